import type { ReactNode } from "react";
import { Icon } from "../media/icon.tsx";
import * as s from "./notice.css.ts";

/** One sentence about the whole form or page; an error is announced at once. */
export function Notice({
  tone,
  id,
  children,
}: {
  tone: "bad" | "info";
  id?: string;
  children: ReactNode;
}) {
  return (
    <div className={s.notice[tone]} id={id} role={tone === "bad" ? "alert" : undefined}>
      <Icon name={tone === "bad" ? "circle-alert" : "info"} />
      <span>{children}</span>
    </div>
  );
}
