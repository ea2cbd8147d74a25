import type { MailRow } from "../../db/mail_outbox.ts";

/** Where mails are handed over, and in whose name. */
export interface Smtp {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the start: `SMTP_URL`. */
  url: string;
  /** Address that mails come from: `MAIL_FROM`. */
  from: string;
}

/** Why a mail was not taken, for the operator. */
export interface Problem {
  text: string;
  /** The server refuses this mail for good; another attempt would hear the same. */
  isPermanent: boolean;
}

const connectMsMax = 10_000;
const silenceMsMax = 30_000;

/**
 * Hands a mail to the server (RFC 5321), on a connection of its own. Gives null when the server took it. Whatever stands in
 * the mail's fields, nodemailer makes headers of them in which no line can be added.
 *
 * @param signal ends it, whatever it is doing
 */
export async function send(mail: MailRow, { url, from }: Smtp, signal: AbortSignal): Promise<Problem | null> {
  // Loaded when there is a mail: a start must stay fast.
  const { default: nodemailer } = await import("nodemailer");
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: connectMsMax,
    greetingTimeout: connectMsMax,
    socketTimeout: silenceMsMax,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: { name: mail.school_name, address: from },
      to: { name: "", address: mail.recipient },
      ...mail.support_email === null ? {} : { replyTo: { name: "", address: mail.support_email } },
      subject: mail.subject,
      text: mail.body_text,
      date: mail.created_at,
      messageId: `<${mail.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
      // RFC 3834: no answer of a machine is wanted.
      headers: { "Auto-Submitted": "auto-generated" },
      signal,
    });
    return null;
  } catch (error) {
    return problemOf(error);
  } finally {
    transport.close();
  }
}

/** What a server says of the mail itself is final when it begins with 5; what it says of us (a login), or never says, is not. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof Error)) return { text: String(error), isPermanent: false };
  const { code, permanent } = error as Error & { code?: string; permanent?: boolean };
  const isOfMail = code === "EENVELOPE" || code === "EMESSAGE";
  return { text: error.message.slice(0, 1_000), isPermanent: isOfMail && permanent === true };
}
