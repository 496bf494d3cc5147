import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { amountReader } from "#app/request/input/amount-reader.server.ts";
import { statusOf } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { contractTemplates } from "#platform/contract/agents/contract-templates.ts";
import {
  consolidated,
  contractImpact,
  contractOffer,
  contracts,
} from "#platform/contract/agents/contracts.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";
import { readAccount } from "../../../../parts/filters/read-filters.ts";
import { offerSchema } from "./offer-schema.server.ts";

/** The form of one kind, with the agent's own terms of that kind beside it. */
export async function offerData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const params = new URL(args.request.url).searchParams;
  const { mayOffer } = await site.ask(consolidated, {});
  const kind = mayOffer.find((one) => one === params.get("kind")) ?? mayOffer[0];
  // Without an own contract there is nothing to offer.
  if (!kind) throw redirect("/agent/contracts");
  const { language } = site;
  const [{ list }, prepared] = await Promise.all([
    site.ask(contracts, { which: "mine", kind, pageSize: 1 }),
    site.ask(contractTemplates, { language }),
  ]);
  const templates = prepared.list.filter(({ terms }) => terms.kind === kind);
  const { t, titled } = wordsOf(site, "agent-pay");
  return {
    ...{ kind, mayOffer, own: list[0]?.terms ?? null, templates },
    template: templates.find(({ id }) => id === params.get("template")) ?? null,
    account: readAccount(params) ?? "",
    key: randomUUID(),
    title: titled(t("offer.title")),
  };
}
export type OfferData = Awaited<ReturnType<typeof offerData>>;

/** Offers the contract, after the agent saw which contracts below it would end. */
export async function sendOffer(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const form = await args.request.formData();
  const submission = parseWithZod(form, { schema: offerSchema(amountReader(site)) });
  if (submission.status !== "success") return data({ ...submission.reply(), ends: null }, 400);
  const { key, account, terms, proceed } = submission.value;
  try {
    const { ends } = await site.ask(contractImpact, { account, terms });
    if (ends.length > 0 && !proceed) return data({ ...submission.reply(), ends }, 409);
    const { contractId } = await site.ask(contractOffer, { account, terms, proceed }, { key });
    return redirect(`/agent/contracts/${contractId}`, 303);
  } catch (error) {
    return data({ ...submission.reply(errorsOf(error)), ends: null }, statusOf(error));
  }
}
export type OfferReply = Exclude<Awaited<ReturnType<typeof sendOffer>>, Response>["data"];

/** The platform names a field as "terms.tiers.1.rate"; the form as "tiers[1].rate". */
const inForm = (field: string) => field.replace(/^terms\./, "").replace(/\.(\d+)\./, "[$1].");

function errorsOf(error: unknown) {
  if (error instanceof Unknown) return { formErrors: ["unconfirmed"] };
  if (!(error instanceof Refusal)) throw error;
  const all = [{ ...error, message: error.code }, ...error.others];
  const placed = all.filter(({ field }) => field !== undefined);
  if (placed.length === 0) return { formErrors: [encodeMessage(error.code, error.details)] };
  return {
    fieldErrors: Object.fromEntries(
      placed.map(({ field, message, details }) => [
        inForm(field!),
        [encodeMessage(message, details)],
      ]),
    ) as never,
  };
}
