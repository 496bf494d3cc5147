import { expect, test } from "vitest";
import { hostFault } from "./host-fault.ts";

test.each([
  "https://games.brand.com",
  "https://games.brand.com:8443",
  "https://xn--caf-dma.com",
  "https://a.b.c.xn--p1ai",
])("%s may be asked", (address) => {
  expect(hostFault(address)).toBeUndefined();
});

test.each([
  ["http://games.brand.com", "not https"],
  ["https://games.brand.com/", "browsers write"],
  ["https://games.brand.com/a", "more than a host"],
  ["https://Games.brand.com", "https://games.brand.com"],
  ["https://games.brand.com:443", "browsers write"],
  ["https://a.com;\tscript-src-elem\t*.evil.net", "public net"],
  ["https://a.com\t", "browsers write"],
  ["https://a.\ncom", "browsers write"],
  [" https://a.com", "browsers write"],
  ["https://*.com", "public net"],
  ["https://a_b.com", "public net"],
  ["https://a.com,b.com", "public net"],
  ["https://brand.com.", "public net"],
  ["https://localhost.", ""],
  ["https://games.localhost", "leads nowhere"],
  ["https://brand", "public net"],
  ["https://10.0.0.1", "a number"],
  ["https://[::1]", "a number"],
  ["https://me@brand.com", "password"],
])("%j is refused", (address, why) => {
  expect(hostFault(address)).toContain(why);
});
