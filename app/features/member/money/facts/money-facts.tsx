import { CopyButton } from "#app/ui/data/copy-button.tsx";
import * as s from "../money-page.css.ts";
import { type Fact, FactRows } from "./fact-rows.tsx";

type Props = {
  facts: Fact[];
  reference: { name: string; text: string; copy: string; copied: string };
};

/** The known facts of a payment, and the reference to quote to customer service. */
export function MoneyFacts({ facts, reference }: Props) {
  return (
    <dl className={s.facts}>
      <FactRows facts={facts} />
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
