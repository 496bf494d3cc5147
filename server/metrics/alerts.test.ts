import { readFileSync } from "node:fs";
import type { Metric } from "prom-client";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { createMetrics } from "./create-metrics.ts";
import { renewState } from "./renew-state.ts";
import { showPools } from "./show-pools.ts";
import { showState } from "./show-state.ts";

const rule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
});
const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(parse(readFileSync("deploy/prometheus/alerts.yaml", "utf8")))
  .groups.flatMap((group) => group.rules);

const panel = z.object({
  title: z.string(),
  targets: z.array(z.object({ expr: z.string() })).optional(),
});
const panels = z
  .object({ panels: z.array(panel) })
  .parse(JSON.parse(readFileSync("deploy/grafana/dashboard.json", "utf8")))
  .panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

/** The labels of every metric that a process serves, by its name. */
function labelsByMetric(): Map<string, readonly string[]> {
  const { registry } = createMetrics();
  showPools(registry, {});
  const read = async () => [];
  const gauges = showState(registry, { jobs: [] });
  renewState({ registry, gauges, clock: { now: () => new Date() }, ...noReads(read) });
  return new Map(
    registry.getMetricsAsArray().map((metric) => {
      const { labelNames = [] } = registry.getSingleMetric(metric.name) as LabelledMetric;
      return [metric.name, labelNames];
    }),
  );
}
type LabelledMetric = Metric & { labelNames?: readonly string[] };
const noReads = (read: () => Promise<never[]>) => ({ readWaiting: read, readBacklog: read });

const known = labelsByMetric();
/** What Prometheus adds to each series by itself. */
const ADDED = ["job", "instance", "le"];

/** The metrics that an expression names, each with the labels by which it chooses. */
const namedIn = (expr: string) =>
  [...expr.matchAll(/\b((?:gaming|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = "", chosen = ""]) => ({
      name: known.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ""),
      labels: [...chosen.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = ""]) => label),
    }),
  );
const groupedBy = (expr: string) =>
  [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = ""]) => labels.split(/,\s*/));

describe.each([
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.map(({ title, expr }) => [title, expr] as const),
])("%s", (_name, expr) => {
  test("names metrics and labels that are there", () => {
    const named = namedIn(expr);
    if (!/^up\b/.test(expr)) expect(named).not.toEqual([]);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
    for (const { name, labels } of named) {
      expect([...known.get(name)!, ...ADDED]).toEqual(expect.arrayContaining(labels));
    }
    const all = [...named.flatMap(({ name }) => known.get(name)!), ...ADDED];
    expect(all).toEqual(expect.arrayContaining(groupedBy(expr)));
  });
});

test("each alert has a paragraph of what to do, and each paragraph its alert", () => {
  const [, ...sections] = readFileSync("docs/alerts.md", "utf8").split(/^## /m);
  const told = sections.map((section) => section.split("\n", 1)[0]);
  expect(told).toEqual(rules.map(({ alert }) => alert));
  for (const section of sections)
    expect(section.split("\n").slice(1).join("").length).toBeGreaterThan(40);
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/alerts.md#${alert.toLowerCase()}`);
  }
});

test("operating tells every metric of our own", () => {
  const text = readFileSync("docs/operate.md", "utf8").split("### Metrics")[1]!.split("\n## ")[0]!;
  const own = [...known.keys()]
    .filter((name) => name.startsWith("gaming_") && !name.startsWith("gaming_merchant_"))
    .map((name) => name.replace("gaming_", ""))
    .filter((name) => !/(?<!books_sound)_oldest_age_seconds$/.test(name));
  expect(own.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
