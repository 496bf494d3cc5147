import { Refusal } from "../../../../contract/wire/refusal.ts";

/** A list of the file by its keys. Refuses with duplicate_item a key that comes twice. */
export function keyed<Item>(
  list: string,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item> {
  const found = new Map<string, Item>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    if (found.has(key)) throw new Refusal("duplicate_item", { field: `file.${list}.${index}` });
    found.set(key, item);
  }
  return found;
}
