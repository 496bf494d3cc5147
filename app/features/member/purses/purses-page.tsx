import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Amount } from "#app/ui/format/amount.tsx";
import { panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { useLookAgain } from "../../../parts/centre/use-look-again.ts";
import { columns } from "../deposit/deposit-page.css.ts";
import * as look from "../withdraw/withdraw-page.css.ts";
import { AutoSwitch } from "./auto-switch.tsx";
import { MoveForm } from "./move-form.tsx";
import { Moved } from "./moved.tsx";
import { MovesUnderWay } from "./moves-under-way.tsx";
import { PurseList } from "./purse-list.tsx";
import type { PursesData } from "./purses.server.ts";
import { RecentMoves } from "./recent-moves.tsx";

type Last = SubmissionResult<string[]> & { problem?: string };
export type PursesProps = { data: PursesData; last: Last | undefined };

/** Where the member's money is: the balance, the vendors' purses, and moves under way. */
export function PursesPage({ data, last }: PursesProps) {
  const { t } = useTranslation("purses");
  const message = useMoneyMessage("purses");
  const open = data.moves.filter(({ status }) => status === "OPEN");
  useLookAgain(open.length > 0);
  return (
    <div className={columns}>
      <section className={panel}>
        <h1 className={panelTitle}>{t("title")}</h1>
        {data.moved && !last && <Moved moves={data.moved} />}
        {last?.problem && <Notice tone="bad">{message([last.problem])}</Notice>}
        <Figures data={data} />
        <MovesUnderWay moves={open} first={data.now} />
        <PurseList data={data} />
        <AutoSwitch isAuto={data.isAuto} />
        <MoveForm data={data} last={last} />
      </section>
      <RecentMoves moves={data.moves.filter(({ status }) => status !== "OPEN")} />
    </div>
  );
}

function Figures({ data: { cash, transit, purses } }: { data: PursesData }) {
  const { t } = useTranslation("purses");
  const outside = purses.reduce((sum, { balance }) => sum + (balance ?? 0n), 0n);
  return (
    <dl className={look.figures}>
      <div className={look.figure}>
        <dt>{t("all")}</dt>
        <dd className={look.large}>
          <Amount value={cash + transit + outside} />
        </dd>
      </div>
      <div className={look.figure}>
        <dt>{t("cash")}</dt>
        <dd>
          <Amount value={cash} />
        </dd>
      </div>
      <div className={look.figure}>
        <dt>{t("outside")}</dt>
        <dd>
          <Amount value={outside} />
        </dd>
      </div>
    </dl>
  );
}
