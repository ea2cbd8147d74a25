import ipaddr from "ipaddr.js";

/**
 * Whether an IP address may be called from inside the operator's network without reaching into it: neither private,
 * loopback, link-local, multicast nor reserved, nor one that wraps such an address, nor a cloud's metadata.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  // Global unicast is 2000::/3 (RFC 4291, section 2.4); ipaddr.js calls the unassigned rest unicast as well.
  if (address.kind() === "ipv6") return (address.toByteArray()[0]! & 0xe0) === 0x20;
  return !publicMetadata.includes(address.toString());
}

/** Metadata services at addresses that look public: Azure's. The others are link-local, private or reserved. */
const publicMetadata = ["168.63.129.16"];
