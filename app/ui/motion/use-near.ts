import { useEffect, useRef, useState } from "react";

/** True once the element has come close to the window; it stays true. */
export function useNear<E extends Element>(isNearAlready: boolean) {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(isNearAlready);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { threshold: 0.1, rootMargin: "160px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
