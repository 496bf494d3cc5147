import type { Paint } from "../draw/paint.ts";
import type { HouseLook } from "./house-look.ts";

/** What stands behind the subject of a generated brand's banners, around the place where that will stand. */
export type World = (paint: Paint, look: HouseLook, at: [x: number, y: number]) => string;
