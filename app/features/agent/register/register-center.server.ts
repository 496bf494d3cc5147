import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { qrPath } from "#app/respond/qr-path.server.ts";
import { downlineOne } from "#platform/contract/agents/downlines.ts";
import { agentLinkEnd, agentLinkSave, agentLinks } from "#platform/contract/agents/links.ts";
import { downlineCreate, ratesMine } from "#platform/contract/agents/people.ts";
import { RATE_CATEGORIES } from "#platform/contract/agents/rate-categories.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { pageNumber } from "../../../parts/pager/page-number.ts";
import { accountSchema, linkSchema, ratesIn } from "./register-center-schema.server.ts";

const PAGE = "/agent/registerCenter";
const LINKS = `${PAGE}?tab=links`;

/** The form for an account, or the agent's links when the address asks for them. */
export async function registerCenterData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { url } = args.request;
  const { origin, searchParams } = new URL(url);
  const isLinks = searchParams.get("tab") === "links";
  const pageNo = pageNumber(url);
  const [own, links, made] = await Promise.all([
    site.ask(ratesMine, {}),
    isLinks ? site.ask(agentLinks, { pageNo }) : null,
    madeAccount(site, searchParams.get("made")),
  ]);
  const { t, titled } = wordsOf(site, "agent-people");
  return {
    ...own,
    tab: isLinks ? ("links" as const) : ("account" as const),
    made,
    links: links && { ...links, pageNo, list: links.list.map((link) => withAddress(link, origin)) },
    /** What a newcomer opens to log in. */
    origin,
    key: randomUUID(),
    title: titled(t("register.title")),
  };
}
export type RegisterCenterData = Awaited<ReturnType<typeof registerCenterData>>;

function withAddress<Link extends { code: string; state: string }>(link: Link, origin: string) {
  const address = `${origin}/register?link=${encodeURIComponent(link.code)}`;
  return { ...link, address, qr: link.state === "open" ? qrPath(address) : null };
}

/** The account that was just made; an address that names anybody else shows nothing. */
async function madeAccount(site: Site, account: string | null): Promise<string | null> {
  if (!account || account.length > 64) return null;
  try {
    return (await site.ask(downlineOne, { account })).person.account;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Makes an account, makes a link or switches one off. */
export async function changeRegisterCenter(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const form = await args.request.formData();
  const intent = form.get("intent");
  if (intent === "end") return endLink(site, String(form.get("code") ?? "").slice(0, 32));
  return intent === "link" ? makeLink(site, form) : makeAccount(site, form);
}

async function makeAccount(site: Site, form: FormData) {
  const submission = parseWithZod(form, { schema: accountSchema });
  const hideFields = ["password"];
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: hideFields as never }), 400);
  }
  const { key, username, password, type, ...rest } = submission.value;
  try {
    const input = { username, password, type, rates: ratesIn(rest) };
    const { account } = await site.ask(downlineCreate, input, { key });
    return redirect(`${PAGE}?made=${encodeURIComponent(account)}`, 303);
  } catch (error) {
    const fields = ["username", "password", ...RATE_CATEGORIES];
    return answerRefusal(submission, error, { fields, hideFields });
  }
}

async function makeLink(site: Site, form: FormData) {
  const submission = parseWithZod(form, { schema: linkSchema(new Date()) });
  if (submission.status !== "success") return data(submission.reply(), 400);
  const { key, type, expiresAt, usesMax, ...rest } = submission.value;
  try {
    const input = { type, expiresAt, usesMax, rates: ratesIn(rest) };
    await site.ask(agentLinkSave, input, { key });
    return redirect(LINKS, 303);
  } catch (error) {
    return answerRefusal(submission, error, { fields: [...RATE_CATEGORIES] });
  }
}

async function endLink(site: Site, code: string) {
  await site.ask(agentLinkEnd, { code }).catch((error: unknown) => {
    // Nothing is left to switch off; the list shows it.
    if (!(error instanceof Refusal)) throw error;
  });
  return redirect(LINKS, 303);
}
