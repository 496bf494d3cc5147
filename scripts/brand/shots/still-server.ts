import { readEnv } from "#env";
import { makeDice } from "#scripts/sim/dice.ts";
import { run } from "../../../server/run.ts";
import { moveClock } from "./still-clock.ts";

/**
 * The whole product with the same demonstration each time it starts: its players draw the same
 * numbers, and once they have played the clock stands still. Tells its parent when that is so.
 */
const clock = moveClock();

await run(async () => {
  const [{ startServer }, { builtSite }] = await Promise.all([
    import("../../../server.ts"),
    import("../../../server/site.ts"),
  ]);
  const running = await startServer({
    env: readEnv(),
    openSite: (parts) => builtSite("build", parts),
    demoRandom: makeDice,
  });
  await running.played;
  clock.stop();
  process.send?.("still");
  return running;
});
