import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import type { WithdrawData } from "./withdraw.server.ts";
import * as s from "./withdraw-page.css.ts";

/** Money that cannot be withdrawn where it is, line by line, with a link to move it. */
export function Elsewhere({ options }: { options: WithdrawData["options"] }) {
  const { t } = useTranslation("withdraw");
  const { outside, transit } = options;
  if (outside.length === 0 && transit === 0n) return null;
  return (
    <section className={s.details} aria-labelledby="elsewhere">
      <h2 id="elsewhere" className={s.heading}>
        {t("elsewhere.title")}
      </h2>
      <ul className={s.detailList}>
        {outside.map(({ name, amount }) => (
          <li key={name} className={s.detail}>
            <span className={s.detailWords}>
              <span>{t("elsewhere.purse", { vendor: name })}</span>
              <strong>
                <Amount value={amount} />
              </strong>
            </span>
          </li>
        ))}
        {transit !== 0n && (
          <li className={s.detail}>
            <span className={s.detailWords}>
              <span>{t("elsewhere.transit")}</span>
              <strong>
                <Amount value={transit} />
              </strong>
            </span>
          </li>
        )}
      </ul>
      <Link to="/member/transferFund" className={s.forgot}>
        {t("elsewhere.bring")}
      </Link>
    </section>
  );
}
