import { hostname, userInfo } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { readEnv } from "#env";
import type { Desk } from "#platform/staff/people/desk.ts";
import { findPerson } from "#platform/staff/people/find-person.ts";
import { endStaffSession } from "#platform/staff/people/sessions.ts";
import { answerTerminal, startTerminal } from "#platform/staff/people/terminals.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { vendorOrigins } from "../../../server/backend/vendor-origins.ts";
import type { Command } from "../command.ts";
import { forgetToken, keepToken, keptToken } from "./kept-token.ts";

/** Makes the terminal act as a person, who confirms the shown code at the office. */
export const login: Command = {
  usage: ["login"],
  async run(_args, staff, say) {
    const desk = deskOf(staff);
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
  async run(_args, staff, say) {
    const { DATA_DIR } = readEnv();
    const person = await findPerson(staff, keptToken(DATA_DIR));
    if (person) await endStaffSession({ ...deskOf(staff), person }, { id: person.sessionId });
    forgetToken(DATA_DIR);
    say("This terminal acts for nobody.");
  },
};

function deskOf({ store, clock, random, secrets }: StaffContext): Desk {
  const env = readEnv();
  return {
    ...{ store, clock, random, secrets, person: null, requestId: "terminal" },
    officeOrigin: vendorOrigins(env, env.PORT).office,
    clientAddress: "terminal",
    userAgent: `${userInfo().username}@${hostname()}`.slice(0, 100),
  };
}
