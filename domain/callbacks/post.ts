/** One request to an address that has been checked. */
export interface Post {
  url: URL;
  /** IP address to connect to; the name in `url` is for TLS and the `Host` header only. */
  address: string;
  headers: Record<string, string>;
  body: Uint8Array;
  /** Ends it, whatever it is doing. */
  signal: AbortSignal;
  /** Certificate authorities beside the system's, PEM. */
  caCerts?: string[];
}

/**
 * Sends a POST over HTTP/1.1 (RFC 9112) on a connection of its own, and gives the status of the answer. Nothing more
 * of the answer is read, and no redirect is followed. Rejects when no answer came.
 */
export async function post({ url, address, headers, body, signal, caCerts }: Post): Promise<number> {
  const isSecure = url.protocol === "https:";
  const port = Number(url.port || (isSecure ? 443 : 80));
  let connection: Deno.Conn = await Deno.connect({ hostname: address, port, signal });
  const close = () => {
    try {
      connection.close();
    } catch {
      // It was closed already.
    }
  };
  signal.addEventListener("abort", close);
  try {
    if (isSecure) {
      const hostname = url.hostname.replace(/^\[(.*)\]$/, "$1");
      connection = await Deno.startTls(connection as Deno.TcpConn, {
        hostname,
        caCerts,
        alpnProtocols: ["http/1.1"],
      });
      signal.throwIfAborted();
    }
    // A receiver may answer, and close, before it has read everything.
    const writing = write(connection, requestHead(url, headers, body), body).catch(() => {});
    const status = await readStatus(connection);
    close();
    await writing;
    return status;
  } finally {
    signal.removeEventListener("abort", close);
    close();
  }
}

function requestHead(url: URL, headers: Record<string, string>, body: Uint8Array): Uint8Array {
  const lines = [
    `POST ${url.pathname}${url.search} HTTP/1.1`,
    `host: ${url.host}`,
    `content-length: ${body.length}`,
    "connection: close",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return new TextEncoder().encode(`${lines.join("\r\n")}\r\n\r\n`);
}

async function write(connection: Deno.Conn, ...parts: Uint8Array[]): Promise<void> {
  for (const part of parts) {
    for (let sent = 0; sent < part.length;) sent += await connection.write(part.subarray(sent));
  }
}

const headBytesMax = 16_384;

/** Reads up to the end of the first head that is not an interim one (1xx). */
async function readStatus(connection: Deno.Conn): Promise<number> {
  const chunk = new Uint8Array(4_096);
  const decoder = new TextDecoder("latin1");
  let text = "";
  for (;;) {
    const head = /^HTTP\/1\.[01] (\d{3})[ \r][^]*?\r\n\r\n/.exec(text);
    if (head && Number(head[1]) >= 200) return Number(head[1]);
    if (head) {
      text = text.slice(head[0].length);
      continue;
    }
    if (text.length > headBytesMax) throw new Error("the answer's head is too long or is no HTTP");
    const length = await connection.read(chunk);
    if (length === null) throw new Error("the connection ended before an answer came");
    text += decoder.decode(chunk.subarray(0, length), { stream: true });
  }
}
