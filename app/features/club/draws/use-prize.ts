import { useTranslation } from "#app/i18n/use-translation.ts";
import { useWorth } from "../use-worth.ts";

/** Names a prize: its money, its points, or both. */
export function usePrize() {
  const { t } = useTranslation("draws");
  const worth = useWorth("draws");
  return (prize: Parameters<typeof worth>[0]): string => worth(prize) || t("nothing");
}
