import { createElement } from "react";
import { expect, it, vi } from "vitest";
import { renderPage } from "./render-page.server.ts";

const options = { nonce: "n", abortAfterMs: 1000, onError: () => {} };

it("answers the whole page", async () => {
  const page = await renderPage(createElement("p", null, "Hola"), options);
  expect(page.toString()).toBe("<p>Hola</p>");
});

it("fails once where a part of the page fails, and leaves nothing that ends the process", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const Broken = () => {
    throw new Error("broken part");
  };
  await expect(renderPage(createElement(Broken), options)).rejects.toThrow("broken part");
  await new Promise((done) => setImmediate(done));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
