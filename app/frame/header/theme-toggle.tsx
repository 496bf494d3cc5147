import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useSite } from "../use-site.ts";
import * as s from "./header.css.ts";

export function ThemeToggle() {
  const { t } = useTranslation();
  const { theme, brand } = useSite();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const asked = fetcher.formData?.get("theme");
  const shown = asked === "dark" || asked === "light" ? asked : theme;
  const next = shown === "dark" ? "light" : "dark";

  useEffect(() => {
    document.documentElement.dataset.theme = shown;
  }, [shown]);

  if (!brand.hasBothThemes) return null;
  return (
    <fetcher.Form method="post" action="/preferences">
      <input type="hidden" name="to" value={pathname + search} />
      <button
        type="submit"
        name="theme"
        value={next}
        className={s.tool}
        aria-label={t(next === "dark" ? "theme.toDark" : "theme.toLight")}
      >
        <Icon name={shown === "dark" ? "sun" : "moon"} />
      </button>
    </fetcher.Form>
  );
}
