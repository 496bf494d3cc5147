declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "sfnt";
    /** An axis that is pinned to a value is no longer in the file. */
    variationAxes?: Record<string, number>;
  };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Options,
  ): Promise<Buffer<ArrayBuffer>>;
}
