/**
 * React 18 leaves up to three empty bytes wherever a letter of several bytes falls on the edge of its
 * 2 kB chunks (facebook/react#24985). In text a browser drops them; in an attribute or a script they
 * become a replacement mark. No page of ours has a reason to hold one.
 */
export function withoutNulls(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return page.includes(0) ? Buffer.from(page.filter((byte) => byte !== 0)) : page;
}
