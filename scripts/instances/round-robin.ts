import { createServer, request } from "node:http";

export type Balancer = {
  /** The number of requests that each instance got, in the order of its ports. */
  served: () => number[];
  close(): Promise<void>;
};

/** Sends each request to the next instance in turn that is ready, and streams its answer. */
export function roundRobin(port: number, instances: readonly number[]): Promise<Balancer> {
  const counts = new Map(instances.map((instance) => [instance, 0]));
  let turn = 0;
  const server = createServer((asked, answer) => {
    const body: Buffer[] = [];
    asked.on("data", (chunk: Buffer) => body.push(chunk));
    const first = turn++;
    asked.on("end", () => give(0));
    const give = (tries: number) => {
      const instance = instances[(first + tries) % instances.length]!;
      const { method, url, headers } = asked;
      const to = { host: "127.0.0.1", port: instance, method, path: url, headers };
      const sent = request(to, (answered) => {
        // One that starts or ends is not ready.
        if (answered.statusCode === 503 && tries + 1 < instances.length) {
          answered.resume();
          give(tries + 1);
          return;
        }
        counts.set(instance, counts.get(instance)! + 1);
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
        answered.on("error", () => answer.destroy());
      });
      answer.on("close", () => sent.destroy());
      sent.on("error", () => {
        if (answer.headersSent || tries + 1 === instances.length) answer.destroy();
        else give(tries + 1);
      });
      sent.end(Buffer.concat(body));
    };
  });
  return new Promise((done) => {
    server.listen(port, "127.0.0.1", () =>
      done({
        served: () => [...counts.values()],
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
