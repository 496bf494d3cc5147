import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip";

const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|manifest\+json|xml|javascript))/;
/**
 * Measured on a member's home of 113 kB: 3 takes 0.56 ms and leaves 15.8 kB, 4 takes 1.3 ms and
 * leaves 15.1 kB, gzip takes 1.1 ms and leaves 17.5 kB.
 */
const QUALITY = 3;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export function accepts(header: string | null, encoding: Encoding): boolean {
  const offers = (header ?? "")
    .toLowerCase()
    .split(",")
    .map((offer) => offer.trim());
  return offers.some((offer) => {
    const [name, ...rest] = offer.split(";").map((part) => part.trim());
    return name === encoding && !rest.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}

/**
 * Compresses a text answer for this client. The body is collected first, because a compressor
 * flushes at every chunk of a stream, which takes more than twice the time.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  const isText = COMPRESSIBLE.test(headers.get("content-type") ?? "");
  if (!response.body || !isText || headers.has("content-encoding")) return response;
  const body = Buffer.from(await response.arrayBuffer());
  return new Response(await encode(request, body, headers), { status, headers });
}

/** The body in the best encoding the client accepts; sets it in `headers`. */
export async function encode(request: Request, body: Buffer<ArrayBuffer>, headers: Headers) {
  headers.append("vary", "accept-encoding");
  headers.delete("content-length");
  const offered = request.headers.get("accept-encoding");
  if (body.length < MIN_BYTES) return body;
  if (accepts(offered, "br")) {
    headers.set("content-encoding", "br");
    return compressBrotli(body, {
      chunkSize: 65_536,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: 17,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  }
  if (!accepts(offered, "gzip")) return body;
  headers.set("content-encoding", "gzip");
  return compressGzip(body);
}
