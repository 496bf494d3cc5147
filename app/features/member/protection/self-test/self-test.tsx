import { Form } from "@remix-run/react";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { FieldNote, noteId } from "#app/ui/forms/field-note.tsx";
import { SELF_TEST_DAYS } from "#platform/contract/members/protection/protection-kinds.ts";
import { lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import { BackToProtection } from "../back-to-protection.tsx";
import * as s from "../protection.css.ts";
import { useProtectionWords } from "../use-protection-words.ts";
import type { Kept } from "./keep-result.server.ts";
import { ANSWERS, QUESTIONS, type Risk } from "./score.ts";

type Last = {
  given: unknown[];
  missing: number[];
  result: { score: number; risk: Risk } | null;
  /** The player asked to keep the result. */
  isWanted: boolean;
  kept: Kept;
};
type Props = { helpline: string; isNeeded: boolean; last: Last | undefined };

/** Nine questions about the last year, and what their answers mean. */
export function SelfTest({ helpline, isNeeded, last }: Props) {
  const { t } = useProtectionWords();
  return (
    <section className={panel}>
      <BackToProtection />
      <h1 className={panelTitle}>{t("test.title")}</h1>
      <p className={lead}>{t("test.lead")}</p>
      <div aria-live="polite" className={s.note}>
        {last?.result && <Result result={last.result} helpline={helpline} />}
        {last?.kept && <KeptNote kept={last.kept} isNeeded={isNeeded} />}
        {last && !last.result && <Notice tone="bad">{t("test.missing")}</Notice>}
      </div>
      <Form method="post" replace className={s.wideForm}>
        {Array.from({ length: QUESTIONS }, (_, at) => (
          <Question key={`q${at + 1}`} number={at + 1} last={last} />
        ))}
        <p className={s.quiet}>{t("test.source")}</p>
        {isNeeded ? (
          <p className={s.quiet}>{t("test.isKept", { days: SELF_TEST_DAYS })}</p>
        ) : (
          <Checkbox
            id="keep"
            name="keep"
            defaultChecked={last?.isWanted ?? false}
            hint={t("test.keepHint", { days: SELF_TEST_DAYS })}
          >
            {t("test.keep")}
          </Checkbox>
        )}
        <div className={s.submit}>
          <Button type="submit" size="large">
            {t("test.submit")}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function KeptNote({ kept, isNeeded }: { kept: NonNullable<Kept>; isNeeded: boolean }) {
  const { t } = useProtectionWords();
  const { date } = useFormat();
  if (kept === "failed") return <Notice tone="bad">{t("test.keepFailed")}</Notice>;
  return <p>{t(isNeeded ? "test.keptByLaw" : "test.kept", { date: date(kept.until) })}</p>;
}

function Question({ number, last }: { number: number; last: Last | undefined }) {
  const { t } = useProtectionWords();
  const name = `q${number}`;
  const error = last?.missing.includes(number) ? t("test.choose") : undefined;
  return (
    <fieldset className={s.question} aria-describedby={noteId({ id: name, error })}>
      <legend className={s.legend}>{t(`test.${name}`)}</legend>
      <div className={s.choices}>
        {ANSWERS.map((answer) => (
          <label key={answer} className={s.choice}>
            <input
              type="radio"
              name={name}
              value={answer}
              className={s.radio}
              defaultChecked={last?.given[number - 1] === String(answer)}
            />
            {t(`test.answers.${answer}`)}
          </label>
        ))}
      </div>
      <FieldNote id={name} error={error} />
    </fieldset>
  );
}

function Result({ result, helpline }: { result: { score: number; risk: Risk }; helpline: string }) {
  const { t } = useProtectionWords();
  const { score, risk } = result;
  return (
    <>
      <Notice tone="info">
        <strong>{t("test.score", { score })}</strong> {t(`test.risk.${risk}`, { helpline })}
      </Notice>
      {risk !== "none" && (
        <div className={s.buttons}>
          <ButtonLink to="/member/protection" tone="outline">
            {t("test.toLimits")}
          </ButtonLink>
          <ButtonLink to="/member/protection/break" tone="quiet">
            {t("test.toBreak")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
