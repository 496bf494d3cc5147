import { type RefObject, useEffect } from "react";
import { BAR_HEIGHT } from "#app/ui/layout/bar-height.ts";

/** Tells the stylesheets how much of the window's foot the bar covers. */
export function useBarHeight(ref: RefObject<HTMLElement>) {
  useEffect(() => {
    const bar = ref.current!;
    const { style } = document.documentElement;
    const measure = () => {
      const { bottom, marginBottom } = getComputedStyle(bar);
      const afloat = Math.max(Number.parseFloat(bottom) || 0, Number.parseFloat(marginBottom) || 0);
      style.setProperty(BAR_HEIGHT, `${bar.offsetHeight + (bar.offsetHeight && afloat)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(BAR_HEIGHT);
    };
  }, [ref]);
}
