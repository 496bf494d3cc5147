import type { PlantedChange } from "#scripts/lib/planting/tree-copy.ts";

/** A control of docs/security.md, and the change of code that switches it off. */
export type Control = PlantedChange & {
  /** The first cell of its row in the table. */
  item: string;
  /** What is missing while it is off. */
  name: string;
  /** A second wall behind it, which goes off with it: alone it would hide that the first is gone. */
  wall?: PlantedChange;
  /** The tests of its row that must turn red. */
  tests: readonly string[];
  /** A pattern of test titles, where a file has many slow tests. */
  only?: string;
};
