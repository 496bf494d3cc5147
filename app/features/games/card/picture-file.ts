/** A vendor's own picture is one file; the site's have several sizes. */
export const isOneFile = (picture: string) => /\.(webp|avif|png|jpe?g)$/i.test(picture);

/** The file of a picture that every browser reads. */
export const smallOf = (picture: string) => (isOneFile(picture) ? picture : `${picture}-360.webp`);

/** The address of one of the site's pictures, always on the same one of its CDNs. */
export function pictureAt(picture: string, hosts: readonly string[]): string {
  if (hosts.length === 0 || !picture.startsWith("/")) return picture;
  const sum = [...picture].reduce((before, sign) => before + sign.charCodeAt(0), 0);
  return hosts[sum % hosts.length] + picture;
}
