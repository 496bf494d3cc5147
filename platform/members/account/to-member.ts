import type { Member } from "../../contract/members/auth.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";

/** What members may see of their own row. `rankLevel` is their VIP level. */
export function toMember(row: MemberRow, currency: string, rankLevel: number): Member {
  return {
    id: row.id,
    account: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    type: row.type,
    currency,
    clubLabel: { labelName: "", rankLevel },
    registeredAt: row.createdAt.getTime(),
    toUpline: row.parentId !== null,
  };
}
