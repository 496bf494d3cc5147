import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { leftData } from "#app/parts/left/left.server.ts";
import { LeftPage } from "#app/parts/left/left-page.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { useProtectionWords } from "../use-protection-words.ts";

export const handle = { i18n: ["protection"] };

export const loader = (args: LoaderFunctionArgs) =>
  leftData(args, { namespace: "protection", leadsTo: "/member/protection" });

/** Where an exclusion begins: the sessions are over, and what stays open is said. */
export default function Left() {
  const { t } = useProtectionWords();
  return (
    <LeftPage namespace="protection" icon="hourglass">
      <ButtonLink to="/login?to=/member/withdraw" tone="outline">
        {t("left.withdraw")}
      </ButtonLink>
      <ButtonLink to="/help/responsible" tone="quiet">
        {t("more.responsible")}
      </ButtonLink>
    </LeftPage>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
