export type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

const MARGIN = 8;

/**
 * Limits a move so that the box stays wholly on the screen. On an axis where it is larger than the
 * screen it does not move.
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
