import { expect, test } from "vitest";
import { testRandom } from "#tests/support/database.ts";
import { isSealed, openText, sealOf, sealText } from "./seal-text.ts";

const context = {
  secrets: { dataKey: new Uint8Array(32).fill(9) },
  merchant: { code: "alba" },
  random: testRandom("seal"),
};

test("sealed text opens again, and shows nothing while sealed", () => {
  const sealed = sealText(context, "m1:idNumber", "Ñandú 4471");
  expect(isSealed(sealed)).toBe(true);
  expect(Buffer.from(sealed.split(".")[2] ?? "", "base64url").includes("4471")).toBe(false);
  expect(openText(context, "m1:idNumber", sealed)).toBe("Ñandú 4471");
});

test("the same text is sealed differently each time", () => {
  expect(sealText(context, "a", "x")).not.toBe(sealText(context, "a", "x"));
});

test("sealed text opens for no other merchant, place or key", () => {
  const sealed = sealText(context, "m1:idNumber", "4471");
  const other = { ...context, merchant: { code: "noche" } };
  const key = { ...context, secrets: { dataKey: new Uint8Array(32).fill(8) } };
  expect(() => openText(other, "m1:idNumber", sealed)).toThrow();
  expect(() => openText(context, "m2:idNumber", sealed)).toThrow();
  expect(() => openText(key, "m1:idNumber", sealed)).toThrow();
});

test("one changed byte is found", () => {
  const sealed = sealText(context, "a", "4471");
  const bytes = Buffer.from(sealed.split(".")[2] ?? "", "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  const changed = sealOf(context.secrets) + bytes.toString("base64url");
  expect(() => openText(context, "a", changed)).toThrow("authenticate");
});

const later = { dataKey: new Uint8Array(32).fill(8) };
const changing = { ...context, secrets: { ...later, other: context.secrets } };

test("while the key changes both open, the new one seals, and the seal names it", () => {
  const [old, young] = [sealText(context, "a", "4471"), sealText(changing, "a", "4471")];
  expect(openText(changing, "a", old)).toBe("4471");
  expect(openText(changing, "a", young)).toBe("4471");
  expect(young.startsWith(sealOf(later))).toBe(true);
  expect(old.startsWith(sealOf(context.secrets))).toBe(true);
  expect(() => openText({ ...context, secrets: later }, "a", old)).toThrow("unknown key");
});

test("text from before seals named their key opens with either", () => {
  const old = sealText(context, "a", "4471").replace(sealOf(context.secrets), "s1.");
  expect(openText(context, "a", old)).toBe("4471");
  expect(openText(changing, "a", old)).toBe("4471");
  expect(() => openText({ ...context, secrets: later }, "a", old)).toThrow();
});
