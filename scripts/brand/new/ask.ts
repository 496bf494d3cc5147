import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";
import { WrongUse } from "../command.ts";
import { answersSchema } from "./answers.ts";
import { brandColors } from "./brand-colors.ts";
import { COUNTRIES } from "./countries.ts";
import { MOODS } from "./moods.ts";

type Answers = Record<string, unknown>;
type Question = { key: keyof typeof answersSchema.shape; text: string; preset?: string };

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

type Terminal = { input: Readable; output: Writable };

/**
 * Asks at the terminal for what was not given; an empty answer takes what stands in brackets, and one
 * that cannot be taken is told why and asked for again. Refuses when whoever is asked leaves.
 */
export async function ask(
  given: Answers,
  taken: readonly string[],
  terminal: Terminal = { input: process.stdin, output: process.stdout },
): Promise<Answers> {
  const answers = { ...given };
  const lines = createInterface(terminal);
  try {
    for (const { key, text, preset } of QUESTIONS) {
      while (answers[key] === undefined) {
        const said = await lines.question(`${text}${preset ? ` [${preset}]` : ""}: `);
        const answer = said.trim() || preset;
        if (answer === "") break;
        const isTaken = key === "code" && taken.includes(String(answer));
        const fault = isTaken
          ? `There is a brand "${answer}" already.`
          : faultOf(key, answer, answers);
        if (fault) terminal.output.write(`  ${fault}\n`);
        else answers[key] = answer;
      }
    }
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error;
    terminal.output.write("\n");
    throw new WrongUse("Nothing was written.");
  } finally {
    lines.close();
  }
  return answers;
}

/** Why an answer cannot be taken, beside those that were; undefined where it can. */
function faultOf(
  key: Question["key"],
  answer: string | undefined,
  answers: Answers,
): string | undefined {
  if (answer === undefined) return "It takes an answer.";
  const { success, error } = answersSchema.shape[key].safeParse(answer);
  if (!success) return error.issues[0]?.message;
  if (key === "logo" && !existsSync(answer)) return `There is no picture ${answer}.`;
  if (key !== "color" && key !== "color2") return undefined;
  try {
    const first = key === "color" ? answer : String(answers.color);
    brandColors(MOODS[String(answers.mood)]!, first, key === "color2" ? answer : undefined);
    return undefined;
  } catch (refused) {
    return (refused as Error).message;
  }
}
