import { createHash } from "node:crypto";
import type { z } from "zod";
import type { launchRequest } from "#platform/contract/play/vendor-wallet.ts";
import type { Session } from "../../engines/engine.ts";
import { fromAmountText } from "../../wallet/money-text.ts";
import { randomId } from "../../wallet/random-id.ts";
import type { Studio } from "../studio.ts";
import { demoPlayerId } from "./demo-wallet.ts";

type Launch = z.infer<typeof launchRequest>;

export const OPEN_WITHIN_SECONDS = 300;
const LASTS_HOURS = 12;
const DEMO_LASTS_HOURS = 2;
const DEMOS_MAX = 5_000;
const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/**
 * Stores a launch until its page is opened and returns the secret handle of the page's address.
 * Null when the launch token was used before.
 */
export async function keepLaunch(studio: Studio, vendor: string, launch: Launch) {
  const handle = randomId(studio.random, 32);
  const now = studio.clock.now();
  const isDemo = launch.mode === "demo";
  await studio.pool.query("delete from studio.session where expires_at < $1", [now]);
  const kept = await studio.pool.query(
    `insert into studio.session (handle_hash, launch_hash, launch_token, state, vendor, merchant,
       player_id, game_code, language, currency, currency_symbol, back_url, cashier_url, expires_at,
       is_demo, has_purse, country, autoplay, turbo, autoplay_most, spin_ms_least,
       stake_most)
     values ($1, $2, $3, 'new', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $18, $19, $20, $21)
     on conflict (launch_hash) do nothing`,
    [
      hashOf(handle),
      hashOf(`${vendor}:${launch.launchToken}`),
      launch.launchToken,
      vendor,
      launch.merchant,
      isDemo ? demoPlayerId(launch.playerId) : launch.playerId,
      launch.gameCode,
      launch.language,
      launch.currency,
      launch.currencySymbol,
      launch.backUrl,
      launch.cashierUrl,
      new Date(now.getTime() + OPEN_WITHIN_SECONDS * 1000),
      isDemo,
      !isDemo && launch.wallet === "transfer",
      launch.country,
      launch.autoplay,
      launch.turbo,
      launch.autoplayMost ?? null,
      Math.ceil(launch.spinSecondsLeast * 1000),
      launch.stakeMost === undefined ? null : fromAmountText(launch.stakeMost),
    ],
  );
  return kept.rowCount === 1 ? handle : null;
}

/** True when the limit of open demos is reached, as each takes room. */
export async function isFullOfDemos({ pool, clock }: Studio): Promise<boolean> {
  const open = await pool.query(
    "select 1 from studio.session where is_demo and expires_at > $1 limit $2",
    [clock.now(), DEMOS_MAX],
  );
  return open.rowCount === DEMOS_MAX;
}

/** The launch's session, open or not. Null when there is none or it has expired. */
export async function findSession(studio: Studio, handle: string) {
  const found = await studio.pool.query<SessionRow>(
    "select * from studio.session where handle_hash = $1 and expires_at > $2",
    [hashOf(handle), studio.clock.now()],
  );
  const row = found.rows[0];
  return row ? { state: row.state, session: sessionOf(row) } : null;
}

/**
 * Exchanges the launch token for a session token, once: the request that sets the row to "opening"
 * calls the platform. When the answer stays unknown, the row is reset, so a reload tries again.
 */
export async function openGameSession(studio: Studio, handle: string): Promise<Session | null> {
  const claimed = await studio.pool.query<SessionRow>(
    `update studio.session set state = 'opening'
     where handle_hash = $1 and state = 'new' and expires_at > $2 returning *`,
    [hashOf(handle), studio.clock.now()],
  );
  const row = claimed.rows[0];
  if (!row) return null;
  if (row.is_demo) return openDemo(studio, row);
  const outcome = await studio.platformOf(row.vendor).call("authenticate", {
    launchToken: row.launch_token ?? "",
    gameCode: row.game_code,
  });
  const token = outcome.known && isOfRow(outcome.answer, row) ? outcome.answer.sessionToken! : null;
  const state = token ? "open" : outcome.known ? "refused" : "new";
  const lastsUntil = new Date(studio.clock.now().getTime() + LASTS_HOURS * 3_600_000);
  const opened = await studio.pool.query<SessionRow>(
    `update studio.session set state = $2, session_token = $3,
       launch_token = case when $2 = 'new' then launch_token end,
       expires_at = case when $2 = 'open' then $4 else expires_at end
     where handle_hash = $1 returning *`,
    [hashOf(handle), state, token, lastsUntil],
  );
  if (!outcome.known) studio.log({ message: "authenticate is unknown", reason: outcome.reason });
  return token ? sessionOf(opened.rows[0]!) : null;
}

/** A demo makes no platform call: its player's name is its token. */
async function openDemo(studio: Studio, row: SessionRow): Promise<Session | null> {
  const lastsUntil = new Date(studio.clock.now().getTime() + DEMO_LASTS_HOURS * 3_600_000);
  const opened = await studio.pool.query<SessionRow>(
    `update studio.session set state = 'open', session_token = player_id, launch_token = null,
       expires_at = $2 where handle_hash = $1 returning *`,
    [row.handle_hash, lastsUntil],
  );
  return opened.rows[0] ? sessionOf(opened.rows[0]) : null;
}

/**
 * A token issued for another player than the launch named would play with that other player's
 * money.
 */
function isOfRow(
  answer: { code: string; playerId?: string | undefined; sessionToken?: string | undefined },
  row: SessionRow,
) {
  return answer.code === "OK" && answer.playerId === row.player_id && Boolean(answer.sessionToken);
}

type SessionRow = {
  handle_hash: string;
  state: "new" | "opening" | "open" | "refused";
  launch_token: string | null;
  session_token: string | null;
  vendor: string;
  merchant: string;
  player_id: string;
  game_code: string;
  language: string;
  currency: string;
  currency_symbol: string;
  country: string;
  back_url: string;
  cashier_url: string;
  is_demo: boolean;
  has_purse: boolean;
  autoplay: boolean;
  turbo: boolean;
  autoplay_most: number | null;
  spin_ms_least: number;
  stake_most: string | null;
};

function sessionOf(row: SessionRow): Session {
  return {
    vendor: row.vendor,
    merchant: row.merchant,
    playerId: row.player_id,
    gameCode: row.game_code,
    language: row.language,
    currency: row.currency,
    currencySymbol: row.currency_symbol,
    country: row.country,
    backUrl: row.back_url,
    cashierUrl: row.cashier_url,
    sessionToken: row.session_token ?? "",
    isDemo: row.is_demo,
    hasPurse: row.has_purse,
    autoplay: row.autoplay,
    turbo: row.turbo,
    autoplayMost: row.autoplay_most,
    spinMsLeast: row.spin_ms_least,
    stakeMost: row.stake_most,
  };
}
