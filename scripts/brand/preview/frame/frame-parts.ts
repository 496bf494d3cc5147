import type { StaffContext } from "#platform/staff/staff-context.ts";
import type { SiteParts } from "../../../../server/site.ts";
import type { PreviewBrand } from "../preview-brands.ts";
import type { PreviewClock } from "../preview-clock.ts";
import type { VipParts } from "../vip-account.ts";

/** What the frame works with. */
export type FrameParts = {
  brands: () => PreviewBrand[];
  platform: SiteParts["platform"];
  changes: Pick<SiteParts["changes"], "lastOf">;
  staff: StaffContext;
  clock: PreviewClock;
  /** What the member who has risen plays with. */
  vip: VipParts;
  /** Calls back at every edit of a brand's folder until the signal ends. */
  onEdit(listener: () => void, signal: AbortSignal): void;
  /** Ends with the server. */
  ending: AbortSignal;
};
