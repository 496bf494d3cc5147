import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { StatusChip } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { Done } from "../done-of.ts";
import * as s from "../security.css.ts";
import { SecurityPage } from "../security-page.tsx";
import type { FundsData } from "./funds.server.ts";
import { FundsForm } from "./funds-form.tsx";
import { FUNDS_TONES } from "./funds-tones.ts";

type Props = {
  data: FundsData & { done: Done | null };
  last: SubmissionResult<string[]> | undefined;
};

/** How far it is known where the member's money comes from, and the form that says it. */
export function FundsPage({ data, last }: Props) {
  const { t } = useTranslation("security");
  const { amount } = useFormat();
  const { funds, done } = data;
  const isSilent = funds.from === null && funds.state === "none";
  const text =
    funds.from === null ? t("funds.notAsked") : t("funds.lead", { amount: amount(funds.from) });
  return (
    <SecurityPage
      title={t("funds.title")}
      text={text}
      done={funds.state === "answered" ? done : null}
    >
      {!isSilent && (
        <div className={s.group}>
          <StatusChip tone={FUNDS_TONES[funds.state]}>
            {t(`funds.states.${funds.state}`)}
          </StatusChip>
          <NextStep funds={funds} />
        </div>
      )}
      {funds.mayAnswer && <FundsForm key={funds.decidedAt} data={data} last={last} />}
    </SecurityPage>
  );
}

function NextStep({ funds }: Pick<FundsData, "funds">) {
  const { t } = useTranslation("security");
  const { date, dateTime } = useFormat();
  const { state, reason, answeredAt, validUntil } = funds;
  const words = {
    none: () => t("funds.next.none"),
    asked: () => t("funds.next.asked"),
    answered: () => t("funds.next.answered", { time: dateTime(answeredAt ?? 0) }),
    accepted: () => t("funds.next.accepted", { until: date(validUntil ?? 0) }),
    refused: () => t(`funds.reasons.${reason ?? "other"}`),
    expired: () => t("funds.next.expired"),
  };
  return (
    <>
      <p className={s.nextWords}>{words[state]()}</p>
      <div className={s.next}>
        {state === "accepted" && (
          <ButtonLink to="/member/deposit" tone="soft">
            {t("funds.toDeposit")}
          </ButtonLink>
        )}
        {state === "refused" && (
          <ButtonLink to="/help/contact" tone="quiet">
            {t("identity.help")}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
