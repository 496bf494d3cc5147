import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import {
  LIMIT_PERIODS,
  type LimitKind,
} from "#platform/contract/members/protection/protection-kinds.ts";
import { lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import { BackToProtection } from "../back-to-protection.tsx";
import * as s from "../protection.css.ts";
import type { Own } from "../protection-page.tsx";
import { useProtectionWords } from "../use-protection-words.ts";

type Law = {
  /** What the self-test says that the law wants before a higher limit; null where it wants none. */
  raiseTest: NonNullable<Own["choices"]["raiseTest"]>["state"] | null;
  slotStakeMost: bigint | null;
  helpline: string;
};
type Props = {
  data: { kind: LimitKind; lines: Own["limits"]; raiseWaitHours: number } & Law;
  last: SubmissionResult<string[]> | undefined;
};

/** One kind of limit by day, week and month. An empty field is no limit. */
export function LimitsPage({ data, last }: Props) {
  const { t, message, figure } = useProtectionWords();
  const { figures, amount } = useFormat();
  const { state } = useNavigation();
  const { kind, lines, raiseWaitHours, raiseTest, slotStakeMost, helpline } = data;
  const [form, fields] = useForm<Record<string, string>>({ id: `limit-${kind}`, lastResult: last });
  const written = (own: bigint | null) =>
    own === null ? "" : kind === "time" ? String(own / 10_000n) : figures(own).figures;
  return (
    <section className={panel}>
      <BackToProtection />
      <h1 className={panelTitle}>{t(`limits.${kind}.title`)}</h1>
      <p className={lead}>{t(`limits.${kind}.text`)}</p>
      {raiseTest && <RaiseTest state={raiseTest} helpline={helpline} />}
      <Form method="post" replace preventScrollReset {...formPropsOf(form)} className={s.form}>
        {form.errors && (
          <Notice tone="bad" id={form.errorId}>
            {message(form.errors)}
          </Notice>
        )}
        {LIMIT_PERIODS.map((period) => {
          const line = lines.find((one) => one.period === period)!;
          const field = fields[period]!;
          return (
            <Field
              key={period}
              id={field.id}
              name={period}
              label={t(`per.${period}`)}
              hint={t(kind === "time" ? "limits.usedMinutes" : "limits.usedSoFar", {
                used: figure(kind, line.used > 0n ? line.used : 0n),
              })}
              error={message(field.errors)}
              defaultValue={field.initialValue ?? written(line.own)}
              inputMode={kind === "time" ? "numeric" : "decimal"}
              autoComplete="off"
              maxLength={16}
              placeholder={t("limits.empty")}
            />
          );
        })}
        <ul className={s.facts}>
          <li>{t("limits.facts.lower")}</li>
          <li>{t("limits.facts.higher", { hours: raiseWaitHours })}</li>
          <li>{t(`limits.${kind}.fact`)}</li>
          {slotStakeMost !== null && (
            <li>{t("limits.facts.slotStake", { amount: amount(slotStakeMost) })}</li>
          )}
        </ul>
        <div className={s.submit}>
          <Button type="submit" size="large" disabled={state !== "idle"}>
            {t("save")}
          </Button>
        </div>
      </Form>
    </section>
  );
}

type RaiseTestProps = { state: NonNullable<Law["raiseTest"]>; helpline: string };

/** What the law wants before a higher limit, and the way to it or to help. */
function RaiseTest({ state, helpline }: RaiseTestProps) {
  const { t } = useProtectionWords();
  return (
    <div className={s.note}>
      <Notice tone="info">{t(`limits.raiseTest.${state}`, { helpline })}</Notice>
      {state === "missing" && (
        <ButtonLink to="/member/protection/test" tone="outline">
          {t("limits.raiseTest.take")}
        </ButtonLink>
      )}
      {state === "problem" && (
        <ButtonLink to="/member/protection/break" tone="outline">
          {t("test.toBreak")}
        </ButtonLink>
      )}
    </div>
  );
}
