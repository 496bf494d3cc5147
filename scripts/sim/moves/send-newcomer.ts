import { register } from "#platform/members/account/register.ts";
import type { Station } from "../world.ts";

const PASSWORD = "tres-soles-9";

/** Registers a member by the real verb, each from a new address: other tests cover the limits. */
export async function sendNewcomer({ context }: Station, name: string): Promise<string> {
  const consent = { isAdult: true, hasAgreed: true, registerUrl: "http://sim.localhost/register" };
  await register(context(null), {
    ...consent,
    username: name,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    registerMethod: "WEB",
  });
  return "OK";
}
