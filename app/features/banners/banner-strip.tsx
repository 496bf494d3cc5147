import { useRef } from "react";
import { bannerTarget } from "#app/frame/banner/banner-target.ts";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { media } from "#app/ui/layout/media.ts";
import { SlideArt } from "#app/ui/media/slide-art.tsx";
import { CarouselDots } from "#app/ui/motion/carousel-dots.tsx";
import { useCarousel } from "#app/ui/motion/use-carousel.ts";
import "swiper/css";
import * as s from "./banner-strip.css.ts";
import type { Slide } from "./banners.server.ts";

const SIZES = `${media.narrowSize} 240px, 520px`;
const LOOKS = { dot: s.dot, dotOn: s.dotOn };

type Props = {
  slides: Slide[];
  /** True above a page, where its first picture is among the first things seen. */
  isFirstSeen: boolean;
};

/** A slim carousel; the first banner is in the HTML before any script. */
export function BannerStrip({ slides, isFirstSeen }: Props) {
  const { t } = useTranslation("banners");
  const { hero } = useBrand().layout;
  const ref = useRef<HTMLElement>(null);
  const { isOpen } = useCarousel(ref, { count: slides.length, looks: LOOKS });
  if (slides.length === 0) return null;
  return (
    <section
      ref={ref}
      className={`swiper ${s.strip[hero]}`}
      aria-roledescription={t("roles.carousel")}
      aria-label={t("label")}
    >
      <div className={`swiper-wrapper ${s.track}`}>
        {slides.map((slide, index) => (
          <StripSlide
            key={slide.bannerId}
            slide={slide}
            role={t("roles.slide")}
            place={t("slide", { n: index + 1, total: slides.length })}
            isFirst={isFirstSeen && index === 0}
            hasArt={isOpen || index === 0}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={s.controls}>
          <CarouselDots count={slides.length} isOpen={isOpen} looks={LOOKS} className={s.dots} />
        </div>
      )}
    </section>
  );
}

type SlideProps = { slide: Slide; role: string; place: string; isFirst: boolean; hasArt: boolean };

function StripSlide({ slide, role, place, isFirst, hasArt }: SlideProps) {
  const { hero } = useBrand().layout;
  const target = bannerTarget(slide);
  return (
    <article className={`swiper-slide ${s.slide}`} aria-roledescription={role} aria-label={place}>
      {hasArt && (
        <SlideArt
          slide={slide}
          sizes={SIZES}
          width={832}
          height={694}
          className={s.art[hero]}
          isFirst={isFirst}
        />
      )}
      <div className={s.copy}>
        {slide.kicker && <p className={s.kicker}>{slide.kicker}</p>}
        <p className={s.title}>{slide.title.replaceAll("*", "")}</p>
        {slide.text && <p className={s.text}>{slide.text}</p>}
        {target && slide.action && (
          <p className={s.action}>
            <ButtonLink {...target} tone="hero" size="small">
              {slide.action}
            </ButtonLink>
          </p>
        )}
      </div>
    </article>
  );
}
