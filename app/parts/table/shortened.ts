const BEGIN = 8;
const END = 4;

/** "25ffd6fd…4815": the ends of a long reference, by which people tell two apart. */
export const shortened = (reference: string): string =>
  reference.length <= BEGIN + END + 1
    ? reference
    : `${reference.slice(0, BEGIN)}…${reference.slice(-END)}`;
