import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as section from "#app/ui/layout/section.css.ts";
import type { PointType } from "#platform/contract/club/points.ts";
import * as s from "./point-mall.css.ts";
import type { MallData } from "./route.tsx";

const icons: Partial<Record<PointType, string>> = {
  LIVE: "game-die",
  LOTTERY: "ticket",
  PVP: "joker",
  SLOTS: "slot-machine",
  SPORTS: "soccer-ball",
  DEPOSIT: "credit-card",
};

/**
 * How points are earned, one line for each type that the merchant has games for.
 */
export function EarnRules({ rules }: { rules: MallData["rules"] }) {
  const { t } = useTranslation("points");
  const { amountShort } = useFormat();
  const notes = t("rules.notes", { returnObjects: true }) as string[];
  return (
    <section className={section.section} aria-labelledby="rules">
      <h2 id="rules" className={section.heading}>
        {t("rules.title")}
      </h2>
      <p className={section.lead}>{t("rules.lead")}</p>
      <ul className={s.rules}>
        {rules.map(({ type, amountPerPoint }) => (
          <li key={type} className={s.rule}>
            <img
              src={`/media/icons/${icons[type]}-96.webp`}
              alt=""
              width={36}
              height={36}
              loading="lazy"
            />
            <strong>{t(`types.${type}`)}</strong>
            <span className={s.ruleText}>
              {t(type === "DEPOSIT" ? "rules.deposit" : "rules.bet", {
                amount: amountShort(amountPerPoint),
              })}
            </span>
          </li>
        ))}
      </ul>
      <ul className={s.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
