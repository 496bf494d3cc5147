import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type {
  staffTerminal,
  staffTerminalAnswer,
  staffTerminalConfirm,
  staffTerminalStart,
} from "../../contract/staff/terminals.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newToken, tokenHash } from "../../core/access/token.ts";
import type { Random } from "../../core/context.ts";
import { staff, staffTerminals } from "../../store/schema/person.ts";
import { type Desk, requirePerson } from "./desk.ts";
import { returnCodeAttempts, takeCodeAttempt } from "./login-limits.ts";
import { openStaffSession } from "./open-staff-session.ts";

export const TERMINAL_MINUTES = 10;
const INTERVAL_SECONDS = 2;
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";

/** Begins the login of a terminal. Both codes are good for ten minutes. */
export async function startTerminal(
  desk: Desk,
  { device }: InputOf<typeof staffTerminalStart>,
): Promise<ValueOf<typeof staffTerminalStart>> {
  await takeCodeAttempt(desk);
  const now = desk.clock.now();
  const deviceCode = newToken(desk.random);
  const code = newCode(desk.random);
  const expiresAt = new Date(now.getTime() + TERMINAL_MINUTES * 60_000);
  await desk.store.db.delete(staffTerminals).where(lt(staffTerminals.expiresAt, now));
  await desk.store.db.insert(staffTerminals).values({
    deviceHash: tokenHash(deviceCode),
    codeHash: tokenHash(plain(code)),
    device,
    address: desk.clientAddress,
    createdAt: now,
    expiresAt,
  });
  const address = `${desk.officeOrigin}/terminal`;
  const intervalSeconds = INTERVAL_SECONDS;
  return { deviceCode, code, address, expiresAt: expiresAt.getTime(), intervalSeconds };
}

/**
 * What became of a terminal's login. The person's yes gives the terminal a session of its own, once.
 * Refuses an unknown, expired or used code with terminal_over.
 */
export async function answerTerminal(
  desk: Desk,
  { deviceCode }: InputOf<typeof staffTerminalAnswer>,
): Promise<ValueOf<typeof staffTerminalAnswer>> {
  const now = desk.clock.now();
  const own = and(
    eq(staffTerminals.deviceHash, tokenHash(deviceCode)),
    isNull(staffTerminals.usedAt),
    gt(staffTerminals.expiresAt, now),
  );
  return desk.store.db.transaction(async (tx) => {
    const [row] = await tx.select().from(staffTerminals).where(own).for("update");
    if (!row) throw over();
    if (row.answer === null) return { state: "waiting" };
    await tx.update(staffTerminals).set({ usedAt: now }).where(own);
    if (row.answer === "no" || row.staff === null) return { state: "refused" };
    const isActive = and(eq(staff.id, row.staff), eq(staff.status, "active"));
    const [person] = await tx.select().from(staff).where(isActive);
    if (!person) return { state: "refused" };
    const session = await openStaffSession(
      { ...desk, userAgent: row.device },
      tx,
      person,
      "terminal",
    );
    return { state: "confirmed", ...session };
  });
}

/** The waiting terminal that shows this code. Refuses any other with unknown_terminal. */
export async function showTerminal(
  desk: Desk,
  { code }: InputOf<typeof staffTerminal>,
): Promise<ValueOf<typeof staffTerminal>> {
  await takeCodeAttempt(desk);
  const [row] = await desk.store.db.select().from(staffTerminals).where(waiting(desk, code));
  if (!row) throw unknown();
  await returnCodeAttempts(desk);
  return { device: row.device, address: row.address, createdAt: row.createdAt.getTime() };
}

/** The person's answer to a terminal, which is given once. */
export async function confirmTerminal(
  desk: Desk,
  { code, answer }: InputOf<typeof staffTerminalConfirm>,
): Promise<Record<string, never>> {
  await takeCodeAttempt(desk);
  const { id } = requirePerson(desk);
  const answered = await desk.store.db
    .update(staffTerminals)
    .set({ staff: id, answer })
    .where(waiting(desk, code))
    .returning({ staff: staffTerminals.staff });
  if (answered.length === 0) throw unknown();
  await returnCodeAttempts(desk);
  return {};
}

const waiting = ({ clock }: Desk, code: string) =>
  and(
    eq(staffTerminals.codeHash, tokenHash(plain(code))),
    isNull(staffTerminals.answer),
    gt(staffTerminals.expiresAt, clock.now()),
  );

const over = () => new Refusal("terminal_over", { status: 410 });
const unknown = () => new Refusal("unknown_terminal", { field: "code", status: 404 });

/** Eight consonants, which spell no word: 34 bits for ten minutes. */
function newCode(random: Random): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[random.below(LETTERS.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A code however it was typed. */
const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z]/g, "");
