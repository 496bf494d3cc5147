import { engineOf } from "./catalogue/engines.ts";
import type { CatalogueGame } from "./catalogue/types.ts";
import { isSlotKind, slotKinds } from "./slots/engine/slot-kinds.ts";
import { skinOf } from "./slots/page/skin.ts";
import { slotMachine } from "./slots/slot-machine.ts";
import type { Machine } from "./studio/machine.ts";
import { tableSkinOf } from "./tables/page/table-skin.ts";
import { isTableKind } from "./tables/rules/table-kinds.ts";
import { tableMachine } from "./tables/table-machine.ts";

/** The machine that plays a game of the catalogue, in the game's own looks; null without an engine. */
export function machineOf(game: CatalogueGame): Machine | null {
  const engine = engineOf(game);
  if (isTableKind(engine)) return tableMachine(engine, tableSkinOf(game));
  const skin = isSlotKind(engine) ? skinOf(game) : null;
  return skin && isSlotKind(engine) ? slotMachine(skin, slotKinds[engine]) : null;
}
