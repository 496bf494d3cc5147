import { createGlobalThemeContract } from "@vanilla-extract/css";
import { makeTheme } from "./make-theme.ts";
import { reference } from "./reference.ts";
import { variableName } from "./variable-name.ts";

const { shape, light } = makeTheme(reference);

/** The only names that components may use; every brand sets all of them. */
export const vars = createGlobalThemeContract({ ...shape, ...light }, (_value, path) =>
  variableName(path),
);
