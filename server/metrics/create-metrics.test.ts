import { expect, test } from "vitest";
import { createMetrics } from "./create-metrics.ts";

const entry = { merchant: "alba", requestId: "r1", durationMs: 30 };

async function lines(metrics: ReturnType<typeof createMetrics>, name: string) {
  const { text } = await metrics.read();
  return text.split("\n").filter((line) => line.startsWith(name));
}

test("answers count by kind of address and class of status, with their time", async () => {
  const metrics = createMetrics();
  for (const status of [200, 204, 404]) metrics.noteRequest("page", status, 300);
  expect(await lines(metrics, "gaming_http_requests_total")).toEqual([
    'gaming_http_requests_total{route="page",status="2xx"} 2',
    'gaming_http_requests_total{route="page",status="4xx"} 1',
  ]);
  expect(await lines(metrics, "gaming_http_request_duration_seconds_sum")).toEqual([
    'gaming_http_request_duration_seconds_sum{route="page"} 0.8999999999999999',
  ]);
});

test("calls count by name and outcome; a name that no call has gets no series", async () => {
  const metrics = createMetrics();
  metrics.name({ calls: ["login"], jobs: ["send"] });
  metrics.noteCall({ ...entry, call: "login", outcome: "done" });
  metrics.noteCall({ ...entry, call: "login", outcome: "refused", code: "wrong_password" });
  metrics.noteCall({ ...entry, call: "whatever", outcome: "failed" });
  metrics.noteJobFailure({ ...entry, call: "send", outcome: "failed" });
  metrics.noteJobFailure({ ...entry, call: "whatever", outcome: "failed" });
  expect(await lines(metrics, "gaming_calls_total")).toEqual([
    'gaming_calls_total{call="login",outcome="done"} 1',
    'gaming_calls_total{call="login",outcome="refused"} 1',
    'gaming_calls_total{call="other",outcome="failed"} 1',
  ]);
  expect(await lines(metrics, 'gaming_call_duration_seconds_bucket{le="0.05"')).toEqual([
    'gaming_call_duration_seconds_bucket{le="0.05",call="login"} 2',
    'gaming_call_duration_seconds_bucket{le="0.05",call="other"} 1',
  ]);
  expect(await lines(metrics, "gaming_job_failures_total")).toEqual([
    'gaming_job_failures_total{kind="send"} 1',
    'gaming_job_failures_total{kind="other"} 1',
  ]);
});

test("vendors' messages count by name and the code of their answer", async () => {
  const metrics = createMetrics();
  metrics.noteCall({ ...entry, call: "vendor.bet", outcome: "done" });
  metrics.noteCall({ ...entry, call: "vendor.bet", outcome: "refused", code: "TX_MISMATCH" });
  metrics.noteCall({ ...entry, call: "vendor.unread", outcome: "refused", code: "BAD_REQUEST" });
  metrics.noteCall({ ...entry, call: "vendor.secrets", outcome: "failed" });
  expect(await lines(metrics, "gaming_wallet_messages_total")).toEqual([
    'gaming_wallet_messages_total{message="bet",code="OK"} 1',
    'gaming_wallet_messages_total{message="bet",code="TX_MISMATCH"} 1',
    'gaming_wallet_messages_total{message="unread",code="BAD_REQUEST"} 1',
    'gaming_wallet_messages_total{message="other",code="TEMPORARY"} 1',
  ]);
});
