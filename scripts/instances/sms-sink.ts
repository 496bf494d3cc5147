import { createServer } from "node:http";

/** Accepts text messages like a gateway, and stores the recipient of each. */
export function smsSink(port: number) {
  const recipients: string[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      recipients.push((JSON.parse(text) as { to: string }).to);
      response.writeHead(204).end();
    });
  });
  return new Promise<{ recipients: string[]; close: () => void }>((done) => {
    server.listen(port, "127.0.0.1", () => done({ recipients, close: () => server.close() }));
  });
}
