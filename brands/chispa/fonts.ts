import text from "@fontsource-variable/parkinsans/files/parkinsans-latin-wght-normal.woff2?url";
import display from "./assets/fonts/lilita-one.woff2?url";

/** Fetched before the stylesheet asks for them, so that the first words stand in their own type. */
export default [display, text];
