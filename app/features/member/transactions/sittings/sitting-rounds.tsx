import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { KeyLinks } from "../../../../parts/pager/key-pager.tsx";
import { Result } from "../../../../parts/table/result.tsx";
import { sittingKeyOf } from "./sitting-key.ts";
import * as s from "./sittings.css.ts";
import type { OpenSitting } from "./sittings-view.tsx";

/** The rounds of an open sitting, each a link to its own page. */
export function SittingRounds({ open, id }: { open: OpenSitting; id: string }) {
  const { t } = useTranslation("records");
  const { exactHour, amount } = useFormat();
  const after = new URLSearchParams(useLocation().search).get("after");
  const { sitting, list, next } = open;
  const label = t("transactions.sittings.roundsOf", { game: sitting.game.name });
  const kept = { after, sitting: sittingKeyOf(sitting) };
  const [first, more] = [
    t("transactions.sittings.firstRounds"),
    t("transactions.sittings.moreRounds"),
  ];
  return (
    <>
      <ol className={s.list} aria-label={label}>
        {list.map(({ roundId, vendor, stake, payout, placedAt }) => (
          <li key={`${vendor}/${roundId}`} className={s.item}>
            <Link
              to={`/member/bets/${encodeURIComponent(roundId)}?vendor=${vendor}`}
              className={s.round}
            >
              <span className={s.words}>
                <span>{exactHour(placedAt)}</span>
                <span className={s.faint}>
                  {t("transactions.sittings.round", {
                    stake: amount(stake),
                    payout: amount(payout),
                  })}
                </span>
              </span>
              <Result value={payout - stake} />
            </Link>
          </li>
        ))}
      </ol>
      <KeyLinks
        next={next}
        name="rounds"
        words={{ label, first, next: more }}
        kept={kept}
        to={id}
      />
    </>
  );
}
