import type { ReactNode } from "react";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import * as s from "./money-page.css.ts";

type Fact = { name: string; value: ReactNode; isSum?: boolean };
type Props = {
  facts: Fact[];
  reference: { name: string; text: string; copy: string; copied: string };
};

/** The known facts of a payment, and the reference to quote to customer service. */
export function MoneyFacts({ facts, reference }: Props) {
  return (
    <dl className={s.facts}>
      {facts.map(({ name, value, isSum }) => (
        <div key={name} className={s.fact}>
          <dt>{name}</dt>
          <dd className={isSum ? s.sum : undefined}>{value}</dd>
        </div>
      ))}
      <div className={s.fact}>
        <dt>{reference.name}</dt>
        <dd className={s.reference}>
          <code>{reference.text}</code>
          <CopyButton text={reference.text} words={reference} />
        </dd>
      </div>
    </dl>
  );
}
