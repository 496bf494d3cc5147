import { expect, test } from "vitest";
import { isNavigation, requireOwnOrigin } from "./own-origin.server.ts";

const post = (headers: Record<string, string>) =>
  new Request("http://alba.localhost:3000/preferences", { method: "POST", headers });
const statusOf = (headers: Record<string, string>) => {
  try {
    requireOwnOrigin(post(headers));
    return 200;
  } catch (error) {
    return (error as Response).status;
  }
};

test.each<[Record<string, string>, number]>([
  [{ origin: "http://alba.localhost:3000", "sec-fetch-site": "same-origin" }, 200],
  [{ origin: "http://alba.localhost:3000" }, 200],
  [{ origin: "http://noche.localhost:3000", "sec-fetch-site": "same-site" }, 403],
  [{ origin: "https://evil.example" }, 403],
  [{ origin: "null" }, 403],
  [{ "sec-fetch-site": "cross-site" }, 403],
])("%j is answered with %i", (headers, status) => expect(statusOf(headers)).toBe(status));

test("a form's own submission is a navigation, a script's is not", () => {
  expect(isNavigation(post({ accept: "text/html,*/*;q=0.8" }))).toBe(true);
  expect(isNavigation(post({ accept: "*/*" }))).toBe(false);
});
