import { lookName } from "#scripts/screens/look.ts";
import { looksOfBrand } from "#scripts/screens/looks-of-brand.ts";
import { FEW_MEMBER_SCREENS, FEW_SCREENS, SCREENS } from "#scripts/screens/paths.ts";
import { checkData } from "../check/checks/check-data.ts";
import { WrongUse } from "../command.ts";
import { readBrand } from "../source/brand-source.ts";
import type { Wanted } from "./shoot-brands.ts";
import type { Round } from "./take-shots.ts";

type Parts = Pick<Wanted, "codes" | "screens" | "looks">;

const isMembers = (path: string) => path.startsWith("/member");

/** Every look that the brands offer, each with its pages, and each brand's origin and merchant. */
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
    const isAll = screens?.includes("all");
    const guests = [...(isAll ? SCREENS : FEW_SCREENS), ...pages];
    const named = isAll ? undefined : screens;
    const visits = [
      { isMember: false, paths: named?.filter((path) => !isMembers(path)) ?? guests },
      { isMember: true, paths: named?.filter(isMembers) ?? FEW_MEMBER_SCREENS },
    ].filter(({ paths }) => paths.length > 0);
    return looksOfBrand(known)
      .filter((look) => looks.some((words) => lookName(look).includes(words)))
      .flatMap((look) => visits.map((visit) => ({ look, ...visit })));
  });
  return { rounds, hostOf: (code: string) => hosts.get(code)!, merchants: [...merchants] };
}
