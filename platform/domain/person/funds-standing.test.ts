import { expect, test } from "vitest";
import { fundsStanding, mayAnswer } from "./funds-standing.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const ms = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test.each([
  ["none", undefined, true],
  ["asked", { state: "ASKED", validUntil: null }, true],
  ["answered", { state: "ANSWERED", validUntil: null }, false],
  ["accepted", { state: "ACCEPTED", validUntil: ms(1) }, false],
  ["expired", { state: "ACCEPTED", validUntil: ms(0) }, true],
  ["refused", { state: "REFUSED", validUntil: null }, true],
] as const)("it is %s by %j", (standing, newest, may) => {
  expect(fundsStanding(newest, now)).toBe(standing);
  expect(mayAnswer(standing)).toBe(may);
});
