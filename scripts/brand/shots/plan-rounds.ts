import { lookName } from "#scripts/screens/look.ts";
import { looksOfBrand } from "#scripts/screens/looks-of-brand.ts";
import { FEW_SCREENS, SCREENS } from "#scripts/screens/paths.ts";
import { checkData } from "../check/check-data.ts";
import { WrongUse } from "../command.ts";
import { readBrand } from "../source/brand-source.ts";
import type { Wanted } from "./shoot-brands.ts";
import type { Round } from "./take-shots.ts";

type Parts = Pick<Wanted, "codes" | "screens" | "looks">;

/** Every way of looking that the brands offer, each with its pages, where each brand answers, and whose merchant it is. */
export function planRounds(root: string, { codes, screens, looks }: Parts) {
  const hosts = new Map<string, string>();
  const merchants = new Set<string>();
  const rounds = codes.flatMap((code): Round[] => {
    const { known } = checkData(readBrand(root, code));
    if (!known) throw new WrongUse(`It cannot be read: npm run brand -- check ${code}`);
    const { hosts: own, merchant } = known.data;
    merchants.add(merchant);
    hosts.set(code, own.find((host) => host.endsWith(".localhost")) ?? own[0]!);
    const pages = [...new Set(known.pages.map(({ name }) => `/info/${name.split(".")[0]}`))];
    const usual = [...FEW_SCREENS, ...pages];
    const paths = screens?.includes("all") ? [...SCREENS, ...pages] : (screens ?? usual);
    return looksOfBrand(known)
      .filter((look) => looks.some((words) => lookName(look).includes(words)))
      .map((look) => ({ look, paths }));
  });
  return { rounds, hostOf: (code: string) => hosts.get(code)!, merchants: [...merchants] };
}
