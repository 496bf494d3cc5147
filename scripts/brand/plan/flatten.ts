/** A comparable value: lists of plain values stay together, as their order counts. */
export type Plain = string | number | boolean | null | readonly (string | number | boolean)[];

/** The keys that name a list's entry, so that a new first entry does not move all others. */
const NAMES = ["to", "id", "slug", "gameClassify", "network", "csType", "number"];

const isPlain = (value: unknown) =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/** Every value by its path: `layout.hero`, `menu./hot.icon`, `heroSize.0`. */
export function flatten(node: unknown, path = ""): Record<string, Plain> {
  if (node === undefined) return {};
  if (isPlain(node)) return { [path]: node as Plain };
  const below = (key: string) => (path ? `${path}.${key}` : key);
  const entries: [string, unknown][] = Array.isArray(node)
    ? node.map((entry, at) => [nameOf(node, entry) ?? String(at), entry])
    : Object.entries(node as object);
  const isList = Array.isArray(node) && node.every(isPlain);
  if (isList) return { [path]: node };
  const found = entries.map(([key, value]) => flatten(value, below(key)));
  const order = Array.isArray(node) && nameOf(node, node[0]) && entries.map(([key]) => key);
  return Object.assign({}, ...found, order && { [below("order")]: order });
}

function nameOf(list: readonly unknown[], entry: unknown): string | undefined {
  const named = NAMES.find((name) => {
    const values = list.map((one) => (one as Record<string, unknown>)?.[name]);
    return (
      values.every((value) => typeof value === "string") && new Set(values).size === list.length
    );
  });
  return named && String((entry as Record<string, unknown>)[named]);
}
