import type { Finding } from "./finding.ts";
import { RULES, type Severity } from "./rules.ts";

const STATUS: Record<Severity, 0 | 1 | 2> = { advice: 0, warning: 1, error: 2 };

/** The exit status by the worst finding: 2 an error, 1 a warning, else 0. */
export function statusOf(findings: readonly Finding[]): 0 | 1 | 2 {
  return Math.max(0, ...findings.map(({ rule }) => STATUS[RULES[rule].severity])) as 0 | 1 | 2;
}

/** For a person at a terminal: where, what, why, and what to do. */
export function textReport(findings: readonly Finding[], checked: readonly string[]): string {
  const lines = findings.map(({ rule, file, line, message, fix }) =>
    [
      `${file}:${line}  ${RULES[rule].severity}  ${rule}`,
      `  ${message}`,
      `  Why: ${RULES[rule].why}`,
      `  Fix: ${fix}  (docs/brand-rules/${rule}.md)`,
    ].join("\n"),
  );
  const counts = (["error", "warning", "advice"] as const).flatMap((severity) => {
    const count = findings.filter(({ rule }) => RULES[rule].severity === severity).length;
    return count > 0 ? [`${count} × ${severity}`] : [];
  });
  const sum = `${checked.join(", ")}: ${counts.join(", ") || "nothing to say against"}.`;
  return [...lines, sum].join("\n\n");
}

/** For programs: a list of findings with their rule's severity and reason. */
export function jsonReport(findings: readonly Finding[]): string {
  const full = findings.map((finding) => {
    const { severity, why } = RULES[finding.rule];
    return { ...finding, severity, why };
  });
  return JSON.stringify({ status: statusOf(findings), findings: full }, null, 2);
}

const LEVEL: Record<Severity, string> = { advice: "note", warning: "warning", error: "error" };

/** SARIF 2.1.0: code hosts show the findings next to the changed lines. */
export function sarifReport(findings: readonly Finding[]): string {
  const rules = Object.entries(RULES).map(([id, { title, why, severity }]) => ({
    id,
    shortDescription: { text: title },
    fullDescription: { text: why },
    defaultConfiguration: { level: LEVEL[severity] },
    helpUri: `docs/brand-rules/${id}.md`,
  }));
  const results = findings.map(({ rule, file, line, message, fix }) => ({
    ruleId: rule,
    level: LEVEL[RULES[rule].severity],
    message: { text: `${message} ${fix}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } },
      },
    ],
  }));
  const run = { tool: { driver: { name: "brand check", rules } }, results };
  const $schema = "https://json.schemastore.org/sarif-2.1.0.json";
  return JSON.stringify({ $schema, version: "2.1.0", runs: [run] }, null, 2);
}
