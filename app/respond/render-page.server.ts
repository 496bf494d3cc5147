import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

type Options = { nonce: string; abortAfterMs: number; onError: (error: unknown) => void };

/**
 * Renders a whole page to bytes. One buffer is used instead of a stream, because a compressor
 * flushes at every chunk, which takes 2.6 times as long.
 */
export function renderPage(page: ReactNode, { nonce, abortAfterMs, onError }: Options) {
  return new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    // After a failed shell React still reports that all is ready, and its stream then fails again.
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => {
        clearTimeout(overdue);
        if (!hasFailed) resolve(buffer(pipe(new PassThrough())));
      },
      onShellError: (error) => {
        clearTimeout(overdue);
        hasFailed = true;
        reject(error);
      },
      onError,
    });
    const overdue = setTimeout(abort, abortAfterMs).unref();
  });
}
