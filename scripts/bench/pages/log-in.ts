import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { PASSWORD } from "#platform/demo/demo-accounts.ts";

/** Logs the demonstration's player in at a running site and returns the cookies of the session. */
export async function logIn(port: number): Promise<string> {
  const host = `alba.localhost:${port}`;
  const form = new URLSearchParams({ username: "demo", password: PASSWORD });
  // `fetch` would send the address as its host.
  const asked = request({
    host: "127.0.0.1",
    port,
    path: "/login",
    method: "POST",
    headers: {
      host,
      origin: `http://${host}`,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    },
  }).end(String(form));
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  const cookies = (answer.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]!);
  if (!cookies.some((cookie) => cookie.startsWith("session="))) {
    throw new Error(`The login answered ${answer.statusCode} without a session.`);
  }
  return cookies.filter((cookie) => !cookie.startsWith("greeting=")).join("; ");
}
