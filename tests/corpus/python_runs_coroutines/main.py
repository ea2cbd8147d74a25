import asyncio


async def worker(name, seconds):
    await asyncio.sleep(seconds)
    print(name)
    return seconds


async def main():
    print(await asyncio.gather(worker("slow", 0.3), worker("fast", 0.1)))


asyncio.run(main())
