import text from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import display from "./assets/fonts/russo-one.woff2?url";

/** Fetched before the stylesheet asks for them, so that the first words stand in their own type. */
export default [display, text];
