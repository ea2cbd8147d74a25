import assert from "node:assert/strict";
import { clientAddress, trustedProxies } from "./_client_address.ts";

const nobody = trustedProxies([]);
const proxies = trustedProxies(["10.0.0.0/8", "192.0.2.7", "fd00::/8"]);

const cases: [string, string, string | null, typeof nobody, string][] = [
  ["the socket's address without a proxy", "203.0.113.5", null, nobody, "203.0.113.5"],
  ["no X-Forwarded-For from an untrusted socket", "203.0.113.5", "198.51.100.1", proxies, "203.0.113.5"],
  ["the right-most untrusted hop", "10.0.0.1", "1.1.1.1, 198.51.100.1, 10.2.3.4", proxies, "198.51.100.1"],
  ["the left-most when all are trusted", "10.0.0.1", "10.0.0.9, 192.0.2.7", proxies, "10.0.0.9"],
  [
    "the last hop before one that is not an address",
    "10.0.0.1",
    "1.1.1.1, unknown, 10.0.0.2",
    proxies,
    "10.0.0.2",
  ],
  ["hops with a port", "10.0.0.1", "198.51.100.1:4711", proxies, "198.51.100.1"],
  ["hops in brackets, by their /64", "fd00::1", "[2001:db8:1:2:3:4:5:6]:443", proxies, "2001:db8:1:2::/64"],
  ["IPv4 inside IPv6 as IPv4", "::ffff:203.0.113.5", null, nobody, "203.0.113.5"],
  ["trusted IPv4 inside IPv6", "::ffff:10.0.0.1", "198.51.100.1", proxies, "198.51.100.1"],
  ["an empty X-Forwarded-For", "10.0.0.1", "", proxies, "10.0.0.1"],
];

for (const [name, socket, forwardedFor, isTrusted, expected] of cases) {
  Deno.test(`clientAddress gives ${name}`, () => {
    assert.equal(clientAddress(socket, forwardedFor, isTrusted), expected);
  });
}
