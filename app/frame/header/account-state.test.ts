import { expect, test } from "vitest";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";
import { accountState } from "./account-state.ts";

test("nobody is a guest", () => expect(accountState(null)).toBe("guest"));
test.each([
  [ACCOUNT_TYPE.member, "member"],
  [1, "agent"],
  [2, "agent"],
  [41, "agent"],
  [42, "agent"],
  [ACCOUNT_TYPE.trial, "trial"],
  [3, "member"],
  [40, "member"],
])("type %i is a %s", (type, state) => expect(accountState({ type })).toBe(state));
