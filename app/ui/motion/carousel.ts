import Swiper from "swiper";
import { A11y, Autoplay, Keyboard, Pagination } from "swiper/modules";

export type CarouselLooks = { dot: string; dotOn: string };
export type Carousel = { next(): void; setPaused(isPaused: boolean): void; close(): void };

/** Turns server-rendered slides into a carousel. Under reduced motion it turns only by hand. */
export function openCarousel(
  element: HTMLElement,
  { advanceMs, looks }: { advanceMs: number; looks: CarouselLooks },
): Carousel {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let isPaused = false;
  const swiper = new Swiper(element, {
    modules: [A11y, Autoplay, Keyboard, Pagination],
    rewind: true,
    speed: isStill ? 0 : 450,
    keyboard: { onlyInViewport: true },
    a11y: { enabled: false },
    autoplay: isStill
      ? false
      : { delay: advanceMs, pauseOnMouseEnter: true, disableOnInteraction: false },
    pagination: {
      el: element.querySelector<HTMLElement>("[data-dots]"),
      bulletClass: looks.dot,
      bulletActiveClass: looks.dotOn,
      bulletElement: "button",
      clickable: true,
    },
  });
  const turn = (name: string, act: () => void) =>
    element.querySelector(`[data-turn=${name}]`)?.addEventListener("click", act);
  turn("back", () => swiper.slidePrev());
  turn("on", () => swiper.slideNext());
  const showActiveOnly = () =>
    swiper.slides.forEach((slide, index) => {
      slide.inert = index !== swiper.activeIndex;
      const dot = swiper.pagination.bullets[index];
      dot?.setAttribute("type", "button");
      dot?.setAttribute("aria-label", slide.ariaLabel ?? "");
      dot?.setAttribute("aria-current", String(!slide.inert));
    });
  showActiveOnly();
  swiper.on("slideChange", showActiveOnly);
  const run = (isRunning: boolean) => {
    if (isStill) return;
    if (isRunning && !isPaused) swiper.autoplay.start();
    else swiper.autoplay.stop();
  };
  element.addEventListener("focusin", () => run(false));
  element.addEventListener("focusout", (event) => {
    if (!element.contains(event.relatedTarget as Node | null)) run(true);
  });
  // A pointer that rests on it already enters no more, and a slide would turn away from under it.
  if (element.matches(":hover"))
    element.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  element.dataset.ready = "";
  return {
    next: () => {
      if (!isStill && !isPaused) swiper.slideNext();
    },
    setPaused(wanted) {
      isPaused = wanted;
      run(!wanted && !element.contains(document.activeElement));
    },
    close: () => swiper.destroy(),
  };
}
