import type { FrameParts } from "./frame/frame-parts.ts";

/** An event to the open frame at each edit of a brand's folder, until either side ends it. */
export function editsStream({ onEdit, ending }: FrameParts, leaving: AbortSignal): Response {
  const left = new AbortController();
  const over = AbortSignal.any([leaving, ending, left.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(": open\n\n"));
      onEdit(() => controller.enqueue(encoder.encode("data: edit\n\n")), over);
      over.addEventListener("abort", () => left.signal.aborted || controller.close());
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store" },
  });
}
