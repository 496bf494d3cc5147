import { stuckRequest } from "#platform/contract/play/vendor-wallet.ts";
import { readSignedRequest, refuse } from "../signed-request.ts";
import type { Studio } from "../studio.ts";

const TOLD_MAX = 200;

type StuckRow = { round_id: string; game_code: string; code: string | null; reason: string | null };

/** GET /stuck: spins that the studio no longer retries. Staff must settle them. */
export async function tellStuck(studio: Studio, request: Request): Promise<Response> {
  const signed = await readSignedRequest(studio, request);
  if (signed instanceof Response) return signed;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const asked = stuckRequest.safeParse(query);
  if (!asked.success) return refuse(400, "BAD_REQUEST");
  const found = await studio.pool.query<StuckRow>(
    `select s.round_id, s.game_code, s.code, o.reason
     from studio.outgoing o
     join studio.spin s using (merchant, vendor, player_id, game_code, spin_id)
     where o.merchant = $1 and o.vendor = $2 and o.is_dead order by o.first_at limit $3`,
    [asked.data.merchant, signed.vendor, TOLD_MAX],
  );
  return signed.answer({
    stuck: found.rows.map((row) => ({
      roundId: row.round_id,
      gameCode: row.game_code,
      reason: row.code ?? row.reason ?? "",
    })),
  });
}
