import os

os.makedirs("a/b")
with open("a/b/out.txt", "w") as file:
    file.write("ä line\nanother\n")
with open("a/b/out.txt", "a+") as file:
    file.write("third\n")
    file.seek(0)
    print(file.readlines())
print(os.path.getsize("a/b/out.txt"), os.listdir("a"), os.path.exists("nothing"))
os.rename("a/b/out.txt", "moved")
os.rmdir("a/b")
print(sorted(os.listdir(".")))
try:
    open("nothing")
except FileNotFoundError as error:
    print(error.strerror)
