import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import type { ClosingBlock } from "#platform/contract/members/own-data-kinds.ts";
import { lead } from "../../../../parts/centre/member.css.ts";
import * as s from "../security.css.ts";
import type { OwnData } from "./data.server.ts";
import * as d from "./data-page.css.ts";
import { LeaveForm } from "./leave-form.tsx";
import { SureForm } from "./sure-form.tsx";

type Last = SubmissionResult<string[]> | undefined;
type Props = { data: OwnData; last: Last; lastLeave: Last };

/** Where each thing that has to be settled first is settled. */
const WAYS: Record<Exclude<ClosingBlock, "locked">, string> = {
  agent: "/service",
  money: "/member/withdraw",
  bonus: "/service",
  elsewhere: "/member/transferFund",
  withdrawal: "/member/withdrawals",
  deposit: "/member/deposits",
  bets: "/member/bets",
};

/** Money that can still be taken out, or that must become so first. */
const IN_PURSE: readonly ClosingBlock[] = ["money", "locked", "bonus"];

/** The end of the account: what has to be settled first, what happens, and the form. */
export function Closing({ data, last, lastLeave }: Props) {
  const { t } = useTranslation("own-data");
  const { blocks, isLeaving } = data.closing;
  return (
    <section className={s.group} aria-labelledby="close-title">
      <h2 id="close-title" className={s.heading}>
        {t("close.title")}
      </h2>
      <p className={lead}>
        {t("close.text")}{" "}
        <Link to="/member/protection/break" className={d.link}>
          {t("close.pause")}
        </Link>
      </p>
      {isLeaving && <Notice tone="info">{t("leave.under")}</Notice>}
      <Facts closing={data.closing} />
      {blocks.length > 0 ? (
        <Blocks blocks={blocks} />
      ) : (
        <SureForm intent="close" data={data} last={last} />
      )}
      {blocks.includes("locked") && <LeaveForm data={data} last={lastLeave} />}
    </section>
  );
}

function Facts({ closing }: Pick<OwnData, "closing">) {
  const { t } = useTranslation("own-data");
  const { amount, date } = useFormat();
  const { balance, keptUntil, isExcluded, blocks } = closing;
  const isRest = balance > 0n && !blocks.some((block) => IN_PURSE.includes(block));
  return (
    <ul className={d.facts}>
      <li>{t("close.facts.sessions")}</li>
      <li>{t("close.facts.name")}</li>
      <li>{t("close.facts.kept", { date: date(keptUntil) })}</li>
      <li>{t("close.facts.again")}</li>
      <li>{t(isExcluded ? "close.facts.excluded" : "close.facts.exclusion")}</li>
      {isRest && <li>{t("close.facts.rest", { amount: amount(balance) })}</li>}
    </ul>
  );
}

function Blocks({ blocks }: { blocks: readonly ClosingBlock[] }) {
  const { t } = useTranslation("own-data");
  return (
    <div className={d.blocks}>
      <p>{t("close.first")}</p>
      <ul className={d.ways}>
        {blocks.map((block) => (
          <li key={block}>
            {t(`close.blocks.${block}.text`)}
            {block !== "locked" && (
              <>
                {" "}
                <Link to={WAYS[block]} className={d.link}>
                  {t(`close.blocks.${block}.action`)}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
