import type { I18nPayload } from "./languages.ts";

/** Reads the page's wording by namespace; the page's first script has already requested it. */
export async function readWording({ words }: I18nPayload): Promise<Record<string, object>> {
  const read = Object.entries(words).map(async ([namespace, address]) => {
    const early = await window.earlyWording?.[address];
    const answer = early?.ok ? early : await fetch(address);
    if (!answer.ok) throw new Error(`no wording for ${namespace}: ${answer.status}`);
    return [namespace, (await answer.json()) as object] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
