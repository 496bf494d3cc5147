import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";
import { WrongUse } from "../command.ts";
import { answersSchema, readSome } from "./answers.ts";
import { identitiesOf, localHosts, takenFault } from "./brand-identities.ts";
import { brandColors } from "./colours/brand-colors.ts";
import type { Mood } from "./colours/mood.ts";
import { MOODS } from "./colours/moods.ts";
import { COUNTRIES } from "./countries.ts";
import { codeFault } from "./faults/code-fault.ts";
import { nameFault } from "./faults/name-fault.ts";
import { ownLogo } from "./own-logo.ts";

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

/** True when a required answer is missing. */
export const lacksAnswers = (given: Answers): boolean =>
  QUESTIONS.some(
    ({ key }) => given[key] === undefined && !answersSchema.shape[key].safeParse(undefined).success,
  );

/**
 * Asks at the terminal for missing answers. An empty answer takes the value in brackets. An
 * unacceptable answer is explained and asked again, given or typed. Refuses when the user leaves,
 * and before the first question when a given answer that is never asked is wrong.
 */
export async function ask(
  given: Answers,
  root: string,
  terminal: Terminal = { input: process.stdin, output: process.stdout },
): Promise<Answers> {
  await refuseUnasked(given, root);
  const answers = { ...given };
  const reader = createInterface(terminal);
  // Kept in order, including lines that arrive while an answer is being checked.
  const lines = reader[Symbol.asyncIterator]();
  let hasLeft = false;
  reader.once("close", () => {
    hasLeft = true;
  });
  try {
    for (const { key, text, preset } of QUESTIONS) {
      const type = async () => {
        reader.setPrompt(`${text}${preset ? ` [${preset}]` : ""}: `);
        if (!hasLeft) reader.prompt();
        const { value, done } = await lines.next();
        if (!done) return value.trim() || preset;
        terminal.output.write("\n");
        throw new WrongUse("Nothing was written.");
      };
      answers[key] ??= await type();
      while (answers[key] !== "") {
        const fault = await faultOf(key, answers, root);
        if (!fault) break;
        terminal.output.write(`  ${fault}\n`);
        answers[key] = await type();
      }
      answers[key] ||= undefined;
    }
  } finally {
    reader.close();
  }
  return answers;
}

async function refuseUnasked(given: Answers, root: string): Promise<void> {
  const asked: string[] = QUESTIONS.map(({ key }) => key);
  const others = Object.entries(given).filter(([key]) => !asked.includes(key));
  const { hosts, logoDark } = readSome(Object.fromEntries(others));
  const taken = takenFault(identitiesOf(root), "", hosts);
  if (taken) throw new WrongUse(taken);
  if (logoDark) await ownLogo(logoDark);
}

/** The fault of an answer, given those before it; undefined when it is acceptable. */
async function faultOf(
  key: Question["key"],
  answers: Answers,
  root: string,
): Promise<string | undefined> {
  const answer = answers[key];
  if (answer === undefined) return "It takes an answer.";
  const { success, error } = answersSchema.shape[key].safeParse(answer);
  if (!success) return error.issues[0]?.message;
  const text = String(answer);
  const mood = MOODS[String(answers.mood)];
  try {
    if (key === "code") {
      const hosts = answers.hosts ? [] : localHosts(text);
      return codeFault(root, text) ?? takenFault(identitiesOf(root), text, hosts);
    }
    if (key === "name") return await nameFaultIn(mood ? [mood] : Object.values(MOODS), text);
    if (key === "mood") return await nameFault(mood!, String(answers.name));
    if (key === "logo") await ownLogo(text);
    if (key === "color") brandColors(mood!, text);
    if (key === "color2") brandColors(mood!, String(answers.color), text);
    return undefined;
  } catch (refused) {
    if (refused instanceof WrongUse) return refused.message;
    throw refused;
  }
}

/** Before a mood is chosen, one mood that can write the name is enough. */
async function nameFaultIn(moods: readonly Mood[], name: string): Promise<string | undefined> {
  const faults = await Promise.all(moods.map((mood) => nameFault(mood, name)));
  return faults.every(Boolean) ? faults[0] : undefined;
}
