import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { loggedError } from "./logged-error.ts";
import { Refusal, Unknown } from "./refusal.ts";

const MAIL = "ana.secreta@example.com";

function duplicate(): Error {
  const error = new pg.DatabaseError(`duplicate key ${MAIL}`, 0, "error");
  return Object.assign(error, {
    code: "23505",
    constraint: "members_email",
    table: "members",
    detail: `Key (merchant, email_key)=(alba, ${MAIL}) already exists.`,
    where: `row ${MAIL}`,
  });
}

test("a refused statement keeps its SQLSTATE, its constraint and its place, and no value", () => {
  const error = new DrizzleQueryError("insert into members", [MAIL, "$argon2id$x"], duplicate());
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    type: "DrizzleQueryError",
    cause: {
      type: "DatabaseError",
      code: "23505",
      constraint: "members_email",
      table: "members",
    },
  });
  expect(logged.stack).toMatch(/^ {4}at .*logged-error\.test\.ts(\?vitest=\d+)?:\d+:\d+/);
  expect(JSON.stringify(logged)).not.toMatch(/ana\.secreta|argon2id|insert into/);
});

test("a mail server's refusal keeps its code and status, and not the recipient", () => {
  const error = Object.assign(new Error(`550 <${MAIL}> is unknown`), {
    code: "EENVELOPE",
    responseCode: 550,
    response: `550 <${MAIL}> is unknown`,
    rejected: [MAIL],
  });
  expect(loggedError(error)).toMatchObject({ type: "Error", code: "EENVELOPE", status: 550 });
  expect(JSON.stringify(loggedError(error))).not.toContain(MAIL);
});

test.each([
  ["lines like frames", `x\n    at ${MAIL} (file:///a.ts:1:1)`],
  ["lines like frames at its end", `x\n    at b (file:///a.ts:1:1)\n    at ${MAIL} (/a.ts:1:1)\n`],
  ["the type's own name", "Error"],
  ["nothing", ""],
])("a message of %s leaves nothing but the real frames", (_name, message) => {
  const { stack = "" } = loggedError(new Error(message));
  expect(stack).not.toContain(MAIL);
  expect(stack.split("\n")[0]).toContain("logged-error.test.ts");
});

test("a message that was changed later loses its frames rather than keep the first words", () => {
  const error = new Error(`first ${MAIL}\n    at ${MAIL} (/a.ts:1:1)`);
  // The stack is written when it is first read.
  expect(error.stack).toContain("first");
  error.message = "second";
  expect(loggedError(error)).toEqual({ type: "Error" });
});

test("a code that is a sentence stays out", () => {
  expect(loggedError(Object.assign(new Error("x"), { code: `no ${MAIL}` }))).not.toHaveProperty(
    "code",
  );
});

test("our own errors keep their code, status and reference", () => {
  const unknown = new Unknown("the gateway answered", { status: 502, reference: "TEST-0001" });
  expect(loggedError(unknown)).toMatchObject({
    type: "Unknown",
    status: 502,
    reference: "TEST-0001",
  });
  expect(loggedError(new Refusal("unknown_merchant", { status: 404 }))).toMatchObject({
    type: "Refusal",
    code: "unknown_merchant",
    status: 404,
  });
});

test("whatever else is thrown is named by its type", () => {
  expect(loggedError(MAIL)).toEqual({ type: "string" });
  expect(loggedError(null)).toEqual({ type: "object" });
  expect(loggedError({ msBeforeNext: 5 })).toEqual({ type: "Object" });
  expect(loggedError(new DOMException(MAIL, "TimeoutError"))).toMatchObject({
    type: "TimeoutError",
  });
});

test("a circle of causes ends", () => {
  const error = new Error("a");
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/"type"/g)).toHaveLength(5);
});
