import ts from "typescript";
import { type Literals, readLiterals } from "./read-literals.ts";

/**
 * Reads JSON with the line of every value. Unreadable JSON gives one oddity at the line of the
 * error.
 */
export function readJson(text: string, file: string): Literals {
  try {
    JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const oddity = { line: lineOfFault(text, file, message), text: message, kind: "slip" as const };
    return { value: undefined, lines: new Map(), oddities: [oddity] };
  }
  return readLiterals(`export default ${text}`, `${file}.ts`);
}

/**
 * The engine's message has the place of most errors, the compiler's parser that of others. The
 * default is the end.
 */
function lineOfFault(text: string, file: string, message: string): number {
  const named = /at position (\d+)/.exec(message)?.[1];
  const end = text.trimEnd().length;
  const at = named ? Number(named) : (ts.parseConfigFileTextToJson(file, text).error?.start ?? end);
  return text.slice(0, Math.min(at, end)).split("\n").length;
}
