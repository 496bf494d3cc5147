import { defineTheme, followSystem } from "./define-theme.ts";
import { reference } from "./reference.ts";

defineTheme(reference);
followSystem(reference);
