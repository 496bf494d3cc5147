import type { Person } from "../../../platform/staff/people/desk.ts";
import type { TerminalParts } from "../../../scripts/merchant/command.ts";
import { actingPerson } from "../../../scripts/merchant/login/acting-person.ts";
import { runCommand, type Terminal } from "../../../scripts/merchant/run-command.ts";
import { random, SECRETS } from "../platform-under-test.ts";
import { OFFICE } from "./office-under-test.ts";

type Given = Pick<TerminalParts, "store" | "clock"> & Partial<TerminalParts>;

/** Staff's terminal in this process. Its lines run one after the other on the given store. */
export function terminalUnderTest(given: Given) {
  const outside = () => Promise.reject(new Error("nobody there"));
  const own = { random, secrets: SECRETS, officeOrigin: OFFICE, outside };
  const parts: TerminalParts = { ...own, ...given };
  const [out, errors]: [string[], string[]] = [[], []];
  const say = {
    out: (line: string) => void out.push(line),
    error: (line: string) => void errors.push(line),
  };
  const typing =
    (actor: Terminal["actor"], piped = "") =>
    (line: string | string[]) =>
      runCommand(typeof line === "string" ? line.split(" ") : line, {
        open: async () => ({ parts, close: async () => {} }),
        ...{ say, actor, standardInput: async () => piped },
      });
  return {
    ...{ out, errors, parts },
    /** Types as an admin of everything, of whom the database need not know. */
    typeAs: (name: string, piped?: string) => typing(async () => adminNamed(name), piped),
    /** Types as whoever logged the terminal in, or as nobody. */
    typeWith: (token: string | undefined, { isDemonstration = false } = {}) =>
      typing((opened) => actingPerson(opened, { token, isDemonstration })),
    /** The lines printed since the last look. */
    printed: () => out.splice(0),
  };
}

const adminNamed = (name: string): Person => ({
  ...{ id: name, name, email: `${name}@office.test`, sessionId: "" },
  grants: [{ merchant: "*", role: "admin", until: null }],
});
