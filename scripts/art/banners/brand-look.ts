/** The colours of a generated brand's pictures, all hex. */
export type BrandLook = {
  code: string;
  world: "sunburst" | "beams" | "hills" | "shards" | "deco" | "bubbles";
  first: string;
  second: string;
  /** The ground of the hero, behind the pictures. */
  ground: string;
};
