import { expect, test } from "vitest";
import { qrPath } from "./qr-path.server.ts";

test("the three corners stand where a reader looks for them, within four quiet modules", () => {
  const { size, path } = qrPath("https://alba.example/down");
  expect((size - 8 - 17) % 4).toBe(0);
  expect(path).toMatch(/^M4 4h7v1H4z/);
  expect(path).toContain(`M${size - 11} 4h7v1H${size - 11}z`);
  expect(path).toContain(`M4 ${size - 5}h7v1H4z`);
});
test("another address is another code", () =>
  expect(qrPath("https://a.example").path).not.toBe(qrPath("https://b.example").path));
