import { Amount } from "#app/ui/format/amount.tsx";
import * as s from "./withdraw-page.css.ts";

/** What can be moved, in large, and the balance; each amount has its word before it. */
export function MainFigures({
  figures,
}: {
  figures: readonly (readonly [word: string, amount: bigint])[];
}) {
  return (
    <dl className={s.figures}>
      {figures.map(([word, value], place) => (
        <div key={word} className={s.figure}>
          <dt>{word}</dt>
          <dd className={place === 0 ? s.large : undefined}>
            <Amount value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
