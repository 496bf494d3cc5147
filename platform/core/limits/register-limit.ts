import type { Context } from "../context.ts";
import {
  addressKeyOf,
  countAtAddress,
  deviceKey,
  deviceKeys,
  type Limit,
  limiterOf,
  tooMany,
} from "./attempt-limit.ts";

const REGISTER_ADDRESS: Limit = { name: "register-address", points: 100, durationSeconds: 60 * 60 };
const REGISTER_DEVICE: Limit = { name: "register-device", points: 10, durationSeconds: 60 * 60 };
/** Answers that a name is taken. User names are public, but the list of them is not. */
const NAME_ADDRESS: Limit = { name: "name-address", points: 60, durationSeconds: 60 * 60 };
const TAKEN_ADDRESS: Limit = { name: "taken-address", points: 20, durationSeconds: 60 * 60 };

/**
 * Counts one registration from this address and refuses beyond the limit of the address or browser.
 */
export async function countRegistration(context: Context): Promise<void> {
  const used = await registrationsOfDevice(context);
  if (used && used.consumedPoints >= REGISTER_DEVICE.points) throw tooMany(used);
  await countAtAddress(context, REGISTER_ADDRESS);
}

/** Counts an opened account for the browser under its new token. */
export async function countOpened(context: Context, deviceToken: string): Promise<void> {
  const { merchant, store } = context;
  const before = (await registrationsOfDevice(context))?.consumedPoints ?? 0;
  const key = deviceKey(merchant.code, deviceToken);
  await limiterOf(store, REGISTER_DEVICE).set(key, before + 1, REGISTER_DEVICE.durationSeconds);
}

async function registrationsOfDevice(context: Context) {
  const [known] = deviceKeys(context, REGISTER_DEVICE);
  return known ? limiterOf(context.store, known[0]).get(known[1]) : null;
}

/** The number of registrations from this address within the hour. */
export async function registrationsFrom(context: Context): Promise<number> {
  const key = addressKeyOf(context);
  return (await limiterOf(context.store, REGISTER_ADDRESS).get(key))?.consumedPoints ?? 0;
}

/** Counts one question whether a name is taken, and refuses further ones beyond the limit. */
export async function countName(context: Context): Promise<void> {
  await countAtAddress(context, NAME_ADDRESS);
}

/** Counts one answer that a name is taken, and refuses further answers beyond the limit. */
export async function countTaken(context: Context): Promise<void> {
  await countAtAddress(context, TAKEN_ADDRESS);
}
