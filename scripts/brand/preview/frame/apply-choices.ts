import { languageCookie, themeCookie } from "#app/request/cookies/cookies.server.ts";
import { FLAGS } from "#platform/contract/core/site.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import type { Caller } from "#platform/contract/wire/send.ts";
import { announceChange } from "#platform/core/merchant/announce-change.ts";
import { enterAs } from "../enter-as.ts";
import type { PreviewBrand } from "../preview-brands.ts";
import { makeVip } from "../vip-account.ts";
import { instantOfWall } from "../wall-time.ts";
import type { Choices } from "./choices.ts";
import { setClosedState } from "./closed-state.ts";
import { firstFlags, setFlags } from "./flag-states.ts";
import type { FrameParts } from "./frame-parts.ts";
import type { FrameState } from "./frame-state.ts";

/** The refused choice, and the platform's reason. */
export type Refused = { what: "role" | "flag" | "closed" | "clock"; reason: string };
type Visit = {
  brand: PreviewBrand;
  request: Request;
  caller: Caller;
  address: string;
  before: FrameState;
};

const CHANGE_MS = 1_000;
/** Two years: a later date is more likely a typing error. */
const FARTHEST_MS = 2 * 366 * 86_400_000;

/** Applies the choices and returns the cookies to set, and the refusals. */
export async function applyChoices(parts: FrameParts, visit: Visit, asked: Choices) {
  const { data } = visit.brand.known;
  const chosen: Choices = asked.isReset
    ? { ...asked, closed: "open", flags: [...firstFlags(visit.brand)] }
    : asked;
  const refused: Refused[] = [];
  const doing = async (what: Refused["what"], work: () => Promise<void>) => {
    await work().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ what, reason: error.code });
    });
  };
  const cookies: string[] = [];
  const { language, theme } = chosen;
  if (language && data.languages.some((one) => one === language))
    cookies.push(await languageCookie.serialize(language));
  if (theme) cookies.push(await themeCookie.serialize(theme));
  await doing("clock", () => moveClock(parts, visit, chosen));
  await doing("role", async () => {
    cookies.push(...(await changeRole(parts, visit, chosen)));
  });
  await doing("flag", () => changeFlags(parts, visit, chosen));
  await doing("closed", () => changeClosed(parts, visit, chosen));
  return { cookies, refused };
}

async function changeRole(parts: FrameParts, visit: Visit, { role }: Choices): Promise<string[]> {
  const { caller, before } = visit;
  if (!role || role === before.role) return [];
  if (role === "vip") await makeVip(parts.vip, caller.merchant);
  return [await enterAs(role, { caller, realNow: parts.clock.realNow() })];
}

/** Shared by all viewers of this merchant: the servers learn of it before the page is requested. */
async function changeFlags(parts: FrameParts, { brand, before }: Visit, { flags }: Choices) {
  const on = before.flags.filter(({ isOn }) => isOn).map(({ flag }) => flag);
  const isSame = !flags || String(on) === String(FLAGS.filter((flag) => flags.includes(flag)));
  if (isSame) return;
  const { merchant } = brand.known.data;
  await heard(parts, merchant, () => setFlags(parts.staff, brand, new Set(flags)));
}

async function changeClosed(parts: FrameParts, visit: Visit, { closed: state }: Choices) {
  const { brand, before, address } = visit;
  if (!state || state === before.closed) return;
  const { merchant } = brand.known.data;
  await heard(parts, merchant, () => setClosedState(parts.staff, merchant, { state, address }));
}

/** An empty field, and a reset, mean the real time. */
async function moveClock(
  parts: FrameParts,
  { brand }: Visit,
  { clock, clockWas, isReset }: Choices,
): Promise<void> {
  const isSaid = clock !== undefined && clock !== clockWas;
  if (!isReset && !isSaid) return;
  const { merchant, timeZone } = brand.known.data;
  const wanted = isReset || clock === "" ? parts.clock.realNow() : instantOfWall(clock!, timeZone);
  const distance = wanted === null ? Infinity : Math.abs(wanted - parts.clock.realNow());
  if (wanted === null || distance > FARTHEST_MS) throw new Refusal("invalid_time");
  await heard(parts, merchant, async () => {
    parts.clock.shift(wanted - parts.clock.realNow());
    await announceChange(parts.staff.store.db, merchant);
  });
}

/** Waits until this server knows of a change, so that the next page is up to date. */
async function heard({ changes }: FrameParts, merchant: string, work: () => Promise<void>) {
  const before = changes.lastOf(merchant);
  await work();
  const deadline = performance.now() + CHANGE_MS;
  while (changes.lastOf(merchant) === before && performance.now() < deadline)
    await new Promise((done) => setTimeout(done, 10));
}
