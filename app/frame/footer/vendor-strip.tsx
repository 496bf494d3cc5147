import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMotion } from "#app/ui/motion/stillness.ts";
import { useNear } from "#app/ui/motion/use-near.ts";
import { useSite } from "../use-site.ts";
import type { VendorCarousel } from "./vendor-carousel.ts";
import * as s from "./vendor-strip.css.ts";

/**
 * The vendors' wordmarks in the page's text colour, in a row that scrolls by hand. Near the window
 * it moves by itself, where things may.
 */
export function VendorStrip() {
  const { t } = useTranslation();
  const { vendors } = useSite();
  const { ref, isNear } = useNear<HTMLElement>(false);
  const [carousel, setCarousel] = useState<VendorCarousel>();
  const moves = useMotion() && isNear;
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!moves) return;
    let opened: VendorCarousel | undefined;
    let isGone = false;
    import("./vendor-carousel.ts").then(({ openVendorCarousel }) => {
      if (isGone || !row.current) return;
      opened = openVendorCarousel(row.current);
      setCarousel(opened);
    });
    return () => {
      isGone = true;
      opened?.close();
      setCarousel(undefined);
    };
  }, [moves, vendors.length]);

  if (vendors.length === 0) return null;
  return (
    <section ref={ref} className={s.strip} aria-label={t("footer.vendors")}>
      <div
        ref={row}
        className={s.window}
        data-moving={carousel ? "" : undefined}
        // A row that scrolls by hand must be reachable by keyboard, and say what it is.
        {...(!carousel && { tabIndex: 0, role: "group", "aria-label": t("footer.vendors") })}
      >
        <ul className={s.track}>
          {vendors.map((vendor) => (
            <VendorMark key={vendor.vassalage} vendor={vendor} />
          ))}
          {moves &&
            vendors.map((vendor) => (
              <VendorMark key={`${vendor.vassalage} again`} vendor={vendor} isCopy />
            ))}
        </ul>
      </div>
    </section>
  );
}

type Vendor = { name: string; logo: string };

function VendorMark({ vendor, isCopy = false }: { vendor: Vendor; isCopy?: boolean }) {
  return (
    <li className={s.mark} aria-hidden={isCopy || undefined}>
      <img
        src={vendor.logo}
        alt={isCopy ? "" : vendor.name}
        height={26}
        width={120}
        loading="lazy"
        className={s.logo}
      />
    </li>
  );
}
