import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip";

const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|manifest\+json|xml|javascript))/;
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
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return compressBrotli(body, { params });
  }
  if (!accepts(offered, "gzip")) return body;
  headers.set("content-encoding", "gzip");
  return compressGzip(body);
}
