import { expect, test } from "vitest";
import { askAbout, knownAccounts, observe, WAYS } from "#tests/under-test/people/known-accounts.ts";

// Answer times are held by platform/http/even-time.test.ts and measured by tests/by-hand.
const caller = await knownAccounts(2);

test.each(Object.entries(WAYS))(
  "the answer of %s does not reveal whether an account exists",
  async (name, ask) => {
    for (const pair of [0, 1]) {
      const said = new Set<string>();
      for (const isKnown of [true, false]) {
        const { about, from } = askAbout(pair, isKnown, name);
        said.add((await observe(() => ask(caller(from), about), about)).said);
      }
      expect([...said]).toHaveLength(1);
    }
  },
);
