import { GATES } from "#platform/contract/core/gates.ts";
import { textOf } from "#platform/domain/policy/compare.ts";
import { DEMO } from "#platform/domain/policy/demo.ts";
import { MOST_RESTRICTIVE } from "#platform/domain/policy/most-restrictive.ts";
import { type Place, READ_ON } from "#platform/domain/policy/place.ts";
import { PLACES } from "#platform/domain/policy/places.ts";
import { fieldOf, type Policy } from "#platform/domain/policy/policy.ts";
import { policyOf } from "#platform/domain/policy/policy-of.ts";
import { FIELD_NAMES } from "#platform/domain/policy/strictness.ts";
import { GATED_VERBS, UNASKED } from "#platform/http/law/gated-verbs.ts";

const places: [string, Place][] = [...Object.entries<Place>(PLACES), ["demo", DEMO]];
const policies: [string, Policy][] = [
  ...places.map(([code]): [string, Policy] => [code, policyOf(code, { isProduction: false })]),
  ["unknown", MOST_RESTRICTIVE],
];

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
const escaped = (text: string) => text.replaceAll("|", "\\|");

/** The page of the documents that shows policies, verbs and sources. */
export function matrixText(): string {
  const codes = policies.map(([code]) => code);
  const verbs = GATED_VERBS.map(({ verb, isAllowed }) => [
    verb,
    ...policies.map(([, policy]) => (isAllowed(policy) ? "yes" : "–")),
  ]);
  const unasked = GATES.flatMap((gate) => (UNASKED[gate] ? [[`\`${gate}\``, UNASKED[gate]]] : []));
  const rules = FIELD_NAMES.filter((name) => !name.startsWith("allows."));
  const values = rules.map((name) => [
    `\`${name}\``,
    ...policies.map(([, policy]) => escaped(textOf(fieldOf(policy, name)))),
  ]);
  return [
    "# What each place allows",
    `\`node scripts/protection/main.ts\` writes this page from \`platform/domain/policy/\`. The sources were read on ${READ_ON} from stored copies. It
is no legal advice: counsel decides what a licence allows.`,
    "## Verbs",
    '"yes" allows, "–" refuses. A merchant whose place is not known, or is `demo` outside of a demonstration, has the column "unknown". A\nvisitor from another of these places gets "yes" only where both columns have it.',
    table(["verb", ...codes], verbs),
    "Gates that no verb of the platform asks:",
    table(["gate", "because"], unasked),
    "## Rules",
    table(["field", ...codes], values),
    "## Sources",
    'Codes with "~" are secondary, "own" is the product\'s choice, "§3" the flags of the collected rules. "nc" was not confirmed and takes the\nstrictest value of all places.',
    table(
      ["field", ...places.map(([code]) => code)],
      FIELD_NAMES.map((name) => [
        `\`${name}\``,
        ...places.map(([, place]) => escaped(place[name].source)),
      ]),
    ),
    "",
  ].join("\n\n");
}
