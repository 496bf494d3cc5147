import { expect, test } from "vitest";
import { strays } from "./sources.ts";

const CONTRACT = "platform/contract";
const TOOLS = ["vendors/wallet", "vendors/pictures"];
/**
 * All that the studio may import of the engines: their interface, the table of them, and pages
 * without a game.
 */
const SEEN_OF_ENGINES = ["engine.ts", "engines.ts", "client-files.ts", "shared/page"].map(
  (name) => `vendors/engines/${name}`,
);
const SEEN_BY_AN_ENGINE = [
  ...TOOLS,
  "vendors/catalogue",
  ...["engine.ts", "client-files.ts", "shared"].map((name) => `vendors/engines/${name}`),
];

test.each([
  ["vendors/wallet", [CONTRACT]],
  ["vendors/pictures", ["vendors/engines/engine.ts"]],
  ["vendors/engines/shared", ["vendors/engines/engine.ts"]],
  ["vendors/engines/slots", SEEN_BY_AN_ENGINE],
  ["vendors/engines/tables", SEEN_BY_AN_ENGINE],
  ["vendors/engines/blackjack", [...SEEN_BY_AN_ENGINE, "vendors/engines/tables"]],
  ["vendors/engines/instant", SEEN_BY_AN_ENGINE],
  ["vendors/engines", [...TOOLS, "vendors/catalogue"]],
  ["vendors/studio", [CONTRACT, ...TOOLS, "vendors/catalogue", ...SEEN_OF_ENGINES]],
  ["vendors/mockpay", [CONTRACT, "vendors/wallet"]],
])("%s imports nothing of ours but %j", (from, allowed) => {
  expect(strays(from as string, allowed as string[])).toEqual([]);
});
