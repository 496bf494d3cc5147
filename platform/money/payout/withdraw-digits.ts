import { WITHDRAW_PASSWORD_WAIT_HOURS } from "../../contract/money/payout.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { isWeakPin } from "../../domain/money/weak-pin.ts";

/** Refuses digits that are not six, easily guessed or mistyped. */
export function checkDigits(given: { password: string; confirmPassword: string }): void {
  const { password, confirmPassword } = given;
  if (!/^\d{6}$/.test(password)) throw new Refusal("pin_digits", { field: "password" });
  if (isWeakPin(password)) throw new Refusal("pin_weak", { field: "password" });
  if (password !== confirmPassword) {
    throw new Refusal("pin_mismatch", { field: "confirmPassword" });
  }
}

/** When withdrawals accept digits that are set now without the old ones. */
export const usableFrom = (now: Date) =>
  new Date(now.getTime() + WITHDRAW_PASSWORD_WAIT_HOURS * 3_600_000);
