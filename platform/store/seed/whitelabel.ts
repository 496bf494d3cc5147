import { FLAGS, type Flag, type WhitelabelNode } from "../../contract/site.ts";

/** What the demonstration offers today: a user name and a password open the door. */
const ENABLED: Flag[] = ["DIRECTREG3", "USERNAMEREG3"];

/** The white-label tree as an operator's system delivers it: the flags below one web module. */
export function demoWhitelabel(): WhitelabelNode[] {
  const childrenNodes = FLAGS.map((modId) => ({
    modId,
    enabled: ENABLED.includes(modId) ? ("1" as const) : ("0" as const),
    childrenNodes: [],
  }));
  return [{ modId: "WEB", enabled: "1", childrenNodes }];
}
