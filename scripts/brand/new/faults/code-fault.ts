import { checkHardCoded } from "../../check/checks/check-hard-coded.ts";
import { answersSchema } from "../answers.ts";

/** The reason why a code cannot be a brand's, apart from being taken; undefined when it can. */
export function codeFault(root: string, code: string): string | undefined {
  const { success, error } = answersSchema.shape.code.safeParse(code);
  if (!success) return error.issues[0]?.message;
  const others = [7, 8, 9].map((digit) => `${code.slice(0, 19)}${digit}`);
  const said = new Set(checkHardCoded(root, [code, ...others]).map(({ brand }) => brand));
  if (!said.has(code)) return undefined;
  const free = others.find((other) => !said.has(other));
  return `the site's own code says "${code}": choose another${free ? `, such as ${free}` : ""}`;
}
