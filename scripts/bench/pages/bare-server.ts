import { createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** `node bare-server.ts <port> <site>`: sends the home page of the site on that port and does nothing else. */
const [port, site] = process.argv.slice(2);

const headers = { host: `alba.localhost:${site}`, "accept-encoding": "br" };
request({ port: site, host: "127.0.0.1", headers }, async (page) => {
  const bytes = await buffer(page);
  createServer((_request, response) => {
    response.writeHead(page.statusCode!, page.headers);
    response.end(bytes);
  }).listen(Number(port), "127.0.0.1");
}).end();

process.once("disconnect", () => process.exit());
