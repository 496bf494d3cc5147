import type { Cast, Staging } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";

/** A composed picture of 600 by 800; the title later covers everything below 584. */
export type Scene = (paint: Paint, cast: Cast, staging: Staging) => string;
