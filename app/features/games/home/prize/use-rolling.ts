import { useEffect, useRef } from "react";
import { onMotionChange, useMotion } from "#app/ui/motion/stillness.ts";
import { useNear } from "#app/ui/motion/use-near.ts";

/** Three entries or fewer do not move. */
const MOVE_LIMIT = 3;
/** Half a pixel per frame at sixty frames a second. */
const PIXELS_PER_SECOND = 0.5 * 60;

/**
 * True when a window of `count` entries rolls: it is near, above the limit, and things may
 * move. A stopped one keeps its position and scrolls by hand.
 */
export function useRolling<E extends HTMLElement>(count: number) {
  const { ref, isNear } = useNear<E>(false);
  const mayMove = useMotion();
  const stoppedAt = useRef(0);
  const isRolling = isNear && mayMove && count > MOVE_LIMIT;
  useEffect(() => {
    const board = ref.current;
    if (!board || !isNear) return;
    if (isRolling) {
      const height = (board.firstElementChild?.scrollHeight ?? 0) / 2;
      board.style.setProperty("--roll", `${height / PIXELS_PER_SECOND}s`);
      board.scrollTop = 0;
    } else board.scrollTop = stoppedAt.current;
  }, [isRolling, isNear, ref]);
  useEffect(() => {
    if (!isRolling) return;
    return onMotionChange(() => {
      const track = ref.current?.firstElementChild;
      if (track) stoppedAt.current = -new DOMMatrix(getComputedStyle(track).transform).f;
    });
  }, [isRolling, ref]);
  return { ref, isRolling };
}
