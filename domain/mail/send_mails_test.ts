import assert from "node:assert/strict";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { insertMail } from "../../db/mail_outbox.ts";
import { sql } from "../../db/sql.ts";
import { until } from "../../tests/code_execution_world.ts";
import { tenants } from "../../tests/tenants.ts";
import type { Sending } from "../outbox.ts";
import { type MailingPace, startMailing } from "./send_mails.ts";

const { db, at, school, warnings } = await tenants();
const now = new Date("2026-02-01T09:30:00Z");

interface Taken {
  from: string;
  to: string[];
  /** Header lines, unfolded. */
  head: string[];
  text: string;
}

/** What the server says to a recipient: nothing, or a refusal with a code. */
type Answer = number | null;

/** A real SMTP server on loopback. It answers recipients as it is told, one after the other, the last for ever. */
async function smtpServer(answers: Answer[] = [null], options: SMTPServerOptions = {}) {
  const taken: Taken[] = [];
  let asked = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo(_address, _session, callback) {
      const code = answers[Math.min(asked++, answers.length - 1)] ?? null;
      callback(code === null ? null : Object.assign(new Error("Not today"), { responseCode: code }));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Uint8Array[] = [];
      stream.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      stream.on("end", () => {
        const [head, ...rest] = new TextDecoder().decode(Uint8Array.from(chunks.flatMap((c) => [...c])))
          .split("\r\n\r\n");
        taken.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          head: head!.replace(/\r\n[ \t]+/g, " ").split("\r\n"),
          text: rest.join("\n\n").replaceAll("\r\n", "\n"),
        });
        callback();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return {
    taken,
    asked: () => asked,
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function mailing(url: string | null, pace: Partial<MailingPace> = {}): Sending & AsyncDisposable {
  const sending = startMailing({
    context: at(now),
    smtp: url === null ? null : { url, from: "school@lyceum.example" },
    pace: { pausesMs: [1, 1], lookEveryMs: 5, ...pace },
  });
  return { ...sending, [Symbol.asyncDispose]: () => sending.stop() };
}

async function put(mail: { subject?: string; recipient?: string; schoolId?: string } = {}): Promise<string> {
  const id = crypto.randomUUID();
  await insertMail(db, mail.schoolId ?? "north", {
    id,
    user_id: null,
    kind: "welcome",
    recipient: mail.recipient ?? "asha@example.org",
    subject: mail.subject ?? "Welcome",
    body_text: "Hello Asha,\n\nto your courses.\n",
    created_at: now,
  });
  return id;
}

interface State {
  attempts: number;
  is_sent: boolean;
  waits: boolean;
  last_problem: string | null;
}

async function state(id: string): Promise<State> {
  const [row] = await db.query<State>(sql`
    select attempts, sent_at is not null as is_sent, next_attempt_at is not null as waits, last_problem
    from mail_outbox where id = ${id}::uuid`);
  return row!;
}

const settled = (id: string) => until(async () => !(await state(id)).waits);

Deno.test("a mail is handed over once, in the school's name, with an id of its own", async () => {
  await school("north");
  await db.query(sql`update schools set support_email = 'help@north.example'`);
  await using server = await smtpServer();
  const id = await put();
  await using _ = mailing(server.url);
  await settled(id);
  assert.deepEqual(await state(id), { attempts: 1, is_sent: true, waits: false, last_problem: null });
  const [mail] = server.taken;
  assert.deepEqual([server.taken.length, mail!.from, mail!.to], [1, "school@lyceum.example", [
    "asha@example.org",
  ]]);
  for (
    const line of [
      "From: School north <school@lyceum.example>",
      "To: asha@example.org",
      "Reply-To: help@north.example",
      "Subject: Welcome",
      `Message-ID: <${id}@lyceum.example>`,
      "Date: Sun, 01 Feb 2026 09:30:00 +0000",
      "Auto-Submitted: auto-generated",
    ]
  ) assert.ok(mail!.head.includes(line), `${line} in\n${mail!.head.join("\n")}`);
  assert.equal(mail!.text.trim(), "Hello Asha,\n\nto your courses.");
});

Deno.test("a sender that sleeps is woken by a mail", async () => {
  await school("north");
  await using server = await smtpServer();
  await using _ = mailing(server.url, { lookEveryMs: 3_600_000 });
  for (let count = 1; count <= 3; count++) {
    await put();
    await until(() => server.taken.length === count);
  }
});

Deno.test("what is refused with 4xx is tried again, under the same id, and delivered", async () => {
  await school("north");
  await using server = await smtpServer([451, 421, null]);
  const id = await put();
  await using _ = mailing(server.url);
  await settled(id);
  assert.deepEqual(await state(id), { attempts: 3, is_sent: true, waits: false, last_problem: null });
  assert.equal(server.taken.length, 1);
  assert.deepEqual(warnings, ["A mail was not sent", "A mail was not sent"]);
});

Deno.test("what is refused with 5xx is given up at once, with the reason", async () => {
  await school("north");
  await using server = await smtpServer([550]);
  const id = await put();
  await using _ = mailing(server.url);
  await settled(id);
  const { last_problem, ...rest } = await state(id);
  assert.deepEqual(rest, { attempts: 1, is_sent: false, waits: false });
  assert.match(last_problem!, /550 Not today/);
  assert.equal(server.asked(), 1);
});

Deno.test("a login that fails is no reason to give a mail up before its last attempt", async () => {
  await school("north");
  let logins = 0;
  await using server = await smtpServer([null], {
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      if (++logins > 1 && username === "us" && password === "p@ss") return callback(null, { user: "us" });
      callback(Object.assign(new Error("Wrong"), { responseCode: 535 }));
    },
  });
  const id = await put();
  await using _ = mailing(server.url.replace("//", "//us:p%40ss@"));
  await settled(id);
  assert.deepEqual(await state(id), { attempts: 2, is_sent: true, waits: false, last_problem: null });
});

Deno.test("a server without TLS gets nothing where TLS is required", async () => {
  await school("north");
  await using server = await smtpServer();
  const id = await put();
  await using _ = mailing(`${server.url}?requireTLS=true`);
  await settled(id);
  const { last_problem, ...rest } = await state(id);
  assert.deepEqual(rest, { attempts: 3, is_sent: false, waits: false });
  assert.match(last_problem!, /STARTTLS/);
  assert.equal(server.asked(), 0);
});

Deno.test("a server that hangs is left after a while", async () => {
  await school("north");
  const held: Deno.Conn[] = [];
  using hanging = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const accepting = (async () => {
    for await (const connection of hanging) held.push(connection);
  })().catch(() => {});
  const id = await put();
  {
    await using _ = mailing(`smtp://127.0.0.1:${hanging.addr.port}`, { pausesMs: [1], attemptMsMax: 50 });
    await settled(id);
  }
  assert.deepEqual(await state(id), {
    attempts: 2,
    is_sent: false,
    waits: false,
    last_problem: "not taken within 50 ms",
  });
  for (const connection of held) connection.close();
  hanging.close();
  await accepting;
});

Deno.test("where nothing listens, a mail is given up after its last attempt", async () => {
  await school("north");
  const closed = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  closed.close();
  const id = await put();
  await using _ = mailing(`smtp://127.0.0.1:${closed.addr.port}`);
  await settled(id);
  const { last_problem, ...rest } = await state(id);
  assert.deepEqual(rest, { attempts: 3, is_sent: false, waits: false });
  assert.match(last_problem!, /ECONNREFUSED|refused/i);
});

Deno.test("the pauses between attempts grow, with some jitter", async () => {
  await school("north");
  await using server = await smtpServer([451]);
  const id = await put();
  await using _ = mailing(server.url, { pausesMs: [3_600_000, 7_200_000] });
  const pauses = [];
  for (let attempt = 1; attempt <= 2; attempt++) {
    await until(async () => (await state(id)).last_problem !== null);
    const [row] = await db.query<{ seconds: number }>(sql`
      select extract(epoch from next_attempt_at - now())::int as seconds from mail_outbox`);
    pauses.push(row!.seconds);
    await db.query(sql`update mail_outbox set next_attempt_at = now(), last_problem = null`);
  }
  const [first, second] = pauses;
  assert.ok(first! > 2_600 && first! <= 4_500, String(first));
  assert.ok(second! > 5_200 && second! <= 9_000, String(second));
});

Deno.test("a sender that stops gives back what it was sending, at once", async () => {
  await school("north");
  using hanging = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const id = await put();
  const sender = mailing(`smtp://127.0.0.1:${hanging.addr.port}`);
  const connection = await hanging.accept();
  await sender.stop();
  connection.close();
  assert.deepEqual(await state(id), { attempts: 0, is_sent: false, waits: true, last_problem: null });
  await using server = await smtpServer();
  await using _ = mailing(server.url);
  await settled(id);
  assert.equal(server.taken.length, 1);
});

Deno.test("two senders send each mail once", async () => {
  await school("north");
  await school("south");
  await using server = await smtpServer();
  const ids = [];
  for (let index = 0; index < 20; index++) {
    ids.push(await put({ recipient: `${index}@example.org`, schoolId: index % 2 ? "south" : "north" }));
  }
  await using _one = mailing(server.url);
  await using _other = mailing(server.url);
  for (const id of ids) await settled(id);
  assert.deepEqual(
    server.taken.map(({ to }) => to[0]).sort(),
    ids.map((_, index) => `${index}@example.org`).sort(),
  );
});

Deno.test("no line can be added to the head of a mail", async () => {
  await school("north");
  await using server = await smtpServer();
  await db.query(sql`
    update schools set name = 'North' || chr(13) || chr(10) || 'Bcc: thief@example.org',
      support_email = 'x@y.example,thief@example.org'`);
  const id = await put({ subject: "Welcome\r\nBcc: thief@example.org\r\n\r\nand more" });
  await using _ = mailing(server.url);
  await settled(id);
  const [{ head, to, text }] = server.taken as [Taken];
  assert.deepEqual(to, ["asha@example.org"]);
  assert.deepEqual(head.filter((line) => /^(bcc|cc)/i.test(line)), []);
  assert.equal(text.trim(), "Hello Asha,\n\nto your courses.");
});

Deno.test("without a server mails stay, and the log says so once", async () => {
  await school("north");
  const none = mailing(null);
  const id = await put();
  await until(() => warnings.length > 0);
  await put();
  await none.stop();
  assert.deepEqual(warnings, ["Mails wait in the outbox: set SMTP_URL and MAIL_FROM to have them sent"]);
  assert.deepEqual(await state(id), { attempts: 0, is_sent: false, waits: true, last_problem: null });
  await using server = await smtpServer();
  await using _ = mailing(server.url);
  await settled(id);
  await until(() => server.taken.length === 2);
});

Deno.test("without a server and without mails the log says nothing", async () => {
  await school("north");
  await mailing(null).stop();
  assert.deepEqual(warnings, []);
});
