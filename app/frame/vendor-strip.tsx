import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import { useSite } from "./use-site.ts";
import * as s from "./vendor-strip.css.ts";

/** The vendors' wordmarks in the page's own ink, moving slowly; can be stopped, stands still when asked. */
export function VendorStrip() {
  const { t } = useTranslation();
  const { vendors } = useSite();
  const [isPaused, setPaused] = useState(false);
  if (vendors.length === 0) return null;
  const marks = vendors.map((vendor) => ({ ...vendor, copy: "" }));
  const twice = [...marks, ...marks.map((mark) => ({ ...mark, copy: "copy" }))];
  return (
    <section className={s.strip} aria-label={t("footer.vendors")}>
      <div className={s.window}>
        <ul className={s.track} data-paused={isPaused}>
          {twice.map(({ vassalage, name, logo, copy }) => (
            <li key={vassalage + copy} className={s.mark} aria-hidden={copy ? true : undefined}>
              <img
                src={logo}
                alt={copy ? "" : name}
                height={26}
                width={120}
                loading="lazy"
                className={s.logo}
              />
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className={s.pause}
        aria-pressed={isPaused}
        aria-label={t(isPaused ? "footer.play" : "footer.pause")}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? "play" : "pause"} size={16} />
      </button>
    </section>
  );
}
