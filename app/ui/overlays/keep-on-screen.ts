export type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

const MARGIN = 8;

/**
 * How far a box may be moved from its home and still be wholly on the screen. Along a side on which
 * it is larger than the screen it does not move.
 */
export function keepOnScreen(wanted: Point, home: Box, screen: Size): Point {
  return {
    x: within(wanted.x, MARGIN - home.left, screen.width - MARGIN - home.right),
    y: within(wanted.y, MARGIN - home.top, screen.height - MARGIN - home.bottom),
  };
}

function within(value: number, least: number, most: number): number {
  return least > most ? 0 : Math.min(Math.max(value, least), most);
}
