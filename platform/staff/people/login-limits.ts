import {
  addressKeyOf,
  keyOf,
  type Limit,
  type LimitKey,
  returnEach,
  takeEach,
} from "../../core/limits/attempt-limit.ts";
import { type Desk, EVERYWHERE } from "./desk.ts";

/**
 * A person's failures count per address and account, and per account alone. Two factors are asked at
 * once, so thirty guesses an hour at an account reach nothing.
 */
const AT_ADDRESS: Limit = { name: "staff-login", points: 8, durationSeconds: 15 * 60 };
const AT_ACCOUNT: Limit = { name: "staff-account", points: 30, durationSeconds: 60 * 60 };
const FROM_ADDRESS: Limit = { name: "staff-address", points: 60, durationSeconds: 60 * 60 };
/** Tries at codes of terminals from one address, and terminals that begin there. */
const CODE_ADDRESS: Limit = { name: "staff-code", points: 30, durationSeconds: 15 * 60 };

const office = (desk: Desk) => ({
  clientAddress: desk.clientAddress,
  merchant: { code: EVERYWHERE },
});

function loginKeys(desk: Desk, account: string): LimitKey[] {
  return [
    [AT_ADDRESS, addressKeyOf(office(desk), account)],
    [AT_ACCOUNT, keyOf(EVERYWHERE, account)],
  ];
}

/** Takes one attempt before anything is checked. Refuses with too_many_attempts. */
export async function takeStaffAttempt(desk: Desk, account: string): Promise<void> {
  const address: LimitKey = [FROM_ADDRESS, addressKeyOf(office(desk))];
  await takeEach(desk, [...loginKeys(desk, account), address]);
}

/** Gives back a person's attempts after a login. */
export const returnStaffAttempts = (desk: Desk, account: string): Promise<void> =>
  returnEach(desk, loginKeys(desk, account));

/** Takes one try at a terminal's code from this address. Refuses with too_many_attempts. */
export const takeCodeAttempt = (desk: Desk): Promise<void> => takeEach(desk, [codeKey(desk)]);

/** Gives back the tries after a code that was right. */
export const returnCodeAttempts = (desk: Desk): Promise<void> => returnEach(desk, [codeKey(desk)]);

const codeKey = (desk: Desk): LimitKey => [CODE_ADDRESS, addressKeyOf(office(desk))];
