import type { MessageKind } from "#platform/contract/publishing/messages.ts";
import { billPath } from "../../../parts/pay/pay-kinds.ts";

type Item = { kind: MessageKind; details: Record<string, string> };

const PLACES: Partial<Record<MessageKind, string>> = {
  playWord: "/member/protection",
  rankUp: "/member/playerRank",
  rankDown: "/member/playerRank",
  giftReady: "/member/rewardCenter",
  awardIssued: "/member/rewardCenter?tab=claimed",
  boardPrize: "/member/rewardCenter",
  referralReward: "/member/rewardCenter",
  bonusEnding: "/member/bonusDetails",
  bonusReleased: "/member/bonusDetails",
  bonusCut: "/member/bonusDetails",
  bonusExpired: "/member/bonusDetails",
  bonusTakenBack: "/member/bonusDetails",
};

/** The page that a message is about. Contracts and pay lie in the agent's centre, or in the member's. */
export function placeOf({ kind, details }: Item, isAgent: boolean): string | null {
  const place = PLACES[kind];
  if (place) return place;
  const { depositId, contract, application, contractKind, period } = details;
  if (depositId) return `/member/deposit/${depositId}`;
  if (application) return "/join/apply";
  if (contract && contractKind && period) {
    const bill = { kind: contractKind, contractId: contract, period };
    return isAgent ? billPath(bill) : `/member/contracts/${contract}/${encodeURIComponent(period)}`;
  }
  return contract ? `/${isAgent ? "agent" : "member"}/contracts/${contract}` : null;
}
