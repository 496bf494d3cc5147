import { useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import * as s from "./bonuses.css.ts";
import { Clauses } from "./clauses.tsx";
import type { Offer } from "./contribution.ts";
import type { Last } from "./route.tsx";

type Props = { offer: Offer; moneyKey: string; last: Last };

/** A bonus with all its clauses, and the press that takes it; or the deposit that it waits for. */
export function OfferCard({ offer, moneyKey, last }: Props) {
  const { t } = useTranslation("bonuses");
  const { amount, number, wholePercent } = useFormat();
  const { kind, wagering, countsDeposit, days, deposit, block } = offer;
  const isWaiting = block === "deposit_needed";
  const said = {
    ...{ amount: amount(offer.amount), percent: wholePercent(offer.percent ?? 0) },
    ...{ min: amount(offer.depositMin ?? 0n), max: amount(offer.amountMax ?? 0n) },
    deposit: amount(deposit?.amount ?? offer.depositMin ?? 0n),
  };
  const name =
    kind === "code"
      ? t("offers.code", { code: offer.code })
      : t(offer.isFirstDeposit ? "offers.first" : "offers.deposit", said);
  return (
    <article className={s.offer} aria-label={name}>
      <header className={s.offerHead}>
        <h2 className={s.offerName}>{name}</h2>
        <p className={s.sum}>{isWaiting ? t("offers.upTo", said) : amount(offer.amount)}</p>
        {kind === "deposit" && (
          <p className={s.quiet}>{t(isWaiting ? "offers.example" : "offers.forDeposit", said)}</p>
        )}
      </header>
      <Clauses
        {...offer}
        time={t("clauses.days", { count: days, shown: number(days) })}
        why={t(countsDeposit ? "clauses.timesBoth" : "clauses.times", {
          times: number(wagering),
          ...said,
        })}
      />
      <p className={s.promise}>{t("offers.own")}</p>
      {isWaiting ? (
        <ButtonLink to="/member/deposit" size="large" wide>
          {t("offers.toDeposit")}
        </ButtonLink>
      ) : (
        <Take offer={offer} moneyKey={moneyKey} last={last} />
      )}
    </article>
  );
}

function Take({ offer, moneyKey, last }: Props) {
  const { t } = useTranslation("bonuses");
  const { amount } = useFormat();
  const isBusy = useNavigation().formMethod === "POST";
  const isOwn = last?.initialValue?.term === offer.term;
  const [form, fields] = useForm<{ key: string }>({
    id: `bonus-${offer.term}`,
    lastResult: isOwn ? last : undefined,
    defaultValue: { key: moneyKey },
  });
  return (
    <MoneyForm
      form={form}
      kind="move"
      moneyKey={fields.key.initialValue ?? moneyKey}
      problem={undefined}
    >
      <input type="hidden" name="act" value="take" />
      <input type="hidden" name="term" value={offer.term} />
      {offer.code !== null && <input type="hidden" name="code" value={offer.code} />}
      <input type="hidden" name="deposit" value={offer.deposit?.id ?? ""} />
      <input type="hidden" name="amount" value={offer.amount.toString()} />
      <input type="hidden" name="required" value={offer.required.toString()} />
      <Button type="submit" size="large" wide disabled={isBusy}>
        {isBusy ? t("offers.busy") : t("offers.take", { amount: amount(offer.amount) })}
      </Button>
    </MoneyForm>
  );
}
