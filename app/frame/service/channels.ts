import {
  CS_TYPES,
  type CsType,
  VIP_ABOVE_RANK,
  WINDOW_PATH_TYPE,
} from "#platform/contract/publishing/service.ts";

type Listed = { csType: string; title: string; path: string };
export type Channel = Listed & { csType: CsType; isWindow: boolean };

/**
 * The channels of the platform's list that a visitor is offered. Members ranked above 4 get the VIP
 * service instead of the common one. Every other channel needs an https address, or a page of ours.
 */
export function channelsFor(list: readonly Listed[], rankLevel: number): Channel[] {
  const hasVip = rankLevel > VIP_ABOVE_RANK && list.some(({ csType }) => csType === "VIP");
  const kept = hasVip ? vipChannels : commonChannels;
  const channels = kept.get(list) ?? choose(list, hasVip);
  kept.set(list, channels);
  return channels;
}

// Visitors with the same channels share one object, so that their buttons are drawn once.
const vipChannels = new WeakMap<readonly Listed[], Channel[]>();
const commonChannels = new WeakMap<readonly Listed[], Channel[]>();

function choose(list: readonly Listed[], hasVip: boolean): Channel[] {
  return list.flatMap(({ csType, title, path }) => {
    const known = CS_TYPES.find((type) => type === csType);
    if (!known || csType === (hasVip ? "LIVECHAT" : "VIP")) return [];
    const isWindow = known === "LIVECHAT" || known === "VIP";
    return isWindow || isSafe(path) ? [{ csType: known, title, path, isWindow }] : [];
  });
}

type Paths = readonly { type: number; path: string }[];

/**
 * The address for the service window: a page of ours or https; null when the platform names none.
 */
export function windowPath(paths: Paths): string | null {
  const path = paths.find(({ type }) => type === WINDOW_PATH_TYPE)?.path ?? "";
  return isSafe(path) ? path : null;
}

/** An address elsewhere by https, or a path of this site. */
const isSafe = (path: string) =>
  /^\/(?![/\\])[^\s\\]*$/.test(path) || (URL.canParse(path) && new URL(path).protocol === "https:");
