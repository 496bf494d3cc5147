import type { Flag, WhitelabelNode } from "../../contract/core/site.ts";

/** True when the flag's node and every node above it are enabled. */
export function hasFlag(tree: readonly WhitelabelNode[], flag: Flag): boolean {
  return tree.some(
    (node) => node.enabled === "1" && (node.modId === flag || hasFlag(node.childrenNodes, flag)),
  );
}
