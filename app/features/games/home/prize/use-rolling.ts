import { useEffect, useRef, useState } from "react";
import { useNear } from "#app/ui/motion/use-near.ts";

/** Three entries or fewer do not move. */
export const MOVE_LIMIT = 3;
/** Half a pixel per frame at sixty frames a second. */
const PIXELS_PER_SECOND = 0.5 * 60;

/**
 * True when a window of `count` entries rolls: it is near, above the limit, not paused, and reduced
 * motion is not requested. A paused one keeps its position and scrolls by hand.
 */
export function useRolling<E extends HTMLElement>(count: number) {
  const { ref, isNear } = useNear<E>(false);
  const [isWanted, setWanted] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const stoppedAt = useRef(0);
  const isAllowed = isNear && isWanted;
  const isRolling = isAllowed && !isPaused && count > MOVE_LIMIT;
  useEffect(() => setWanted(!matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  useEffect(() => {
    const board = ref.current;
    if (!board || !isAllowed) return;
    if (isRolling) {
      const height = (board.firstElementChild?.scrollHeight ?? 0) / 2;
      board.style.setProperty("--roll", `${height / PIXELS_PER_SECOND}s`);
      board.scrollTop = 0;
    } else board.scrollTop = stoppedAt.current;
  }, [isRolling, isAllowed, ref]);
  return {
    ref,
    isRolling,
    isPaused,
    toggle: () => {
      const track = ref.current?.firstElementChild;
      if (isRolling && track)
        stoppedAt.current = -new DOMMatrix(getComputedStyle(track).transform).f;
      setPaused(!isPaused);
    },
  };
}
