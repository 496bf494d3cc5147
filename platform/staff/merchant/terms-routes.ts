import { CONFIG_AREAS } from "../../contract/staff/merchant/config-areas.ts";
import {
  staffTermsCompare,
  staffTermsList,
  staffTermsVersions,
} from "../../contract/staff/merchant/terms.ts";
import type { TermChange } from "../../core/merchant/config/diff-bodies.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { compareTerms, explainTerms, type TermsVersion } from "./explain-terms.ts";

/** Staff's calls about the versions of a merchant's terms. */
export const termsRoutes: readonly OfficeRoute[] = [
  at(staffTermsList, ({ store, merchant }) =>
    Promise.all(
      CONFIG_AREAS.map(async (area) => {
        const last = (await explainTerms({ store }, merchant, area)).at(-1);
        return { area, ...(last ? headOf(last) : NEVER) };
      }),
    ),
  ),
  at(staffTermsVersions, async ({ store, merchant }, { area }) => {
    const versions = await explainTerms({ store }, merchant, area);
    return versions.map((one) => ({ ...headOf(one), changes: one.changes.map(written) }));
  }),
  at(staffTermsCompare, async ({ store, merchant }, { area, ...numbers }) =>
    (await compareTerms({ store }, merchant, area, numbers)).map(written),
  ),
];

const NEVER = { version: 1, since: null, by: null, approvedBy: null };

const headOf = ({ version, effectiveFrom, madeBy: by, approvedBy }: TermsVersion) => ({
  ...{ version, by, approvedBy },
  since: effectiveFrom.getTime(),
});

const said = (value: unknown) => (value === undefined ? null : String(value));
const written = ({ key, before, after }: TermChange) => ({
  key,
  before: said(before),
  after: said(after),
});
