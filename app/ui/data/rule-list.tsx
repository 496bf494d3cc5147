import * as s from "./rule-list.css.ts";

/** A list of rules, one sentence each. */
export function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <ul className={s.rules}>
      {rules.map((rule) => (
        <li key={rule} className={s.rule}>
          {rule}
        </li>
      ))}
    </ul>
  );
}
