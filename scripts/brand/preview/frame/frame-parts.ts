import type { StaffContext } from "#platform/staff/staff-context.ts";
import type { SiteParts } from "../../../../server/site.ts";
import type { PreviewBrand } from "../preview-brands.ts";
import type { PreviewClock } from "../preview-clock.ts";
import type { VipParts } from "../vip-account.ts";

/** The dependencies of the frame. */
export type FrameParts = {
  brands: () => PreviewBrand[];
  platform: SiteParts["platform"];
  changes: Pick<SiteParts["changes"], "lastOf">;
  staff: StaffContext;
  clock: PreviewClock;
  /** What makes the VIP account. */
  vip: VipParts;
  /** Calls back at every edit of a brand's folder until the signal ends. */
  onEdit(listener: () => void, signal: AbortSignal): void;
  /** Aborts when the server stops. */
  ending: AbortSignal;
};
