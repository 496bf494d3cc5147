import { useRef } from "react";
import { bannerTarget } from "#app/frame/banner/banner-target.ts";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { media } from "#app/ui/layout/media.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { SlideArt } from "#app/ui/media/slide-art.tsx";
import { CarouselDots } from "#app/ui/motion/carousel-dots.tsx";
import { useCarousel } from "#app/ui/motion/use-carousel.ts";
import "swiper/css";
import type { Slide } from "../home-data.server.ts";
import * as s from "./hero.css.ts";
import * as phone from "./hero-on-phones.css.ts";

const SIZES = `${media.narrowSize} 322px, 548px`;
const LOOKS = { dot: s.dot, dotOn: s.dotOn };

/** The first slide is in the page's HTML; rotation, dots and keys come with the carousel. */
export function Hero({ slides }: { slides: Slide[] }) {
  const { t } = useTranslation("home");
  const { hero, phoneHero } = useBrand().layout;
  const ref = useRef<HTMLElement>(null);
  const { isOpen } = useCarousel(ref, { count: slides.length, looks: LOOKS });
  if (slides.length === 0) return null;
  return (
    <section
      ref={ref}
      className={`swiper ${s.hero[hero]} ${phone.hero[phoneHero]}`}
      aria-roledescription={t("roles.carousel")}
      aria-label={t("banners")}
    >
      <div className="swiper-wrapper">
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.bannerId}
            slide={slide}
            role={t("roles.slide")}
            place={t("slide", { n: index + 1, total: slides.length })}
            isFirst={index === 0}
            hasArt={isOpen || index === 0}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={`${s.controls[hero]} ${phone.controls[phoneHero]}`}>
          <button type="button" className={s.turn} data-turn="back" aria-label={t("previous")}>
            <Icon name="chevron-left" size={18} />
          </button>
          <CarouselDots count={slides.length} isOpen={isOpen} looks={LOOKS} className={s.dots} />
          <button type="button" className={s.turn} data-turn="on" aria-label={t("next")}>
            <Icon name="chevron-right" size={18} />
          </button>
        </div>
      )}
    </section>
  );
}

type SlideProps = { slide: Slide; role: string; place: string; isFirst: boolean; hasArt: boolean };

function HeroSlide({ slide, role, place, isFirst, hasArt }: SlideProps) {
  const { hero, phoneHero } = useBrand().layout;
  const target = bannerTarget(slide);
  const Title = isFirst ? "h1" : "h2";
  return (
    <article
      className={`swiper-slide ${s.slide[hero]} ${phone.slide[phoneHero]}`}
      aria-roledescription={role}
      aria-label={place}
    >
      {hasArt && (
        <SlideArt
          slide={slide}
          sizes={SIZES}
          width={1040}
          height={868}
          className={`${s.art[hero]} ${phone.art[phoneHero]}`}
          isFirst={isFirst}
        />
      )}
      <div className={`${s.copy[hero]} ${phone.copy[phoneHero]}`}>
        {slide.kicker && <p className={s.kicker[hero]}>{slide.kicker}</p>}
        <Title className={`${s.claim[hero]} ${phone.claim[phoneHero]}`}>
          <Claim text={slide.title} />
        </Title>
        <p className={`${s.lead} ${phone.lead[phoneHero]}`}>{slide.text}</p>
        {target && slide.action && (
          <ButtonLink {...target} tone="hero" size="large">
            {slide.action}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** "La suerte *amanece* contigo." sets the starred word in the brand's second style. */
function Claim({ text }: { text: string }) {
  return (
    <>
      {text
        .split("*")
        .map((part, index) =>
          index % 2 ? <em key={part}>{part}</em> : <span key={part}>{part}</span>,
        )}
    </>
  );
}
