import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBrand } from "#app/frame/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "swiper/css";
import * as s from "./hero.css.ts";
import type { Slide } from "./home-data.server.ts";

const ADVANCE_MS = 5000;
/** React 18 knows the attribute only as HTML spells it. */
const FIRST = { fetchpriority: "high" };

/** The first slide is on the page at once; turning, dots and keys arrive with the carousel. */
export function Hero({ slides }: { slides: Slide[] }) {
  const { t } = useTranslation("home");
  const { hero } = useBrand().layout;
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (slides.length > 1) return startCarousel(ref.current!, () => setOpen(true));
  }, [slides.length]);
  if (slides.length === 0) return null;
  return (
    <section
      ref={ref}
      className={`swiper ${s.hero[hero]}`}
      aria-roledescription="carousel"
      aria-label={t("banners")}
    >
      <div className="swiper-wrapper">
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.bannerId}
            slide={slide}
            place={t("slide", { n: index + 1, total: slides.length })}
            isFirst={index === 0}
            hasArt={isOpen || index === 0}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={s.controls}>
          <button type="button" className={s.turn} data-turn="back" aria-label={t("previous")}>
            <Icon name="chevron-left" size={18} />
          </button>
          <span className={s.dots} data-dots="" />
          <button type="button" className={s.turn} data-turn="on" aria-label={t("next")}>
            <Icon name="chevron-right" size={18} />
          </button>
        </div>
      )}
    </section>
  );
}

/** Loads the carousel with the visitor's first move, or when the first slide has had its time. */
function startCarousel(element: HTMLElement, onOpen: () => void) {
  let carousel: { destroy(): void } | undefined;
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  const open = async () => {
    clearTimeout(timer);
    controller.abort();
    const { openCarousel } = await import("./carousel.ts");
    if (!element.isConnected) return;
    carousel = openCarousel(element, ADVANCE_MS);
    onOpen();
  };
  timer = setTimeout(open, ADVANCE_MS);
  for (const move of ["pointermove", "pointerdown", "keydown"]) {
    document.addEventListener(move, open, { signal, passive: true });
  }
  return () => {
    clearTimeout(timer);
    controller.abort();
    carousel?.destroy();
  };
}

type SlideProps = { slide: Slide; place: string; isFirst: boolean; hasArt: boolean };

function HeroSlide({ slide, place, isFirst, hasArt }: SlideProps) {
  const { hero } = useBrand().layout;
  const target = targetOf(slide);
  const Title = isFirst ? "h1" : "h2";
  return (
    <article
      className={`swiper-slide ${s.slide[hero]}`}
      aria-roledescription="slide"
      aria-label={place}
    >
      {hasArt && slide.avif && (
        <picture>
          <source type="image/avif" srcSet={slide.avif} />
          <img
            src={slide.webp ?? slide.avif}
            alt=""
            width={1040}
            height={868}
            className={s.art[hero]}
            {...(isFirst && FIRST)}
          />
        </picture>
      )}
      <div className={s.copy[hero]}>
        {slide.kicker && <p className={s.kicker[hero]}>{slide.kicker}</p>}
        <Title className={s.claim}>
          <Claim text={slide.title} />
        </Title>
        <p className={s.lead}>{slide.text}</p>
        {target && (
          <ButtonLink to={target} tone="hero" size="large">
            {slide.action}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** "La suerte *amanece* contigo." sets the starred word in the brand's second voice. */
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

function targetOf({ linkageType, linkageTarget }: Slide): string | null {
  if (!linkageType || !linkageTarget) return null;
  return linkageType === "GAME" ? `/game?gameCode=${linkageTarget}` : linkageTarget;
}
