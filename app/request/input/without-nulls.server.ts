/**
 * React 18 leaves up to three zero bytes where a multi-byte character crosses the edge of its 2 kB
 * chunks (facebook/react#24985). Browsers drop them in text, but show a replacement character in
 * attributes and scripts. Our pages never need a zero byte.
 */
export function withoutNulls(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return page.includes(0) ? Buffer.from(page.filter((byte) => byte !== 0)) : page;
}
