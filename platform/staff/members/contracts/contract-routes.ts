import {
  contractTop,
  contractTopAct,
  contractTopList,
} from "../../../contract/staff/agents/contracts.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { staffOf } from "../../people/manage-people.ts";
import { actOnTopContract } from "./act-on-top-contract.ts";
import { listTopContracts } from "./list-top-contracts.ts";
import { offerTopContract } from "./offer-top-contract.ts";

const ACTS = {
  withdraw: "withdraw",
  "ask-end": "askEnd",
  "agree-end": "agreeEnd",
  "refuse-end": "refuseEnd",
} as const;

/** The office's calls about the operator's contracts with agents under nobody. */
export const contractRoutes: readonly OfficeRoute[] = [
  at(contractTopList, async (desk, { all }) => {
    const found = await listTopContracts(staffOf(desk), desk.merchant, { all: all === "yes" });
    return found.map(({ row, downline: account }) => ({
      ...{ id: row.id, account, kind: row.kind, version: row.version, state: row.state },
      ...{ endAskedBy: row.endAskedBy, offeredAt: row.offeredAt.getTime() },
    }));
  }),
  at(contractTop, (desk, { account, terms, proceed }) =>
    offerTopContract(staffOf(desk), {
      ...{ merchant: desk.merchant, account, terms, isProceeding: proceed === "yes" },
    }),
  ),
  at(contractTopAct, async (desk, { act, id }) => {
    await actOnTopContract(staffOf(desk), { merchant: desk.merchant, id, act: ACTS[act] });
    return {};
  }),
];
