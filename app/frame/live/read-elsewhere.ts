const CHANNEL = "messages-read";
let channel: BroadcastChannel | undefined;

/** One for the tab: what a channel sends, it does not hear itself. Older browsers have none. */
function open(): BroadcastChannel | undefined {
  if ("BroadcastChannel" in window) channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells the browser's other tabs that the member has read their messages in this one. */
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
