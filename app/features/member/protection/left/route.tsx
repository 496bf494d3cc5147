import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { useProtectionWords } from "../use-protection-words.ts";

export const handle = { i18n: ["protection"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  if (await site.member()) throw redirect("/member/protection");
  const { t, titled } = wordsOf(site, "protection");
  return { helpline: site.brand.config.legal.helpline, title: titled(t("left.title")) };
}

/** Where an exclusion begins: the sessions are over, and what stays open is said. */
export default function Left() {
  const { t } = useProtectionWords();
  const { helpline } = useLoaderData<typeof loader>();
  return (
    <EmptyState
      icon="hourglass"
      title={t("left.title")}
      text={t("left.text", { helpline })}
      as="h1"
    >
      <ButtonLink to="/login?to=/member/withdraw" tone="outline">
        {t("left.withdraw")}
      </ButtonLink>
      <ButtonLink to="/help/responsible" tone="quiet">
        {t("more.responsible")}
      </ButtonLink>
    </EmptyState>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
