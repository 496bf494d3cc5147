import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { consolidated } from "#platform/contract/agents/contracts.ts";
import * as centre from "../../parts/centre/member.css.ts";
import * as s from "./agent.css.ts";
import { AgentMenu } from "./agent-menu.tsx";

export const handle = { i18n: ["agent"] };

/** The kinds of pay that the agent has, and what waits for an answer. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const own = await site.ask(consolidated, {});
  const has = {
    ...{ dividend: own.divtypereq, daily: own.dailysalreqtype },
    ...{ hour: own.contracthoursalreq, realtime: own.realtimesalreqtype },
  };
  return { has, requests: own.requests };
}
export type CentreData = Awaited<ReturnType<typeof loader>>;

/** The agent centre: its menu next to the page, or above it on a phone. */
export default function AgentCentre() {
  const { t } = useTranslation("agent");
  const data = useLoaderData<typeof loader>();
  return (
    <div className={centre.centre}>
      <div className={s.side}>
        <div className={s.head}>
          <p className={s.title}>{t("title")}</p>
          <Link to="/" className={centre.close} aria-label={t("close")}>
            <Icon name="x" />
          </Link>
        </div>
        <AgentMenu data={data} />
      </div>
      <div className={centre.page}>
        <Outlet />
      </div>
    </div>
  );
}
