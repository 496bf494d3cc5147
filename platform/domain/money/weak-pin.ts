/**
 * True for digits that are guessed first: one digit, a repeated pair or triple, or a run up or
 * down.
 */
export function isWeakPin(pin: string): boolean {
  const isAgain = /^(\d{1,3})\1+$/.test(pin);
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index])) % 10);
  const isRun = steps.every((step) => step === 1) || steps.every((step) => step === -1);
  return isAgain || isRun;
}
