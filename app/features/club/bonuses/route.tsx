import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageNumber } from "#app/parts/pager/page-number.ts";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { BONUS_KINDS, BONUS_STATES } from "#platform/contract/club/bonus-kinds.ts";
import { bonuses, bonusOffers } from "#platform/contract/club/bonuses.ts";
import { freeSpinOffer, freeSpins } from "#platform/contract/club/gifts/free-spins.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { actOnBonus } from "./act.server.ts";
import { BonusesPage } from "./bonuses-page.tsx";

export const handle = { i18n: ["bonuses", "member"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { url } = args.request;
  const { searchParams } = new URL(url);
  const kind = BONUS_KINDS.find((one) => one === searchParams.get("kind"));
  const state = BONUS_STATES.find((one) => one === searchParams.get("state"));
  const page = pageNumber(url);
  const code = searchParams.get("code")?.trim().toUpperCase() || undefined;
  const [shown, offered, spins] = await Promise.all([
    site.ask(bonuses, { kind, state, pageNo: page }),
    offersOf(site, code),
    site.ask(freeSpins, {}),
  ]);
  const asked = searchParams.get("taken") ?? searchParams.get("ended");
  const { t, titled } = wordsOf(site, "bonuses");
  return {
    ...shown,
    ...{ kind, state, page, code, ...offered },
    spins: spins.list,
    takenSpins: spins.list.find(({ id }) => id === searchParams.get("spins")) ?? null,
    told: shown.list.find(({ id }) => id === asked) ?? null,
    formKey: randomUUID(),
    title: titled(t("title")),
  };
}

type MemberSite = Awaited<ReturnType<typeof requireMember>>;

const NONE = { offers: null, spinOffer: null, codeProblem: null };

/** What can be taken, and why a typed code names nothing. Where the law forbids bonuses there is none. */
async function offersOf(site: MemberSite, code: string | undefined) {
  if ((await site.refused()).includes("welcomeBonus")) return NONE;
  if (code === undefined) return { ...NONE, offers: (await site.ask(bonusOffers, {})).offers };
  try {
    return { ...NONE, offers: (await site.ask(bonusOffers, { code })).offers };
  } catch (error) {
    requireOfCode(error);
  }
  const { offers } = await site.ask(bonusOffers, {});
  try {
    return { offers, spinOffer: await site.ask(freeSpinOffer, { code }), codeProblem: null };
  } catch (error) {
    return { offers, spinOffer: null, codeProblem: requireOfCode(error) };
  }
}

/** The refusal of a typed code; other errors stay errors. */
function requireOfCode(error: unknown): string {
  if (error instanceof Refusal && error.field === "code") return error.code;
  throw error;
}

/** Takes a bonus, or gives the open one up. */
export const action = (args: ActionFunctionArgs) => actOnBonus(args);

export type BonusesData = ReturnType<typeof useLoaderData<typeof loader>>;
export type Last = ReturnType<typeof useActionData<typeof action>>;

export default function Bonuses() {
  const last = useActionData<typeof action>();
  return <BonusesPage shown={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
