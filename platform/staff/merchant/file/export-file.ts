import { exportedFile, type MerchantFile } from "../../../contract/staff/merchant/merchant-file.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import type { StaffContext } from "../../staff-context.ts";
import { type Items, WHOLE } from "./section.ts";
import { numbered } from "./sections/club/numbered.ts";
import { SECTIONS } from "./sections.ts";

/**
 * A merchant's file as everything stands, so that staff's changes come back into the brand's folder.
 * Applying it changes nothing. Refuses an unknown merchant with unknown_merchant. Refuses with
 * not_in_a_file, at its place, a value that no file may have.
 */
export async function exportFile(
  { store }: Pick<StaffContext, "store">,
  merchant: string,
): Promise<MerchantFile> {
  await readMerchant(store, merchant);
  const read = await store.inMerchant(merchant, async (tx) => {
    const sections: [string, Items][] = [];
    for (const section of SECTIONS) {
      sections.push([section.name, await section.read(tx, merchant)]);
    }
    return new Map(sections);
  });
  const items = (section: string) => [...(read.get(section) ?? [])];
  const whole = (section: string) => read.get(section)?.get(WHOLE);
  const listed = (section: string) =>
    items(section)
      .map(([id, item]) => ({ id, ...(item as object) }) as Placed)
      .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0) || compare(one, other));
  const placed = (section: string) => listed(section).map(({ position: _place, ...item }) => item);
  const { ageMin, ...row } = Object.fromEntries(items("merchant"));
  const [invitation] = items("invitation").map(([code]) => code);
  const fields = Object.fromEntries(items("fields"));
  const found = exportedFile.safeParse(
    JSON.parse(
      JSON.stringify({
        code: merchant,
        ...row,
        hosts: items("hosts").map(([host]) => host),
        flags: items("flags").flatMap(([flag, isOn]) => (isOn ? [flag] : [])),
        registration: { ageMin, invitation, fields },
        settings: Object.fromEntries(items("settings")),
        jackpot: whole("jackpot"),
        draws: whole("draws"),
        bonuses: whole("bonuses"),
        referral: whole("referral"),
        boards: whole("boards"),
        rescue: whole("rescue"),
        freeSpins: whole("freeSpins"),
        usdt: whole("usdt"),
        letterLook: whole("letterLook"),
        customerService: whole("customerService"),
        servicePaths: whole("servicePaths"),
        resources: whole("resources"),
        imageCDNs: whole("imageCDNs"),
        launchGameCDNs: whole("launchGameCDNs"),
        contractTemplates: whole("contractTemplates"),
        methods: listed("methods").map(({ id: _code, position: _place, ...method }) => method),
        banners: listed("banners"),
        notices: listed("notices"),
        promotions: placed("promotions"),
        letters: nested(items("letters")),
        levels: numbered("level", read.get("levels")!),
        points: Object.fromEntries(items("points")),
        rewards: placed("rewards"),
        missions: placed("missions"),
        affiliateTiers: numbered("tier", read.get("affiliateTiers")!),
        posts: items("posts").map(([slug, post]) => ({ slug, ...(post as object) })),
        favourites: whole("favourites"),
      }),
    ),
  );
  if (found.success) return found.data;
  const field = ["file", ...(found.error.issues[0]?.path ?? [])].join(".");
  throw new Refusal("not_in_a_file", { field, status: 409 });
}

/** Letters by kind and language, which their keys name. */
function nested(letters: readonly (readonly [string, unknown])[]) {
  const kinds: Record<string, Record<string, unknown>> = {};
  for (const [key, form] of letters) {
    const [kind = "", language = ""] = key.split(".");
    kinds[kind] = { ...kinds[kind], [language]: form };
  }
  return kinds;
}

type Placed = { id: string; position?: number };
const compare = (one: Placed, other: Placed) => (one.id < other.id ? -1 : 1);
