import { expect, test } from "vitest";
import { random } from "../../../tests/under-test/platform-under-test.ts";
import { hashPassword, isPassword } from "./password-hash.ts";

test("258 of three hundred hashes at once are done in turn, and the rest are refused as busy", async () => {
  const known = await hashPassword("tres-soles-9", random);
  const asked = Array.from({ length: 300 }, (_, turn) =>
    isPassword(turn % 2 ? known : undefined, "otra-clave-9"),
  );
  const heard = await Promise.allSettled(asked);
  const codes = heard.map((one) => (one.status === "rejected" ? one.reason.code : one.value));
  expect(codes.filter((code) => code === false)).toHaveLength(258);
  expect(codes.filter((code) => code === "busy")).toHaveLength(42);
  expect(await isPassword(known, "tres-soles-9")).toBe(true);
}, 30_000);

test("a hash costs Argon2id's 19 MiB and two passes", async () => {
  const hash = await hashPassword("tres-soles-9", random);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("without a hash to compare, the same work waits in the same line", async () => {
  const asked = Array.from({ length: 300 }, () => isPassword(undefined, "otra-clave-9"));
  const heard = await Promise.allSettled(asked);
  expect(heard.filter(({ status }) => status === "rejected")).toHaveLength(42);
}, 30_000);
