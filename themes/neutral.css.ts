import { defineTheme } from "./define-theme.ts";
import { reference } from "./reference.ts";

defineTheme(reference);
