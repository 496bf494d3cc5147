import { folded } from "#app/ui/format/folded.ts";
import { plainText } from "./article-text.ts";
import type { ArticleText } from "./help-texts.server.ts";

export type Hit = {
  article: string;
  title: string;
  section: string;
  heading: string;
  text: string;
};

const FOUND_MAX = 12;
const AROUND = 150;

const wordsOf = (text: string) => folded(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/**
 * The sections in which every word of the query begins a word, the best first. A word in a
 * section's heading counts most, then one in the article's title, then one in the text.
 */
export function searchHelp(articles: readonly [string, ArticleText][], query: string): Hit[] {
  const wanted = [...new Set(wordsOf(query))];
  if (wanted.length === 0) return [];
  const found = articles.flatMap(([article, { title, keywords, sections }]) =>
    Object.entries(sections).flatMap(([section, { title: heading, text, list, rows, steps }]) => {
      const paragraphs = [...text, ...(list ?? []), ...(rows ?? []).map((row) => row.join(": "))];
      const body = [...paragraphs, ...(steps ?? []).map((step) => step.text)]
        .map(plainText)
        .join(" ");
      const score = scoreOf(wanted, { heading, title: `${title} ${keywords}`, body });
      return score > 0
        ? [{ score, hit: { article, title, section, heading, text: around(body, wanted) } }]
        : [];
    }),
  );
  return found
    .sort((one, other) => other.score - one.score)
    .slice(0, FOUND_MAX)
    .map(({ hit }) => hit);
}

type Places = { heading: string; title: string; body: string };

function scoreOf(wanted: string[], places: Places): number {
  const [heading, title, body] = [places.heading, places.title, places.body].map(wordsOf);
  let score = 0;
  for (const word of wanted) {
    const begins = (words: string[] | undefined) => words?.some((one) => one.startsWith(word));
    if (begins(heading)) score += 9;
    else if (begins(title)) score += 4;
    else if (begins(body)) score += 1;
    else return 0;
  }
  return score;
}

/** The text around the first matching word, cut at words. */
function around(text: string, wanted: string[]): string {
  // Folding keeps each letter's position only if no accent is a character of its own; ours are not.
  const plain = folded(text.normalize("NFC"));
  const at = Math.max(0, ...wanted.map((word) => plain.search(new RegExp(`\\b${word}`))));
  const from = at < AROUND / 2 ? 0 : text.indexOf(" ", at - AROUND / 2) + 1;
  const to = text.indexOf(" ", from + AROUND);
  return `${from > 0 ? "… " : ""}${text.slice(from, to < 0 ? undefined : to)}${to < 0 ? "" : " …"}`;
}
