import { createServer } from "node:http";
import { expect, test } from "vitest";
import { portOf } from "#tests/under-test/staff/mail-server.ts";
import { outside } from "./outside.ts";

test("a host of a demonstration is asked at this machine, by its name", async () => {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push(`${request.method} ${request.headers.host} ${request.headers["x-kept"]} ${body}`);
    response.end("ok");
  });
  const url = `http://mockpay.localhost:${await portOf(server)}/orders`;
  const headers = { "x-kept": "yes" };
  const sent = await outside(new Request(url, { method: "POST", headers, body: "{}" }));
  expect(await sent.text()).toBe("ok");
  await outside(new Request(url, { headers }));
  const { host } = new URL(url);
  expect(asked).toEqual([`POST ${host} yes {}`, `GET ${host} yes `]);
});
