import { type RefObject, useEffect, useRef, useState } from "react";
import type { Carousel, CarouselLooks } from "./carousel.ts";
import { useStopped } from "./stillness.ts";
import { useLatest } from "./use-latest.ts";

const ADVANCE_MS = 5000;

/**
 * Starts a carousel of server-rendered slides at the visitor's first move, or when the first
 * slide's time is over. A single slide needs none. `looks` must stay the same object.
 */
export function useCarousel(
  ref: RefObject<HTMLElement>,
  { count, looks }: { count: number; looks: CarouselLooks },
) {
  const carousel = useRef<Carousel>();
  const [isOpen, setOpen] = useState(false);
  const isStopped = useStopped();
  const stopped = useLatest(isStopped);
  useEffect(() => {
    if (count < 2) return;
    return wake(ref.current!, looks, (opened) => {
      carousel.current = opened;
      opened.setPaused(stopped.current);
      setOpen(true);
    });
  }, [ref, count, looks, stopped]);
  useEffect(() => carousel.current?.setPaused(isStopped), [isStopped]);
  return { isOpen };
}

function wake(element: HTMLElement, looks: CarouselLooks, onOpen: (opened: Carousel) => void) {
  let carousel: Carousel | undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const open = async () => {
    clearTimeout(timer);
    controller.abort();
    const { openCarousel } = await import("./carousel.ts");
    if (!element.isConnected) return;
    carousel = openCarousel(element, { advanceMs: ADVANCE_MS, looks });
    onOpen(carousel);
  };
  const timer = setTimeout(() => void open().then(() => carousel?.next()), ADVANCE_MS);
  for (const move of ["pointermove", "pointerdown", "keydown"]) {
    document.addEventListener(move, open, { signal, passive: true });
  }
  return () => {
    clearTimeout(timer);
    controller.abort();
    carousel?.close();
  };
}
