declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "sfnt";
    /** An axis pinned to a value is removed from the file. */
    variationAxes?: Record<string, number>;
  };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Options,
  ): Promise<Buffer<ArrayBuffer>>;
}
