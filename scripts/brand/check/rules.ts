export type Severity = "error" | "warning" | "advice";
export type Rule = { severity: Severity; title: string; why: string };

/** Every rule for brands; docs/brand-rules has a page for each. */
export const RULES = {
  "brand-file": {
    severity: "error",
    title: "A file of the brand is missing, or no brand has it",
    why: "The site looks for every brand's files under the same names; any other could run or be served.",
  },
  "brand-data": {
    severity: "error",
    title: "A brand's file holds code",
    why: "A brand is data: what would have to be run cannot be checked and could do anything.",
  },
  schema: {
    severity: "error",
    title: "A value is not of the kind that belongs there",
    why: "The build or the demonstration stops at it, and no player ever sees the brand.",
  },
  "unknown-key": {
    severity: "error",
    title: "A key that no brand has",
    why: "It would be ignored without a word, and what was meant would not happen.",
  },
  "brand-code": {
    severity: "error",
    title: "The code differs from the folder's name",
    why: "The site finds a brand's files by the one code.",
  },
  "host-clash": {
    severity: "error",
    title: "Two brands claim the same host, code or merchant",
    why: "A request belongs to the brand of its host: with two, players would land at the wrong house.",
  },
  "merchant-file": {
    severity: "error",
    title: "merchant.json cannot be read, or says otherwise than brand.config.ts",
    why: "A demonstration's platform is told by it: no house would start, or it would know another one than the site shows.",
  },
  contrast: {
    severity: "error",
    title: "Words or edges do not stand out from their ground",
    why: "WCAG 2.2 AA asks 4.5 to 1 of text and 3 to 1 of the edge of a control.",
  },
  "picture-missing": {
    severity: "error",
    title: "A picture that pages ask for is not there",
    why: "A hole would be seen in the header, on a telephone's home screen or in a shared link.",
  },
  "banner-missing": {
    severity: "warning",
    title: "A page has no banner of this brand",
    why: "Its words would stand on the bare ground.",
  },
  "picture-size": {
    severity: "warning",
    title: "A picture is too heavy, or not of the size that is asked for",
    why: "Players pay for every byte, and systems refuse icons of another size than they name.",
  },
  "picture-safety": {
    severity: "error",
    title: "A file among the pictures could run something or reaches outside",
    why: "What lies there is served from the brand's own address, and an SVG can run code and call other hosts.",
  },
  "logo-legible": {
    severity: "error",
    title: "The logo is lost on its ground",
    why: "It is shown on the light and on the dark surface, and has to be read on both.",
  },
  wording: {
    severity: "error",
    title: "Wording is empty, no text, not of its language, or under a name that no page reads",
    why: "A player would read another brand's words, or none, in one of the languages.",
  },
  "wording-language": {
    severity: "advice",
    title: "The house speaks with its own voice in one language and not in another",
    why: "Every text is there all the same, for all brands' words stand where a house has none: one voice may be missed.",
  },
  "unknown-name": {
    severity: "error",
    title: "A name in menu, home page or footer that leads to nothing",
    why: "A player would see an empty sign, a bare key instead of words, or no link at all.",
  },
  "own-page": {
    severity: "error",
    title: "A page of the brand's own is not whole",
    why: "Some of the players could not read it, or would be led where no page of ours may lead.",
  },
  "style-safety": {
    severity: "error",
    title: "A value of the stylesheet is more than a value",
    why: "It could end its rule and begin another, or fetch something from outside.",
  },
  font: {
    severity: "error",
    title: "A face that is not on the list",
    why: "Listed faces may be used, have every letter of the languages, and a fallback that fits.",
  },
  "unknown-flag": {
    severity: "error",
    title: "A flag that the platform does not know",
    why: "It switches nothing; what it was meant to switch stays as it is.",
  },
  "cdn-host": {
    severity: "error",
    title: "The host of a CDN cannot be reached or is not safe",
    why: "Games of players come from it: only https from a public name may be asked, and nothing else be said with it.",
  },
  "licence-link": {
    severity: "advice",
    title: "A licence badge leads nowhere",
    why: "Most authorities ask that a badge leads to their own page about the licence.",
  },
  jurisdiction: {
    severity: "error",
    title: "What the law of the place asks for is not there",
    why: "Age, helpline and the text of the licence stand on every page; none may be missing.",
  },
  "hard-coded": {
    severity: "error",
    title: "The site or the platform names a brand",
    why: "What varies per brand is data: a name in the code is a rule for one house alone.",
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;
export const ruleIds = Object.keys(RULES) as RuleId[];
