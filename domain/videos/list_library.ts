import { findVideoFolder, listVideos, type VideoRow, type VideoStatus } from "../../db/videos.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";

export { videoStatuses } from "../../db/videos.ts";

/** A video of the library. */
export interface Video {
  id: string;
  title: string;
  status: VideoStatus;
  createdAt: Date;
}

export interface LibraryPage {
  /** Videos on all pages. */
  totalResults: number;
  videos: Video[];
  /** Folders directly in the one that was asked for. */
  folderPaths: string[];
}

/** Videos on one page of the library (decision 29). */
export const libraryPageSize = 20;

/**
 * One page of the videos that are directly in a folder of the caller's school and whose title contains the term,
 * whatever the case; newest first, then by id. Past the end there are none (decisions 29 and 30).
 *
 * @param of `folderPath` absolute, with or without a slash at the end; `pageNumber` from 1
 * @throws {Refusal} `not-found` for a folder that is not there; the root always is
 */
export async function listLibrary(
  context: Context,
  of: { folderPath: string; filterTerm: string; pageNumber: number },
): Promise<LibraryPage> {
  const schoolId = schoolOf(context);
  const folderPath = of.folderPath === "/" ? "/" : of.folderPath.replace(/\/$/, "");
  const filter = { folderPath, term: of.filterTerm };
  const folder = await findVideoFolder(context.db, schoolId, filter);
  if (!folder.exists && folderPath !== "/") {
    throw new Refusal("not-found", `The video library has no folder ${shown(folderPath)}`, {
      path: "folderPath",
    });
  }
  const offset = (of.pageNumber - 1) * libraryPageSize;
  const rows = offset < folder.videos
    ? await listVideos(context.db, schoolId, filter, { limit: libraryPageSize, offset })
    : [];
  return { totalResults: folder.videos, videos: rows.map(videoOf), folderPaths: folder.subfolders };
}

function videoOf({ id, title, status, created_at }: VideoRow): Video {
  return { id, title, status, createdAt: created_at };
}
