/** Numbers from 0 to 1 that look scattered and do not change between drawings. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function times(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join("");
}

/** A gradient from top to bottom; stops are spread evenly. */
export function vertical(id: string, colours: readonly string[]): string {
  const last = colours.length - 1;
  const stops = colours.map((colour, at) => `<stop offset="${at / last}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join("")}</linearGradient>`;
}

/** A glow of one colour that fades to nothing at its rim. */
export function glow(id: string, colour: string, strength = 1): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

/** Rolling ground from left to right, filled down to the lower edge. */
export function hills(y: number, height: number, waves: number, shift: number): string {
  const step = 1600 / (waves * 2);
  const curve = times(waves * 2, (at) => {
    const isUp = (at + shift) % 2 === 0;
    const lift = height * (0.6 + 0.4 * Math.abs(Math.sin((at + shift) * 2.3)));
    return `q${step / 2} ${isUp ? -lift : lift * 0.5} ${step} 0`;
  });
  return `M0 ${y}${curve}V900H0Z`;
}

/** Light rays from one point. */
export function rays(x: number, y: number, count: number, colour: string, opacity: number): string {
  const path = times(count, (at) => {
    const from = (at / count) * Math.PI * 2;
    const to = from + Math.PI / count;
    const point = (angle: number) =>
      `${(x + 1500 * Math.cos(angle)).toFixed(0)} ${(y + 1500 * Math.sin(angle)).toFixed(0)}`;
    return `M${x} ${y}L${point(from)}L${point(to)}Z`;
  });
  return `<path class="rays" d="${path}" fill="${colour}" opacity="${opacity}"/>`;
}
