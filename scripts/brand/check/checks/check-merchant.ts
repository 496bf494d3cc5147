import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type LetterKind,
  letterFault,
  saidOfFault,
} from "#platform/contract/staff/merchant/letter-form.ts";
import type { MerchantFile } from "#platform/contract/staff/merchant/merchant-file.ts";
import { STANDARD_ZONE } from "#platform/contract/wire/time-zone.ts";
import type { Brand } from "#themes/define-brand.ts";
import { type BrandSource, lineOf } from "../../source/brand-source.ts";
import { didYouMean } from "../../suggest.ts";
import type { Finding } from "../finding.ts";

/** What a person reads in each of the brand's languages. */
const TEXTS = [
  ...(["banners", "notices", "promotions"] as const),
  ...(["levels", "rewards", "missions", "posts"] as const),
];
/** What has one of the site's drawings. */
const DRAWN = ["levels", "rewards", "missions"] as const;
const DRAWINGS = fileURLToPath(new URL("../../../../public/media/icons", import.meta.url));

/** The drawings that the site has in full size. */
const drawings = readdirSync(DRAWINGS)
  .filter((name) => name.endsWith(".webp") && !name.endsWith("-96.webp"))
  .map((name) => name.slice(0, -".webp".length));

/** Differences between a brand's data for the platform and its site. */
export function checkMerchant(
  source: BrandSource,
  platform: MerchantFile,
  { hosts, merchant: name, currency, timeZone, legal, languages, jurisdiction }: Brand,
): Finding[] {
  const { code, merchant } = source;
  const place = { rule: "merchant-file" as const, brand: code, file: merchant.path };
  const list = (all: readonly string[] = []) => all.toSorted().join(", ");
  const pairs: [path: string[], platform: unknown, site: unknown, key: string][] = [
    [["code"], platform.code, name, "merchant"],
    [["hosts"], list(platform.hosts), list(hosts), "hosts"],
    [["currency"], platform.currency, currency.code, "currency.code"],
    [["currencySymbol"], platform.currencySymbol, currency.symbol, "currency.symbol"],
    [["jurisdiction"], platform.jurisdiction, jurisdiction, "jurisdiction"],
    [["settings", "timeZone"], platform.settings?.timeZone ?? STANDARD_ZONE, timeZone, "timeZone"],
    [["registration", "ageMin"], platform.registration.ageMin, legal.ageMin, "legal.ageMin"],
  ];
  const contradictions = pairs
    .filter(([, one, other]) => one !== other)
    .map(([path, one, other, key]) => ({
      ...{ ...place, line: lineOf(merchant, path) },
      message: `${path.join(".")} is "${one}" here and "${other}" in brand.config.ts (${key}).`,
      fix: "Write the same in both.",
    }));
  const untold = TEXTS.flatMap((list) => {
    const items: readonly { words: object }[] = platform[list] ?? [];
    return items.flatMap(({ words }, at) =>
      languages
        .filter((language) => !(language in words))
        .map((language) => ({
          ...{ ...place, line: lineOf(merchant, [list, at, "words"]) },
          message: `${list}.${at} has no words in "${language}", a language of the brand.`,
          fix: "Write them, or take the language out of brand.config.ts.",
        })),
    );
  });
  return [
    ...contradictions,
    ...untold,
    ...unknownPictures(source, platform),
    ...letterFindings(place, merchant, platform),
  ];
}

/** Drawings and covers that no folder has. */
function unknownPictures({ code, merchant, assets }: BrandSource, platform: MerchantFile) {
  const covers = assets
    .filter((name) => name.endsWith(".avif"))
    .map((name) => name.replace(/(-scene)?\.avif$/, ""));
  const finding = (path: PropertyKey[], name: string, known: readonly string[]): Finding[] =>
    known.includes(name)
      ? []
      : [
          {
            ...{ rule: "unknown-name", brand: code, file: merchant.path },
            line: lineOf(merchant, path),
            message: `There is no picture "${name}" for ${path.map(String).join(".")}.`,
            fix: didYouMean(name, known) || `There are ${known.slice(0, 12).join(", ")} …`,
          },
        ];
  return [
    ...DRAWN.flatMap((list) =>
      (platform[list] ?? []).flatMap(({ icon }, at) => finding([list, at, "icon"], icon, drawings)),
    ),
    ...(platform.posts ?? []).flatMap(({ cover }, at) =>
      finding(["posts", at, "cover"], cover, covers),
    ),
  ];
}

/** What `apply` would refuse of the merchant's own letters. */
function letterFindings(
  place: Pick<Finding, "rule" | "brand" | "file">,
  merchant: BrandSource["merchant"],
  { letters = {}, hosts, languages = ["es", "en"] }: MerchantFile,
): Finding[] {
  return Object.entries(letters).flatMap(([kind, forms]) =>
    Object.entries(forms).flatMap(([language, form]) => {
      const at = (...path: string[]) => ({
        ...{ ...place, line: lineOf(merchant, ["letters", kind, language, ...path]) },
      });
      const fault = letterFault(kind as LetterKind, form, hosts);
      const name = `letters.${kind}.${language}`;
      const strange = {
        ...at(),
        message: `${name} is in no language of the merchant.`,
        fix: "Add it to languages, or take the letter out.",
      };
      const wrong = fault && {
        ...at(fault.field),
        message: `${name}.${fault.field}: ${saidOfFault(fault)}.`,
        fix: "Write it otherwise.",
      };
      return [...(languages.includes(language) ? [] : [strange]), ...(wrong ? [wrong] : [])];
    }),
  );
}
