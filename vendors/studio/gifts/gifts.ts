import type { PoolClient } from "pg";
import {
  type grantAnswer,
  grantRequest,
  revokeAnswer,
  revokeRequest,
} from "#platform/contract/play/vendor-wallet.ts";
import type { Engine, Gift, Session, SpinRow } from "../../engines/engine.ts";
import { fromAmountText } from "../../wallet/money-text.ts";
import { readJson, readSignedRequest, refuse } from "../signed-request.ts";
import { OF_SEAT, type SeatOwner, seatKey } from "../spins/spin-row.ts";
import type { Studio } from "../studio.ts";

type MachineFor = (game: { vendor: string; gameCode: string }) => Engine | null;
type Queryable = Pick<PoolClient, "query">;

/**
 * The platform's signed POST /grant: free rounds for one player at one game. The same campaign again
 * is the same gift. A game without stakes to choose from has none.
 */
export async function takeGrant(studio: Studio, request: Request, machineFor: MachineFor) {
  const signed = await readSignedRequest(studio, request);
  if (signed instanceof Response) return signed;
  const { vendor } = signed;
  const asked = grantRequest.safeParse(readJson(signed.body));
  if (!asked.success || !asked.data.playerId.startsWith(`${asked.data.merchant}.`))
    return refuse(400, "BAD_REQUEST");
  const { merchant, playerId, campaignId, gameCode, rounds, expiresAt } = asked.data;
  const stake = fromAmountText(asked.data.stake);
  const isPlayable = machineFor({ vendor, gameCode })?.read({
    spinId: "0".repeat(32),
    stake: stake.toString(),
  });
  const answer = (code: typeof grantAnswer._output.code) => signed.answer({ code });
  if (!isPlayable) return answer("REFUSED");
  const values = [merchant, vendor, playerId, campaignId, gameCode, rounds, stake, expiresAt];
  await studio.pool.query(
    `insert into studio.gift (merchant, vendor, player_id, campaign, game_code, rounds, stake,
       expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    values,
  );
  const known = await studio.pool.query(
    `select 1 from studio.gift where merchant = $1 and vendor = $2 and player_id = $3
       and campaign = $4 and game_code = $5 and rounds = $6 and stake = $7 and not is_revoked`,
    values.slice(0, 7),
  );
  return answer(known.rowCount === 1 ? "OK" : "MISMATCH");
}

/** The platform's signed POST /revoke: no more rounds of a gift, also when it is not known yet. */
export async function takeRevocation(studio: Studio, request: Request): Promise<Response> {
  const signed = await readSignedRequest(studio, request);
  if (signed instanceof Response) return signed;
  const asked = revokeRequest.safeParse(readJson(signed.body));
  if (!asked.success) return refuse(400, "BAD_REQUEST");
  const { merchant, playerId, campaignId } = asked.data;
  await studio.pool.query(
    `insert into studio.gift (merchant, vendor, player_id, campaign, game_code, rounds, stake,
       expires_at, is_revoked) values ($1, $2, $3, $4, '', 0, 0, $5, true)
     on conflict (merchant, vendor, player_id, campaign) do update set is_revoked = true`,
    [merchant, signed.vendor, playerId, campaignId, studio.clock.now()],
  );
  return signed.answer(revokeAnswer.parse({ code: "OK" }));
}

/** The code of a spin that was to be a round of a gift without rounds. */
export const GIFT_OVER = "GIFT_OVER";

type GiftRow = { campaign: string; stake: string; left: number };

/** The player's gift at this game that ends first, or null. */
export async function findGift(
  { pool, clock }: Pick<Studio, "pool" | "clock">,
  session: Session,
): Promise<Gift | null> {
  if (session.isDemo || session.hasPurse) return null;
  const found = await pool.query<GiftRow>(`${USABLE} order by expires_at, campaign limit 1`, [
    ...seatKey(session),
    clock.now(),
  ]);
  return found.rows[0] ?? null;
}

/** The stake of a gift that still has a round, or null. */
export async function stakeOfGift(
  client: Queryable,
  owner: SeatOwner,
  campaign: string,
  now: Date,
): Promise<bigint | null> {
  const found = await client.query<GiftRow>(`${USABLE} and campaign = $6`, [
    ...seatKey(owner),
    now,
    campaign,
  ]);
  return found.rows[0] ? BigInt(found.rows[0].stake) : null;
}

const USABLE = `select campaign, stake::text, rounds - used as left from studio.gift
  where ${OF_SEAT} and not is_revoked and used < rounds and expires_at > $5`;

/** Counts a round of a gift as played, or ends a gift whose round the platform refused. */
export async function noteGift(client: Queryable, spin: SpinRow, isPlayed: boolean) {
  if (!spin.gift || spin.kind !== "base") return;
  await client.query(
    `update studio.gift set used = used + $6, is_revoked = is_revoked or $7
     where ${OF_SEAT} and campaign = $5`,
    [
      spin.merchant,
      spin.vendor,
      spin.player_id,
      spin.game_code,
      spin.gift,
      isPlayed ? 1 : 0,
      !isPlayed,
    ],
  );
}
