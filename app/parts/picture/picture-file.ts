/** The pictures that the platform takes. */
export const PICTURE_TYPES = ["image/png", "image/jpeg"];

/** Why the platform would refuse a chosen file; null when it would take it. */
export function pictureProblem(file: File, bytesMax: number): "type" | "large" | null {
  if (!PICTURE_TYPES.includes(file.type)) return "type";
  return file.size > bytesMax ? "large" : null;
}

/** The size as a person reads it, never zero. */
export const kilobytesOf = (file: File): number => Math.max(1, Math.round(file.size / 1024));
