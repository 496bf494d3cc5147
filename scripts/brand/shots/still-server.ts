import { readEnv } from "#env";
import { makeDice } from "#scripts/sim/dice.ts";
import { run } from "../../../server/run.ts";
import { moveClock } from "./still-clock.ts";

/**
 * The whole product with the same demonstration at each start. Its players draw the same numbers.
 * After they have played, the clock stands still, and the parent process gets a message.
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
