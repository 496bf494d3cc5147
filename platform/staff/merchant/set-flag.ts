import { eq } from "drizzle-orm";
import { FLAGS, type WhitelabelNode } from "../../contract/core/site.ts";
import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { hasFlag } from "../../domain/core/whitelabel.ts";
import { merchants } from "../../store/schema/merchant.ts";
import type { StaffContext } from "../staff-context.ts";
import { changeRule } from "./change-rule.ts";

type Input = {
  merchant: string;
  flag: string;
  /** Null removes the setting: the brand's own value applies, and without one the flag is off. */
  isOn: boolean | null;
};

/**
 * Switches one white-label flag of a merchant. It may wait for a second person, like changeRule.
 * Refuses an unknown name with unknown_flag. Refuses with module_is_off to switch on a flag below a
 * disabled module.
 */
export async function setFlag(context: StaffContext, input: Input): Promise<Waiting> {
  const { merchant, isOn } = input;
  const flag = FLAGS.find((one) => one === input.flag);
  if (!flag) throw new Refusal("unknown_flag", { field: "flag" });
  const changed = (tree: WhitelabelNode[]) => {
    const whitelabel = withFlag(tree, flag, isOn);
    if (isOn && !hasFlag(whitelabel, flag)) throw new Refusal("module_is_off", { field: "flag" });
    return whitelabel;
  };
  const wanted = { merchant, verb: "setFlag", subject: flag, input: { flag, isOn } };
  return changeRule(context, wanted, {
    check: ({ whitelabel }) => changed(whitelabel),
    async work(tx) {
      const [row] = await tx
        .select({ tree: merchants.whitelabel })
        .from(merchants)
        .where(eq(merchants.code, merchant))
        .for("update");
      const whitelabel = changed(row?.tree ?? []);
      await tx.update(merchants).set({ whitelabel }).where(eq(merchants.code, merchant));
    },
  });
}

/** The tree with the flag changed in place, added below the first module, or removed. */
export function withFlag(
  tree: WhitelabelNode[],
  flag: string,
  isOn: boolean | null,
): WhitelabelNode[] {
  const without = (nodes: WhitelabelNode[]): WhitelabelNode[] =>
    nodes.flatMap((node) =>
      node.modId === flag ? [] : [{ ...node, childrenNodes: without(node.childrenNodes) }],
    );
  if (isOn === null) return without(tree);
  const enabled = isOn ? "1" : "0";
  const set = (nodes: WhitelabelNode[]): WhitelabelNode[] =>
    nodes.map((node) => ({
      ...node,
      ...(node.modId === flag && { enabled }),
      childrenNodes: set(node.childrenNodes),
    }));
  const isThere = (nodes: WhitelabelNode[]): boolean =>
    nodes.some((node) => node.modId === flag || isThere(node.childrenNodes));
  if (isThere(tree)) return set(tree);
  const leaf: WhitelabelNode = { modId: flag, enabled, childrenNodes: [] };
  const [first, ...others] = tree;
  const home: WhitelabelNode = first ?? { modId: "WEB", enabled: "1", childrenNodes: [] };
  return [{ ...home, childrenNodes: [...home.childrenNodes, leaf] }, ...others];
}
