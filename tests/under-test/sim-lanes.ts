import { afterAll, beforeAll, inject } from "vitest";
import { type OpenedPairs, openServer } from "#scripts/sim/open-server.ts";
import type { HistoryResult } from "#scripts/sim/run-history.ts";
import type { ConnectionPair } from "#scripts/sim/world.ts";

type Play = (pair: ConnectionPair, number: number) => Promise<HistoryResult>;

/** Connections of a database for histories of the simulator, open while a test file runs. */
export function simLanes(database: string, lanes: number) {
  let server: Awaited<ReturnType<typeof openServer>>;
  let opened: OpenedPairs;
  beforeAll(async () => {
    server = await openServer(inject("serverUrl"), `${database}_template`);
    opened = await server.open(database, lanes);
  }, 60_000);
  afterAll(async () => {
    await opened.close();
    await server.close();
  });
  return {
    first: () => opened.pairs[0]!,
    open: (name: string) => server.open(name, 1),
    /** What is wrong with so many histories, side by side. */
    async wrongOf(histories: number, play: Play): Promise<string[]> {
      const wrong: string[] = [];
      let next = 0;
      await Promise.all(
        opened.pairs.map(async (pair) => {
          while (next < histories) {
            const number = next++;
            const { problems } = await play(pair, number);
            wrong.push(...problems.map((problem) => `history ${number}: ${problem}`));
          }
        }),
      );
      return wrong;
    },
  };
}
