import { useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as card from "../award-card.css.ts";
import * as s from "./rank.css.ts";
import type { Last } from "./rank-page.tsx";
import type { RankData } from "./route.tsx";

type Gift = RankData["gifts"][number];
type Props = { shown: RankData; last: Last };

/** The gifts that can be taken, each with its wagering beside the press, and those taken before. */
export function Gifts({ shown, last }: Props) {
  const { t } = useTranslation("rank");
  const message = useMoneyMessage("rank");
  const { date, amount } = useFormat();
  const nameOf = useGiftName(shown.levels);
  const { gifts, had } = shown;
  const isGone = last && !gifts.some(({ id }) => id === last.initialValue?.id);
  return (
    <section aria-labelledby="gifts">
      <h2 id="gifts" className={s.title}>
        {t("gifts.title")}
      </h2>
      {isGone && last.error && <Notice tone="bad">{message(last.error[""] ?? undefined)}</Notice>}
      {gifts.length === 0 ? (
        <EmptyState icon="gift" title={t("gifts.empty")} text={t("gifts.emptyText")} />
      ) : (
        <ul className={card.list}>
          {gifts.map((gift) => (
            <li key={gift.id} className={s.gift}>
              <GiftForm gift={gift} name={nameOf(gift)} last={last} />
            </li>
          ))}
        </ul>
      )}
      {had.length > 0 && (
        <div className={s.had}>
          <h3 className={s.hadTitle}>{t("had.title")}</h3>
          <RecordTable
            label={t("had.title")}
            rows={had}
            keyOf={({ id }) => id}
            columns={[
              {
                label: t("had.time"),
                cell: ({ issuedAt, reachedAt }) => date(issuedAt ?? reachedAt),
              },
              { label: t("had.gift"), cell: nameOf },
              { label: t("had.amount"), cell: (gift) => amount(gift.amount), isNumber: true },
            ]}
          />
        </div>
      )}
    </section>
  );
}

type Named = Pick<Gift, "kind" | "rule">;

function useGiftName(levels: RankData["levels"]) {
  const { t } = useTranslation("rank");
  return ({ kind, rule }: Named) => {
    const level = Number(rule.split(":")[1]);
    const name = levels.find((one) => one.level === level)?.name ?? String(level);
    return t(`gifts.kinds.${kind}`, { name });
  };
}

function GiftForm({ gift, name, last }: { gift: Gift; name: string; last: Last }) {
  const { t } = useTranslation("rank");
  const { amount, date } = useFormat();
  const message = useMoneyMessage("rank");
  const navigation = useNavigation();
  const isBusy = navigation.formMethod === "POST";
  const isOwn = last?.initialValue?.id === gift.id;
  const [form, fields] = useForm<{ key: string }>({
    id: `gift-${gift.id}`,
    lastResult: isOwn ? last : undefined,
    defaultValue: { key: gift.key },
  });
  const required = amount(gift.amount * BigInt(gift.multiple));
  return (
    <MoneyForm
      form={form}
      kind="move"
      moneyKey={fields.key.initialValue ?? gift.key}
      problem={isOwn ? message(form.errors) : undefined}
    >
      <input type="hidden" name="id" value={gift.id} />
      <input type="hidden" name="multiple" value={gift.multiple} />
      <div className={card.head}>
        <span className={card.icon}>
          <Icon name={gift.kind === "birthday" ? "party-popper" : "gift"} />
        </span>
        <div>
          <h3 className={card.name}>{name}</h3>
          <p className={card.value}>{amount(gift.amount)}</p>
        </div>
      </div>
      <p className={s.quiet}>
        {gift.multiple > 0 ? t("gifts.played", { required }) : t("gifts.free")}{" "}
        {gift.expiresAt !== null && t("gifts.until", { date: date(gift.expiresAt) })}
      </p>
      <Button type="submit" wide disabled={isBusy}>
        {isBusy ? t("gifts.busy") : t("gifts.take", { amount: amount(gift.amount) })}
      </Button>
    </MoneyForm>
  );
}
