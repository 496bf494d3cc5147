import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
export type Asked = { cookie?: string; form?: Record<string, string> };

const HOST = "alba.localhost";

/** Requests a page as alba's visitor; Node's fetch cannot send a Host other than the address. */
export function askSite(port: number, path: string, asked: Asked = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = open(port, path, asked, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      );
    });
    sent.once("error", fail);
  });
}

/** Opens the stream of a member's page; `heard` grows with each event. */
export function hearSite(port: number, path: string, cookie: string) {
  const heard: { kinds: string[]; at: number }[] = [];
  return new Promise<{ heard: typeof heard; close: () => void }>((done, fail) => {
    const sent = open(port, path, { cookie }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`the stream answered ${answer.statusCode}`));
      answer.setEncoding("utf8").on("data", (text: string) => {
        for (const [, json] of text.matchAll(/^data: (.+)$/gm)) {
          const { kinds } = JSON.parse(json!) as { kinds: string[] };
          heard.push({ kinds, at: performance.now() });
        }
        done({ heard, close: () => sent.destroy() });
      });
      answer.on("error", () => {});
    });
    sent.on("error", fail);
  });
}

function open(
  port: number,
  path: string,
  { cookie, form }: Asked,
  onAnswer: (answer: IncomingMessage) => void,
) {
  const host = `${HOST}:${port}`;
  const body = form && new URLSearchParams(form).toString();
  const headers = {
    host,
    accept: "text/html",
    ...(cookie && { cookie }),
    ...(body && {
      origin: `http://${host}`,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
    }),
  };
  const method = form ? "POST" : "GET";
  const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, onAnswer);
  sent.end(body);
  return sent;
}
