import { isValidIBAN } from "ibantools";
import type { PayoutKind } from "../../contract/money/payout.ts";
import { readTronAddress } from "../../contract/money/tron-address.ts";

const SHAPES: Record<PayoutKind, RegExp> = {
  card: /^\d{13,19}$/,
  clabe: /^\d{18}$/,
  cci: /^\d{20}$/,
  cbu: /^\d{22}$/,
  iban: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
  usdt: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};

const CHECKS: Record<PayoutKind, (number: string) => boolean> = {
  card: isLuhn,
  clabe: isClabe,
  cci: isCci,
  cbu: isCbu,
  // Each country has its own length, and some have check digits of their own.
  iban: (number) => isValidIBAN(number),
  usdt: (address) => readTronAddress(address) !== null,
};

/** Removes the separators that people type. Letters of an IBAN become capitals. */
export function barePayoutNumber(kind: PayoutKind, typed: string): string {
  const bare = typed.replace(/[\s.-]/g, "");
  return kind === "iban" ? bare.toUpperCase() : bare;
}

/** True when an account or address has a valid form and valid check digits. */
export function isPayoutNumber(kind: PayoutKind, number: string): boolean {
  return SHAPES[kind].test(number) && CHECKS[kind](number);
}

/** ISO/IEC 7812: every second digit from the right is doubled. */
function isLuhn(number: string): boolean {
  const backwards = [...number].reverse().join("");
  return weighted(backwards, [1, 2], digitSum) % 10 === 0;
}

/** The sum of the digits times the weights, which repeat. */
function weighted(digits: string, weights: number[], each = (product: number) => product): number {
  return [...digits].reduce(
    (sum, digit, index) => sum + each(Number(digit) * (weights[index % weights.length] ?? 0)),
    0,
  );
}

/** For a product of at most two digits. */
const digitSum = (product: number) => Math.floor(product / 10) + (product % 10);

const complement = (sum: number) => (10 - (sum % 10)) % 10;

/** Mexico: weights 3, 7, 1, each product modulo 10. */
function isClabe(number: string): boolean {
  const sum = weighted(number.slice(0, 17), [3, 7, 1], (product) => product % 10);
  return complement(sum) === Number(number[17]);
}

/**
 * Peru: bank and branch, then the account, then one check digit for each. Every second digit is
 * doubled.
 */
function isCci(number: string): boolean {
  const digitOf = (block: string) => complement(weighted(block, [1, 2], digitSum));
  return `${digitOf(number.slice(0, 6))}${digitOf(number.slice(6, 18))}` === number.slice(18);
}

/** Argentina: a block of bank and branch, and a block of the account, each with its check digit. */
function isCbu(number: string): boolean {
  const bank = weighted(number.slice(0, 7), [7, 1, 3, 9, 7, 1, 3]);
  const account = weighted(number.slice(8, 21), [3, 9, 7, 1]);
  return complement(bank) === Number(number[7]) && complement(account) === Number(number[21]);
}
