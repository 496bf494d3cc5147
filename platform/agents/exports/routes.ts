import {
  agentExports,
  exportAgain,
  exportAsk,
  exportLong,
  exportPart,
  exportRemove,
} from "../../contract/agents/exports/exports.ts";
import { on } from "../../core/route.ts";
import { askAgain, askExport } from "./ask-export.ts";
import { isLong } from "./is-long.ts";
import { listExports, readPart, removeExport } from "./list-exports.ts";

export const exportsRoutes = [
  on(exportLong, isLong),
  on(exportAsk, askExport),
  on(agentExports, listExports),
  on(exportPart, readPart),
  on(exportAgain, askAgain),
  on(exportRemove, removeExport),
];
