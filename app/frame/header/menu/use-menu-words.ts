import { useTranslation } from "react-i18next";
import type { FrameMenuItem } from "./menu-of.ts";

/** What an item of the menu is called. */
export function useMenuWords() {
  const { t } = useTranslation();
  return ({ label }: Pick<FrameMenuItem, "label">): string =>
    typeof label === "string" ? t(`nav.${label}`) : label.words;
}
