import { expect, test } from "vitest";
import { someAtOnce } from "#tests/support/some-at-once.ts";
import { askAbout, knownAccounts, observe, WAYS } from "#tests/under-test/people/known-accounts.ts";

/** The number of existing accounts, and of missing ones. Each is queried about once per method. */
const PAIRS = 400;
/**
 * The distance of the share from a half that chance allows: four standard deviations of that many
 * throws.
 */
const CHANCE = 2 / Math.sqrt(PAIRS);

const caller = await knownAccounts(PAIRS);

test.each(Object.entries(WAYS))(
  "the time of %s does not reveal whether an account exists",
  { timeout: 180_000 },
  async (name, ask) => {
    let slower = 0;
    // Answers mostly wait for the next time step, so some pairs wait in parallel.
    await someAtOnce([...Array(PAIRS).keys()], async (pair) => {
      const times = { known: 0, unknown: 0 };
      // The order alternates, so that being second is no advantage.
      for (const isKnown of pair % 2 ? [true, false] : [false, true]) {
        const { about, from } = askAbout(pair, isKnown, name);
        const { ms } = await observe(() => ask(caller(from), about), about);
        times[isKnown ? "known" : "unknown"] = ms;
      }
      if (times.known > times.unknown) slower += 1;
    });
    expect(Math.abs(slower / PAIRS - 0.5)).toBeLessThan(CHANCE);
  },
);
