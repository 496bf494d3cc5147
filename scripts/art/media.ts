import { fileURLToPath } from "node:url";

/** The folders for the art; the site serves the first below `/media`. */
export const mediaFolder = fileURLToPath(new URL("../../public/media/", import.meta.url));
export const brandAssets = (code: string): string =>
  fileURLToPath(new URL(`../../brands/${code}/assets/`, import.meta.url));
