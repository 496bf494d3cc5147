import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { TeamFigures } from "#platform/contract/agents/team.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { Figure } from "../../../parts/table/figure.tsx";
import { changeOf } from "./change-of.ts";
import * as s from "./overview.css.ts";

const GROUPS = {
  play: ["validBet", "stake", "payout", "active"],
  money: ["deposits", "withdrawals", "transfersIn", "transfersOut"],
  pay: ["rebate", "activity", "salary", "dividend", "profit"],
  people: ["newMembers", "firstDeposits"],
} as const satisfies Record<string, (keyof TeamFigures)[]>;

type Props = { now: TeamFigures; before: TeamFigures; gameType: GameType | undefined };

/**
 * Each figure with its change against the period before, where that had any. A category counts play
 * alone.
 */
export function FigureTiles({ now, before, gameType }: Props) {
  const { t } = useTranslation("agent");
  const groups = gameType ? (["play"] as const) : (["play", "money", "pay", "people"] as const);
  const canCompare = groups.some((group) => GROUPS[group].some((name) => isSome(before[name])));
  return (
    <>
      {!canCompare && <p className={s.noneBefore}>{t("overview.noneBefore")}</p>}
      {groups.map((group) => (
        <section key={group} aria-labelledby={`figures-${group}`} className={s.group}>
          <h2 id={`figures-${group}`} className={s.groupTitle}>
            {t(`overview.groups.${group}`)}
          </h2>
          <dl className={s.tiles}>
            {GROUPS[group].map((name) => (
              <div key={name} className={s.tile}>
                <dt>{t(`figures.${name}`)}</dt>
                <dd>
                  <Figure value={now[name]} isResult={name === "profit"} />
                </dd>
                {canCompare && <Change now={now[name]} before={before[name]} />}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

const isSome = (value: bigint | number) => BigInt(value) !== 0n;

function Change({ now, before }: { now: bigint | number; before: bigint | number }) {
  const { t } = useTranslation("agent");
  const { changeInPercent } = useFormat();
  if (!isSome(now) && !isSome(before)) return null;
  const change = changeOf(now, before);
  return (
    <dd className={s.change}>
      {change === null && t("overview.fresh")}
      {change === 0 && t("overview.same")}
      {!!change && t("overview.change", { change: changeInPercent(change) })}
    </dd>
  );
}
