import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useSite } from "../use-site.ts";
import * as s from "./header.css.ts";

type Props = {
  className: string;
  /** In the menu the button has words; elsewhere they are its name. */
  hasWords?: boolean;
};

/** The button for the other theme. Where the system decides, the stylesheet shows the right one. */
export function ThemeToggle({ className, hasWords = false }: Props) {
  const { t } = useTranslation();
  const { theme, brand } = useSite();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const form = useRef<HTMLFormElement>(null);
  const isPressed = useRef(false);
  const asked = fetcher.formData?.get("theme");
  const shown = asked === "dark" || asked === "light" ? asked : theme;

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (shown === "system") delete dataset.theme;
    else dataset.theme = shown;
    // The pressed button may be the one of two that is gone.
    if (isPressed.current && document.activeElement === document.body)
      form.current?.querySelector("button")?.focus();
    isPressed.current = false;
  }, [shown]);

  if (!brand.hasBothThemes) return null;
  const offered = shown === "system" ? NEXT : NEXT.filter(({ next }) => next !== shown);
  return (
    <fetcher.Form ref={form} method="post" action="/preferences">
      <input type="hidden" name="to" value={pathname + search} />
      {offered.map(({ next, label, icon, scheme }) => (
        <span key={next} className={shown === "system" ? s.scheme[scheme] : undefined}>
          <button
            type="submit"
            name="theme"
            value={next}
            className={className}
            aria-label={hasWords ? undefined : t(label)}
            onClick={() => {
              isPressed.current = true;
            }}
          >
            <Icon name={icon} />
            {hasWords && t(label)}
          </button>
        </span>
      ))}
    </fetcher.Form>
  );
}

const NEXT = [
  { next: "dark", label: "theme.toDark", icon: "moon", scheme: "day" },
  { next: "light", label: "theme.toLight", icon: "sun", scheme: "night" },
] as const;
