import { z } from "zod";
import { FLAGS } from "../contract/core/site.ts";
import { REGISTER_FIELDS } from "../contract/members/account.ts";
import { BANNER_GROUPS } from "../contract/publishing/banners.ts";
import { merchantFile as wholeFile } from "../contract/staff/merchant/merchant-file.ts";
import type { DemoMerchant } from "./demo-merchant.ts";

const { languages, settings, usdt, customerService, servicePaths } = wholeFile.shape;
const { methods, notices, promotions } = wholeFile.shape;
const hex = z.string().regex(/^#[0-9a-f]{6}$/i);
const amount = z.string().regex(/^\d+\.\d{2}$/);
const words = z.strictObject({
  kicker: z.string().max(60),
  title: z.string().min(1).max(80),
  text: z.string().min(1).max(200),
  action: z.string().max(40),
});

/**
 * A brand's data for the platform, brands/<code>/merchant.json, as a demonstration needs it: with
 * a pot, first games and banners in both languages. A new folder is a new brand without any code.
 */
export const merchantFile: z.ZodType<DemoMerchant> = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9]{1,19}$/),
  name: z.string().min(1).max(40),
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).min(1),
  currency: z.string().length(3),
  currencySymbol: z.string().min(1).max(4),
  country: z.string().length(2),
  flags: z.array(z.enum(FLAGS)),
  favourites: z.array(z.string()),
  jackpot: z.strictObject({
    seed: amount,
    hitMin: amount,
    hitMax: amount,
    shareBasisPoints: z.number().int().min(0).max(10_000),
  }),
  registration: z.strictObject({
    ageMin: z.number().int().min(18),
    invitation: z.string().regex(/^[A-Z0-9]{4,20}$/),
    fields: z.partialRecord(
      z.enum(REGISTER_FIELDS),
      z.strictObject({ enabled: z.boolean(), required: z.boolean() }),
    ),
  }),
  letterLook: z.strictObject({
    page: hex,
    ground: hex,
    onGround: hex,
    accent: hex,
    action: hex,
    onAction: hex,
  }),
  banners: z.array(
    z.strictObject({
      groupName: z.enum(BANNER_GROUPS),
      position: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      link: z
        .strictObject({ type: z.enum(["GAME", "PAGE"]), target: z.string().min(1) })
        .nullable(),
      words: z.strictObject({ es: words, en: words }),
    }),
  ),
  ...{ languages, settings, usdt, customerService, servicePaths, methods, notices, promotions },
});
