import { FLAGS, type Flag, type WhitelabelNode } from "../contract/core/site.ts";

/** A user name and a password open the door everywhere. */
const STANDARD: Flag[] = ["DIRECTREG3", "USERNAMEREG3"];

/** What each demonstration merchant offers: alba everything, the others so that the rest is seen. */
const OFFERED: Record<string, readonly Flag[]> = {
  alba: FLAGS,
  noche: [...STANDARD, "FREEPLAY3", "PWDEXPFORCECHANGE3"],
  mareo: [
    ...STANDARD,
    "MOBILENUMREG3",
    "MOBILENUMPASSREG3",
    "CHNGPASSVERIF3",
    "PWDEXPFORCECHANGE3",
  ],
};

/** The white-label tree as an operator's system delivers it: the flags below one web module. */
export function demoWhitelabel(merchant?: string, flags?: readonly Flag[]): WhitelabelNode[] {
  const offered = flags ?? OFFERED[merchant ?? ""] ?? STANDARD;
  const childrenNodes = FLAGS.map((modId) => ({
    modId,
    enabled: offered.includes(modId) ? ("1" as const) : ("0" as const),
    childrenNodes: [],
  }));
  return [{ modId: "WEB", enabled: "1", childrenNodes }];
}
