/** Limits of what a member may send with "not received". */
export const NOT_RECEIVED = { commentMax: 140, imageBytesMax: 5 * 2 ** 20 } as const;
