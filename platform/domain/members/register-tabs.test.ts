import { expect, test } from "vitest";
import type { Flag } from "../../contract/core/site.ts";
import { registerTabs } from "./register-tabs.ts";

const withFlags = (...flags: Flag[]) =>
  registerTabs(flags.map((modId) => ({ modId, enabled: "1" as const, childrenNodes: [] })));
const user = { tab: "user", asksCode: false, asksPassword: true };
const mobile = (asksCode: boolean, asksPassword: boolean) => ({
  tab: "mobile",
  asksCode,
  asksPassword,
});

test("each flag opens its method, and DIRECTREG3 opens registration", () => {
  expect(withFlags("DIRECTREG3", "USERNAMEREG3")).toEqual({ isOpen: true, tabs: [user] });
  expect(withFlags("USERNAMEREG3").isOpen).toBe(false);
  expect(withFlags("DIRECTREG3").isOpen).toBe(false);
  expect(withFlags("DIRECTREG3", "USERNAMEREG3", "MOBILENUMREG3").tabs).toEqual([
    user,
    mobile(false, true),
  ]);
});

test("by user name a code is asked for only where the number is required", () => {
  const tree = (["USERNAMEREG3", "REGMOBVERF3"] as Flag[]).map((modId) => ({
    modId,
    enabled: "1" as const,
    childrenNodes: [],
  }));
  expect(registerTabs(tree, true).tabs).toEqual([{ ...user, asksCode: true }]);
  expect(registerTabs(tree).tabs).toEqual([user]);
});

test("a password is left out only where a code proves the number, at once and later", () => {
  const tabOf = (...flags: Flag[]) => withFlags("MOBILENUMREG3", ...flags).tabs[0];
  expect(tabOf()).toEqual(mobile(false, true));
  expect(tabOf("REGMOBVERF3")).toEqual(mobile(true, true));
  expect(tabOf("MOBILEVERCODELOGIN3")).toEqual(mobile(false, true));
  expect(tabOf("REGMOBVERF3", "MOBILEVERCODELOGIN3")).toEqual(mobile(true, false));
  expect(tabOf("REGMOBVERF3", "MOBILEVERCODELOGIN3", "MOBILENUMPASSREG3")).toEqual(
    mobile(true, true),
  );
});
