import { type RefObject, useEffect, useState } from "react";

/** True when the element is in the window of a visible page. */
export function useShown(ref: RefObject<Element>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isInside = false;
    const tell = () => setShown(isInside && document.visibilityState === "visible");
    const observer = new IntersectionObserver((entries) => {
      isInside = entries.at(-1)?.isIntersecting ?? false;
      tell();
    });
    if (ref.current) observer.observe(ref.current);
    document.addEventListener("visibilitychange", tell);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", tell);
    };
  }, [ref]);
  return isShown;
}
