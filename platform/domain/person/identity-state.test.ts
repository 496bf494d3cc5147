import { expect, test } from "vitest";
import { VERIFIED_STEPS } from "../../contract/members/verification-kinds.ts";
import { identityState, needsIdentity } from "./identity-state.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const ms = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test.each([
  ["none", undefined],
  ["pending", { state: "PENDING", validUntil: null }],
  ["verified", { state: "VERIFIED", validUntil: null }],
  ["verified", { state: "VERIFIED", validUntil: ms(1) }],
  ["expired", { state: "VERIFIED", validUntil: ms(0) }],
  ["refused", { state: "REFUSED", validUntil: null }],
  ["refused", { state: "REFUSED", validUntil: ms(-1) }],
  ["expired", { state: "EXPIRED", validUntil: null }],
] as const)("it is %s by %j", (state, newest) => {
  expect(identityState(newest, now)).toBe(state);
});

test.each([
  [null, []],
  ["deposit", ["deposit", "play", "withdrawal"]],
  ["play", ["play", "withdrawal"]],
  ["withdrawal", ["withdrawal"]],
] as const)("with an identity before %s, these wait: %j", (verifyBefore, waiting) => {
  expect(VERIFIED_STEPS.filter((step) => needsIdentity(step, verifyBefore))).toEqual(waiting);
});
