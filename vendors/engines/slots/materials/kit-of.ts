import type { Material } from "#vendors/catalogue/materials.ts";
import { brass } from "./brass.ts";
import { cutPaper } from "./cut-paper.ts";
import { enamel } from "./enamel.ts";
import { felt } from "./felt.ts";
import { icing } from "./icing.ts";
import { led } from "./led.ts";
import type { MaterialKit } from "./material.ts";
import { mint } from "./mint.ts";
import { neonTube } from "./neon-tube.ts";
import { stone } from "./stone.ts";
import { tile } from "./tile.ts";
import { tin } from "./tin.ts";
import { woodblock } from "./woodblock.ts";

const KITS: Readonly<Record<Material, MaterialKit>> = {
  brass,
  cutPaper,
  enamel,
  felt,
  icing,
  led,
  mint,
  neonTube,
  stone,
  tile,
  tin,
  woodblock,
};

export const kitOf = (material: Material): MaterialKit => KITS[material];
