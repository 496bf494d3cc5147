import { globalStyle } from "@vanilla-extract/css";

// The element only marks where the content begins and ends.
globalStyle("rendered-once", { display: "contents" });
