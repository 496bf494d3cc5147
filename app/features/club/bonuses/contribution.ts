import type { bonusOffers } from "#platform/contract/club/bonuses.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";

export type Offer = ValueOf<typeof bonusOffers>["offers"][number];
export type Contribution = Offer["contribution"];
