import type { ReactNode } from "react";
import { Icon, type IconName } from "../media/icon.tsx";
import * as s from "./empty-state.css.ts";

type Props = {
  icon: IconName;
  /** A drawing instead of the icon. */
  art?: string | null;
  title: string;
  text?: string;
  children?: ReactNode;
  as?: "h1" | "h2" | "h3";
};

/** Says that there is nothing yet, and offers a next step. */
export function EmptyState({ icon, art, title, text, children, as: Title = "h2" }: Props) {
  return (
    <div className={s.state}>
      {art ? (
        <img className={s.art} src={art} alt="" width={216} height={180} />
      ) : (
        <span className={s.picture}>
          <Icon name={icon} size={40} />
        </span>
      )}
      <Title className={s.title}>{title}</Title>
      {text && <p className={s.text}>{text}</p>}
      {children && <div className={s.action}>{children}</div>}
    </div>
  );
}
