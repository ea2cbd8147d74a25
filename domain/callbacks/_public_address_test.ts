import assert from "node:assert/strict";
import { isPublicAddress } from "./_public_address.ts";

const publicAddresses = [
  "1.1.1.1",
  "93.184.216.34",
  "172.15.255.255",
  "172.32.0.1",
  "2606:4700:4700::1111",
  "2a00::1",
];

const otherAddresses = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "100.64.0.1",
  "100.100.100.200",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.168.1.1",
  "198.18.0.1",
  "203.0.113.9",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::7f00:1",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:1.1.1.1",
  "64:ff9b::a00:1",
  "64:ff9b:1::a00:1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "4000::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "localhost",
  "",
];

Deno.test("only what is public on the internet is a public address", async (t) => {
  for (const address of publicAddresses) {
    await t.step(`${address} is`, () => assert.ok(isPublicAddress(address)));
  }
  for (const address of otherAddresses) {
    await t.step(`"${address}" is not`, () => assert.ok(!isPublicAddress(address)));
  }
});
