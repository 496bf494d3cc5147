import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { call } from "./call.ts";
import { send } from "./send.ts";

const asked = call({
  ...{ name: "asked", method: "GET", path: "/asked", access: "guest" },
  ...{ input: z.object({}), value: z.string() },
});
const told = call({ ...asked, name: "told", method: "POST", path: "/told" });

const ANSWER = { success: true, message: null, value: "here", reference: "r" };

/** A server that closes the connection of the first `dropped` requests, and answers the others. */
async function serverThatDrops(dropped: number) {
  let seen = 0;
  const server = createServer((request, response) => {
    seen += 1;
    if (seen <= dropped) request.socket.destroy();
    else response.end(JSON.stringify(ANSWER));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const caller = { base: `http://127.0.0.1:${port}`, fetch, merchant: "alba", language: "es" };
  return { caller, seen: () => seen };
}

test("a question whose connection closed is asked once more", async () => {
  const { caller, seen } = await serverThatDrops(1);
  expect(await send(caller, asked, {})).toBe("here");
  expect(seen()).toBe(2);
});

test("a question is asked twice at the most", async () => {
  const { caller, seen } = await serverThatDrops(9);
  await expect(send(caller, asked, {})).rejects.toThrow("asked: no answer");
  expect(seen()).toBe(2);
});

test("what may have had an effect is sent once", async () => {
  const { caller, seen } = await serverThatDrops(1);
  await expect(send(caller, told, {})).rejects.toThrow("told: no answer");
  expect(seen()).toBe(1);
});
