import type { WhitelabelNode } from "../../contract/core/site.ts";
import { hasFlag } from "../core/whitelabel.ts";
import type { TabRules } from "./register-fields.ts";

/**
 * Which ways to sign up a merchant's flags open. DIRECTREG3 is the door, USERNAMEREG3 and
 * MOBILENUMREG3 are the two ways in. A password is left out (MOBILENUMPASSREG3 off) only where
 * something else proves who comes back: a code for the number, and a login by such a code.
 */
export function registerTabs(tree: readonly WhitelabelNode[]): {
  isOpen: boolean;
  tabs: TabRules[];
} {
  const asksCode = hasFlag(tree, "REGMOBVERF3");
  const needsNoPassword = asksCode && hasFlag(tree, "MOBILEVERCODELOGIN3");
  const tabs: TabRules[] = [];
  if (hasFlag(tree, "USERNAMEREG3")) {
    tabs.push({ tab: "user", asksCode: false, asksPassword: true });
  }
  if (hasFlag(tree, "MOBILENUMREG3")) {
    const asksPassword = hasFlag(tree, "MOBILENUMPASSREG3") || !needsNoPassword;
    tabs.push({ tab: "mobile", asksCode, asksPassword });
  }
  return { isOpen: hasFlag(tree, "DIRECTREG3") && tabs.length > 0, tabs };
}
