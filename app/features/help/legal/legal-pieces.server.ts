import { allBrands, type SiteBrand } from "#app/request/brand/brand.server.ts";
import type { legalTold } from "#platform/contract/core/legal.ts";
import type { InputOf } from "#platform/contract/wire/call.ts";
import { plainText } from "../article-text.ts";
import { type ArticleName, LEGAL_ARTICLES } from "../articles.ts";
import { type ArticleText, helpText } from "../help-texts.server.ts";

export type LegalTold = InputOf<typeof legalTold>;
type Piece = LegalTold["pieces"][number];

/** What each brand of this build shows of each legal piece, every language in one, by merchant. */
export function legalPieces(brands: readonly SiteBrand[] = allBrands): Map<string, LegalTold[]> {
  const byMerchant = Map.groupBy(brands, ({ config }) => config.merchant);
  const told = (brand: SiteBrand) => ({ brand: brand.config.code, pieces: piecesOf(brand) });
  return new Map([...byMerchant].map(([merchant, own]) => [merchant, own.map(told)]));
}

function piecesOf(brand: SiteBrand): Piece[] {
  const { legal, licences, jurisdiction } = brand.config;
  const isDemonstration = jurisdiction === "demo";
  const isLinked = licences.length > 0 && licences.every(({ url }) => url !== undefined);
  const badges = licences.map(({ authority, number, url }) => `${authority} ${number} ${url}`);
  return [
    ...LEGAL_ARTICLES.map((name) => ({
      piece: name,
      text: brand.config.languages
        .map((language) => articleLines(brand, language, name))
        .join("\n\n"),
      isDemonstration: isDemonstration || !isOwn(brand, name),
    })),
    {
      piece: "licence",
      text: isLinked ? [legal.licence, ...badges].join("\n") : null,
      isDemonstration,
    },
    { piece: "helpline", text: legal.helpline, isDemonstration },
    { piece: "age", text: String(legal.ageMin), isDemonstration },
    {
      piece: "operator",
      text: legal.address ? `${legal.company}\n${legal.address}` : null,
      isDemonstration,
    },
  ];
}

/** True when the brand's own sections replace the shared ones in each of its languages. */
const isOwn = ({ copy, config }: SiteBrand, name: ArticleName): boolean =>
  config.languages.every((language) => {
    const articles = copy?.[language]?.articles as
      | Record<string, { sections?: object }>
      | undefined;
    return articles?.[name]?.sections !== undefined;
  });

function articleLines(brand: SiteBrand, language: "es" | "en", name: ArticleName): string {
  const { title, lead, sections } = helpText(brand, language, name);
  return [`[${language}] ${title}`, lead, ...Object.values(sections).flatMap(sectionLines)]
    .map(plainText)
    .join("\n");
}

const sectionLines = ({ title, text, list, rows, steps }: ArticleText["sections"][string]) => [
  ...["", title, ...text, ...(list ?? [])],
  ...(rows ?? []).map((row) => row.join(" ")),
  ...(steps ?? []).map((step) => step.text),
];
