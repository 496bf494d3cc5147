import { setTimeout as wait } from "node:timers/promises";
import { readEnv } from "#env";
import type { Desk } from "#platform/staff/people/desk.ts";
import { findPerson } from "#platform/staff/people/find-person.ts";
import { endStaffSession } from "#platform/staff/people/sessions.ts";
import { answerTerminal, startTerminal } from "#platform/staff/people/terminals.ts";
import type { Command, TerminalParts } from "../command.ts";
import { forgetToken, keepToken, keptToken } from "./kept-token.ts";
import { terminalCaller } from "./terminal-caller.ts";

/** Makes the terminal act as a person, who confirms the shown code at the office. */
export const login: Command = {
  usage: ["login"],
  async run(parts, say) {
    const desk = deskOf(parts);
    const started = await startTerminal(desk, { device: desk.userAgent });
    say(`Log in at ${started.address} and type ${started.code}`);
    const { deviceCode, intervalSeconds } = started;
    for (;;) {
      const answer = await answerTerminal(desk, { deviceCode });
      if (answer.state === "refused") return say("The person said no.");
      if (answer.state === "confirmed") {
        keepToken(readEnv().DATA_DIR, answer.token);
        return say(`This terminal acts as ${answer.name}.`);
      }
      await wait(intervalSeconds * 1_000);
    }
  },
};

/** Ends the terminal's session and forgets its token. */
export const logout: Command = {
  usage: ["logout"],
  async run(parts, say) {
    const { DATA_DIR } = readEnv();
    const person = await findPerson(parts, keptToken(DATA_DIR));
    if (person) await endStaffSession({ ...deskOf(parts), person }, { id: person.sessionId });
    forgetToken(DATA_DIR);
    say("This terminal acts for nobody.");
  },
};

function deskOf({ store, clock, random, secrets, outside, officeOrigin }: TerminalParts): Desk {
  return {
    ...{ store, clock, random, secrets, outside, officeOrigin },
    ...{ person: null, idempotencyKey: null, ...terminalCaller() },
  };
}
