/**
 * Ends the running guest by an engine trap, which no `catch_all` of the guest's can see and no cleanup runs for; a
 * JavaScript exception would be caught like any other (WebAssembly JavaScript interface, "Exceptions").
 */
export function trap(): never {
  unreachable();
  throw new Error("unreachable came back");
}

/** `(module (func (export "t") unreachable))` */
const bytes = new Uint8Array(
  [
    [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    [0x01, 0x04, 0x01, 0x60, 0x00, 0x00],
    [0x03, 0x02, 0x01, 0x00],
    [0x07, 0x05, 0x01, 0x01, 0x74, 0x00, 0x00],
    [0x0a, 0x05, 0x01, 0x03, 0x00, 0x00, 0x0b],
  ].flat(),
);

const unreachable = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports.t as () => void;
