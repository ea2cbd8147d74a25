import {
  areMailsWaiting,
  type MailRow,
  mailsWaitingChannel,
  releaseMail,
  settleFailedMail,
  settleSentMail,
  takeDueMail,
} from "../../db/mail_outbox.ts";
import { Bell } from "../bell.ts";
import type { Context } from "../context.ts";
import { type Sending, startSending, withJitter } from "../outbox.ts";
import { send, type Smtp } from "./_send.ts";

export type { Smtp } from "./_send.ts";

type MailingContext = Pick<Context, "db" | "random" | "log">;

export interface MailingOptions {
  context: MailingContext;
  /** Null where there is no server: mails stay in the outbox. */
  smtp: Smtp | null;
  /** Otherwise than usual, for tests. */
  pace?: Partial<MailingPace>;
}

export interface MailingPace {
  /** Pause after each failed attempt but the last: as many attempts as pauses, and one. */
  pausesMs: readonly number[];
  /** Between two looks for what is due without notice. */
  lookEveryMs: number;
  /** For an attempt with all that belongs to it. */
  attemptMsMax: number;
}

const minutes = 60_000;

/** Seven attempts in about a day: a server that is down over night has its mails in the morning. */
export const mailingPace: MailingPace = {
  pausesMs: [minutes, 5 * minutes, 30 * minutes, 120 * minutes, 360 * minutes, 960 * minutes],
  lookEveryMs: 5_000,
  attemptMsMax: 60_000,
};

/** Longer than an attempt may take. */
const holdMs = 120_000;
const attemptsAtOnceMax = 4;
const attemptsOfSchoolAtOnceMax = 2;

/** Starts sending mails, until stopped. README.md tells the rules. */
export function startMailing({ context, smtp, pace: given }: MailingOptions): Sending {
  const { db } = context;
  if (smtp === null) return startWarning(context);
  const pace = { ...mailingPace, ...given };
  return startSending<MailRow>({
    context,
    noun: "mail",
    channel: mailsWaitingChannel,
    lookEveryMs: pace.lookEveryMs,
    attemptsAtOnceMax,
    attemptsOfSchoolAtOnceMax,
    take: (exceptSchools) => takeDueMail(db, exceptSchools, holdMs),
    attempt: (mail, signal) => attempt(context, smtp, pace, mail, signal),
    factsOf: (mail) => ({ mailId: mail.id }),
  });
}

async function attempt(
  { db, random, log }: MailingContext,
  smtp: Smtp,
  { pausesMs, attemptMsMax }: MailingPace,
  mail: MailRow,
  stopping: AbortSignal,
): Promise<void> {
  if (mail.attempts > pausesMs.length + 1) {
    return await settleFailedMail(db, mail, "no attempt was brought to an end", null);
  }
  const timedOut = new AbortController();
  const timer = setTimeout(() => timedOut.abort(), attemptMsMax);
  const problem = await send(mail, smtp, AbortSignal.any([stopping, timedOut.signal]))
    .finally(() => clearTimeout(timer));
  const { id: mailId, school_id: schoolId, attempts } = mail;
  if (problem === null) {
    await settleSentMail(db, mail);
    log.debug("Sent a mail", { mailId, schoolId, attempts });
  } else if (stopping.aborted) {
    await releaseMail(db, mail);
  } else {
    const text = timedOut.signal.aborted ? `not taken within ${attemptMsMax} ms` : problem.text;
    const pauseMs = problem.isPermanent ? undefined : pausesMs[attempts - 1];
    const againAfterMs = pauseMs === undefined ? null : withJitter(pauseMs, random(1)[0]!);
    await settleFailedMail(db, mail, text, againAfterMs);
    log.warn("A mail was not sent", { mailId, schoolId, attempts, problem: text, againAfterMs });
  }
}

/** Where nothing can be sent, the log says so once: when the first mail waits. */
function startWarning({ db, log }: MailingContext): Sending {
  const bell = new Bell();
  const stopping = new AbortController();
  const { signal } = stopping;
  const working = (async () => {
    const ring = () => bell.ring();
    const listening = await db.listen(mailsWaitingChannel, ring, ring).catch((error) => {
      log.error("Cannot listen for mails that wait", { error });
    });
    bell.ring();
    while (!signal.aborted) {
      await bell.sleep();
      if (signal.aborted || !await areMailsWaiting(db).catch(() => false)) continue;
      log.warn("Mails wait in the outbox: set SMTP_URL and MAIL_FROM to have them sent");
      break;
    }
    await listening?.();
  })();
  return {
    async stop() {
      stopping.abort();
      bell.ringAll();
      await working;
    },
  };
}
