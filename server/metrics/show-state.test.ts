import { Registry } from "prom-client";
import { expect, test } from "vitest";
import type { Waiting } from "#platform/jobs/state/read-state.ts";
import { showState } from "./show-state.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

async function shown(rows: Waiting[], name: string, before: Waiting[] = []) {
  const registry = new Registry();
  const gauges = showState(registry, { jobs: ["send", "forget"] });
  gauges.show(before, NOW);
  gauges.show(rows, NOW);
  const text = await registry.metrics();
  return text.split("\n").filter((line) => line.startsWith(name));
}

const review = (merchant: string, waiting: number, hours: number): Waiting => ({
  ...{ about: "deposits_open", kind: "REVIEW", merchant, waiting, since: hoursAgo(hours) },
});

test("the total of all merchants is shown also of what does not wait", async () => {
  const rows = [review("alba", 2, 1), review("noche", 3, 5)];
  expect(await shown(rows, "gaming_deposits_open")).toEqual([
    'gaming_deposits_open{state="CREATED"} 0',
    'gaming_deposits_open{state="WAITING_PAYMENT"} 0',
    'gaming_deposits_open{state="SLIP_SUBMITTED"} 0',
    'gaming_deposits_open{state="REVIEW"} 5',
    'gaming_deposits_open_oldest_age_seconds{state="CREATED"} 0',
    'gaming_deposits_open_oldest_age_seconds{state="WAITING_PAYMENT"} 0',
    'gaming_deposits_open_oldest_age_seconds{state="SLIP_SUBMITTED"} 0',
    'gaming_deposits_open_oldest_age_seconds{state="REVIEW"} 18000',
  ]);
  expect(await shown([], "gaming_jobs_dead{")).toEqual([
    'gaming_jobs_dead{kind="send"} 0',
    'gaming_jobs_dead{kind="forget"} 0',
  ]);
});

test("a merchant has series only while something waits there", async () => {
  expect(await shown([review("alba", 2, 1)], "gaming_merchant_", [review("noche", 3, 5)])).toEqual([
    'gaming_merchant_deposits_open{merchant="alba",state="REVIEW"} 2',
    'gaming_merchant_deposits_open_oldest_age_seconds{merchant="alba",state="REVIEW"} 3600',
  ]);
});

test("books have the longest time since they were sound, and merchants that are overdue", async () => {
  const sound = (merchant: string, kind: string, since: Date | null): Waiting => ({
    ...{ about: "books_sound", merchant, kind, waiting: 1, since },
  });
  const rows = [
    sound("alba", "seals", hoursAgo(27)),
    sound("alba", "whole", hoursAgo(27)),
    sound("noche", "seals", hoursAgo(25)),
    sound("noche", "whole", null),
  ];
  expect(await shown(rows, "gaming_books_")).toEqual([
    'gaming_books_sound_oldest_age_seconds{scope="seals"} 97200',
    'gaming_books_sound_oldest_age_seconds{scope="whole"} 97200',
    'gaming_books_never_sound{scope="seals"} 0',
    'gaming_books_never_sound{scope="whole"} 1',
  ]);
  expect(await shown(rows, "gaming_merchant_books")).toEqual([
    'gaming_merchant_books_sound_age_seconds{merchant="alba",scope="seals"} 97200',
  ]);
});
