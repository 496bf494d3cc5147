import text from "./assets/fonts/figtree-normal.woff2?url";
import display from "./assets/fonts/parkinsans-normal.woff2?url";

/** Fetched before the stylesheet asks for them, so that the first words stand in their own type. */
export default [display, text];
