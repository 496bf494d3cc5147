import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  type MerchantFile,
  merchantFile,
} from "#platform/contract/staff/merchant/merchant-file.ts";

/**
 * The merchants of the brands' folders, brands/<code>/merchant.json, by code. Throws with the file
 * and the path of each invalid value. Without the folder, as in an image, there are none.
 */
export function readMerchants(folder = "brands", leftOut: readonly string[] = []): MerchantFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((code) => !leftOut.includes(code))
    .toSorted()
    .map((code) => join(folder, code, "merchant.json"))
    .filter((file) => existsSync(file))
    .map((file) => {
      const result = merchantFile.safeParse(parsed(file));
      if (result.success) return result.data;
      throw new Error(`${file}\n${z.prettifyError(result.error)}`);
    });
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const help = "npm run brand -- check names the line";
    throw new Error(`${file} cannot be read: ${(error as Error).message} (${help})`);
  }
}
