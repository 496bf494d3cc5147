import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { ask } from "./ask.ts";

/** Types a line whenever a question stands there; answers what was taken and all that was said. */
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
  return { answers: await ask(given, ["alba"], { input, output }), said };
}

test("what was given is not asked, and an empty answer takes what stands in brackets", async () => {
  const given = { code: "tila", name: "Tila" };
  const { answers, said } = await typed(given, "", "#8a1f5c", "", "", "");
  expect(answers).toEqual({ ...given, mood: "fair", color: "#8a1f5c", country: "MX" });
  expect(said).not.toContain("Code (");
  expect(said).toContain("Country (AR, CL, CO, EC, ES, MX, PE) [MX]: ");
});

test("an answer that cannot be taken is told why and asked for again", async () => {
  const lines = [
    "Tila!",
    "alba",
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
    'There is a brand "alba" already.',
    'Did you mean "neon"?',
    "The nearest that is seen is #",
    "There is no picture no.svg.",
  ])
    expect(said).toContain(why);
});

test("who may not leave an answer empty is asked again", async () => {
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
