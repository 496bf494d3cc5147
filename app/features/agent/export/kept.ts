import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "#app/i18n/languages.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import {
  EXPORTED,
  type ExportItem,
  exportPart,
} from "#platform/contract/agents/exports/exports.ts";
import { csvAnswer } from "../../../parts/export/csv-answer.server.ts";
import { askedWords } from "./asked-words.server.ts";
import type { FileWords } from "./files/list-file.ts";
import { fileWords, listFile } from "./files/list-files.server.ts";
import { gone } from "./gone.server.ts";

/** A finished export as a file in the language in which it was asked for, part by part. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const id = (args.params.exportId ?? "").slice(0, 40) || "-";
  let first: Awaited<ReturnType<typeof read>> | null = await read(site, id, 1).catch(gone);
  const { item } = first;
  const { brand } = site;
  const words = fileWords(site, isLanguage(item.language) ? item.language : site.language);
  const { name, cells, ...file } = listFile(item.list, words);
  const row = EXPORTED[item.list].value.shape.list.element;
  return csvAnswer({
    ...{ ...file, name: `${name}-${daysOf(item, words)}`, title: name },
    about: aboutOf(item, words),
    currency: brand.config.currency.code,
    timeZone: brand.config.timeZone,
    pagesMax: Number.POSITIVE_INFINITY,
    async readPage(part) {
      const { rows } = first ?? (await read(site, id, part));
      first = null;
      const lines = rows.map((kept) => cells(row.parse(kept) as never));
      return { lines, totalPages: Math.max(1, item.parts), totals: [] };
    },
  });
}

const read = (site: Site, id: string, part: number) => site.ask(exportPart, { id, part });

/** The period of the list, or the day on which it was made. */
function daysOf({ asked, madeAt }: ExportItem, { formats }: FileWords): string {
  const query = new URLSearchParams(asked);
  const made = formats.stamp(madeAt ?? 0).slice(0, "2026-11-20".length);
  return `${query.get("from") ?? made}-${query.get("to") ?? made}`;
}

/** What the file has and when it was made, before its lines. */
function aboutOf(item: ExportItem, words: FileWords): string[][] {
  const { t } = wordsOf(words, "agent-exports");
  return [
    [t(`lists.${item.list}`)],
    ...askedWords(item, words).map(({ name, value }) => [name, value]),
    [t("filters.made"), words.formats.stamp(item.madeAt ?? 0)],
  ];
}
