import { expect, test } from "vitest";
import { CONTRACT_STATES } from "../../contract/agents/contract-kinds.ts";
import { afterAct, type ContractAct, type Party } from "./machine.ts";

const PARTIES: Party[] = ["upline", "downline", "platform"];

/** Every allowed act of a contract whose downline asked to end it. All others are refused. */
const ACTS: [ContractAct, Party[], Record<string, string>][] = [
  ["accept", ["downline"], { REQUESTED: "ACTIVE" }],
  ["deny", ["downline"], { REQUESTED: "DENIED" }],
  ["withdraw", ["upline"], { REQUESTED: "WITHDRAWN" }],
  ["expire", ["platform"], { REQUESTED: "EXPIRED" }],
  ["askEnd", ["upline", "downline"], { ACTIVE: "TERMINATION_REQUESTED" }],
  ["agreeEnd", ["upline"], { TERMINATION_REQUESTED: "TERMINATED" }],
  ["refuseEnd", ["upline"], { TERMINATION_REQUESTED: "ACTIVE" }],
  ["replace", ["platform"], { ACTIVE: "REPLACED", TERMINATION_REQUESTED: "REPLACED" }],
  ["end", ["platform"], { ACTIVE: "TERMINATED", TERMINATION_REQUESTED: "TERMINATED" }],
];

test.each(ACTS)("%s is for %j and leads where the table says", (act, parties, allowed) => {
  for (const state of CONTRACT_STATES) {
    for (const party of PARTIES) {
      const to = parties.includes(party) ? (allowed[state] ?? null) : null;
      const answer = afterAct({ state, endAskedBy: "downline" }, act, party);
      expect([state, party, answer]).toEqual([state, party, to]);
    }
  }
});

test("an end that the upline asked for is answered by the downline", () => {
  const stand = { state: "TERMINATION_REQUESTED", endAskedBy: "upline" } as const;
  expect(afterAct(stand, "agreeEnd", "upline")).toBeNull();
  expect(afterAct(stand, "agreeEnd", "downline")).toBe("TERMINATED");
  expect(afterAct(stand, "refuseEnd", "downline")).toBe("ACTIVE");
});
