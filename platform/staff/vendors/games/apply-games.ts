import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { type ReadGame, readCatalogue } from "../../../domain/play/catalogue/read-catalogue.ts";
import { countPopularity } from "../../../play/games/count-popularity.ts";
import { writeGames } from "../../../play/games/write-games.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { games } from "../../../store/schema/catalogue.ts";
import { approvedOrWaiting, outcomeOf, refuseWaiting } from "../../approvals/second-person.ts";
import { asStaff } from "../../as-staff.ts";
import { isLive } from "../../merchant/change-rule.ts";
import type { StaffContext } from "../../staff-context.ts";
import { holdVendor } from "../hold-vendor.ts";
import { gameTermsWanted, MONEY_TERMS, type TermsByGame } from "./change-game-terms.ts";
import { factsOf, type GameFacts, storedFacts, writtenFacts } from "./game-facts.ts";
import { type GameStep, planGames } from "./plan-games.ts";

type Asked = { merchant: string; vendor: string; file: Uint8Array; isPlan: boolean };
export type AppliedGames = {
  added: number;
  changed: number;
  gone: number;
  waiting: number;
  same: number;
  approval: string | null;
  steps: GameStep[];
};
type Read = readonly (ReadGame & { facts: GameFacts })[];

/** What a file says of a game that is there. Staff's switch and order stay. */
const CHANGED = {
  gameClassify: sql`excluded.game_classify`,
  name: sql`excluded.name`,
  names: sql`excluded.names`,
  otherNames: sql`excluded.other_names`,
  seriesIcon: sql`excluded.series_icon`,
  languages: sql`excluded.languages`,
  rtp: sql`excluded.rtp`,
  minBet: sql`excluded.min_bet`,
  minLineNum: sql`excluded.min_line_num`,
  maxMultiple: sql`excluded.max_multiple`,
  hasDemo: sql`excluded.has_demo`,
  picture: sql`excluded.picture`,
  releasedAt: sql`excluded.released_at`,
  isListed: sql`true`,
  isEnabled: sql`${games.isSwitchedOn}`,
};

/**
 * Brings a vendor's games to what its catalogue file says, in one transaction. A repeat changes
 * nothing. A game that the file no longer has is closed and kept, and is back when the file has it
 * again. Where two people change rules or the site is open to real players, changed terms of money
 * wait for a second person, and the rest is done. Refuses what readCatalogue and planGames refuse, and
 * an unknown vendor with unknown_vendor.
 */
export async function applyGames(context: StaffContext, asked: Asked): Promise<AppliedGames> {
  const { merchant, vendor, file, isPlan } = asked;
  const wanted = readCatalogue(file);
  const sha256 = createHash("sha256").update(file).digest("hex");
  const entry = ({ steps, same: _, ...counts }: AppliedGames) =>
    isPlan || steps.length === 0
      ? null
      : { action: "applyGames", details: { vendor, ...counts, sha256 } };
  const site = await readMerchant(context.store, merchant);
  const read = wanted.map((game) => ({ ...game, facts: factsOf(game, site.languages[0] ?? "") }));
  const needsTwo = site.settings.settingsFourEyes === true || isLive(site);
  return asStaff(context, merchant, entry, async (tx) => {
    const row = await holdVendor(tx, merchant, vendor);
    const own = await tx.select().from(games).where(eq(games.merchant, merchant));
    const known = new Map(own.map((game) => [game.code, game]));
    const plan = planGames({ vendor: row, wanted: read, known });
    const terms = needsTwo ? changedTerms(plan.steps, read) : {};
    if (isPlan) return summary(plan.steps, { read, terms, approval: null });
    const approval = await secondWord(context, tx, { merchant, vendor, terms });
    const waiting = approval ? terms : {};
    if (plan.steps.length > 0) {
      const now = context.clock.now();
      const changes = { read: read.map((game) => withoutTerms(game, known, waiting)) };
      await write(tx, { merchant, vendor }, { ...changes, gone: plan.gone });
      await countPopularity(tx, merchant, now);
    }
    return summary(plan.steps, { read, terms: waiting, approval });
  });
}

/** What a file changes in terms of money of games that are there. */
function changedTerms(steps: readonly GameStep[], read: Read): TermsByGame {
  const facts = new Map(read.map((game) => [game.code, game.facts]));
  const terms: TermsByGame = {};
  for (const { game, field } of steps.filter(isOfMoney)) {
    terms[game] = { ...terms[game], [field!]: facts.get(game)![field as keyof GameFacts] };
  }
  return terms;
}

const isOfMoney = ({ field }: GameStep) => MONEY_TERMS.some((term) => term === field);

/**
 * The id of the request that the terms wait for; null when nothing waits, or when this person is the
 * second. A file without such terms ends the request of an earlier one.
 */
async function secondWord(
  context: StaffContext,
  tx: Transaction,
  change: { merchant: string; vendor: string; terms: TermsByGame },
): Promise<string | null> {
  const wanted = gameTermsWanted(change);
  if (Object.keys(change.terms).length === 0) {
    await refuseWaiting(context, tx, wanted);
    return null;
  }
  return outcomeOf(await approvedOrWaiting(context, tx, wanted)).approval;
}

/** The game with its terms of money as they stand where those of the file wait. */
function withoutTerms(
  game: Read[number],
  known: ReadonlyMap<string, typeof games.$inferSelect>,
  waiting: TermsByGame,
): Read[number] {
  const stored = known.get(game.code);
  if (!stored || !waiting[game.code]) return game;
  const { minBet, maxMultiple } = storedFacts(stored);
  return { ...game, facts: { ...game.facts, minBet, maxMultiple } };
}

type Outcome = { read: Read; terms: TermsByGame; approval: string | null };

function summary(steps: readonly GameStep[], { read, terms, approval }: Outcome): AppliedGames {
  const shown = steps.map((step) =>
    terms[step.game] && isOfMoney(step) ? { ...step, act: "waits" as const } : step,
  );
  const of = (...acts: GameStep["act"][]) =>
    new Set(shown.flatMap(({ act, game }) => (acts.includes(act) ? [game] : []))).size;
  const touched = new Set(shown.map(({ game }) => game));
  return {
    ...{ added: of("added"), changed: of("changed", "back"), gone: of("gone") },
    ...{ waiting: of("waits"), same: read.filter(({ code }) => !touched.has(code)).length },
    ...{ approval, steps: shown },
  };
}

type Changes = { read: Read; gone: readonly string[] };

async function write(
  tx: Transaction,
  place: { merchant: string; vendor: string },
  { read, gone }: Changes,
): Promise<void> {
  const rows = read.map(({ code, facts }) => ({ ...place, code, ...writtenFacts(facts) }));
  await writeGames(tx, rows, CHANGED);
  if (gone.length === 0) return;
  const { merchant } = place;
  const isGone = sql`${games.merchant} = ${merchant} and ${games.code} = any(${sql.param(gone)})`;
  await tx.update(games).set({ isListed: false, isEnabled: false }).where(isGone);
}
