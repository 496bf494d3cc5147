import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FrameMenuItem } from "./menu-of.ts";

/** Returns the words of a menu item. */
export function useMenuWords() {
  const { t } = useTranslation();
  return ({ label }: Pick<FrameMenuItem, "label">): string =>
    typeof label === "string" ? t(`nav.${label}`) : label.words;
}
