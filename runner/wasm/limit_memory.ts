import { readSections, type Section, sectionId, writeSection } from "./section.ts";
import { readMemory, writeMemory } from "./sections/memory.ts";
import { Writer } from "./writer.ts";

/**
 * The same module, but its own memory cannot grow past `pagesMax` pages of 64 KiB. All the rest is copied as it is, in one
 * piece, so a module of any size takes no longer than copying it.
 *
 * Throws a `RangeError` when the memory starts out larger; {@link MalformedModule}, {@link UnsupportedFeature}. A module
 * without a memory of its own comes back as it is.
 */
export function limitMemory(module: Uint8Array, pagesMax: number): Uint8Array {
  const section = memorySection(module);
  const memory = section?.contents.vector(readMemory)[0];
  if (section === undefined || memory === undefined) return module;
  if (memory.min > pagesMax) {
    throw new RangeError(
      `Cannot limit the memory to ${pagesMax} pages: the module starts with ${memory.min}`,
    );
  }
  const writer = new Writer(module.length + 16);
  writer.bytes(module.subarray(0, section.start));
  const limited = { min: memory.min, max: Math.min(memory.max ?? pagesMax, pagesMax) };
  writeSection(writer, sectionId.memory, (contents) => contents.vector([limited], writeMemory));
  writer.bytes(module.subarray(section.end));
  return writer.view();
}

function memorySection(module: Uint8Array): Section | undefined {
  for (const section of readSections(module)) if (section.id === sectionId.memory) return section;
  return undefined;
}
