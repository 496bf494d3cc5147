import { FLAGS, type Flag, type WhitelabelNode } from "../contract/core/site.ts";

/** Registration by user name and password, which every brand offers. */
const STANDARD: Flag[] = ["DIRECTREG3", "USERNAMEREG3"];

/** The flags of each demonstration merchant: alba has all, the others show the rest. */
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

/** The white-label tree in the form of an operator's system: the flags below one web module. */
export function demoWhitelabel(merchant?: string, flags?: readonly Flag[]): WhitelabelNode[] {
  const offered = flags ?? OFFERED[merchant ?? ""] ?? STANDARD;
  const childrenNodes = FLAGS.map((modId) => ({
    modId,
    enabled: offered.includes(modId) ? ("1" as const) : ("0" as const),
    childrenNodes: [],
  }));
  return [{ modId: "WEB", enabled: "1", childrenNodes }];
}
