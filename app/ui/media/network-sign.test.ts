import { expect, test } from "vitest";
import { networkSign } from "./network-sign.ts";

test.each([
  ["Instagram", "instagram"],
  ["X (Twitter)", "twitter"],
  ["WhatsApp México", "message-circle"],
  ["Our forum", "external-link"],
])("%s has a sign of its own or that of a page outside", (network, sign) => {
  expect(networkSign(network)).toBe(sign);
});
