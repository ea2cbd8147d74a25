import Type from "typebox";
import { videoStatuses } from "../../../db/videos.ts";
import { count, entry, id, instant, optional, text, words } from "../_fields.ts";
import { list, type Put } from "../list.ts";

const caption = entry({
  language: Type.String({
    pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",
    maxLength: 35,
    description: "BCP 47; the interface gives en",
  }),
  webvtt: Type.String({ pattern: "^WEBVTT", maxLength: 1_000_000, description: "The whole WebVTT file" }),
  createdAt: optional(instant("When it was made; the time of the import when absent")),
});

const session = entry({
  id: id("liveEventSessionId of the interface; unique in the school"),
  title: words(500, "Title"),
  startsAt: instant("When it begins"),
  endsAt: instant("When it ends"),
  captions: optional(Type.Array(caption, { maxItems: 100 })),
});

export const liveEvents = list({
  name: "liveEvents",
  entry: entry({
    id: id("Names the event"),
    title: words(500, "Title"),
    description: optional(text(100_000, "Markdown")),
    createdAt: optional(instant("When it was made; the time of the import when absent")),
    sessions: Type.Array(session, { maxItems: 1000 }),
  }),
  rows(event, put, complain) {
    put("live_events", {
      id: event.id,
      title: event.title,
      description: event.description ?? "",
      created_at: event.createdAt,
    });
    event.sessions.forEach((session, index) => {
      const place = `sessions[${index}]`;
      if (!(Date.parse(session.startsAt) < Date.parse(session.endsAt))) {
        complain(`${place}.endsAt`, `must be after startsAt, ${session.startsAt}, but is ${session.endsAt}`);
      }
      put("live_event_sessions", {
        id: session.id,
        event_id: event.id,
        title: session.title,
        starts_at: session.startsAt,
        ends_at: session.endsAt,
      }, place);
      session.captions?.forEach(({ language, webvtt, createdAt }, index) =>
        put(
          "live_event_captions",
          { session_id: session.id, language, webvtt, created_at: createdAt },
          `${place}.captions[${index}]`,
        )
      );
    });
  },
});

const path = (description: string) =>
  Type.String({ pattern: "^/([^/]+(/[^/]+)*)?$", maxLength: 1000, description });

export const videoFolders = list({
  name: "videoFolders",
  entry: entry({ path: path("Absolute: /Python/Week 1. Folders that it is in need not be listed") }),
  rows: ({ path }, put) => putFolders(path, put),
});

export const videos = list({
  name: "videos",
  entry: entry({
    id: id("videoId of the interface"),
    title: words(500, "Title"),
    folderPath: optional(path("The folder it is directly in; / when absent. It need not be listed")),
    status: Type.Enum([...videoStatuses]),
    durationSeconds: optional(count(0, 1_000_000, "How long it is")),
    createdAt: optional(instant("When it was uploaded; the time of the import when absent")),
  }),
  rows(video, put) {
    putFolders(video.folderPath ?? "/", put);
    put("videos", {
      id: video.id,
      title: video.title,
      folder_path: video.folderPath ?? "/",
      status: video.status,
      duration_seconds: video.durationSeconds,
      created_at: video.createdAt,
    });
  },
});

/** A folder with all that it is in; whoever takes the rows takes each folder once. */
function putFolders(path: string, put: Put): void {
  put("video_folders", { path: "/" });
  const names = path.split("/").slice(1).filter((name) => name !== "");
  names.forEach((_, index) => put("video_folders", { path: `/${names.slice(0, index + 1).join("/")}` }));
}
