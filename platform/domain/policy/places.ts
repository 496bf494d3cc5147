import { AR } from "./ar.ts";
import { BR } from "./br.ts";
import { CL } from "./cl.ts";
import { CO } from "./co.ts";
import { CW } from "./cw.ts";
import { ES } from "./es.ts";
import { GB } from "./gb.ts";
import { MT } from "./mt.ts";
import { MX } from "./mx.ts";
import { PE } from "./pe.ts";
import type { Place } from "./place.ts";

/** The places with a law. The demonstration is none of them. */
export const PLACES = { MX, PE, ES, CO, GB, MT, BR, CL, AR, CW } as const satisfies Readonly<
  Record<string, Place>
>;
export type PlaceCode = keyof typeof PLACES;
