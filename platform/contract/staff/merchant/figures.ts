import { z } from "zod";
import { call } from "../../wire/call.ts";

/** The longest period of one file, in days. */
export const FIGURES_DAYS_MAX = 366;

const day = z.iso.date();

/**
 * What a merchant earned from day to day, as a CSV file. Its columns are in
 * `platform/staff/play/figures/figures-file.ts`.
 */
export const staffFigures = call({
  name: "staffFigures",
  method: "GET",
  path: "/staff/figures",
  access: "staff",
  permission: "figures.read",
  line: "figures <merchant>",
  input: z.object({
    /** Days of the merchant's zone, both included. */
    from: day,
    to: day,
    /** How fine the rows of play are. */
    by: z.enum(["day", "vendor", "game"]).default("game"),
  }),
  value: z.object({ csv: z.string() }),
});
