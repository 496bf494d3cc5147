import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { waitForServer } from "./wait-for-server.ts";

const refusal = (code: string) => {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mnot now\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};
const WELCOME = Buffer.from("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", "latin1");

let close = () => {};
afterEach(() => close());

/** Sends each client the next message of the list; the last one repeats. */
async function database(says: Buffer[]) {
  const calls = { count: 0 };
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      const word = says[Math.min(calls.count, says.length - 1)]!;
      calls.count += 1;
      if (word === WELCOME) socket.write(word);
      else socket.end(word);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  close = () => server.close();
  return { url: `postgresql://me@127.0.0.1:${(server.address() as AddressInfo).port}/x`, calls };
}

test("waits while the database recovers, and says so once", async () => {
  const { url, calls } = await database([refusal("57P03"), refusal("57P03"), WELCOME]);
  const lines: string[] = [];
  await waitForServer(url, (line) => lines.push(line));
  expect(calls.count).toBe(3);
  expect(lines).toEqual(["Waiting for the database."]);
});

test("does not wait where waiting does not help", async () => {
  const { url, calls } = await database([refusal("28P01")]);
  await waitForServer(url, () => expect.unreachable());
  expect(calls.count).toBe(1);
});

test("gives up in the end where nobody listens", async () => {
  const lines: string[] = [];
  await waitForServer("postgresql://me@127.0.0.1:1/x", (line) => lines.push(line), 250);
  expect(lines).toHaveLength(1);
});
