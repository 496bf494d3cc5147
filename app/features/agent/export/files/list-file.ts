import type { Words } from "#app/respond/page-title.server.ts";
import type { formatsFor } from "#app/ui/format/format.ts";
import type { ExportList } from "#platform/contract/agents/exports/export-kinds.ts";
import type { ExportRow } from "#platform/contract/agents/exports/exports.ts";
import type { Cell } from "../../../../parts/export/record-file.ts";

/** The words of a file, and how its brand writes times in their language. */
export type FileWords = Words & { formats: ReturnType<typeof formatsFor> };

/** A list as a spreadsheet file. */
export type ListFile<List extends ExportList> = {
  /** The file's first word. */
  name: string;
  head: string[];
  amountColumns: number;
  isTimed?: boolean;
  cells: (row: ExportRow<List>) => Cell[];
};

export type ListFiles = { [List in ExportList]: (words: FileWords) => ListFile<List> };
