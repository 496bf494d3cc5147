import type { Site } from "#app/request/site.server.ts";
import { ownDataPart } from "#platform/contract/members/own-data.ts";
import { OWN_DATA_PARTS } from "#platform/contract/members/own-data-kinds.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";

type Page = ValueOf<typeof ownDataPart>;
type Copy = { name: string; about: Record<string, string>; first: Page };

/**
 * A member's copy as one JSON file, sent part by part while it is read. A part that cannot be read
 * breaks the download off, so that half a copy never looks whole.
 */
export function copyAnswer(site: Site, copy: Copy): Response {
  const encoder = new TextEncoder();
  const pieces = copyPieces(site, copy);
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${copy.name}.json"`,
      "cache-control": "no-store",
    },
  });
}

async function* copyPieces(site: Site, { about, first }: Copy): AsyncGenerator<string, void> {
  yield `{\n"about": ${JSON.stringify(about)}`;
  for (const part of OWN_DATA_PARTS) {
    yield `,\n"${part}": [`;
    let page = part === "account" ? first : await site.ask(ownDataPart, { part });
    let written = 0;
    for (;;) {
      const rows = page.rows.map((row) => JSON.stringify(row)).join(",\n");
      if (rows) yield `${written > 0 ? ",\n" : "\n"}${rows}`;
      written += page.rows.length;
      if (page.next === null) break;
      page = await site.ask(ownDataPart, { part, after: page.next });
    }
    yield written > 0 ? "\n]" : "]";
  }
  yield "\n}\n";
}
