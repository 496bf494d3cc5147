/** The middle of the wheel's drawing, which is 400 wide and high. */
export const CENTRE = 200;

/** The place at an angle from the top, in degrees, and a distance from the middle. */
export function pointAt(angle: number, radius: number): [x: number, y: number] {
  const turned = ((angle - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(CENTRE + radius * Math.cos(turned)), round(CENTRE + radius * Math.sin(turned))];
}

/** The angles of so many equal parts of the circle. */
export const sides = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => (at * 360) / count);
