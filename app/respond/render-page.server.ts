import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

type Options = { nonce: string; abortAfterMs: number; onError: (error: unknown) => void };

/**
 * A whole page as bytes. One buffer, not a stream: a compressor flushes at every chunk of a stream,
 * which costs 2.6 times the time.
 */
export function renderPage(page: ReactNode, { nonce, abortAfterMs, onError }: Options) {
  return new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    // React says that all is ready after a failure of the shell too, and its stream then fails again.
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
