import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { link } from "#app/ui/layout/text.css.ts";
import * as s from "./bonuses.css.ts";
import type { BonusesData } from "./route.tsx";

/** The member's free spins with what is played of them, and the way to the game. */
export function OwnSpins({ spins }: Pick<BonusesData, "spins">) {
  const { t } = useTranslation("bonuses");
  const { amount, dateTime, number } = useFormat();
  return (
    <section className={s.records}>
      <h2 className={s.recordsTitle}>{t("spins.title")}</h2>
      <RecordTable
        label={t("spins.title")}
        rows={spins}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t("spins.game"),
            cell: ({ game, gameName, state }) =>
              state === "GRANTED" ? (
                <Link to={`/game?gameCode=${game}`} className={link}>
                  {gameName}
                </Link>
              ) : (
                gameName
              ),
          },
          {
            label: t("spins.played"),
            cell: ({ used, rounds }) =>
              t("open.of", { done: number(used), required: number(rounds) }),
            isNumber: true,
          },
          { label: t("spins.each"), cell: ({ stake }) => amount(stake), isNumber: true },
          { label: t("records.until"), cell: ({ expiresAt }) => dateTime(expiresAt) },
          { label: t("records.state"), cell: ({ state }) => t(`spins.states.${state}`) },
        ]}
      />
    </section>
  );
}
