/** A vendor's own picture is one file; the site's have several sizes. */
export const isOneFile = (picture: string) => /\.(webp|avif|png|jpe?g)$/i.test(picture);

/** The file of a picture that every browser reads. */
export const smallOf = (picture: string) => (isOneFile(picture) ? picture : `${picture}-360.webp`);
