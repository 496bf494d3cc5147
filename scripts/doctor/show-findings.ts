import type { Finding } from "./finding.ts";

/** One line for each finding in columns, and how many there are of each state. */
export function showFindings(findings: readonly Finding[]): string[] {
  const width = Math.max(0, ...findings.map(({ check }) => check.length));
  const lines = findings.map(({ state, check, about, said, todo }) =>
    [state.padEnd("warning".length), check.padEnd(width), `${about}: ${said}`]
      .join("  ")
      .concat(todo ? `  → ${todo}` : ""),
  );
  const count = (state: Finding["state"]) => findings.filter((one) => one.state === state).length;
  return [...lines, `${count("ok")} ok, ${count("warning")} warnings, ${count("wrong")} wrong`];
}
