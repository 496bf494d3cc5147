import type { Call, InputOf, ValueOf } from "../contract/wire/call.ts";
import type { Context } from "./context.ts";

/** One call with the verb that answers it. */
export type Route = {
  call: Call;
  verb: (context: Context, input: never) => Promise<unknown>;
};

/** Ties a call to its verb. The types of both must agree. */
export function on<C extends Call>(
  call: C,
  verb: (context: Context, input: InputOf<C>) => Promise<ValueOf<C>>,
): Route {
  return { call, verb };
}
