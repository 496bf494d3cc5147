import Swiper from "swiper";
import { A11y, Autoplay, Keyboard, Pagination } from "swiper/modules";
import * as s from "./hero.css.ts";

/** Turns server-rendered slides into a carousel; under reduced motion it turns only by hand. */
export function openCarousel(element: HTMLElement, advanceMs: number): Swiper {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const swiper = new Swiper(element, {
    modules: [A11y, Autoplay, Keyboard, Pagination],
    rewind: true,
    speed: isStill ? 0 : 450,
    keyboard: { onlyInViewport: true },
    a11y: { enabled: false },
    autoplay: isStill ? false : { delay: advanceMs, pauseOnMouseEnter: true },
    pagination: {
      el: element.querySelector<HTMLElement>("[data-dots]"),
      bulletClass: s.dot,
      bulletActiveClass: s.dotOn,
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
  element.addEventListener("focusin", () => swiper.autoplay?.stop());
  element.dataset.ready = "";
  return swiper;
}
