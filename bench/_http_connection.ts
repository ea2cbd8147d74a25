/** An answer, as far as it is looked at. */
export interface HttpAnswer {
  status: number;
  body: string;
}

/**
 * One connection to a server of our own, a request at a time. `fetch` would cost as much as what is measured, and so
 * make things that differ look alike.
 */
export class HttpConnection {
  readonly #connection: Deno.TcpConn;
  readonly #buffer = new Uint8Array(65_536);

  private constructor(connection: Deno.TcpConn) {
    this.#connection = connection;
  }

  static async open(url: string): Promise<HttpConnection> {
    const { hostname, port } = new URL(url);
    const connection = await Deno.connect({ hostname, port: Number(port) });
    connection.setNoDelay();
    return new HttpConnection(connection);
  }

  /** Sends JSON. The answer must have a `Content-Length`. */
  async post(path: string, headers: string, body: string): Promise<HttpAnswer> {
    const bytes = encoder.encode(body);
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${bytes.length}\r\n${headers}\r\n`;
    await this.#write(encoder.encode(head + body));
    let text = "";
    let end = -1;
    while (end === -1 || text.length < end) {
      const count = await this.#connection.read(this.#buffer);
      if (count === null) throw new Error("The server closed the connection");
      // Latin-1: a character a byte, so that lengths are those of the protocol.
      text += latin1.decode(this.#buffer.subarray(0, count));
      if (end === -1) end = endOf(text);
    }
    return { status: Number(text.slice(9, 12)), body: text.slice(text.indexOf("\r\n\r\n") + 4) };
  }

  close(): void {
    this.#connection.close();
  }

  async #write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) at += await this.#connection.write(bytes.subarray(at));
  }
}

const encoder = new TextEncoder();
const latin1 = new TextDecoder("latin1");

/** Where an answer ends that has begun; -1 as long as its head is not whole. */
function endOf(text: string): number {
  const head = text.indexOf("\r\n\r\n");
  if (head === -1) return -1;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1];
  if (length === undefined) throw new Error(`An answer without a length: ${text.slice(0, head)}`);
  return head + 4 + Number(length);
}
