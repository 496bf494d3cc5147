import type { Reader } from "../../../../store/open-store.ts";
import type { Payment } from "./tally.ts";

/** What the members of a page would have been paid, each payment with its member's id. */
export type Page = (reader: Reader, ids: readonly string[]) => Promise<[string, Payment][]>;
