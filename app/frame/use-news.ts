import { useTranslation } from "#app/i18n/use-translation.ts";
import { useSite } from "./use-site.ts";

/** What waits for the member: unread messages plus awards to take, as a badge and in words. */
export function useNews() {
  const { t } = useTranslation();
  const { account } = useSite();
  const { unread = 0, claimable = 0 } = account ?? {};
  const count = unread + claimable;
  const said = [
    ...(unread > 0 ? [t("messages.unread", { count: unread })] : []),
    ...(claimable > 0 ? [t("messages.claimable", { count: claimable })] : []),
  ].join(", ");
  return { count, badge: count > 99 ? "99+" : String(count), said };
}
