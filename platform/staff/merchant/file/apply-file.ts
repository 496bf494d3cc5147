import { and, eq, TransactionRollbackError } from "drizzle-orm";
import { SYSTEM_STATUS } from "../../../contract/core/admission.ts";
import type { MerchantFile } from "../../../contract/staff/merchant/merchant-file.ts";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { keepVersions, type Made, PLATFORM } from "../../../core/merchant/config/keep-versions.ts";
import type { MerchantRow } from "../../../core/merchant/find-merchant.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { depositMethods } from "../../../store/schema/cashier.ts";
import { games } from "../../../store/schema/catalogue.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { merchantFiles } from "../../../store/schema/merchant-file.ts";
import { approvedBySecond, outcomeOf } from "../../approvals/second-person.ts";
import { actOfStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { isLive } from "../change-rule.ts";
import { requireUnclosed } from "../closing/require-unclosed.ts";
import { planItems, type Step } from "./plan-items.ts";
import type { Changes, Section } from "./section.ts";
import { SECTIONS } from "./sections.ts";
import { shortSides } from "./short-value.ts";
import { STAFF_METHOD } from "./staff-method.ts";
import { withInstants } from "./with-instants.ts";

type Input = {
  merchant: string;
  file: MerchantFile;
  /** Only says what would change, or what would be refused. */
  isPlan?: boolean;
  /** Changes also what staff changed since the last file. */
  isOver?: boolean;
  /** False where the person may not make a merchant that is not there. */
  mayMake: boolean;
};
export type Applied = Waiting & { steps: Step[] };

type Part = {
  section: Section;
  steps: Step[];
  changes: Changes;
  base: ReadonlyMap<string, unknown>;
};
type Bases = Record<string, Record<string, unknown>>;

/**
 * Makes a merchant, or brings it to what its file says, in one transaction. A new merchant's site is
 * in maintenance until staff open it. Terms of money wait for a second person where the site is open
 * to real players. Refuses with invalid_file at the place in the file, with no_permission a person
 * who may not make a merchant, with merchant_closed one that has ended, and what a section refuses
 * (host_taken, currency_is_fixed).
 */
export async function applyFile(
  context: Omit<StaffContext, "secrets">,
  input: Input,
): Promise<Applied> {
  const { merchant, file, isPlan = false, isOver = false } = input;
  const { store, clock } = context;
  if (file.code !== merchant) throw new Refusal("invalid_file", { field: "file.code" });
  const now = clock.now();
  return store.inMerchant(merchant, async (tx) => {
    let known = await held(tx, merchant);
    if (!known && !input.mayMake) throw new Refusal("no_permission", { status: 403 });
    // Somebody else may have made it meanwhile.
    if (!known && !isPlan && !(await make(tx, file, now))) known = await held(tx, merchant);
    if (known) requireUnclosed(known);
    // Terms changed past staff's verbs become versions of the platform's first.
    if (known && !isPlan) await keepVersions(tx, merchant, { by: PLATFORM, at: now });
    const dated = withInstants(file, known, now);
    const parts = await planFile(tx, { merchant, file: dated, isOver, now, isNew: !known });
    const steps = parts.flatMap((part) => part.steps);
    const done: Applied = { outcome: "done", approval: null, steps };
    if (isPlan) {
      await tryOut(tx, { merchant, file, isNew: !known }, parts, { by: context.staff, at: now });
      return done;
    }
    const needsTwo = context.deciding !== undefined || (known && isForTwo(known, parts));
    const asked = needsTwo
      ? await approvedBySecond(context, tx, {
          ...{ merchant, verb: "applyFile", subject: merchant },
          input: JSON.parse(JSON.stringify({ file, isOver, changes: changesIn(steps, now) })),
        })
      : null;
    const details = { items: steps.map(({ item, act }) => `${act} ${item}`) };
    return actOfStaff(context, tx, merchant, { action: "applyFile", details }, async () => {
      if (asked?.state === "WAITING") return { ...outcomeOf(asked), steps };
      const made = {
        by: asked?.askedBy ?? context.staff,
        at: now,
        ...(asked && { approvedBy: context.staff }),
      };
      await write(tx, merchant, parts, made);
      return done;
    });
  });
}

/** Locks the merchant's row, so that two files are applied one after the other. */
async function held(tx: Transaction, merchant: string): Promise<MerchantRow | undefined> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.code, merchant)).for("update");
  return row;
}

