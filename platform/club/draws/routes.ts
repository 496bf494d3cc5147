import { drawFair, drawPlay, drawShow } from "../../contract/club/gifts/draws.ts";
import { on } from "../../core/route.ts";
import { playDraw } from "./play-draw.ts";
import { showDraw } from "./show-draw.ts";
import { showFair } from "./show-fair.ts";

export const drawsRoutes = [on(drawShow, showDraw), on(drawPlay, playDraw), on(drawFair, showFair)];
