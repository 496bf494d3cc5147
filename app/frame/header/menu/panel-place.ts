type Box = { left: number; right: number; top: number; bottom: number };
type Size = { width: number; height: number };

const EDGE = 12;
const GAP = 6;

/** The place of a panel next to its item, moved as far as needed to stay within the window. */
export function panelPlace(anchor: Box, panel: Size, room: Size, isRail: boolean) {
  const wanted = isRail
    ? { left: anchor.right + GAP, top: anchor.top - GAP }
    : { left: anchor.left - GAP, top: anchor.bottom + GAP };
  return {
    left: within(wanted.left, room.width - panel.width - EDGE),
    top: within(wanted.top, room.height - panel.height - EDGE),
  };
}

const within = (value: number, most: number) => Math.round(Math.max(EDGE, Math.min(value, most)));
