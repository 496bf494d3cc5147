import { constants, crc32, deflateRawSync } from "node:zlib";
import { type BrotliPage, brotliPage } from "./brotli-page.ts";

/** A page split at its nonces: the text between them, plain and already compressed. */
export type PagePieces = {
  plain: Buffer[];
  deflated: Buffer[];
  brotli: BrotliPage | undefined;
  bytes: number;
};

/** The base64 length of sixteen random bytes. */
export const NONCE_LENGTH = 24;

const WINDOW = 32_768;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
/** A last, empty block with fixed codes, which only ends the stream. */
const LAST_BLOCK = Buffer.from([3, 0]);
/**
 * Stands in for a nonce in the window. UTF-8 never contains this byte, so no match overlaps one.
 */
const HOLE = Buffer.alloc(NONCE_LENGTH, 0xff);

/**
 * Splits a page at `marker` and compresses the text between once. Each piece of raw DEFLATE (RFC
 * 1951) ends on a byte boundary. It may refer to the text before it but never to a nonce, so a
 * response joins the pieces without compressing again. Brotli does this in its own way.
 */
export async function cutPage(page: Buffer, marker: string): Promise<PagePieces> {
  const plain = splitPage(page, marker);
  let before = Buffer.alloc(0);
  const deflated = plain.map((piece) => {
    const dictionary = before.subarray(-WINDOW);
    before = Buffer.concat([before, piece, HOLE]);
    return deflateRawSync(piece, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(dictionary.length > 0 && { dictionary }),
    });
  });
  const brotli = await brotliPage(plain);
  const held = [...plain, ...deflated, ...(brotli ? [brotli.before, brotli.after] : [])];
  const bytes = held.reduce((sum, piece) => sum + piece.length, 0);
  return { plain, deflated, brotli, bytes };
}

/** The text between the markers. */
export function splitPage(page: Buffer, marker: string): Buffer[] {
  const plain: Buffer[] = [];
  for (let from = 0; ; ) {
    const at = page.indexOf(marker, from);
    plain.push(page.subarray(from, at === -1 ? page.length : at));
    if (at === -1) return plain;
    from = at + marker.length;
  }
}

/** The page with this nonce, uncompressed. */
export function plainPage(
  { plain }: Pick<PagePieces, "plain">,
  nonce: string,
): Buffer<ArrayBuffer> {
  const filling = Buffer.from(nonce);
  return Buffer.concat(plain.flatMap((piece, index) => (index === 0 ? [piece] : [filling, piece])));
}

/** The page with this nonce as a gzip stream (RFC 1952); only the checksum is computed again. */
export function gzipPage({ plain, deflated }: PagePieces, nonce: string): Buffer<ArrayBuffer> {
  const filling = Buffer.from(nonce);
  const stored = storedBlock(filling);
  const parts: Buffer[] = [GZIP_HEADER];
  let checksum = 0;
  let length = 0;
  for (const [index, piece] of plain.entries()) {
    if (index > 0) {
      parts.push(stored);
      checksum = crc32(filling, checksum);
      length += filling.length;
    }
    parts.push(deflated[index]!);
    checksum = crc32(piece, checksum);
    length += piece.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  parts.push(LAST_BLOCK, trailer);
  return Buffer.concat(parts);
}

function storedBlock(content: Buffer) {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(content.length, 1);
  head.writeUInt16LE(content.length ^ 0xffff, 3);
  return Buffer.concat([head, content]);
}
