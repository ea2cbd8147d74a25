import assert from "node:assert/strict";
import { SMTPServer } from "smtp-server";
import { startService } from "../_service.ts";

const env = { WORKERS: "0", DATABASE_URL: "" };
const learner = {
  userId: "learner-1",
  profileDefaults: { name: "Asha Rao", email: "asha.rao@example.org", password: "four plain words" },
  shouldSendWelcomeEmail: true,
};

Deno.test("a welcome waits until serve knows a mail server, and is sent then; a link of serve logs in", async () => {
  const directory = await Deno.makeTempDir();
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === "us" && password === "secret"
        ? callback(null, { user: "us" })
        : callback(new Error("Who are you?")),
    onData(stream, _session, callback) {
      let text = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => text += chunk);
      stream.on("end", () => {
        mails.push(text);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  try {
    let key: string;
    {
      await using service = await startService({ directory, env });
      key = service.key;
      assert.deepEqual(await service.call("create-new-user", learner), {});
      await until(() => service.printed().includes("Mails wait in the outbox: set SMTP_URL and MAIL_FROM"));
      const { loginUrl } = await service.call<{ loginUrl: string }>("get-login-link-for-user", {
        userIdentifier: { type: "email", email: "asha.rao@example.org" },
      });
      assert.ok(loginUrl.startsWith(`${service.url}/login?token=`));
      const opened = await fetch(loginUrl, { redirect: "manual" });
      await opened.body?.cancel();
      assert.deepEqual([opened.status, opened.headers.get("Location")], [303, "/dashboard"]);
      const dashboard = await fetch(`${service.url}/dashboard`, {
        headers: { Cookie: opened.headers.get("Set-Cookie")!.split(";")[0]! },
      });
      assert.match(await dashboard.text(), /Hello, Asha Rao/);
      assert.equal(await service.stop(), 0);
    }
    const smtp = { SMTP_URL: `smtp://us:secret@127.0.0.1:${port}`, MAIL_FROM: "school@lyceum.example" };
    await using service = await startService({ directory, env: { ...env, ...smtp }, key });
    await until(() => mails.length > 0);
    assert.match(mails[0]!, /^From: Demo School <school@lyceum\.example>\r$/m);
    assert.match(mails[0]!, /^To: asha\.rao@example\.org\r$/m);
    assert.match(mails[0]!, /Demo School has made an account for you\./);
    assert.doesNotMatch(mails[0]!, /four plain words/);
    assert.equal(await service.stop(), 0);
    assert.doesNotMatch(service.printed(), /four plain words|secret|Mails wait/);
    assert.equal(mails.length, 1);
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
    await Deno.remove(directory, { recursive: true });
  }
});

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries++) {
    if (tries === 1_000) assert.fail("it never came to be");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
