import { expect, test } from "vitest";
import { deriveSecrets } from "./derive-secrets.ts";

const input = { master: "m".repeat(32), vendors: ["A", "B"], gateways: ["A"] };

test("each part gets a key of its own, the same one every time", () => {
  const { vendors, gateways, sealKey, siteKey } = deriveSecrets(input);
  const keys = [...vendors.values(), ...gateways.values()].flat();
  expect(new Set([...keys, siteKey]).size).toBe(4);
  expect(keys.every((key) => key.length === 43)).toBe(true);
  expect(sealKey).toHaveLength(16);
  expect(deriveSecrets(input).dataKey).toHaveLength(32);
  expect(deriveSecrets(input)).toEqual(deriveSecrets(input));
  expect(deriveSecrets({ ...input, master: "n".repeat(32) }).siteKey).not.toBe(siteKey);
});

test("of two master secrets the first one's keys sign, and the other's are kept beside them", () => {
  const other = { master: "n".repeat(32) };
  const both = deriveSecrets({ ...input, other });
  const [first, second] = [deriveSecrets(input), deriveSecrets({ ...input, ...other })];
  expect(both.dataKey).toEqual(first.dataKey);
  expect(both.siteKey).toBe(first.siteKey);
  const { siteKey, sealKey, dataKey } = second;
  expect(both.other).toEqual({ siteKey, sealKey, dataKey });
  expect(both.vendors.get("A")).toEqual([
    first.vendors.get("A")?.[0],
    second.vendors.get("A")?.[0],
  ]);
  expect(first.other).toBeUndefined();
});

test("given keys are used", () => {
  const sealKey = Buffer.alloc(16, 7).toString("base64");
  const secrets = deriveSecrets({ ...input, siteKey: "given", sealKey });
  expect(secrets.siteKey).toBe("given");
  expect(Buffer.from(secrets.sealKey)).toEqual(Buffer.alloc(16, 7));
});
