import { promisify } from "node:util";
import { brotliDecompress, constants, createBrotliCompress } from "node:zlib";

/** A brotli stream (RFC 7932) in two halves; the nonce stands uncompressed between them. */
export type BrotliPage = { before: Buffer; after: Buffer };

const QUALITY = 5;
/**
 * The header of an uncompressed block of 24 bytes: not the last block, its length minus one, the
 * flag.
 */
const OPEN_BLOCK = Buffer.from([23 << 3, 0, 8]);
/**
 * Stands in for a nonce while the page is compressed. UTF-8 never contains these bytes and no pair
 * of neighbours repeats, so only the next nonce refers to them. It ends like a nonce, because
 * brotli codes the text that follows by the two bytes before it.
 */
const HOLE = Buffer.concat([
  Buffer.from("c0c1f5f6f7f8f9fafbfcfdfeffc0f5c1f6f8f7f9fcfa", "hex"),
  Buffer.from("=="),
]);
const PROBE = Buffer.from("AZbYcXdWeVfUgThSiRjQkP==");

/**
 * Compresses a page whose nonces (sixteen bytes in base64) stand between `pieces`. The first nonce
 * is uncompressed in the stream and all others are copies of it, so an answer only writes its nonce
 * there. Undefined when the result does not decompress to the input.
 */
export async function brotliPage(pieces: Buffer[]): Promise<BrotliPage | undefined> {
  const [head, ...rest] = pieces;
  if (!head || rest.length === 0) return undefined;
  const compressor = createPieceCompressor();
  const before = Buffer.concat([await compressor.flush(head), OPEN_BLOCK]);
  await compressor.flush(HOLE);
  const after = await compressor.end(joined(rest, HOLE));
  const page = { before, after };
  const back = await promisify(brotliDecompress)(fillBrotli(page, PROBE)).catch(() => undefined);
  return back?.equals(joined(pieces, PROBE)) ? page : undefined;
}

/** The page with this nonce. */
export const fillBrotli = ({ before, after }: BrotliPage, nonce: Buffer): Buffer<ArrayBuffer> =>
  Buffer.concat([before, nonce, after]);

function joined(pieces: Buffer[], between: Buffer) {
  return Buffer.concat(
    pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])),
  );
}

/** One stream; each part ends on a byte boundary. */
function createPieceCompressor() {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const made: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => made.push(chunk));
  const take = () => Buffer.concat(made.splice(0));
  return {
    async flush(piece: Buffer): Promise<Buffer> {
      stream.write(piece);
      await new Promise<void>((done) => stream.flush(constants.BROTLI_OPERATION_FLUSH, done));
      return take();
    },
    async end(piece: Buffer): Promise<Buffer> {
      const ended = new Promise((done, fail) => stream.on("end", done).on("error", fail));
      stream.end(piece);
      await ended;
      return take();
    },
  };
}
