import text from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import display from "./assets/fonts/fraunces.woff2?url";

/** Fetched before the stylesheet needs them, so that the first words have their own type. */
export default [display, text];
