/** What a log may hold of an error: its kind and its place, never its words. */
export type LoggedError = {
  /** The class or name, e.g. "DatabaseError". */
  type: string;
  /** The SQLSTATE of a refused statement, or a fixed code such as "ECONNREFUSED". */
  code?: string;
  /** The status that a gateway or a mail server answered. */
  status?: number;
  constraint?: string;
  table?: string;
  column?: string;
  /** The reference under which the platform logged the same failure. */
  reference?: string;
  /** The frames of the stack. */
  stack?: string;
  cause?: LoggedError;
};

const NAMES = ["code", "constraint", "table", "column", "reference"] as const;
const NAME = /^[\w$.-]{1,64}$/;
const FRAME = /^ {4}at .*:\d+:\d+\)?$/;
const CAUSES_MAX = 4;

/**
 * Turns an error into what may be logged. The message and every other field stay out: the error of a
 * statement quotes the statement's values, and that of a mail server the recipient.
 */
export function loggedError(error: unknown, causes = CAUSES_MAX): LoggedError {
  if (typeof error !== "object" || error === null) return { type: typeof error };
  const own = error as Record<string, unknown>;
  const logged: LoggedError = { type: typeOf(error) };
  for (const name of NAMES) {
    const value = own[name];
    if (typeof value === "string" && NAME.test(value)) logged[name] = value;
  }
  const status = [own.status, own.responseCode].find(isStatus);
  if (status) logged.status = status;
  const stack = framesOf(own);
  if (stack) logged.stack = stack;
  if (own.cause !== undefined && causes > 0) logged.cause = loggedError(own.cause, causes - 1);
  return logged;
}

/** The class says more where the name is that of every error. */
function typeOf(error: object): string {
  const { name } = error as { name?: unknown };
  const own = error.constructor?.name ?? "";
  const isNamed = typeof name === "string" && NAME.test(name) && name.toLowerCase() !== "error";
  return isNamed ? name : NAME.test(own) ? own : "Error";
}

const isStatus = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 999;

/** The message may itself have lines like frames, so what follows it is taken, and nothing else. */
function framesOf({ stack, message }: Record<string, unknown>): string {
  if (typeof stack !== "string" || typeof message !== "string") return "";
  const start = stack.indexOf(message);
  if (start < 0) return "";
  const [, ...lines] = stack.slice(start + message.length).split("\n");
  return lines.filter((line) => FRAME.test(line)).join("\n");
}
