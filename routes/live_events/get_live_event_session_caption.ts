import Type from "typebox";
import { captionLink } from "../../domain/captions/caption_link.ts";
import { operation } from "../_operation.ts";

export const getLiveEventSessionCaption = operation({
  number: 11,
  name: "get-live-event-session-caption",
  key: true,
  scope: "read",
  rate: 60,
  writes: false,
  tag: "Live events",
  summary: "Gives the address of a live event session's English captions",
  description: `
An address on this service that serves the English captions of a session as WebVTT to whoever has it, for one hour: to a
\`<track>\` of any page (CORS allows every origin), or as a download. None of it can be changed: it is signed.

A session that has no captions yet is \`not-found\`.
`.trim(),
  payload: Type.Object({ liveEventSessionId: Type.String({ minLength: 1, maxLength: 255 }) }),
  data: Type.Object({ captionEnglishDownloadUrl: Type.String() }),
  refusals: ["not-found"],
  example: {
    payload: { liveEventSessionId: "session-kickoff" },
    data: {
      captionEnglishDownloadUrl:
        "https://lyceum.example/captions.vtt?school=demo&session=session-kickoff&language=en" +
        "&expires=1769941800&signature=3q2-796tvu_erb7v3q2-796tvu_erb7v3q2-796tvu8",
    },
  },
  handle: async ({ payload, context }) => ({
    captionEnglishDownloadUrl: await captionLink(context, payload.liveEventSessionId),
  }),
});
