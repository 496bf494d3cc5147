/** The tones that a generated brand's pictures are painted in, all hex. */
export type HouseLook = {
  code: string;
  world: "sunburst" | "beams" | "hills" | "shards" | "deco" | "bubbles";
  first: string;
  second: string;
  /** The hero's ground, which the pictures lie on. */
  ground: string;
};
