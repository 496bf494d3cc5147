import { useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import * as s from "./bonuses.css.ts";
import { Clauses } from "./clauses.tsx";
import type { BonusesData, Last } from "./route.tsx";

type Open = NonNullable<BonusesData["open"]>;
type Props = { bonus: Open; moneyKey: string; last: Last };

/** The open bonus: how much is bet, what is missing in money and time, and what giving it up takes. */
export function OpenBonus({ bonus, moneyKey, last }: Props) {
  const { t } = useTranslation("bonuses");
  const { amount, dateTime } = useFormat();
  const { required, done, expiresAt } = bonus;
  const left = required - done;
  const name = t(`open.names.${bonus.kind}`, { amount: amount(bonus.amount) });
  return (
    <article className={s.open} aria-label={name}>
      <h2 className={s.offerName}>{name}</h2>
      <div className={s.progressBox}>
        <p className={s.progressWords}>
          <span>{left > 0n ? t("open.left", { left: amount(left) }) : t("open.filled")}</span>
          <span>{t("open.of", { done: amount(done), required: amount(required) })}</span>
        </p>
        <progress
          className={s.progress}
          value={Number((done * 1000n) / required)}
          max={1000}
          aria-label={t("open.progress")}
        />
      </div>
      <Clauses {...bonus} time={t("clauses.until", { time: dateTime(expiresAt) })} />
      <dl className={s.split}>
        <div>
          <dt>{t("open.forfeit")}</dt>
          <dd>{amount(bonus.forfeit)}</dd>
        </div>
        <div>
          <dt>{t("open.own")}</dt>
          <dd>{amount(bonus.own)}</dd>
        </div>
      </dl>
      <GiveUp bonus={bonus} moneyKey={moneyKey} last={last} />
    </article>
  );
}

function GiveUp({ bonus, moneyKey, last }: Props) {
  const { t } = useTranslation("bonuses");
  const { amount } = useFormat();
  const isBusy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ key: string }>({
    id: "give-up",
    lastResult: last?.initialValue?.id === bonus.id ? last : undefined,
    defaultValue: { key: moneyKey },
  });
  if (bonus.isPlaying) return <p className={s.quiet}>{t("open.playing")}</p>;
  return (
    <MoneyForm
      form={form}
      kind="move"
      moneyKey={fields.key.initialValue ?? moneyKey}
      problem={undefined}
    >
      <input type="hidden" name="act" value="giveUp" />
      <input type="hidden" name="id" value={bonus.id} />
      <Button type="submit" tone="soft" disabled={isBusy}>
        {isBusy ? t("open.busy") : t("open.giveUp", { amount: amount(bonus.forfeit) })}
      </Button>
      <p className={s.quiet}>{t("open.giveUpText", { own: amount(bonus.own) })}</p>
    </MoneyForm>
  );
}
