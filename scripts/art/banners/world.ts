import type { Paint } from "../draw/paint.ts";
import type { BrandLook } from "./brand-look.ts";

/** The background of a generated brand's banners, around the place of the subject. */
export type World = (paint: Paint, look: BrandLook, at: [x: number, y: number]) => string;
