import { createInterface } from "node:readline/promises";
import { COUNTRIES } from "./countries.ts";
import { MOODS } from "./moods.ts";

type Question = { key: string; text: string; preset?: string };

const QUESTIONS: readonly Question[] = [
  { key: "code", text: "Code (small letters, names the folder)" },
  { key: "name", text: "Name, as players read it" },
  {
    key: "mood",
    text: `Mood\n${Object.entries(MOODS)
      .map(([name, { says }]) => `  ${name.padEnd(8)}${says}`)
      .join("\n")}\n`,
    preset: "fair",
  },
  { key: "color", text: "Colour, such as #8a1f5c" },
  { key: "color2", text: "Second colour (empty: one is made)", preset: "" },
  { key: "logo", text: "Logo, an SVG or PNG file (empty: one is drawn)", preset: "" },
  { key: "country", text: `Country (${Object.keys(COUNTRIES).join(", ")})`, preset: "MX" },
];

/** Asks at the terminal for what was not given; an empty answer takes what stands in brackets. */
export async function ask(given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const answers = { ...given };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const { key, text, preset } of QUESTIONS) {
      if (answers[key] !== undefined) continue;
      const said = await terminal.question(`${text}${preset ? ` [${preset}]` : ""}: `);
      const answer = said.trim() || preset;
      if (answer) answers[key] = answer;
    }
  } finally {
    terminal.close();
  }
  return answers;
}
