import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { leftData } from "#app/parts/left/left.server.ts";
import { LeftPage } from "#app/parts/left/left-page.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";

export const handle = { i18n: ["own-data"] };

export const loader = (args: LoaderFunctionArgs) =>
  leftData(args, { namespace: "own-data", leadsTo: "/member/securityCenter/data" });

/** Where a closed account leads: the sessions are over, and what stays is said. */
export default function Left() {
  const { t } = useTranslation("own-data");
  return (
    <LeftPage namespace="own-data" icon="circle-check">
      <ButtonLink to="/" tone="outline">
        {t("left.home")}
      </ButtonLink>
    </LeftPage>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
