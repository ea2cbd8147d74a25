/** A file system in memory: what the guest's directories are made of. Nothing in it reaches the host's. */
export { devices } from "./devices.ts";
export { Directory, type StreamName } from "./node.ts";
export { Volume, type VolumeLimits, type VolumeOptions } from "./volume.ts";
