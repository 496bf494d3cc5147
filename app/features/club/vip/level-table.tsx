import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { more, unfold } from "./far-level.css.ts";
import * as s from "./level-table.css.ts";
import type { VipData } from "./route.tsx";

type Level = VipData["levels"][number];
/** How many of the first levels a visitor sees whole, and how far from a member's own. */
const NEAR = { visitor: 2, member: 1 };
const COLUMNS = ["level", "validBet", "deposits", "keep", "gift", "rebate", "service"] as const;

/**
 * The levels in the brand's form, which styles make of one table. A scoreboard begins with the
 * highest.
 */
export function LevelTable({
  levels,
  rebated,
  own,
}: Pick<VipData, "levels" | "rebated"> & { own: number | null }) {
  const { t } = useTranslation("vip");
  const { pageBody } = useBrand().layout;
  const canFold = pageBody === "path";
  const ordered = pageBody === "scores" ? levels.toReversed() : levels;
  return (
    <div className={s.frame}>
      <table className={s.table}>
        <caption className={s.caption}>{t("levels.caption")}</caption>
        <thead className={s.head}>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === "level" ? undefined : s.number}>
                {t(`levels.${column}`)}
              </th>
            ))}
            {canFold && <th scope="col">{t("levels.more")}</th>}
          </tr>
        </thead>
        <tbody className={s.body}>
          {ordered.map((level) => (
            <Row key={level.level} {...{ level, rebated, own, canFold }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A level's rebates, each rate once with all of its games; a dash where there are none. */
function useRebates() {
  const { t } = useTranslation("vip");
  const { locale, percent } = useFormat();
  const list = new Intl.ListFormat(locale);
  return ({ rebate }: Level, rebated: VipData["rebated"]): string[] => {
    const rates = [...new Set(rebated.map((kind) => rebate[kind]))].filter((rate) => rate > 0);
    if (rates.length === 0) return [t("levels.none")];
    return rates.map((rate) => {
      const games = rebated.filter((kind) => rebate[kind] === rate);
      return t("levels.rebateIn", {
        share: percent((rate / 100).toFixed(2)),
        games: list.format(games.map((kind) => t(`levels.games.${kind}`))),
      });
    });
  };
}

type RowProps = {
  level: Level;
  rebated: VipData["rebated"];
  own: number | null;
  /** Far levels show the rest of their figures when they are opened. */
  canFold: boolean;
};

function Row({ level, rebated, own, canFold }: RowProps) {
  const { t } = useTranslation("vip");
  const { amountShort } = useFormat();
  const rebates = useRebates();
  const orNone = (amount: bigint) => (amount === 0n ? t("levels.none") : amountShort(amount));
  const isOwn = level.level === own;
  const isFar =
    own === null ? level.level > NEAR.visitor : Math.abs(level.level - own) > NEAR.member;
  const isReached = own !== null && level.level <= own;
  const mark = (isNone: boolean) => (isNone ? { "data-none": "" } : {});
  return (
    <tr
      className={isOwn ? s.ownRow : s.row}
      aria-current={isOwn ? "true" : undefined}
      data-reached={isReached ? "" : undefined}
      data-far={isFar ? "" : undefined}
    >
      <th scope="row" className={s.level}>
        <span className={s.levelWords}>
          <img
            src={`/media/icons/${level.icon}.webp`}
            alt=""
            width={44}
            height={44}
            loading="lazy"
          />
          <span>
            <span className={s.rank}>{t("levels.rank", { level: level.level })}</span>
            <strong className={s.name}>{level.name}</strong>
            {isOwn && <span className={s.ownTag}>{t("levels.own")}</span>}
          </span>
        </span>
      </th>
      <td className={s.asked} data-label={t("levels.validBet")} {...mark(level.validBet === 0n)}>
        {orNone(level.validBet)}
      </td>
      <td className={s.asked} data-label={t("levels.deposits")} {...mark(level.deposits === 0n)}>
        {orNone(level.deposits)}
      </td>
      <td className={s.number} data-label={t("levels.keep")} {...mark(level.keepValidBet === 0n)}>
        {orNone(level.keepValidBet)}
      </td>
      <td className={s.gift} data-label={t("levels.gift")} {...mark(level.upgradeGift === 0n)}>
        {orNone(level.upgradeGift)}
      </td>
      <td className={s.rates} data-label={t("levels.rebate")}>
        <span className={s.rebates}>
          {rebates(level, rebated).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </td>
      <td className={s.service} data-label={t("levels.service")} {...mark(!level.hasService)}>
        {level.hasService ? (
          <span className={s.yes}>
            <Icon name="headset" size={18} />
            {t("levels.serviceYes")}
          </span>
        ) : (
          t("levels.none")
        )}
      </td>
      {canFold && (
        <td className={more}>
          {isFar && (
            <details>
              <summary className={unfold} aria-label={t("levels.moreOf", { name: level.name })}>
                {t("levels.more")}
                <Icon name="chevron-down" size={18} />
              </summary>
            </details>
          )}
        </td>
      )}
    </tr>
  );
}
