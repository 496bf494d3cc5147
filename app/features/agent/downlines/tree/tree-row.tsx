import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { StatusChip } from "#app/ui/data/status-chip.tsx";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { useAwake } from "#app/ui/motion/use-served.ts";
import { isAgentType } from "#platform/contract/members/account-type.ts";
import { name } from "../../../../parts/table/record-table.css.ts";
import type { TreePerson, TreeRow } from "./levels.ts";
import * as s from "./tree.css.ts";

export type Acts = {
  toggle: (account: string, isOpen: boolean) => void;
  more: (of: string, after: string) => void;
  isReading: (of: string) => boolean;
  /** The account that was searched for. */
  found: string | null;
};
type Props = {
  row: TreeRow;
  at: number;
  acts: Acts;
  /** Measures the row where only some are in the page. */
  measure: ((element: HTMLElement | null) => void) | undefined;
};

/** One line of the tree. */
export function OneRow({ row, at, acts, measure }: Props) {
  const person = row.is === "person" ? row.person : null;
  const isFound = person !== null && person.account === acts.found;
  const depth = s.depth[Math.min(row.depth, s.DEPTH_MAX)];
  return (
    <tr
      ref={measure}
      data-index={at}
      aria-level={row.depth}
      aria-posinset={row.is === "person" ? row.place : undefined}
      aria-expanded={row.is === "person" && row.person.members > 0 ? row.isOpen : undefined}
      aria-current={isFound ? "true" : undefined}
      className={`${s.row} ${depth} ${isFound ? s.found : ""}`}
    >
      {row.is === "person" && <PersonRow row={row} acts={acts} />}
      {row.is === "more" && <More row={row} acts={acts} />}
      {row.is === "wait" && <Wait />}
    </tr>
  );
}

type PersonRowProps = { row: Extract<TreeRow, { is: "person" }>; acts: Acts };

function PersonRow({ row: { person, isOpen }, acts }: PersonRowProps) {
  const { t } = useTranslation("agent");
  const { number } = useFormat();
  const { account, type, members, isOnline, isBlocked, balance, teamBalance } = person;
  const isAgent = isAgentType(type);
  return (
    <>
      <td className={s.opening}>
        {members > 0 && <Opener person={person} isOpen={isOpen} acts={acts} />}
      </td>
      <th scope="row" className={s.who}>
        <Link to={`/agent/downlineManagmentView/${encodeURIComponent(account)}`} className={name}>
          {account}
        </Link>
        <span className={s.kind}>
          {t(isAgent ? "downlines.agent" : "downlines.player")}
          {isOnline && ` · ${t("downlines.isOnline")}`}
        </span>
        {isBlocked && <StatusChip tone="bad">{t("downlines.blocked")}</StatusChip>}
      </th>
      <td className={s.figures}>
        {isAgent && (
          <span className={s.figure}>
            <span className={s.label}>{t("downlines.below")}</span>
            {number(members)}
          </span>
        )}
        <span className={s.figure}>
          <span className={s.label}>
            {t(isAgent ? "downlines.teamBalance" : "downlines.balance")}
          </span>
          <Amount value={isAgent ? teamBalance : balance} />
        </span>
      </td>
    </>
  );
}

type OpenerProps = { person: TreePerson; isOpen: boolean; acts: Acts };

/** Opens a level in place; without scripts a link to the level's own page. */
function Opener({ person: { account, members }, isOpen, acts }: OpenerProps) {
  const { t } = useTranslation("agent");
  const isAwake = useAwake();
  const label = t("downlines.open", { account, count: members });
  const sign = (
    <span className={isOpen ? s.turned : s.unturned}>
      <Icon name="chevron-right" />
    </span>
  );
  if (!isAwake) {
    const level = `/agent/downlineManagmentView?${new URLSearchParams({ account })}`;
    return (
      <Link to={level} aria-label={label} className={s.opener}>
        {sign}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={label}
      className={s.opener}
      onClick={() => acts.toggle(account, !isOpen)}
    >
      {sign}
    </button>
  );
}

type MoreProps = { row: Extract<TreeRow, { is: "more" }>; acts: Acts };

/** Reads more of a level; without scripts a link to the next page of it. */
function More({ row: { of, next }, acts }: MoreProps) {
  const { t } = useTranslation("agent");
  const isAwake = useAwake();
  const words = of ? t("tree.moreOf", { account: of }) : t("tree.more");
  const page = new URLSearchParams({ ...(of && { account: of }), after: next });
  return (
    <td>
      {isAwake ? (
        <Button tone="outline" disabled={acts.isReading(of)} onClick={() => acts.more(of, next)}>
          {words}
        </Button>
      ) : (
        <ButtonLink tone="outline" to={`/agent/downlineManagmentView?${page}`}>
          {words}
        </ButtonLink>
      )}
    </td>
  );
}

function Wait() {
  const { t } = useTranslation("agent");
  return (
    <td>
      <span role="status">{t("tree.wait")}</span>
    </td>
  );
}
