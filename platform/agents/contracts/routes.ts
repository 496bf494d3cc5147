import { contractTemplates } from "../../contract/agents/contract-templates.ts";
import {
  consolidated,
  contractAnswer,
  contractEnd,
  contractImpact,
  contractOffer,
  contractOne,
  contracts,
} from "../../contract/agents/contracts.ts";
import { on } from "../../core/route.ts";
import { answerContract, endContract } from "./answer-contract.ts";
import { offerContract, showImpact } from "./offer-contract.ts";
import { listContracts } from "./read/list-contracts.ts";
import { listTemplates } from "./read/list-templates.ts";
import { showConsolidated } from "./read/show-consolidated.ts";
import { showContract } from "./read/show-contract.ts";

export const contractRoutes = [
  on(consolidated, showConsolidated),
  on(contracts, listContracts),
  on(contractOne, showContract),
  on(contractTemplates, listTemplates),
  on(contractImpact, showImpact),
  on(contractOffer, offerContract),
  on(contractAnswer, answerContract),
  on(contractEnd, endContract),
];
