import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { ask, lacksAnswers } from "./ask.ts";

/** Types a line at each question; returns the accepted answers and all output. */
async function typed(given: Record<string, unknown>, ...lines: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const rest = lines.values();
  let said = "";
  output.on("data", (chunk: Buffer) => {
    said += chunk;
    if (!/: $/.test(String(chunk))) return;
    const { value, done } = rest.next();
    if (done) input.end();
    else input.write(`${value}\n`);
  });
  return { answers: await ask(given, ".", { input, output }), said };
}

test("what was given is not asked, and an empty answer takes what stands in brackets", async () => {
  const given = { code: "tila", name: "Tila" };
  const { answers, said } = await typed(given, "", "#8a1f5c", "", "", "");
  expect(answers).toEqual({ ...given, mood: "fair", color: "#8a1f5c", country: "MX" });
  expect(said).not.toContain("Code (");
  expect(said).toContain("Country (AR, CL, CO, EC, ES, MX, PE) [MX]: ");
});

test("an invalid answer is explained and asked for again", async () => {
  const lines = [
    "Tila!",
    "alba",
    "joker",
    "tila",
    "Tila",
    "noen",
    "neon",
    "#101018",
    "#7c5cff",
    "",
    "no.svg",
    "",
    "CL",
  ];
  const { answers, said } = await typed({}, ...lines);
  const color = { mood: "neon", color: "#7c5cff" };
  expect(answers).toEqual({ code: "tila", name: "Tila", ...color, country: "CL" });
  for (const why of [
    "2 to 20 small letters",
    'There is a brand "alba" already',
    'the site\'s own code says "joker": choose another, such as joker7',
    'Did you mean "neon"?',
    "The nearest that is seen is #",
    "There is no picture no.svg.",
  ])
    expect(said).toContain(why);
});

test("a name that no mood can write is asked again, and so is a mood that cannot write it", async () => {
  const color = { color: "#c2416b", color2: "", logo: "", country: "MX" };
  const lines = ["Лума 🎰", "Louÿs", "arena", "fair"];
  const { answers, said } = await typed({ code: "tila", ...color }, ...lines);
  expect(answers).toMatchObject({ name: "Louÿs", mood: "fair" });
  expect(said).toContain("which has no Л, у, м, а, 🎰:");
  expect(said).toContain("Russo One, which has no Ÿ:");
});

test("wrong given answers are explained and asked for; those without a question are refused at once", async () => {
  const given = { code: "tila", name: "Tila", mood: "noen", color: "#101018", country: "MX" };
  const { answers, said } = await typed({ ...given, logo: "", color2: "" }, "neon", "#7c5cff");
  expect(answers).toMatchObject({ mood: "neon", color: "#7c5cff" });
  expect(said).toContain('Did you mean "neon"?');
  for (const [wrong, why] of [
    [{ hosts: ["luma..mx"] }, '"luma..mx" is no host'],
    [{ hosts: ["alba.localhost"] }, "The host alba.localhost is alba's"],
    [{ currency: "pesos" }, "currency: three capital letters"],
    [{ logoDark: "no.svg" }, "There is no picture no.svg"],
  ] as const)
    await expect(typed({ ...wrong })).rejects.toThrow(why);
});

test("a logo is looked at when it is named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ask-"));
  for (const name of ["logo.jpg", "logo.png"]) writeFileSync(join(folder, name), "no");
  const given = { code: "tila", name: "Tila", mood: "neon", color: "#7c5cff", color2: "" };
  const lines = [join(folder, "logo.jpg"), join(folder, "logo.png"), ""];
  const { said } = await typed({ ...given, country: "MX" }, ...lines);
  rmSync(folder, { recursive: true });
  expect(said).toContain("logo.jpg is neither SVG nor PNG.");
  expect(said).toContain("logo.png cannot be shown");
});

test("it asks where anything is missing that has no answer of its own", () => {
  const whole = { code: "tila", name: "Tila", mood: "neon", color: "#7c5cff" };
  expect(lacksAnswers(whole)).toBe(false);
  for (const key of Object.keys(whole))
    expect(lacksAnswers({ ...whole, [key]: undefined })).toBe(true);
});

test("an empty required answer is asked for again", async () => {
  const given = {
    name: "Tila",
    mood: "neon",
    color: "#7c5cff",
    color2: "",
    logo: "",
    country: "MX",
  };
  const { said } = await typed(given, "", "tila");
  expect(said).toContain("It takes an answer.");
});

test("answers typed ahead are taken in order, and leaving early writes nothing", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const given = { mood: "neon", color: "#7c5cff", color2: "", logo: "" };
  input.end("tila\nTila\nCL\n");
  expect(await ask(given, ".", { input, output })).toMatchObject({ name: "Tila", country: "CL" });
  const left = new PassThrough();
  left.end("tila\nTila\n");
  await expect(ask(given, ".", { input: left, output })).rejects.toThrow("Nothing was written.");
});
