import { expect, test } from "vitest";
import { hasBrandAt } from "#app/request/brand/brand.server.ts";
import { readEnv } from "#env";
import { announce } from "./announce.ts";

const backend = {
  accounts: [],
  outbox: undefined,
  hosts: [
    { name: "alba", host: "alba.localhost" },
    { name: "alba", host: "alba2.localhost" },
    { name: "Gone", host: "gone.localhost" },
  ],
};

function announced(site: Parameters<typeof announce>[0]["site"]) {
  let said = "";
  const tell = (line: string) => {
    said += line;
  };
  announce({ env: readEnv({}), port: 3000, site, backend, tell, logFile: undefined });
  return said;
}

test("a brand of the site is announced at its shortest host, a brand without a folder is not", () => {
  const said = announced({ hasBrandAt });
  expect(said).toMatch(/alba +http:\/\/alba\.localhost:3000\n/);
  expect(said).not.toContain("gone.localhost");
});

test("a platform alone announces no brand, a site without a list announces all", () => {
  expect(announced(undefined)).not.toContain("alba.localhost");
  expect(announced({})).toContain("http://gone.localhost:3000");
});
