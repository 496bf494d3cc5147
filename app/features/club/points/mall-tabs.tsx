import { useTranslation } from "#app/i18n/use-translation.ts";
import { TabLinks } from "#app/ui/data/tab-links.tsx";
import * as s from "./point-mall.css.ts";
import { addressOf, TABS, type Tab } from "./tabs.ts";

/** The parts of the points store as links. */
export function MallTabs({ tab }: { tab: Tab }) {
  const { t } = useTranslation("points");
  const tabs = TABS.map((one) => ({
    ...{ name: t(`${one}.title`), to: addressOf(one) },
    current: one === tab ? ("page" as const) : undefined,
  }));
  return <TabLinks label={t("tabs")} row={s.chips} tabs={tabs} />;
}
