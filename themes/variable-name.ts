/** The contract's variable for a value's path, without the leading dashes: color-on-action. */
export const variableName = (path: readonly string[]): string =>
  path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
