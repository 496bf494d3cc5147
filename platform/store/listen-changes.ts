import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { loggedError } from "../contract/wire/logged-error.ts";
import { CHANGE_CHANNEL } from "./change-channel.ts";
import { LIVE_CHANNEL, type OnLive, readWords } from "./live-channel.ts";
import type { StoreLog } from "./open-store.ts";

/** Called with a merchant's code, or without one when any merchant may have changed. */
export type OnChange = (merchant?: string) => void;

const RETRY_MS = 1_000;

/**
 * Listens on one connection for changes of merchants and for events of members' pages. A lost
 * connection may have lost messages, so afterwards everything counts as changed. Resolves when it
 * listens.
 */
export async function listenChanges(options: {
  url: string;
  onChange: OnChange;
  onLive?: OnLive;
  log?: StoreLog;
}): Promise<{ stop(): Promise<void> }> {
  const { url, onChange, onLive, log } = options;
  const ending = new AbortController();
  let client = await connect();

  async function connect() {
    const opened = new pg.Client({ connectionString: url, application_name: "changes" });
    opened.on("error", (error) =>
      log?.({ event: "changes_connection", error: loggedError(error) }),
    );
    opened.on("notification", ({ channel, payload }) => {
      if (channel === LIVE_CHANNEL) onLive?.(readWords(payload));
      else onChange(payload || undefined);
    });
    await opened.connect();
    await opened.query(`listen ${CHANGE_CHANNEL}`);
    if (onLive) await opened.query(`listen ${LIVE_CHANNEL}`);
    opened.once("end", () => void reconnect());
    return opened;
  }

  async function reconnect() {
    while (!ending.signal.aborted) {
      const isWaited = await delay(RETRY_MS, true, { signal: ending.signal, ref: false }).catch(
        () => false,
      );
      if (!isWaited) return;
      const opened = await connect().catch(() => undefined);
      if (!opened) continue;
      client = opened;
      onChange();
      onLive?.();
      return;
    }
  }

  return {
    async stop() {
      ending.abort();
      await client.end().catch(() => {});
    },
  };
}
