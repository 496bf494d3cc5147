export type Severity = "error" | "warning" | "advice";
export type Rule = { severity: Severity; title: string; why: string };

/** Every rule for brands; docs/brand-rules has a page for each. */
export const RULES = {
  "brand-file": {
    severity: "error",
    title: "A required file is missing, or a file is not allowed",
    why: "Every brand's files have the same names. Any other file could run or be served.",
  },
  "brand-data": {
    severity: "error",
    title: "A brand's file holds code",
    why: "A brand is data. Code cannot be checked and could do anything.",
  },
  schema: {
    severity: "error",
    title: "A value has the wrong type",
    why: "The build or the demonstration fails, and no player sees the brand.",
  },
  "unknown-key": {
    severity: "error",
    title: "A key is unknown",
    why: "The site would ignore it without a message, so the setting would have no effect.",
  },
  "brand-code": {
    severity: "error",
    title: "The code differs from the folder's name",
    why: "The site finds a brand's files by its code.",
  },
  "host-clash": {
    severity: "error",
    title: "Two brands have the same host, code or merchant",
    why: "A request belongs to the brand of its host. With two, players would reach the wrong brand.",
  },
  "merchant-file": {
    severity: "error",
    title: "merchant.json cannot be read, or contradicts brand.config.ts",
    why: "A demonstration makes the merchant from it. The merchant would be missing, or differ from the site.",
  },
  contrast: {
    severity: "error",
    title: "Text or edges have too little contrast",
    why: "WCAG 2.2 AA requires 4.5 to 1 for text and 3 to 1 for the edge of a control.",
  },
  "picture-missing": {
    severity: "error",
    title: "A required picture is missing",
    why: "The header, a phone's home screen or a shared link would show an empty place.",
  },
  "banner-missing": {
    severity: "warning",
    title: "A page has no banner of this brand",
    why: "Its text would be on the plain ground.",
  },
  "picture-size": {
    severity: "warning",
    title: "A picture has too many bytes or the wrong size",
    why: "Players pay for every byte, and systems refuse icons of the wrong size.",
  },
  "picture-safety": {
    severity: "error",
    title: "A picture file could run code or load something from outside",
    why: "The site serves these files from the brand's own address, and an SVG can run code and call other hosts.",
  },
  "cover-crop": {
    severity: "error",
    title: "Cards cut the lettering of the games' pictures",
    why: "Every picture carries its game's name. A name without its lower half looks broken.",
  },
  "logo-legible": {
    severity: "error",
    title: "The logo has too little contrast",
    why: "It appears on the light and on the dark surface, and must be readable on both.",
  },
  wording: {
    severity: "error",
    title: "A text is empty, not a text, in the wrong language, or under an unknown name",
    why: "A player would read the shared text, or none, in one of the languages.",
  },
  "wording-language": {
    severity: "advice",
    title: "The brand has its own wording in one language and not in another",
    why: "Every text exists, because shared wording fills the gaps. But the brand's own voice is missing in one language.",
  },
  "unknown-name": {
    severity: "error",
    title: "A name in the brand's data refers to nothing",
    why: "A player would see an empty icon, a key instead of text, or no link.",
  },
  "own-page": {
    severity: "error",
    title: "A page of the brand's own is incomplete",
    why: "Some players could not read it, or a link would lead to a forbidden target.",
  },
  "style-safety": {
    severity: "error",
    title: "A value of the stylesheet contains more than a value",
    why: "It could end its rule and begin another, or load something from outside.",
  },
  font: {
    severity: "error",
    title: "A face is not on the list",
    why: "Listed faces are free to use, have every letter of the languages, and have a matching fallback.",
  },
  "unknown-flag": {
    severity: "error",
    title: "A flag is unknown to the platform",
    why: "It switches nothing.",
  },
  "cdn-host": {
    severity: "error",
    title: "The host of a CDN is unreachable or unsafe",
    why: "Players' games come from it. Only https and a public host name are allowed, and nothing else.",
  },
  "licence-link": {
    severity: "advice",
    title: "A licence badge leads nowhere",
    why: "Most authorities require a link from the badge to their own page about the licence.",
  },
  jurisdiction: {
    severity: "error",
    title: "A legal requirement is not met",
    why: "Age, helpline and licence text are on every page; all are required.",
  },
  "hard-coded": {
    severity: "error",
    title: "The site or the platform names a brand",
    why: "Differences between brands are data. A brand's name in the code is a rule for one brand only.",
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;
export const ruleIds = Object.keys(RULES) as RuleId[];
