import { expect, test } from "vitest";
import { isReservedName } from "./reserved-names.ts";

test.each([
  "admin",
  "ADMIN",
  "Admin_01",
  "soporte",
  "Sopórte2026",
  "support",
  "customer.service",
  "alba",
  "Alba99",
  "oficial7",
])("%s is reserved", (name) => expect(isReservedName(name, "Alba")).toBe(true));

test.each(["albacete", "adminton", "ana2026", "supportive", "rootless9", "noche"])(
  "%s is free",
  (name) => expect(isReservedName(name, "Alba")).toBe(false),
);

test("an unnamed brand reserves nothing more", () =>
  expect(isReservedName("2026", "")).toBe(false));
