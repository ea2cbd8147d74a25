import puppeteer, { type Page } from "puppeteer-core";

/** A browser for tests, where the machine has one. */

const names = ["chromium", "chromium-browser", "google-chrome"];

/** Path of Chromium; null where there is none, and tests that need it are left out. */
export const chromium: string | null = find();

/** The page as the browser has it once it is loaded and its scripts have had a virtual second. */
export async function domOf(url: string): Promise<string> {
  const profile = await Deno.makeTempDir();
  try {
    const { success, stdout, stderr } = await new Deno.Command(chromium!, {
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        `--user-data-dir=${profile}`,
        "--virtual-time-budget=1000",
        "--dump-dom",
        url,
      ],
    }).output();
    if (!success) throw new Error(new TextDecoder().decode(stderr));
    return new TextDecoder().decode(stdout);
  } finally {
    await Deno.remove(profile, { recursive: true });
  }
}

/** Opens a page in a browser of its own, which keeps its cookies until it is disposed of. */
export async function openBrowser(): Promise<{ page: Page } & AsyncDisposable> {
  const browser = await puppeteer.launch({
    executablePath: chromium!,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  return { page: await browser.newPage(), [Symbol.asyncDispose]: () => browser.close() };
}

function find(): string | null {
  const folders = (Deno.env.get("PATH") ?? "").split(":");
  for (const path of folders.flatMap((folder) => names.map((name) => `${folder}/${name}`))) {
    try {
      if (Deno.statSync(path).isFile) return path;
    } catch {
      // Not here.
    }
  }
  return null;
}
