import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Measured } from "./measure.ts";
import * as s from "./speed-page.css.ts";

type Props = { isDone: boolean; measured: Measured[]; faster: Measured | undefined };

/** The result in a sentence, announced when it is ready. */
export function Verdict({ isDone, measured, faster }: Props) {
  const { t } = useTranslation("speed");
  return (
    <p role="status" className={s.verdict}>
      {isDone ? t(`verdicts.${verdictOf(measured, faster)}`, { host: faster?.host }) : ""}
    </p>
  );
}

function verdictOf(measured: Measured[], faster: Measured | undefined) {
  if (faster) return "faster";
  if (measured.every(({ time }) => time === null)) return "none";
  return measured.length > 1 ? "here" : "only";
}
