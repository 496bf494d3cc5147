import { expect, test } from "vitest";
import { csvAnswer } from "./csv-answer.server.ts";

test("times name their zone, and amounts are written for a program", async () => {
  const answer = csvAnswer({
    ...{ name: "movimientos", title: "Movimientos", timeZone: "America/Mexico_City" },
    ...{ currency: "MXN", amountColumns: 2 },
    head: ["Hora", "Monto", "Saldo"],
    readPage: async () => ({
      lines: [
        ["2026-11-20 21:40:05", -12_345_678_900n, 12_125_050n],
        ["2026-11-20 21:40:06", 12_000_000n, 5_000n],
      ],
      totalPages: 1,
      totals: [],
    }),
  });
  expect(await answer.text()).toBe(
    "Hora (America/Mexico_City),Monto (MXN),Saldo (MXN)\r\n2026-11-20 21:40:05,-1234567.89,1212.5050\r\n2026-11-20 21:40:06,1200.00,0.50\r\n",
  );
});
