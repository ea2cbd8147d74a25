import Type from "typebox";
import { libraryPageSize, listLibrary, videoStatuses } from "../../domain/videos/list_library.ts";
import { operation } from "../_operation.ts";
import { pageNumber } from "../_page_number.ts";
import { timestamp } from "../_timestamp.ts";

const Video = Type.Object({
  createdAt: timestamp({ description: "When it was uploaded" }),
  status: Type.Enum([...videoStatuses], {
    description: "`Cc…`: ready, and its captions are being made, are ready, or failed",
  }),
  videoId: Type.String(),
  videoTitle: Type.String(),
});

export const getVideoLibrary = operation({
  number: 22,
  name: "get-video-library",
  key: true,
  scope: "read",
  rate: 60,
  writes: false,
  tag: "Video library",
  summary: "Lists the videos and folders in a folder of the video library",
  description: `
Videos directly in one folder of the school's library whose title contains \`filterTerm\`, whatever the case; newest first,
then by id, ${libraryPageSize} on a page. \`totalResults\` counts those of all pages; a page past the end is empty.
\`absoluteFolderPaths\` are the folders directly in it, whatever the filter.
`.trim(),
  payload: Type.Object({
    filterTerm: Type.Optional(Type.String({ maxLength: 500, description: "Empty or absent: every title" })),
    pageNumber,
    folderPath: Type.Optional(Type.String({
      maxLength: 1_000,
      pattern: "^/([^/]+(/[^/]+)*/?)?$",
      default: "/",
      description: "Absolute, like /C/Memory",
    })),
  }),
  data: Type.Object({
    totalResults: Type.Integer({ minimum: 0 }),
    pageSize: Type.Integer(),
    videoData: Type.Array(Video),
    absoluteFolderPaths: Type.Array(Type.String()),
  }),
  refusals: ["not-found"],
  example: {
    payload: { filterTerm: "", pageNumber: 1, folderPath: "/" },
    data: {
      totalResults: 1,
      pageSize: 20,
      videoData: [{
        createdAt: "2025-01-17T07:00:00Z",
        status: "Ready",
        videoId: "video-trailer",
        videoTitle: "What the school is like",
      }],
      absoluteFolderPaths: ["/Algorithms", "/C", "/Data structures", "/Git"],
    },
  },
  async handle({ payload, context }) {
    const { totalResults, videos, folderPaths } = await listLibrary(context, {
      folderPath: payload.folderPath ?? "/",
      filterTerm: payload.filterTerm ?? "",
      pageNumber: payload.pageNumber ?? 1,
    });
    return {
      totalResults,
      pageSize: libraryPageSize,
      videoData: videos.map(({ id, title, status, createdAt }) => ({
        createdAt,
        status,
        videoId: id,
        videoTitle: title,
      })),
      absoluteFolderPaths: folderPaths,
    };
  },
});
