import { FLAGS, type Flag, type WhitelabelNode } from "../contract/core/site.ts";

/** Registration by user name and password, which every brand offers. */
const STANDARD: Flag[] = ["DIRECTREG3", "USERNAMEREG3"];

/** The white-label tree in the form of an operator's system: the flags below one web module. */
export function demoWhitelabel(offered: readonly Flag[] = STANDARD): WhitelabelNode[] {
  const childrenNodes = FLAGS.map((modId) => ({
    modId,
    enabled: offered.includes(modId) ? ("1" as const) : ("0" as const),
    childrenNodes: [],
  }));
  return [{ modId: "WEB", enabled: "1", childrenNodes }];
}
