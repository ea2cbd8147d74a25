import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A function that tells whether an address belongs to a proxy that is trusted. */
export type IsTrusted = (address: Address) => boolean;

/** Reads `TRUSTED_PROXIES`: addresses and networks in CIDR form. */
export function trustedProxies(networks: readonly string[]): IsTrusted {
  const ranges = networks.map((text) => {
    const [network, bits] = text.includes("/") ? ipaddr.parseCIDR(text) : [ipaddr.parse(text), 128];
    return { network, bits };
  });
  return (address) =>
    ranges.some(({ network, bits }) => {
      if (address instanceof ipaddr.IPv4) {
        return network instanceof ipaddr.IPv4 && address.match(network, Math.min(bits, 32));
      }
      return network instanceof ipaddr.IPv6 && address.match(network, bits);
    });
}

/**
 * The address that a request is counted by: the socket's, or the right-most untrusted one of `X-Forwarded-For` behind
 * trusted proxies (decision 10). An IPv6 client is counted by its /64, which is what one household or host is given.
 */
export function clientAddress(socket: string, forwardedFor: string | null, isTrusted: IsTrusted): string {
  let address = parse(socket);
  if (address === null) return socket;
  const hops = forwardedFor === null ? [] : forwardedFor.split(",");
  while (isTrusted(address) && hops.length > 0) {
    const hop: Address | null = parse(hops.pop()!.trim());
    // What a proxy wrote and we cannot read stays with that proxy.
    if (hop === null) break;
    address = hop;
  }
  return address instanceof ipaddr.IPv6 ? network64(address) : address.toString();
}

/** Also `[2001:db8::1]:443` and `192.0.2.1:443`, which some proxies write; IPv4 inside IPv6 is IPv4. */
function parse(text: string): Address | null {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isAddress ? ipaddr.process(bare) : null;
}

function network64(address: ipaddr.IPv6): string {
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
