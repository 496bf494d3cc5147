import type { WhitelabelNode } from "../../contract/core/site.ts";
import { hasFlag } from "../core/whitelabel.ts";
import type { TabRules } from "./register-fields.ts";

/**
 * The registration methods that a merchant's flags open. DIRECTREG3 opens registration;
 * USERNAMEREG3 and MOBILENUMREG3 open its two methods. MOBILENUMPASSREG3 off leaves the password
 * out. That holds only where a code proves the number and logs the member in. By user name, REGMOBVERF3
 * asks for a code where the number is required too.
 */
export function registerTabs(
  tree: readonly WhitelabelNode[],
  isNumberRequired = false,
): {
  isOpen: boolean;
  tabs: TabRules[];
} {
  const asksCode = hasFlag(tree, "REGMOBVERF3");
  const needsNoPassword = asksCode && hasFlag(tree, "MOBILEVERCODELOGIN3");
  const tabs: TabRules[] = [];
  if (hasFlag(tree, "USERNAMEREG3")) {
    tabs.push({ tab: "user", asksCode: asksCode && isNumberRequired, asksPassword: true });
  }
  if (hasFlag(tree, "MOBILENUMREG3")) {
    const asksPassword = hasFlag(tree, "MOBILENUMPASSREG3") || !needsNoPassword;
    tabs.push({ tab: "mobile", asksCode, asksPassword });
  }
  return { isOpen: hasFlag(tree, "DIRECTREG3") && tabs.length > 0, tabs };
}
