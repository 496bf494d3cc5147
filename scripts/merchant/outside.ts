import { request as ask } from "node:http";
import { buffer } from "node:stream/consumers";

/**
 * Sends a request of a terminal. The hosts of a demonstration end with .localhost, which browsers know
 * and a machine's resolver often does not, so they are asked at this machine.
 */
export async function outside(request: Request): Promise<Response> {
  const { hostname, protocol } = new URL(request.url);
  const isHere = protocol === "http:" && hostname.endsWith(".localhost");
  return isHere ? askHere(request) : fetch(request);
}

/** fetch would replace the header Host, by which the server finds its vendor. */
async function askHere(request: Request): Promise<Response> {
  const { method, signal } = request;
  const { host, port, pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), host, "content-length": body.length };
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: pathname + search, method, headers, signal };
    const asked = ask(options, (answer) => {
      const status = answer.statusCode ?? 502;
      buffer(answer).then(
        (bytes) => resolve(new Response(new Uint8Array(bytes), { status })),
        reject,
      );
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
