import { isUnanswered, lose, setUnanswered, untilBack } from "./connection-state.ts";

type Ask = typeof fetch;

/** A form's answer comes within this time, or counts as missing. Uploads may take longer. */
const ANSWER_MS = 30_000;
/** A page's data that fails this often while the server answers otherwise is an error. */
const TIMES = 3;
/** What a gateway or a proxy answers for a server that is gone. */
const GATEWAY_STATUSES = new Set([502, 503, 504]);
/** Remix's encoding of an action that returned null. */
const NOTHING = '[{"_1":-5},"data"]\n';

/**
 * Wraps the browser's fetch for the data of Remix's pages, which would replace the page by an error
 * when the server does not answer. Data of a page waits until the server is back. A sent form
 * answers nothing, with status 503, so that the page keeps its fields; see decision 045.
 */
export function outlastOutages(ask: Ask): Ask {
  return async (input, init) => {
    const path = pagePathOf(input);
    if (path === null) return ask(input, init);
    const isForm = (init?.method ?? "GET").toUpperCase() !== "GET";
    return isForm ? send(ask, input, init, path) : read(ask, input, init);
  };
}

/** The path of the page whose data the request asks for; null for any other request. */
function pagePathOf(input: Parameters<Ask>[0]): string | null {
  if (input instanceof Request) return null;
  const { origin, pathname } = new URL(input, location.href);
  if (origin !== location.origin || !pathname.endsWith(".data")) return null;
  return pathname === "/_root.data" ? "/" : pathname.slice(0, -".data".length);
}

async function read(ask: Ask, input: Parameters<Ask>[0], init: RequestInit | undefined) {
  for (let left = TIMES; ; left -= 1) {
    const answer = await answerOf(() => ask(input, init), init?.signal);
    if (answer) return answer;
    if (left === 0) return ask(input, init);
    lose();
    await untilBack(init?.signal);
  }
}

async function send(
  ask: Ask,
  input: Parameters<Ask>[0],
  init: RequestInit | undefined,
  path: string,
) {
  const signal = init?.signal;
  const limits = init?.body instanceof FormData ? [] : [AbortSignal.timeout(ANSWER_MS)];
  const within = AbortSignal.any([...(signal ? [signal] : []), ...limits]);
  const answer = await answerOf(() => ask(input, { ...init, signal: within }), signal);
  if (answer) {
    if (isUnanswered(path)) setUnanswered(null);
    return answer;
  }
  setUnanswered(path);
  lose();
  return new Response(NOTHING, { status: 503, headers: { "content-type": "text/x-script" } });
}

/** Null when there is none. An abort by the page itself stays an error. */
async function answerOf(ask: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  try {
    const answer = await ask();
    const isOwn = answer.headers.has("x-remix-response");
    return GATEWAY_STATUSES.has(answer.status) && !isOwn ? null : answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}
