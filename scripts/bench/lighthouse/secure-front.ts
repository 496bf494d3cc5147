import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { join } from "node:path";

/** Headers that HTTP/2 does not have. */
const HOP_BY_HOP = new Set(["connection", "keep-alive", "transfer-encoding"]);

/**
 * A proxy before the site, like an operator's: TLS and HTTP/2 outside, plain HTTP inside. openssl
 * makes its self-signed certificate in `folder`. Returns the function that ends it.
 */
export async function startSecureFront(
  folder: string,
  ports: { outside: number; within: number },
): Promise<() => void> {
  const [key, cert] = ["front-key.pem", "front-cert.pem"].map((name) => join(folder, name));
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:*.localhost"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const files = ["-keyout", key!, "-out", cert!, "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...files, ...subject], { stdio: "ignore" });
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: readFileSync(key!), cert: readFileSync(cert!) });
  server.on("request", (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
    const named = Object.entries(asked.headers).filter(([name]) => !name.startsWith(":"));
    const headers = { ...Object.fromEntries(named), host: asked.authority };
    const { url: path, method } = asked;
    const inner = request(
      { agent, host: "127.0.0.1", port: ports.within, path, method, headers },
      (found) => {
        const kept = Object.entries(found.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        answer.writeHead(found.statusCode ?? 502, Object.fromEntries(kept));
        found.pipe(answer);
      },
    );
    inner.on("error", () => answer.stream.destroy());
    asked.pipe(inner);
  });
  await new Promise<void>((done) => server.listen(ports.outside, "127.0.0.1", done));
  return () => {
    server.close();
    agent.destroy();
  };
}
