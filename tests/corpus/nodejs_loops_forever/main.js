console.log("begun");
while (true);
