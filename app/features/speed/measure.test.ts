import { expect, test } from "vitest";
import { fasterThanHere, gradeOf, measure } from "./measure.ts";

/** A network whose answers take the given times, one after the other. */
function network(times: number[]) {
  let now = 0;
  const asked: [string, RequestInit][] = [];
  const fetch = (url: string, init: RequestInit) => {
    asked.push([url, init]);
    now += times[asked.length - 1] ?? 0;
    return Promise.resolve();
  };
  return { asked, tools: { fetch, now: () => now } };
}

test("the middle of five counts, and opening the connection does not", async () => {
  const { asked, tools } = network([900, 40, 10, 700, 30, 20]);
  expect(await measure("https://a.test", tools)).toBe(30);
  expect(asked).toHaveLength(6);
  expect(asked[0]).toMatchObject([
    "https://a.test/speed/probe",
    { cache: "no-store", credentials: "omit", mode: "no-cors" },
  ]);
});
test("a host that cannot be reached has no time", async () => {
  const fetch = () => Promise.reject(new TypeError("no way"));
  expect(await measure("https://a.test", { fetch, now: () => 0 })).toBeNull();
});

const here = (time: number | null) => ({ host: "here", isHere: true, time });
const there = (time: number | null, host = "there") => ({ host, isHere: false, time });

test("another address is offered where it is clearly faster", () => {
  expect(fasterThanHere([here(90), there(30, "b"), there(20, "c")])?.host).toBe("c");
  expect(fasterThanHere([here(40), there(30)])).toBeUndefined();
  expect(fasterThanHere([here(20), there(80)])).toBeUndefined();
  expect(fasterThanHere([here(null), there(400)])?.host).toBe("there");
  expect(fasterThanHere([here(50), there(null)])).toBeUndefined();
});
test("a time has a word", () =>
  expect([20, 100, 299, 300].map(gradeOf)).toEqual(["great", "good", "good", "slow"]));
