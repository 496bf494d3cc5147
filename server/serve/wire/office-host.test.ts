import pino from "pino";
import { expect, test } from "vitest";
import { readEnv } from "#env";
import { createApp } from "../create-app.ts";

const answer = (text: string) => async () => new Response(text);
const app = createApp({
  env: readEnv({}),
  log: pino({ level: "silent" }),
  site: { page: answer("brand"), office: answer("office") },
  officeHost: "office.localhost",
});
const ask = async (address: string, init: RequestInit = {}) => {
  const bindings = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const headers = { host: new URL(address).host, ...init.headers };
  const response = await app.fetch(new Request(address, { ...init, headers }), bindings);
  return [response.status, await response.text()];
};

test("the office's host has the office alone, and no other host has it", async () => {
  for (const path of ["/", "/login", "/platform/openapi.json", "/live-events"]) {
    expect(await ask(`http://office.localhost:3000${path}`)).toEqual([200, "office"]);
  }
  for (const host of ["alba.localhost", "office.alba.localhost", "127.0.0.1"]) {
    expect(await ask(`http://${host}:3000/login`)).toEqual([200, "brand"]);
  }
});

test("no other site writes to the office, and nothing large", async () => {
  const write = (origin: string, body = "a=1") =>
    ask("http://office.localhost:3000/login", { method: "POST", body, headers: { origin } });
  expect(await write("http://office.localhost:3000")).toEqual([200, "office"]);
  expect((await write("http://alba.localhost:3000"))[0]).toBe(403);
  expect((await write("http://office.localhost:3000", "a".repeat(2 ** 20 + 1)))[0]).toBe(413);
});
