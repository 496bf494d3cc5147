import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { type ReadGame, readCatalogue } from "../../../domain/play/catalogue/read-catalogue.ts";
import { countPopularity } from "../../../play/games/count-popularity.ts";
import { writeGames } from "../../../play/games/write-games.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { games } from "../../../store/schema/catalogue.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { holdVendor } from "../hold-vendor.ts";
import { factsOf, type GameFacts, writtenFacts } from "./game-facts.ts";
import { type GameStep, planGames } from "./plan-games.ts";

type Asked = { merchant: string; vendor: string; file: Uint8Array; isPlan: boolean };
export type AppliedGames = {
  added: number;
  changed: number;
  gone: number;
  same: number;
  steps: GameStep[];
};

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
 * again. Refuses what readCatalogue and planGames refuse, and an unknown vendor with unknown_vendor.
 */
export function applyGames(context: StaffContext, asked: Asked): Promise<AppliedGames> {
  const { merchant, vendor, file, isPlan } = asked;
  const wanted = readCatalogue(file);
  const sha256 = createHash("sha256").update(file).digest("hex");
  const entry = (applied: AppliedGames) => {
    const { steps, same: _, ...counts } = applied;
    if (isPlan || steps.length === 0) return null;
    return { action: "applyGames", details: { vendor, ...counts, sha256 } };
  };
  return asStaff(context, merchant, entry, async (tx) => {
    const row = await holdVendor(tx, merchant, vendor);
    const language = await firstLanguage(tx, merchant);
    const own = await tx.select().from(games).where(eq(games.merchant, merchant));
    const read = wanted.map((game) => ({ ...game, facts: factsOf(game, language) }));
    const known = new Map(own.map((game) => [game.code, game]));
    const plan = planGames({ vendor: row, wanted: read, known });
    if (!isPlan && plan.steps.length > 0) {
      const now = context.clock.now();
      await write(tx, { merchant, vendor }, { read, gone: plan.gone });
      await countPopularity(tx, merchant, now);
    }
    const { steps } = plan;
    const of = (...acts: GameStep["act"][]) =>
      new Set(steps.flatMap(({ act, game }) => (acts.includes(act) ? [game] : []))).size;
    const counts = { added: of("added"), changed: of("changed", "back"), gone: of("gone") };
    return { ...counts, same: wanted.length - counts.added - counts.changed, steps };
  });
}

async function firstLanguage(tx: Transaction, merchant: string): Promise<string> {
  const [row] = await tx
    .select({ languages: merchants.languages })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  return row?.languages[0] ?? "";
}

type Changes = { read: readonly (ReadGame & { facts: GameFacts })[]; gone: readonly string[] };

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
