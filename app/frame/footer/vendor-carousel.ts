import Swiper from "swiper";
import { Autoplay } from "swiper/modules";
import * as s from "./vendor-strip.css.ts";

export type VendorCarousel = { close(): void };

const ONE_PLACE_MS = 3_200;

/** Moves the row in an endless loop: ten logos a view on wide screens, four on phones. */
export function openVendorCarousel(element: HTMLElement): VendorCarousel {
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    wrapperClass: s.track,
    slideClass: s.mark,
    loop: true,
    speed: ONE_PLACE_MS,
    slidesPerView: 4,
    breakpoints: { 720: { slidesPerView: 7 }, 1180: { slidesPerView: 10 } },
    autoplay: { delay: 0, disableOnInteraction: false },
  });
  const halt = () => {
    const here = swiper.getTranslate();
    swiper.autoplay.stop();
    swiper.setTransition(0);
    swiper.setTranslate(here);
  };
  const go = () => swiper.autoplay.start();
  element.addEventListener("mouseenter", halt);
  element.addEventListener("mouseleave", go);
  return {
    close() {
      element.removeEventListener("mouseenter", halt);
      element.removeEventListener("mouseleave", go);
      swiper.destroy(true, true);
    },
  };
}
