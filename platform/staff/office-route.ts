import type { Call, InputOf, ValueOf } from "../contract/wire/call.ts";
import type { MerchantDesk } from "./people/manage-people.ts";

/** One call of the office with the verb that answers it. */
export type OfficeRoute = {
  call: Call;
  verb: (desk: MerchantDesk, input: never) => Promise<unknown>;
};

/** Puts a call on its verb; the types of both must agree. */
export function at<C extends Call>(
  call: C,
  verb: (desk: MerchantDesk, input: InputOf<C>) => Promise<ValueOf<C>>,
): OfficeRoute {
  return { call, verb };
}
