import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { ownDataPart } from "#platform/contract/members/own-data.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { copyAnswer } from "./copy-answer.server.ts";

const PAGE = "/member/securityCenter/data";

/** The member's copy as a file. Without a recent proof, its page asks for one. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t } = wordsOf(site, "own-data");
  const { currency, timeZone } = site.brand.config;
  try {
    const first = await site.ask(ownDataPart, { part: "account" });
    const madeAt = new Date().toISOString();
    const about = { madeAt, currency: currency.code, timeZone, times: "UTC", note: t("copy.note") };
    return copyAnswer(site, { name: t("copy.file"), about, first });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw redirect(error.code === "too_many_attempts" ? `${PAGE}?often` : PAGE);
  }
}
