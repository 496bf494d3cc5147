import { style } from "@vanilla-extract/css";
import { faint } from "../../../../parts/table/record-table.css.ts";

export const note = style([faint, { marginTop: 14 }]);
