import type { Policy } from "../../domain/policy/policy.ts";

/** How often cash must be bet where the law caps it; a cap never makes it more. */
export const heldMultiple = (multiple: number, { numbers }: Policy): number =>
  numbers.wageringMultipleMost === null
    ? multiple
    : Math.min(multiple, numbers.wageringMultipleMost);
