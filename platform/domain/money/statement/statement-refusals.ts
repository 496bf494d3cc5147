import { Refusal } from "../../../contract/wire/refusal.ts";

/** The file is none that is known, or it is damaged. */
export const unreadable = () => new Refusal("statement_unreadable", { field: "file" });

/** One entry cannot be read, so nothing of the file is. `entry` counts from 1. */
export const entryUnreadable = (entry: number, field = "file") =>
  new Refusal("statement_entry_unreadable", { field, details: { entry } });
