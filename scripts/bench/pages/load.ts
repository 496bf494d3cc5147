import autocannon from "autocannon";

export type Asked = { port: number; path?: string; connections: number; cookie?: string };

/** Answers per second at one address, as a browser with brotli asks; throws when one is no page. */
export async function answersPerSecond(asked: Asked, seconds: number): Promise<number> {
  const { port, path = "/", connections, cookie } = asked;
  const headers = {
    host: `alba.localhost:${port}`,
    accept: "text/html",
    "accept-encoding": "gzip, br",
    ...(cookie && { cookie }),
  };
  const options = { url: `http://127.0.0.1:${port}${path}`, connections, headers };
  await autocannon({ ...options, duration: Math.ceil(seconds / 3) });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers at ${path} were no page.`);
  return result.requests.average;
}