/** Writes the merchant's row, closed to players; false when it is there already. */
async function make(tx: Transaction, file: MerchantFile, now: Date): Promise<boolean> {
  const { code, name, currency, currencySymbol } = file;
  const status = SYSTEM_STATUS.maintenance;
  const made = await tx
    .insert(merchants)
    .values({ code, name, currency, currencySymbol, status, createdAt: now })
    .onConflictDoNothing()
    .returning({ code: merchants.code });
  if (made.length === 0) return false;
  const position = 99;
  await tx.insert(depositMethods).values({ merchant: code, position, ...STAFF_METHOD });
  return true;
}

/** Writes everything and takes it back, so that a plan is refused with what its applying would be. */
async function tryOut(tx: Transaction, { merchant, file, isNew }: Told, parts: Part[], made: Made) {
  const trial = tx.transaction(async (inner) => {
    if (isNew) await make(inner, file, made.at);
    await write(inner, merchant, parts, made);
    inner.rollback();
  });
  await trial.catch((error) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
}

type Told = { merchant: string; file: MerchantFile; isNew: boolean };
type Wanted = Told & { isOver: boolean; now: Date };

/** What applying the file does in each of its sections. */
async function planFile(tx: Transaction, wanted: Wanted): Promise<Part[]> {
  const { merchant, file, isOver, now, isNew } = wanted;
  const own = and(eq(games.merchant, merchant), eq(games.isEnabled, true));
  const rows = await tx.select({ code: games.code }).from(games).where(own);
  const codes = new Set(rows.map(({ code }) => code));
  const bases = await readBases(tx, merchant);
  const parts: Part[] = [];
  for (const section of SECTIONS) {
    const current = isNew ? new Map() : await section.read(tx, merchant);
    const known = { now, current, games: codes };
    const items = section.wanted(file, known);
    const waiting = section.waiting?.(file, known) ?? [];
    const base = new Map(Object.entries(bases[section.name] ?? {}));
    const plan = items
      ? planItems({ wanted: items, current, base, isOver })
      : { steps: [], changes: new Map(), base };
    const waits = waiting.map(
      (item) => ({ item, act: "waiting", before: null, after: null }) as const,
    );
    const steps = [...plan.steps, ...waits].map((step) => ({
      ...step,
      item: named(section, step),
    }));
    parts.push({ section, changes: plan.changes, base: plan.base, steps });
  }
  return parts;
}

/** The most characters that the second person reads of one side of a change. */
const READ_MAX = 400;

/**
 * What the second person reads. Where it differs by then, the yes comes too late. A time that the
 * file leaves to its applying is "now", because it differs whenever the file is applied.
 */
const changesIn = (steps: readonly Step[], now: Date): string[] =>
  steps
    .filter(({ act }) => act !== "left" && act !== "waiting")
    .map(({ act, item, ...sides }) => {
      const timeless = JSON.stringify(sides.after).replaceAll(now.toISOString(), "now");
      const wanted = { ...sides, after: JSON.parse(timeless) };
      const { before, after } = shortSides(wanted, READ_MAX);
      return [`${act} ${item}:`, before ?? "-", "→", after ?? "-"].join(" ");
    });

const named = ({ name }: Section, { item }: Step) => (item === "" ? name : `${name}.${item}`);

async function write(tx: Transaction, merchant: string, parts: Part[], made: Made) {
  for (const { section, changes } of parts) {
    if (changes.size > 0) await section.write(tx, merchant, changes, made);
  }
  const bases = Object.fromEntries(
    parts.map(({ section, base }) => [section.name, Object.fromEntries(base)]),
  );
  const row = { bases, appliedAt: made.at, appliedBy: made.by };
  await tx
    .insert(merchantFiles)
    .values({ merchant, ...row })
    .onConflictDoUpdate({ target: merchantFiles.merchant, set: row });
  await keepVersions(tx, merchant, made);
}

async function readBases(tx: Transaction, merchant: string): Promise<Bases> {
  const own = eq(merchantFiles.merchant, merchant);
  const [row] = await tx.select().from(merchantFiles).where(own);
  return row?.bases ?? {};
}

/**
 * The jurisdiction always, every change where the merchant's rules wait for two, and terms of money
 * on an open site.
 */
const isForTwo = (row: MerchantRow, parts: readonly Part[]): boolean =>
  hasChange(parts, ({ isForTwo }, key) => isForTwo?.(key)) ||
  (row.settings.settingsFourEyes === true
    ? hasChange(parts, () => true)
    : isLive(row) && hasChange(parts, ({ isMoney }, key) => isMoney?.(key)));

const hasChange = (
  parts: readonly Part[],
  isOne: (section: Section, key: string) => boolean | undefined,
) => parts.some(({ section, changes }) => [...changes.keys()].some((key) => isOne(section, key)));
