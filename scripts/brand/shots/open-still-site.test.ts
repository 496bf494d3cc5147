import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readEnv } from "#env";
import { WrongUse } from "../command.ts";
import { openStillSite, stillVariables } from "./open-still-site.ts";

const wanted = { port: 4370, dataDir: "/tmp/pictures/data", merchants: ["alba", "noche"] };

test("nothing that the shell says of a server reaches the site for the pictures", () => {
  const shell = {
    ...{ PATH: "/usr/bin", HOME: "/home/eva" },
    DATABASE_URL: "postgresql://casa@db.casa.example/casa",
    PLATFORM_URL: "https://platform.casa.example",
    ...{ PGHOST: "db.casa.example", BRAND: "luma", BRANDS_BESIDE: "tests/brands/served" },
    ...{ MASTER_SECRET: "m".repeat(32), SITE_KEY: "s".repeat(16), DEPLOYMENT: "production" },
    ...{ SMTP_URL: "smtps://mail.casa.example", MAIL_FROM: "casa@casa.example" },
    ...{ SMS_GATEWAY_URL: "https://sms.casa.example", HOST: "0.0.0.0" },
    ...{ DATA_DIR: "/srv/casa", PORT: "80", DEMO_BRANDS: "luma" },
  };
  expect(stillVariables(wanted, shell)).toEqual({
    ...{ PATH: "/usr/bin", HOME: "/home/eva", TMPDIR: undefined, LANG: undefined },
    ...{ PORT: "4370", HOST: "127.0.0.1", DEMO_DAYS: "0", DATA_DIR: "/tmp/pictures/data" },
    ...{ DEPLOYMENT: "demo", NODE_ENV: "production", DEMO_BRANDS: "alba,noche", LOG_LEVEL: "warn" },
  });
  vi.stubEnv("DATABASE_URL", shell.DATABASE_URL);
  vi.stubEnv("PLATFORM_URL", shell.PLATFORM_URL);
  const read = readEnv(stillVariables(wanted));
  vi.unstubAllEnvs();
  expect(read).not.toHaveProperty("DATABASE_URL");
  expect(read).not.toHaveProperty("PLATFORM_URL");
  expect(read.DEPLOYMENT).toBe("demo");
});

test("a site that does not start is an error, which is another end than pictures that differ", async () => {
  const dataDir = join(tmpdir(), `no-pictures-${process.pid}`);
  const opened = openStillSite({ ...wanted, dataDir, port: 99_999 });
  await expect(opened).rejects.toThrow("The site for the pictures does not start");
  await expect(opened).rejects.not.toBeInstanceOf(WrongUse);
}, 60_000);
