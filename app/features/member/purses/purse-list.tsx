import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { heading } from "../withdraw/withdraw-page.css.ts";
import * as s from "./purses.css.ts";
import type { Purse, PursesData } from "./purses.server.ts";

/** The balance each vendor reports, how old the report is, and a button to take all of it back. */
export function PurseList({ data: { purses, key } }: { data: PursesData }) {
  const { t } = useTranslation("purses");
  const isBusy = useNavigation().formData?.get("intent") === "recall";
  const isEmpty = purses.every(({ balance }) => balance === 0n);
  return (
    <section className={s.section} aria-labelledby="purses">
      <div className={s.head}>
        <h2 id="purses" className={heading}>
          {t("list")}
        </h2>
        {!isEmpty && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="recall" />
            <input type="hidden" name="key" value={`${key}-all`} />
            <Button type="submit" tone="outline" disabled={isBusy}>
              {t(isBusy ? "recalling" : "recall")}
            </Button>
          </Form>
        )}
      </div>
      <ul className={s.list}>
        {purses.map((purse) => (
          <PurseRow key={purse.vendor} purse={purse} />
        ))}
      </ul>
    </section>
  );
}

function PurseRow({ purse }: { purse: Purse }) {
  const { t } = useTranslation("purses");
  const { balance } = purse;
  return (
    <li className={s.purse}>
      <span className={s.logoBox}>
        <img src={purse.logo} alt="" width="64" height="32" className={s.logo} />
      </span>
      <span className={s.words}>
        <strong>{purse.name}</strong>
        <Freshness purse={purse} />
      </span>
      <span className={s.balance}>
        {balance === null ? t("unheard") : <Amount value={balance} />}
      </span>
    </li>
  );
}

function Freshness({ purse }: { purse: Purse }) {
  const { t } = useTranslation("purses");
  const { dateTime } = useFormat();
  const { isAnswering, isEnabled, toldAt } = purse;
  if (!isAnswering) {
    return (
      <span className={s.stale}>
        {toldAt === null ? t("neverTold") : t("toldAt", { time: dateTime(toldAt) })}
      </span>
    );
  }
  return <span className={s.fresh}>{t(isEnabled ? "toldNow" : "isOff")}</span>;
}
