import { write } from "../draw/render.ts";
import { brandAssets } from "../media.ts";
import { alba } from "../promises/alba.ts";
import { chispa } from "../promises/chispa.ts";
import { grada } from "../promises/grada.ts";
import { mareo } from "../promises/mareo.ts";
import { noche } from "../promises/noche.ts";
import type { Promises } from "../promises/promise.ts";
import { velada } from "../promises/velada.ts";

const hands: Record<string, () => Promises> = { alba, noche, mareo, grada, chispa, velada };

/** Writes the drawings of the home page's promises, each brand's in its own hand. */
export async function writePromises(only = ""): Promise<void> {
  for (const [code, hand] of Object.entries(hands))
    for (const [promise, svg] of Object.entries(hand()))
      if (`${code}/${promise}`.includes(only))
        await write(`${brandAssets(code)}promise-${promise}.svg`, `${svg}\n`);
}
