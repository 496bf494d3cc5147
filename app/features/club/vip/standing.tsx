import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { VipData } from "./route.tsx";
import * as s from "./standing.css.ts";

type Props = { levels: VipData["levels"]; standing: NonNullable<VipData["standing"]> };

/** The member's own level, and what the next one still requires. */
export function Standing({ levels, standing }: Props) {
  const { t } = useTranslation("vip");
  const own = levels.find(({ level }) => level === standing.level);
  const next = levels.find(({ level }) => level === standing.nextLevel);
  if (!own) return null;
  return (
    <section className={s.panel} aria-label={t("standing.label")}>
      <div className={s.own}>
        <img src={`/media/icons/${own.icon}.webp`} alt="" width={84} height={84} />
        <div>
          <p className={s.kicker}>{t("standing.kicker", { level: own.level })}</p>
          <h2 className={s.name}>{own.name}</h2>
        </div>
      </div>
      {next ? (
        <div className={s.bars}>
          <p className={s.towards}>{t("standing.towards", { name: next.name })}</p>
          <Bar label={t("standing.validBet")} value={standing.validBet} mark={next.validBet} />
          <Bar label={t("standing.deposits")} value={standing.deposits} mark={next.deposits} />
        </div>
      ) : (
        <p className={s.towards}>{t("standing.highest")}</p>
      )}
    </section>
  );
}

function Bar({ label, value, mark }: { label: string; value: bigint; mark: bigint }) {
  const { amountShort } = useFormat();
  const { t } = useTranslation("vip");
  const share = mark === 0n || value >= mark ? 100 : Number((value * 100n) / mark);
  return (
    <div className={s.bar}>
      <p className={s.barWords}>
        <span>{label}</span>
        <span className={s.barAmounts}>
          {value < mark ? (
            t("standing.of", { value: amountShort(value), mark: amountShort(mark) })
          ) : (
            <>
              <Icon name="check" size={16} />
              {t("standing.reached", { mark: amountShort(mark) })}
            </>
          )}
        </span>
      </p>
      <progress className={s.progress} value={share} max={100} aria-label={label} />
    </div>
  );
}
