import { awardClaim, awards } from "../../contract/club/own-awards.ts";
import { on } from "../../core/route.ts";
import { claimAward } from "./claim-award.ts";
import { listAwards } from "./list-awards.ts";

export const awardRoutes = [on(awards, listAwards), on(awardClaim, claimAward)];
