import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Bar } from "./bar.tsx";
import * as s from "./rank.css.ts";
import type { RankData } from "./route.tsx";

type Rank = RankData["rank"];
type Level = RankData["levels"][number];
type Props = { own: Level; rank: Rank; levels: readonly Level[] };

/** The level as one would show it to friends, and how far it is to the next one. */
export function LevelCard({ own, rank, levels }: Props) {
  const { t } = useTranslation("rank");
  const { date } = useFormat();
  const next = levels.find(({ level }) => level === rank.next?.level);
  return (
    <section className={s.card} aria-label={t("title")}>
      <div className={s.own}>
        <span className={s.medal}>
          <img src={`/media/icons/${own.icon}.webp`} alt="" width={112} height={112} />
        </span>
        <div>
          <p className={s.kicker}>{t("kicker", { level: own.level })}</p>
          <p className={s.name}>{own.name}</p>
          {rank.since !== null && (
            <p className={s.quiet}>{t("since", { date: date(rank.since) })}</p>
          )}
        </div>
      </div>
      {rank.next && next ? (
        <div className={s.bars}>
          <h2 className={s.towards}>{t("towards", { name: next.name })}</h2>
          <Bar label={t("validBet")} value={rank.validBet} mark={rank.next.validBet} />
          <Bar label={t("deposits")} value={rank.deposits} mark={rank.next.deposits} />
          {rank.next.monthValidBet !== null && (
            <Bar label={t("month")} value={rank.monthValidBet} mark={rank.next.monthValidBet} />
          )}
          <Missing rank={rank} next={rank.next} name={next.name} />
        </div>
      ) : (
        <p className={s.towards}>{t("highest")}</p>
      )}
    </section>
  );
}

type MissingProps = { rank: Rank; next: NonNullable<Rank["next"]>; name: string };

function Missing({ rank, next, name }: MissingProps) {
  const { t } = useTranslation("rank");
  const { amount } = useFormat();
  const left = (mark: bigint, value: bigint) => (mark > value ? mark - value : 0n);
  const bet = left(next.validBet, rank.validBet);
  const deposits = left(next.deposits, rank.deposits);
  const month = left(next.monthValidBet ?? 0n, rank.monthValidBet);
  const words = { name, bet: amount(bet), deposits: amount(deposits), month: amount(month) };
  const kind =
    (bet > 0n && deposits > 0n && "both") ||
    (bet > 0n && "bet") ||
    (deposits > 0n && "deposits") ||
    (month > 0n && "month") ||
    "none";
  return <p>{t(`missing.${kind}`, words)}</p>;
}
