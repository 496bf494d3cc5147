import type { ReactNode } from "react";
import * as s from "../money-page.css.ts";

export type Fact = { name: string; value: ReactNode; isSum?: boolean };

/** The rows of a list of facts. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ name, value, isSum }) => (
    <div key={name} className={s.fact}>
      <dt>{name}</dt>
      <dd className={isSum ? s.sum : undefined}>{value}</dd>
    </div>
  ));
}
