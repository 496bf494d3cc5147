import { expect, test } from "vitest";
import { doneOf } from "./done-of.ts";

test.each([
  ["?done=avatar", "avatar"],
  ["?done=<b>", null],
  ["?done=toString", null],
  ["", null],
])("%j says %s", (search, done) =>
  expect(doneOf(`http://alba.localhost/member/securityCenter${search}`)).toBe(done),
);
