import {
  staffBonusRelease,
  staffFindingClose,
  staffFindingList,
  staffPurseJudge,
  staffPurseList,
  staffRoundsGrant,
  staffRoundsList,
  staffRoundsRevoke,
} from "../../contract/staff/play.ts";
import { findingReference } from "../../play/reconciliation/findings.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { staffOf } from "../people/manage-people.ts";
import { closeFinding, listOpenFindings } from "./close-finding.ts";
import { figuresRoutes } from "./figures/figures-routes.ts";
import { grantFreeRounds, revokeFreeRounds } from "./free-rounds/grant-free-rounds.ts";
import { listFreeRounds } from "./free-rounds/list-free-rounds.ts";
import { judgePurseMove, listPurseMoves } from "./judge-purse-move.ts";
import { releaseBonus } from "./release-bonus.ts";

/** The office's calls about figures, free rounds, vendors' purses, findings and held bonuses. */
export const playRoutes: readonly OfficeRoute[] = [
  ...figuresRoutes,
  at(staffRoundsList, async (desk) => {
    const found = await listFreeRounds(staffOf(desk), desk.merchant);
    return found.map(({ grant, username: account }) => ({
      ...{ campaign: grant.campaign, account, state: grant.state, game: grant.game },
      ...{ used: grant.used, rounds: grant.rounds, stake: grant.stake },
      until: grant.expiresAt.getTime(),
    }));
  }),
  at(staffRoundsGrant, async (desk, input) => {
    await grantFreeRounds(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
  at(staffRoundsRevoke, async (desk, input) => {
    await revokeFreeRounds(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
  at(staffPurseList, async (desk, { all }) => {
    const found = await listPurseMoves(staffOf(desk), desk.merchant, { all: all === "yes" });
    return found.map(({ row, username: account }) => ({
      ...{ reference: row.reference, at: row.createdAt.getTime(), status: row.status },
      isWithStaff: row.status === "OPEN" && row.flaggedAt !== null,
      ...{ amount: row.amount, direction: row.direction, vendor: row.vendor, account },
    }));
  }),
  at(staffPurseJudge, (desk, input) =>
    judgePurseMove(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
  at(staffFindingList, async (desk) => {
    const found = await listOpenFindings(staffOf(desk), desk.merchant);
    return found.map(({ finding, account }) => {
      const { foundAt, kind, party, subject, details } = finding;
      const reference = findingReference(finding);
      return { at: foundAt.getTime(), kind, party, subject, account, reference, details };
    });
  }),
  at(staffFindingClose, async (desk, input) => {
    await closeFinding(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
  at(staffBonusRelease, (desk, { vendor, transaction: txId }) =>
    releaseBonus(staffOf(desk), { merchant: desk.merchant, vendor, txId }),
  ),
];
