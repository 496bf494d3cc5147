import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import * as s from "../contracts/contracts.css.ts";
import type { Bill } from "./bill.server.ts";

type Step = Bill["steps"][number];
type Condition = Extract<Step, { step: "tier" }>["conditions"][number];

/** How an amount came about, as sentences that a pocket calculator can follow. */
export function PaySteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation("agent-pay");
  const { exact, percent, number } = useFormat();
  const ratio = (rate: number) => percent(percentOf(rate));
  const marks = ({ of, asked, had }: Condition) => {
    const write = of === "active" ? (value: bigint) => number(Number(value)) : exact;
    const words = { had: write(had), asked: write(asked) };
    return t(had >= asked ? `steps.has.${of}` : `steps.lacks.${of}`, words);
  };
  const sentence = (step: Step) => {
    if (step.step === "loss") {
      const { loss, carryIn, measure } = step;
      if (carryIn === 0n) return t("steps.loss", { measure: exact(measure) });
      const words = { loss: exact(loss), carryIn: exact(carryIn), measure: exact(measure) };
      return t("steps.lossCarried", words);
    }
    if (step.step === "tier") {
      const { tier, conditions, isMet } = step;
      const asked = conditions.map(marks).join("; ") || t("steps.asksNothing");
      return t(isMet ? "steps.met" : "steps.notMet", { tier, asked });
    }
    if (step.step === "rate") {
      const { tier, base, rate, amount } = step;
      const words = { tier, base: exact(base), rate: ratio(rate), amount: exact(amount) };
      return t("steps.rate", words);
    }
    if (step.step === "rounds") {
      const { tier, end, rounds: count, base, rate, amount } = step;
      const words = { base: exact(base), rate: ratio(rate), amount: exact(amount) };
      return t(`steps.rounds.${end}`, { tier, count, ...words });
    }
    if (step.step === "part") {
      const { tier, base, rate, had, asked, amount } = step;
      const words = { base: exact(base), rate: ratio(rate), amount: exact(amount) };
      return t("steps.part", { tier, ...words, had: exact(had), asked: exact(asked) });
    }
    if (step.step === "nothing") return t(`steps.nothing.${step.why}`);
    return t("steps.carryOut", { amount: exact(step.amount) });
  };
  return (
    <ol className={s.steps}>
      {steps.map((step, at) => (
        <li key={`${step.step} ${String(at)}`} className={s.step}>
          {sentence(step)}
        </li>
      ))}
    </ol>
  );
}
