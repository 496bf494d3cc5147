import { captcha } from "../../platform/contract/members/captcha.ts";
import { type Caller, send } from "../../platform/contract/wire/send.ts";

const NUMBERS = "zero one two three four five six seven eight nine".split(" ");
const ORDINALS = "first second third fourth".split(" ");

/** Answers the question like a person. */
export function answerTo(question: string): string {
  const letter = /the (\w+) letter of “(\w+)”/.exec(question);
  if (letter) return letter[2]![ORDINALS.indexOf(letter[1]!)]!;
  const sum = /Add (\w+) to (\w+) and take away (\w+)/.exec(question)!;
  const [b, a, c] = sum.slice(1).map((word) => NUMBERS.indexOf(word));
  return String(a! + b! - c!);
}

/** A captcha with the answer to its question, which must be in English. */
export async function newCaptcha(caller: Caller) {
  const { captcha: shown } = await send(caller, captcha, {});
  return shown!;
}
