import display from "./assets/fonts/anybody-normal.woff2?url";
import text from "./assets/fonts/archivo-normal.woff2?url";

/** Fetched before the stylesheet asks for them, so that the first words stand in their own type. */
export default [display, text];
