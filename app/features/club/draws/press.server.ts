import { randomUUID } from "node:crypto";
import { z } from "zod";
import { formKey } from "#app/request/input/form-key.ts";
import { clientSeed } from "#platform/contract/club/gifts/draws.ts";

/** What each draw's form sends beside its own fields. */
export const pressFields = {
  key: formKey,
  clientSeed: z.string("client_seed_invalid").trim().pipe(clientSeed),
};

/** A new form's key, and a seed that the player may replace. */
export const newPress = () => ({ moneyKey: randomUUID(), seed: randomUUID().slice(0, 8) });

/** The egg or envelope that was pressed becomes part of the player's seed. */
export const seedWith = (own: string, pressed: string | undefined): string =>
  pressed ? `${own.slice(0, 30)}-${pressed}` : own;
