declare module "opentype.js" {
  export type PathCommand = {
    type: "M" | "L" | "C" | "Q" | "Z";
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  };
  export type Path = {
    commands: PathCommand[];
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  };
  export type Font = {
    getPath(text: string, x: number, y: number, size: number): Path;
    getAdvanceWidth(text: string, size: number): number;
    /** 0 is the empty box for a letter that the face does not have. */
    charToGlyphIndex(letter: string): number;
  };
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
