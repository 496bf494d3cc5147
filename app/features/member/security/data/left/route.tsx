import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";

export const handle = { i18n: ["own-data"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t, titled } = wordsOf(site, "own-data");
  return { helpline: site.brand.config.legal.helpline, title: titled(t("left.title")) };
}

/** Where a closed account leads: the sessions are over, and what stays is said. */
export default function Left() {
  const { t } = useTranslation("own-data");
  const { helpline } = useLoaderData<typeof loader>();
  return (
    <EmptyState
      icon="circle-check"
      title={t("left.title")}
      text={t("left.text", { helpline })}
      as="h1"
    >
      <ButtonLink to="/" tone="outline">
        {t("left.home")}
      </ButtonLink>
    </EmptyState>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
