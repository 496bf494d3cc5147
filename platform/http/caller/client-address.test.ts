import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  ["203.0.113.9", "198.51.100.1", 0, "203.0.113.9"],
  ["::ffff:203.0.113.9", null, 0, "203.0.113.9"],
  ["10.0.0.1", "6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
  ["10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  ["10.0.0.1", null, 1, "10.0.0.1"],
])("from socket %s, forwarded %s and %i hops comes %s", (socket, forwarded, hops, expected) => {
  expect(clientAddress(socket, forwarded, hops)).toBe(expected);
});
