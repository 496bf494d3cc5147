const CHANNEL = "messages-read";
let channel: BroadcastChannel | undefined;

/**
 * One channel for the tab, because a channel does not receive its own messages. Older browsers have
 * none.
 */
function open(): BroadcastChannel | undefined {
  if ("BroadcastChannel" in window) channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells the browser's other tabs that the member has read their messages here. */
export const tellRead = (account: string) => open()?.postMessage(account);

/** Calls `onRead` when another tab has shown the member's messages, until it is left. */
export function hearRead(account: string, onRead: () => void): () => void {
  const hear = ({ data }: MessageEvent<string>) => {
    if (data === account) onRead();
  };
  const own = open();
  own?.addEventListener("message", hear);
  return () => own?.removeEventListener("message", hear);
}
