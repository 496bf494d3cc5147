export type Device = {
  kind: "phone" | "tablet" | "computer" | "unknown";
  /** Names in their makers' spelling; empty when the browser does not tell. */
  browser: string;
  system: string;
};

/** The order matters: later names also appear in the user agents of earlier ones. */
const BROWSERS: [RegExp, string][] = [
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows NT\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Reads the user agent, in as much detail as people need to recognise their own device. */
export function deviceOf(userAgent: string): Device {
  const nameIn = (list: [RegExp, string][]) =>
    list.find(([expression]) => expression.test(userAgent))?.[1] ?? "";
  const system = nameIn(SYSTEMS);
  return { kind: kindOf(userAgent, system), browser: nameIn(BROWSERS), system };
}

function kindOf(userAgent: string, system: string): Device["kind"] {
  if (system === "") return "unknown";
  if (system === "iPhone") return "phone";
  if (system === "iPad") return "tablet";
  if (system === "Android") return /\bMobile\b/.test(userAgent) ? "phone" : "tablet";
  return "computer";
}
