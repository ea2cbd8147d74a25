import type { Queryable } from "./database.ts";
import { type Query, sql } from "./sql.ts";

export interface VideoRow {
  id: string;
  title: string;
  status: VideoStatus;
  created_at: Date;
}

/** What a video can be; `Cc…`: ready, and its captions are being made, are ready, or failed. */
export const videoStatuses = [
  "Uploading",
  "Processing",
  "Ready",
  "Failed",
  "CcProcessing",
  "CcReady",
  "CcFailed",
] as const;

/** One of {@link videoStatuses}. */
export type VideoStatus = (typeof videoStatuses)[number];

/** Which videos: those directly in a folder whose title contains the term, whatever the case; an empty one is in all. */
export interface VideoFilter {
  folderPath: string;
  term: string;
}

/** What is to be said of a folder beside its videos. */
export interface VideoFolderRow {
  /** Whether there is such a folder. */
  exists: boolean;
  /** Folders directly in it, in order. */
  subfolders: string[];
  /** Its videos that the filter lets through. */
  videos: number;
}

export async function findVideoFolder(
  db: Queryable,
  schoolId: string,
  filter: VideoFilter,
): Promise<VideoFolderRow> {
  const [row] = await db.query<VideoFolderRow>(sql`
    select
      exists (
        select from video_folders where school_id = ${schoolId} and path = ${filter.folderPath}
      ) as exists,
      array(
        select path from video_folders
        where school_id = ${schoolId} and parent_path = ${filter.folderPath}
        order by path
      ) as subfolders,
      (select count(*) from videos where ${isIn(schoolId, filter)}) as videos`);
  return row!;
}

/** Newest first, then by id. */
export async function listVideos(
  db: Queryable,
  schoolId: string,
  filter: VideoFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<VideoRow[]> {
  return await db.query<VideoRow>(sql`
    select id, title, status, created_at from videos
    where ${isIn(schoolId, filter)}
    order by created_at desc, id
    limit ${limit} offset ${offset}`);
}

function isIn(schoolId: string, { folderPath, term }: VideoFilter): Query {
  const inFolder = sql`school_id = ${schoolId} and folder_path = ${folderPath}`;
  return term === "" ? inFolder : sql`${inFolder} and position(lower(${term}) in lower(title)) > 0`;
}
