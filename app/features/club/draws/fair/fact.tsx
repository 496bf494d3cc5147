import * as s from "./fair-page.css.ts";

/** One thing that is known of a result, with its name. */
export function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className={s.fact}>
      <dt className={s.term}>{term}</dt>
      <dd className={s.value}>{value}</dd>
    </div>
  );
}
