import { WrongUse } from "../command.ts";
import { brandCodes } from "../source/brand-source.ts";
import { didYouMean } from "../suggest.ts";

/** The code of an existing brand. Any other code is refused, with the likely one. */
export function knownCode(root: string, code = ""): string {
  const codes = brandCodes(root);
  if (codes.includes(code)) return code;
  if (!code) throw new WrongUse(`Say which brand: ${codes.join(", ")}.`);
  throw new WrongUse(`There is no brand "${code}". ${didYouMean(code, codes)}`.trim());
}
