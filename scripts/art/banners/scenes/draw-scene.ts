import { createPaint } from "../../draw/paint.ts";
import { bannerPlan } from "../plan.ts";
import { albaScenes } from "./alba-scenes.ts";
import { chispaScenes } from "./chispa-scenes.ts";
import { gradaScenes } from "./grada-scenes.ts";
import { mareoScenes } from "./mareo-scenes.ts";
import { nocheScenes } from "./noche-scenes.ts";
import { type Composition, type SceneCast, sceneDocument } from "./scene-kit.ts";
import { COMPANY, COMPOSITIONS, SCENE_PICTURES } from "./scene-plan.ts";
import { veladaScenes } from "./velada-scenes.ts";

export type House = keyof typeof COMPOSITIONS;
export type ScenePicture = (typeof SCENE_PICTURES)[number];
export const HOUSES = Object.keys(COMPOSITIONS) as House[];

const drawings: Record<House, Record<string, Composition>> = {
  alba: albaScenes,
  noche: nocheScenes,
  mareo: mareoScenes,
  grada: gradaScenes,
  velada: veladaScenes,
  chispa: chispaScenes,
};

/** The light in the middle, the tone, the shade, and the colour of light itself. */
const tones: Record<House, [light: string, tone: string, dark: string, ray: string]> = {
  alba: ["#FFE08A", "#E2213B", "#4A0312", "#FFF0C4"],
  noche: ["#8C90D8", "#231C5C", "#0B0A22", "#CFC9FF"],
  mareo: ["#FFE9E3", "#35ADB3", "#094854", "#FFF6E8"],
  grada: ["#FFE0A0", "#1B55C4", "#04153F", "#FFE7B0"],
  velada: ["#F1E0BC", "#0E6B4C", "#00170F", "#F3E4C3"],
  chispa: ["#FFE493", "#C41D8F", "#4B0638", "#FFE9A9"],
};

const compositionsOf = (house: House): string[] => COMPOSITIONS[house].split(" ");

export function compositionOf(house: House, picture: ScenePicture): string {
  return compositionsOf(house)[SCENE_PICTURES.indexOf(picture)]!;
}

/** Who and what is in a picture; its company begins with another one in every picture. */
export function sceneCast(house: House, picture: ScenePicture): SceneCast {
  const [group, number] = picture.split("-") as [string, string];
  const { subject } = bannerPlan(group, Number(number) as 1 | 2 | 3, house)!;
  const composition = compositionOf(house, picture);
  const company = COMPANY[house][composition]!.split(" ");
  const others = company.filter((name) => name !== subject);
  const at = SCENE_PICTURES.indexOf(picture);
  const before = compositionsOf(house).slice(0, at);
  const first = at % others.length;
  return {
    ...{ subject, around: [...others.slice(first), ...others.slice(0, first)] },
    turn: before.filter((one) => one === composition).length,
  };
}

export function drawScene(house: House, picture: ScenePicture): string {
  const [light, tone, dark, ray] = tones[house];
  const paint = createPaint(`${house}-${picture}`, {
    ...{ backdrop: [light, tone, dark], ray },
    ...{ title: [light, ray], titleEdge: dark },
  });
  const draw = drawings[house][compositionOf(house, picture)]!;
  return sceneDocument(paint, draw(paint, sceneCast(house, picture)));
}
