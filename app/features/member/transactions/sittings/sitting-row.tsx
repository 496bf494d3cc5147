import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useSearchLink } from "../../../../parts/pager/search-link.ts";
import { Result } from "../../../../parts/table/result.tsx";
import * as look from "../table/movement-table.css.ts";
import { sittingKeyOf, sittingRowId } from "./sitting-key.ts";
import { SittingRounds } from "./sitting-rounds.tsx";
import * as s from "./sittings.css.ts";
import type { OpenSitting, Sitting } from "./sittings-view.tsx";

type Props = { sitting: Sitting; open: OpenSitting | null };

/** A sitting on one line; its link opens it to its rounds and closes it again. */
export function SittingRow({ sitting, open }: Props) {
  const { t } = useTranslation("records");
  const { time } = useFormat();
  const linkTo = useSearchLink();
  const after = new URLSearchParams(useLocation().search).get("after");
  const { game, rounds, startedAt, lastAt, payout, stake } = sitting;
  const key = sittingKeyOf(sitting);
  const id = sittingRowId(sitting);
  const isOpen = open !== null && sittingKeyOf(open.sitting) === key;
  const [from, to] = [time(startedAt), time(lastAt)];
  return (
    <>
      <tr className={look.row} id={id}>
        <th scope="row" className={`${look.what} ${s.what}`}>
          <span className={payout > stake ? look.iconIn : look.icon}>
            <Icon name="dices" size={18} />
          </span>
          <span className={look.words}>
            <Link
              to={`${linkTo({ after, sitting: isOpen ? null : key })}#${id}`}
              className={s.opener}
              aria-expanded={isOpen}
              preventScrollReset
            >
              {game.name}
              <Icon name="chevron-down" size={16} />
            </Link>
            <span className={s.rounds}>{t("transactions.sittings.rounds", { count: rounds })}</span>
          </span>
        </th>
        <td className={look.time}>{from === to ? from : `${from} – ${to}`}</td>
        <td className={look.amount}>
          <Result value={payout - stake} />
        </td>
        <td className={look.balance} />
      </tr>
      {isOpen && (
        <tr className={s.openRow}>
          <td colSpan={4} className={s.openCell}>
            <SittingRounds open={open} id={id} />
          </td>
        </tr>
      )}
    </>
  );
}
