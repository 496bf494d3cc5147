import { and, eq, sql } from "drizzle-orm";
import type { referralInvited } from "../../contract/club/referral.ts";
import type { ReferralState } from "../../contract/club/referral-kinds.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { requireAllowed } from "../../core/guard.ts";
import { maskPlayer } from "../../domain/play/mask-player.ts";
import { invitations } from "../../store/schema/invitation.ts";

const PAGE_SIZE = 20;

type Row = {
  name: string;
  registered_at: string;
  has_deposited: boolean;
  state: ReferralState | null;
  until: string;
  cash: string;
  points: number;
  deposit_percent: string;
  bet_percent: string;
  award_state: string | null;
  is_expired: boolean;
};

/**
 * The people who came with the member's code: part of the name, and how far they are in whole percent,
 * so that nobody reads what a friend plays.
 */
export async function listInvited(
  context: Context,
  { pageNo }: InputOf<typeof referralInvited>,
): Promise<ValueOf<typeof referralInvited>> {
  const { memberId } = requireRealAccount(context);
  await requireAllowed(context, "referral");
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const now = clock.now().toISOString();
  return store.reading(code, async (reader) => {
    const { rows } = await reader.execute<Row>(sql`
      select coalesce(nullif(m.nickname, ''), m.username) as name,
        (extract(epoch from i.at) * 1000)::bigint as registered_at,
        exists (select from deposits d where d.merchant = ${code} and d.member_id = i.member_id
          and d.status = 'CREDITED') as has_deposited,
        r.state, (extract(epoch from r.until) * 1000)::bigint as until, r.cash, r.points,
        least(100, p.deposits * 100 / greatest(r.deposits, 1)) as deposit_percent,
        least(100, p.valid_bet * 100 / greatest(r.valid_bet, 1)) as bet_percent,
        a.state as award_state, coalesce(a.expires_at <= ${now}::timestamptz, false) as is_expired
      from invitations i
      join members m on m.merchant = ${code} and m.id = i.member_id
      left join referrals r on r.merchant = ${code} and r.invited = i.member_id
        and r.inviter = i.invited_by
      left join lateral referral_progress(${code}, r.invited, r.invited_at, r.until) p on true
      left join awards a on a.merchant = ${code} and a.rule = 'referral:' || r.invited
        and a.member = r.inviter and a.period = ''
      where i.merchant = ${code} and i.invited_by = ${memberId}
      order by i.at desc, i.member_id limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`);
    const count = await reader.$count(
      invitations,
      and(eq(invitations.merchant, code), eq(invitations.invitedBy, memberId)),
    );
    return { list: rows.map(toInvited), totalPages: Math.ceil(count / PAGE_SIZE) };
  });
}

function toInvited(row: Row): ValueOf<typeof referralInvited>["list"][number] {
  return {
    account: maskPlayer(row.name),
    registeredAt: Number(row.registered_at),
    hasDeposited: row.has_deposited,
    referral: row.state && {
      depositPercent: Number(row.deposit_percent),
      betPercent: Number(row.bet_percent),
      until: Number(row.until),
      cash: BigInt(row.cash),
      points: row.points,
      state: standingOf(row, row.state),
    },
  };
}

function standingOf({ award_state: award, is_expired: isExpired }: Row, state: ReferralState) {
  if (state !== "REACHED") return state;
  if (award === "ISSUED") return "ISSUED";
  return isExpired ? "EXPIRED" : "REACHED";
}
