/** Six digits between letters, digits or a decimal separator belong to something else. */
const NOTE = /(?<![\p{L}\p{N}]|\d[.,])\d{6}(?![\p{L}\p{N}]|[.,]\d)/gu;

/** The different numbers of six digits that stand alone in a text, such as a transfer's note. */
export const notesIn = (text: string): string[] => [...new Set(text.match(NOTE) ?? [])];
