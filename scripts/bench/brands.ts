import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Built, buildWith } from "./brands/build-with.ts";
import { drawChart } from "./brands/draw-chart.ts";
import { measureSites } from "./brands/measure-sites.ts";

/**
 * The cost of more brands in a build, with 1, 10, 100 and 1,000 brands or the given numbers. It
 * measures seconds and memory of the build, bytes written, memory of the serving site, and bytes
 * and time of the first brand's home page. Bytes and time of a page must stay within 5 per cent of
 * one brand's.
 *
 * Builds are kept in .data/bench/brands, so they can be made one by one ("build 1000") and measured
 * together later. The chart is written beside them.
 */
const [first = "", ...rest] = process.argv.slice(2);
const isBuildOnly = first === "build";
const asked = (isBuildOnly ? rest : [first, ...rest]).filter(Boolean).map(Number);
const counts = asked.length > 0 ? asked : [1, 10, 100, 1000];
const base = resolve(".data/bench/brands");
mkdirSync(base, { recursive: true });

const builds: Built[] = [];
for (const count of counts) {
  const built = await buildWith(count, base);
  builds.push(built);
  const { seconds, processor, memory, bytes, files } = built;
  console.log(
    `${count} brands: built in ${seconds.toFixed(0)} s (${processor.toFixed(0)} s of a processor) with ${megabytes(memory)}; ${files} files, ${megabytes(bytes)}`,
  );
}
if (!isBuildOnly) {
  const rows = await measureSites(builds);
  const [one] = rows;
  for (const row of rows)
    console.log(
      `${String(row.count).padStart(5)} brands  a page ${row.pageBytes} bytes (${ratio(row.pageBytes, one!.pageBytes)}), ` +
        `${row.pageMs.toFixed(2)} ms (${ratio(row.pageMs, one!.pageMs)}); the site holds ${megabytes(row.siteMemory)}`,
    );
  writeFileSync(`${base}/brands.json`, `${JSON.stringify(rows, null, 2)}\n`);
  writeFileSync(`${base}/brands.svg`, drawChart(rows));
  console.log(`The chart lies in ${base}/brands.svg`);
}

function megabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function ratio(value: number, one: number) {
  return (value / one).toFixed(3);
}
