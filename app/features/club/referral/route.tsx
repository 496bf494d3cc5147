import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageNumber } from "#app/parts/pager/page-number.ts";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { qrPath } from "#app/respond/qr-path.server.ts";
import { referralInvited, referralShow } from "#platform/contract/club/referral.ts";
import { ReferralPage } from "./referral-page.tsx";

export const handle = { i18n: ["referral", "member"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { url } = args.request;
  const { origin, searchParams } = new URL(url);
  const tab = searchParams.get("tab") === "invited" ? "invited" : "mine";
  const page = pageNumber(url);
  const [own, people] = await Promise.all([
    site.ask(referralShow, {}),
    tab === "invited" ? site.ask(referralInvited, { pageNo: page }) : null,
  ]);
  const link = own.code && `${origin}/register?referralCode=${own.code}`;
  const { t, titled } = wordsOf(site, "referral");
  return {
    ...{ ...own, tab, page, people, link },
    qr: link ? qrPath(link) : null,
    title: titled(t("title")),
  };
}
export type ReferralData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Referral() {
  return <ReferralPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
