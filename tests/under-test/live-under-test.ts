import { expect } from "vitest";
import { testStore, testUrl } from "#tests/support/database.ts";
import type { LiveKind } from "../../platform/contract/wire/live.ts";
import { createLiveHub } from "../../platform/core/live/live-hub.ts";
import { createPlatform, type Platform } from "../../platform/create-platform.ts";
import { listenChanges } from "../../platform/store/listen-changes.ts";
import type { PlatformUnderTest } from "./platform-under-test.ts";
import { random, SECRETS } from "./platform-under-test.ts";

export type Stream = {
  /** Every kind received so far, in order. */
  heard: LiveKind[];
  isOver: () => boolean;
  leave: () => Promise<void>;
};

/** Another instance of the platform on the same database, with its own listener. */
export async function liveInstance(clock: PlatformUnderTest["clock"]) {
  const live = createLiveHub();
  const url = testUrl();
  const listening = await listenChanges({ url, onChange: () => {}, onLive: live.tell });
  const outside = () => Promise.reject(new Error("nobody there"));
  const store = await testStore();
  const platform = createPlatform({ store, clock, random, secrets: SECRETS, outside, live });
  return {
    platform,
    live,
    async close() {
      await platform.close();
      await listening.stop();
    },
  };
}

export function askLive(platform: Platform, merchant: string, token?: string): Promise<Response> {
  const headers = { "x-merchant": merchant, ...(token && { authorization: `Bearer ${token}` }) };
  return platform.fetch(new Request("http://platform.test/platform/live", { headers }));
}

/** Opens a stream and records its events. */
export async function openStream(
  platform: Platform,
  merchant: string,
  token: string,
): Promise<Stream> {
  const response = await askLive(platform, merchant, token);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const heard: LiveKind[] = [];
  let isOver = false;
  const listen = async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      for (const [, json] of read.value.matchAll(/^data: (.+)$/gm)) {
        heard.push(...(JSON.parse(json!) as { kinds: LiveKind[] }).kinds);
      }
    }
    isOver = true;
  };
  listen().catch(() => {});
  return { heard, isOver: () => isOver, leave: () => reader.cancel() };
}
