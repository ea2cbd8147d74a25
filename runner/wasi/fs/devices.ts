import { Volume } from "./volume.ts";

/**
 * What a program expects in `/dev`: `null`, and its own streams by name. Sealed, so every world may be lent the same, as
 * a preopen named `/dev`.
 */
export const devices: Volume = new Volume();

devices.placeDevice("null", "null");
devices.placeDevice("stdin", "stdin");
devices.placeDevice("stdout", "stdout");
devices.placeDevice("stderr", "stderr");
devices.seal();
