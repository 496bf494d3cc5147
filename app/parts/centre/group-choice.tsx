import { Link } from "@remix-run/react";
import { hidden } from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Dropdown } from "#app/ui/overlays/dropdown.tsx";
import * as s from "./group-choice.css.ts";
import { figureOf } from "./menu-group.tsx";

type Props = {
  /** What the groups are of. */
  label: string;
  /** The group whose pages stand beside it. */
  current: string;
  /** What waits on a group's pages is a figure, and `told` in words. */
  groups: { name: string; to: string; waiting: number; told: string }[];
};

/** On a phone the pages of one group are in view; this leads to the other groups. */
export function GroupChoice({ label, current, groups }: Props) {
  const isWaiting = groups.some(({ name, waiting }) => name !== current && waiting > 0);
  return (
    <Dropdown
      label={`${label}: ${current}`}
      className={s.choice}
      summaryClassName={s.opener}
      summary={
        <>
          {current}
          <Icon name="chevron-down" size={16} />
          {isWaiting && <span className={s.dot} aria-hidden="true" />}
        </>
      }
    >
      <ul className={s.list}>
        {groups.map(({ name, to, waiting, told }) => (
          <li key={to}>
            <Link to={to} className={s.group} aria-current={name === current ? "true" : undefined}>
              {name}
              {waiting > 0 && (
                <span className={s.count}>
                  <span aria-hidden="true">{figureOf(waiting)}</span>
                  <span className={hidden}>{told}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
