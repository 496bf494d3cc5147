import { writeFileSync } from "node:fs";
import { matrixText } from "./matrix-text.ts";

writeFileSync(new URL("../../docs/protection-matrix.md", import.meta.url), matrixText());
