import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** English captions of a session: `en` where there are several. Undefined when there is no such session. */
export async function findEnglishCaption(
  db: Queryable,
  schoolId: string,
  sessionId: string,
): Promise<{ language: string | null } | undefined> {
  const rows = await db.query<{ language: string | null }>(sql`
    select caption.language
    from live_event_sessions session
    left join live_event_captions caption
      on caption.school_id = session.school_id and caption.session_id = session.id
      and (caption.language = 'en' or caption.language like 'en-%')
    where session.school_id = ${schoolId} and session.id = ${sessionId}
    order by caption.language
    limit 1`);
  return rows[0];
}

/** A caption as a WebVTT file. */
export async function findWebvtt(
  db: Queryable,
  caption: { schoolId: string; sessionId: string; language: string },
): Promise<string | undefined> {
  const rows = await db.query<{ webvtt: string }>(sql`
    select webvtt from live_event_captions
    where school_id = ${caption.schoolId} and session_id = ${caption.sessionId}
      and language = ${caption.language}`);
  return rows[0]?.webvtt;
}
