import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import * as s from "./waiting.css.ts";

type Props = {
  icon: IconName;
  name: string;
  /** What is given: the first part is large. */
  worth: readonly string[];
  terms: ReactNode;
  /** The one press. */
  children: ReactNode;
};

/** Something to take now: what it is and its worth on one face, its terms and the press on the other. */
export function Waiting({ icon, name, worth: [most = "", ...more], terms, children }: Props) {
  return (
    <div className={s.entry}>
      <div className={s.face}>
        <span className={s.icon}>
          <Icon name={icon} />
        </span>
        <h3 className={s.name}>{name}</h3>
        <p className={s.worth}>
          <strong className={most.length > SHORT ? s.words : s.amount}>{most}</strong>
          {more.map((part) => (
            <span key={part} className={s.more}>
              {" + "}
              {part}
            </span>
          ))}
        </p>
      </div>
      <div className={s.rest}>
        <div className={s.terms}>{terms}</div>
        {children}
      </div>
    </div>
  );
}

/** An amount of money is shorter; free spins with their game's name are longer. */
const SHORT = 13;
