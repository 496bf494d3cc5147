import { type SubmissionResult, useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password/password-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import { POINT } from "#platform/contract/club/point.ts";
import { ADDRESS_MAX, PIECES_MAX } from "#platform/contract/club/redeem-kinds.ts";
import type { Good } from "./route.tsx";
import * as s from "./shelf.css.ts";
import { GoodPicture } from "./shelf.tsx";
import { usePoints } from "./use-points.ts";

type Props = { good: Good; formKey: string; last: SubmissionResult<string[]> | undefined };
type Wish = Record<"key" | "quantity" | "address" | "mobile" | "withdrawPassword", string>;

/** One good with the form that redeems it: how many, where to, and the digits that confirm it. */
export function RedeemGood({ good, formKey, last }: Props) {
  const { t } = useTranslation(["points", "withdraw", "auth"]);
  const points = usePoints();
  const message = useMoneyMessage("points");
  const isBusy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Wish>({
    id: "redeem",
    lastResult: last,
    defaultValue: { key: formKey, quantity: "1" },
  });
  return (
    <section className={section.section} aria-labelledby="redeem-good">
      <h2 id="redeem-good" className={section.heading}>
        {t("redeem.of", { name: good.name })}
      </h2>
      <div className={s.chosen}>
        <article className={s.card}>
          <GoodPicture good={good} />
          <div className={s.words}>
            <p className={s.text}>{good.text}</p>
            <p className={s.price}>
              <img src="/media/icons/coin-96.webp" alt="" width={24} height={24} />
              {t("redeem.each", { points: points(BigInt(good.pointsNeeded) * POINT) })}
            </p>
            <p className={s.left}>{t("redeem.left", { count: good.left })}</p>
          </div>
        </article>
        <MoneyForm
          form={form}
          kind="move"
          moneyKey={fields.key.initialValue ?? formKey}
          problem={message(form.errors)}
        >
          <input type="hidden" name="reward" value={good.id} />
          <input type="hidden" name="pointsNeeded" value={good.pointsNeeded} />
          <Field
            id={fields.quantity.id}
            name="quantity"
            label={t("redeem.quantity")}
            hint={t("redeem.quantityHint", { count: Math.min(good.left, PIECES_MAX) })}
            error={message(fields.quantity.errors)}
            defaultValue={fields.quantity.initialValue}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={2}
          />
          <TextArea
            id={fields.address.id}
            name="address"
            label={t("redeem.address")}
            hint={t("redeem.addressHint")}
            error={message(fields.address.errors)}
            defaultValue={fields.address.initialValue}
            autoComplete="street-address"
            required
            rows={3}
            maxLength={ADDRESS_MAX}
          />
          <Field
            id={fields.mobile.id}
            name="mobile"
            type="tel"
            label={t("redeem.mobile")}
            hint={t("redeem.mobileHint")}
            error={message(fields.mobile.errors)}
            defaultValue={fields.mobile.initialValue}
            autoComplete="tel"
            required
            maxLength={30}
          />
          <PasswordField
            id={fields.withdrawPassword.id}
            name="withdrawPassword"
            label={t("withdraw:pin")}
            hint={t("withdraw:pinHint")}
            error={message(fields.withdrawPassword.errors)}
            required
            maxLength={6}
            inputMode="numeric"
            autoComplete="off"
            words={{ show: t("auth:showPassword"), hide: t("auth:hidePassword") }}
          />
          <p>{t("redeem.after")}</p>
          <Button type="submit" size="large" wide disabled={isBusy}>
            {isBusy ? t("redeem.busy") : t("redeem.yes")}
          </Button>
          <ButtonLink to="/pointMall" tone="quiet" wide>
            {t("redeem.other")}
          </ButtonLink>
        </MoneyForm>
      </div>
    </section>
  );
}
