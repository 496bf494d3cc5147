import { crash } from "./crash.ts";
import { drop } from "./drop.ts";
import type { InstantRules } from "./instant-rules.ts";
import { keno } from "./keno.ts";
import { mines } from "./mines.ts";

export const INSTANT_KINDS = ["drop", "mines", "keno", "crash"] as const;
export type InstantKind = (typeof INSTANT_KINDS)[number];

export const instantRules: Readonly<Record<InstantKind, InstantRules>> = {
  drop,
  mines,
  keno,
  crash,
};
