import { useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import * as s from "./bonuses.css.ts";
import type { BonusesData, Last } from "./route.tsx";

type Props = { offer: NonNullable<BonusesData["spinOffer"]>; moneyKey: string; last: Last };

/** The free spins of a code with all their terms, and the press that takes them. */
export function SpinOffer({ offer, moneyKey, last }: Props) {
  const { t } = useTranslation("bonuses");
  const { amount, number } = useFormat();
  const isBusy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ key: string }>({
    id: "spins",
    lastResult: last?.initialValue?.act === "spins" ? last : undefined,
    defaultValue: { key: moneyKey },
  });
  const { code, game, gameName, rounds, stake, days, multiple } = offer;
  const name = t("spins.name", { count: rounds, shown: number(rounds), game: gameName });
  return (
    <article className={s.open} aria-label={name}>
      <h2 className={s.offerName}>{name}</h2>
      <RuleList
        rules={[
          t("spins.stake", { amount: amount(stake) }),
          t("spins.days", { count: days, shown: number(days) }),
          multiple > 0
            ? t("spins.times", { count: multiple, shown: number(multiple) })
            : t("spins.yours"),
          t("spins.inBonus"),
        ]}
      />
      <MoneyForm
        form={form}
        kind="move"
        moneyKey={fields.key.initialValue ?? moneyKey}
        problem={undefined}
      >
        <input type="hidden" name="act" value="spins" />
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="game" value={game} />
        <input type="hidden" name="rounds" value={rounds} />
        <input type="hidden" name="stake" value={stake.toString()} />
        <input type="hidden" name="days" value={days} />
        <input type="hidden" name="multiple" value={multiple} />
        <Button type="submit" size="large" wide disabled={isBusy}>
          {t(isBusy ? "spins.busy" : "spins.take")}
        </Button>
      </MoneyForm>
    </article>
  );
}
