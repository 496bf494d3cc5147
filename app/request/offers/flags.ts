import type { Gate } from "#platform/contract/core/gates.ts";
import type { Flag, WhitelabelNode } from "#platform/contract/core/site.ts";

/**
 * The white-label flags that are on: the platform's tree merged over the brand's defaults. A node
 * that is off switches off everything below it. A flag that the tree does not name keeps its
 * default. What the law refuses is off whatever they say.
 */
export function flagsOf(
  tree: readonly WhitelabelNode[],
  defaults: Readonly<Record<string, boolean>>,
  refused: readonly Gate[] = [],
): Set<string> {
  const said = new Map<string, boolean>(Object.entries(defaults));
  const walk = (nodes: readonly WhitelabelNode[], isAboveOn: boolean) => {
    for (const { modId, enabled, childrenNodes } of nodes) {
      const isOn = isAboveOn && enabled === "1";
      said.set(modId, isOn);
      walk(childrenNodes, isOn);
    }
  };
  walk(tree, true);
  for (const [gate, flag] of OF_THE_LAW) if (refused.includes(gate)) said.set(flag, false);
  return new Set([...said].filter(([, isOn]) => isOn).map(([name]) => name));
}

/** The flags of what the law may forbid. */
const OF_THE_LAW = [
  ["registration", "DIRECTREG3"],
  ["demoPlay", "FREEPLAY3"],
] as const satisfies [Gate, Flag][];

export const hasFlag = (flags: readonly string[], flag: Flag) => flags.includes(flag);
