import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { WithdrawData } from "../withdraw.server.ts";
import * as s from "../withdraw-page.css.ts";

type Requirement = WithdrawData["options"]["lots"][number];

/** What is still to be wagered, deposit by deposit; bets fill the oldest first. */
export function Requirements({ requirements }: { requirements: Requirement[] }) {
  const { t } = useTranslation("withdraw");
  if (requirements.length === 0) return null;
  return (
    <section className={s.details} aria-labelledby="lots">
      <h2 id="lots" className={s.heading}>
        {t("lots.title")}
      </h2>
      <p className={s.quiet}>{t("lots.text")}</p>
      <ul className={s.detailList}>
        {requirements.map((requirement) => (
          <li key={requirement.openedAt}>
            <RequirementBar requirement={requirement} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequirementBar({ requirement }: { requirement: Requirement }) {
  const { t } = useTranslation("withdraw");
  const { amount, date } = useFormat();
  const { required, done } = requirement;
  const name = t(`lots.sources.${requirement.source}`, {
    amount: amount(requirement.amount),
    date: date(requirement.openedAt),
  });
  const share = required === 0n ? 100 : Number((done * 100n) / required);
  return (
    <div className={s.detail}>
      <p className={s.detailWords}>
        <strong>{name}</strong>
        <span className={s.quiet}>
          {t("lots.of", { done: amount(done), required: amount(required) })}
        </span>
      </p>
      <progress className={s.progress} value={share} max={100} aria-label={name} />
      <p className={s.quiet}>
        {t("lots.left", { left: amount(required - done) })}
        {requirement.source === "promo" && (
          <>
            {" "}
            {t("lots.promo")}{" "}
            <Link to="/member/bonusDetails" className={s.more}>
              {t("lots.toPromo")}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
