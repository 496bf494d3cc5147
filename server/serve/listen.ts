import { createServer, type RequestListener, type Server } from "node:http";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";

const LAST_WORDS_MS = 10_000;

export type Listening = { server: Server; port: number; close(): Promise<void> };

/**
 * Listens, or throws CannotStart when the port is not available. `names` are the variables that the
 * operator then sets.
 */
export function listen(
  address: { host: string; port: number },
  listener: RequestListener,
  names = { host: "HOST", port: "PORT" },
): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 66_000 }, listener);
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => fail(explained(error, address, names)));
    server.listen(address.port, address.host, () => {
      const bound = server.address();
      const port = typeof bound === "object" && bound ? bound.port : address.port;
      done({ server, port, close: () => closeGently(server) });
    });
  });
}

/** Accepts no new connection, lets current answers finish, and cuts off the rest after a time. */
function closeGently(server: Server): Promise<void> {
  return new Promise((done) => {
    const overdue = setTimeout(() => server.closeAllConnections(), LAST_WORDS_MS).unref();
    server.close(() => {
      clearTimeout(overdue);
      done();
    });
    server.closeIdleConnections();
  });
}

function explained(
  error: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
  names: { host: string; port: string },
) {
  const why: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is busy: stop what listens there or set another ${names.port}.`,
    EACCES: `Port ${port} needs more rights than this user has: set a ${names.port} above 1023.`,
    EADDRNOTAVAIL: `${names.host} ${host} is no address of this machine.`,
    ENOTFOUND: `${names.host} ${host} is not known.`,
  };
  const line = why[error.code ?? ""];
  return line ? new CannotStart(line) : error;
}
