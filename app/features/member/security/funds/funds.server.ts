import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { Site } from "#app/request/site.server.ts";
import { fundsAnswer, fundsShow } from "#platform/contract/members/person/funds.ts";
import {
  FUNDS_SOURCES,
  FUNDS_TEXT_MAX,
  INCOME_BANDS,
} from "#platform/contract/members/person/funds-kinds.ts";
import { answerForm, done } from "../form/security-form.server.ts";

const PAGE = "/member/securityCenter/funds";
const WORDS_MIN = 10;

/** What is known of the member's money, with the sources to choose from. */
export async function fundsData(site: Site) {
  const limits = { wordsMin: WORDS_MIN, wordsMax: FUNDS_TEXT_MAX };
  return { funds: await site.ask(fundsShow, {}), sources: [...FUNDS_SOURCES], ...limits };
}
export type FundsData = Awaited<ReturnType<typeof fundsData>>;

/** Sends where the money comes from. */
export const sendFunds = (args: ActionFunctionArgs) =>
  answerForm(
    args,
    {
      source: z.enum(FUNDS_SOURCES, "funds_source"),
      income: z.enum(INCOME_BANDS, "funds_income"),
      words: z
        .string("funds_words")
        .trim()
        .min(WORDS_MIN, "funds_words")
        .max(FUNDS_TEXT_MAX, "funds_words_long"),
    },
    async (site, answer) => {
      await site.ask(fundsAnswer, answer);
      return done("fundsSent", PAGE);
    },
  );
