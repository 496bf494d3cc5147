import { expect, test } from "vitest";
import { loader } from "./route.ts";

const visit = (path: string) =>
  loader({
    request: new Request(`http://alba.localhost${path}`),
    context: {} as never,
    params: {},
  });

test.each([
  ["/index", "/"],
  ["/index.html", "/"],
  ["/Home/", "/"],
  ["/register.html?referralCode=SOL7", "/register?referralCode=SOL7"],
  ["/download", "/down"],
])("%s is %s for good", (path, target) => {
  const answer = visit(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(target);
});
