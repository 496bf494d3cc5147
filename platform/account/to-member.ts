import type { Member } from "../contract/auth.ts";
import type { members } from "../store/schema/merchant.ts";

export type MemberRow = typeof members.$inferSelect;

/** What a member may see of their own row. */
export function toMember(row: MemberRow, currency: string): Member {
  return {
    id: row.id,
    account: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    type: row.type,
    currency,
    clubLabel: { labelName: "", rankLevel: row.rankLevel },
    registeredAt: row.createdAt.getTime(),
    toUpline: row.parentId !== null,
  };
}
