import { expect, test } from "vitest";
import { createLiveNotes, type LiveWord, noteLive, takeNotes } from "./live-notes.ts";

function notesUnderTest(send: (words: LiveWord[]) => Promise<unknown> = async () => {}) {
  const sent: LiveWord[][] = [];
  const errors: unknown[] = [];
  const notes = createLiveNotes({
    send: (words) => {
      sent.push(words);
      return send(words);
    },
    onError: (error) => errors.push(error),
    windowMs: 20,
  });
  const note = (member: string, kind: "balance" | "message" = "balance") =>
    notes.add({ merchant: "m", member, kind });
  return { notes, note, sent, errors };
}

test("notes within a window are one sending, and those of one member are one note", async () => {
  const { notes, note, sent } = notesUnderTest();
  note("ana");
  note("ana");
  note("ana", "message");
  note("luz");
  await expect.poll(() => sent).toHaveLength(1);
  for (let n = 0; n < 50; n += 1) note("ana");
  expect(sent).toHaveLength(1);
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent).toEqual([
    [
      { merchant: "m", member: "ana", kinds: ["balance", "message"] },
      { merchant: "m", member: "luz", kinds: ["balance"] },
    ],
    [{ merchant: "m", member: "ana", kinds: ["balance"] }],
  ]);
  await notes.close();
});

test("closing sends the remaining notes, and nothing after them", async () => {
  const { notes, note, sent } = notesUnderTest();
  note("ana");
  await notes.close();
  note("luz");
  await notes.close();
  expect(sent.flat().map(({ member }) => member)).toEqual(["ana"]);
});

test("a failed sending is reported, and the next one goes out", async () => {
  const { notes, note, sent, errors } = notesUnderTest(() => Promise.reject(new Error("gone")));
  note("ana");
  await expect.poll(() => errors).toHaveLength(1);
  note("luz");
  await notes.close();
  expect(sent).toHaveLength(2);
});

test("a vendor's player is found by the session", async () => {
  const { notes, sent } = notesUnderTest();
  notes.add({ merchant: "m", tokenHash: "ab12", kind: "balance" });
  await notes.close();
  expect(sent).toEqual([[{ merchant: "m", token: "ab12", kinds: ["balance"] }]]);
});

test("a note reaches the taker of its executor alone", () => {
  const [one, other] = [{}, {}];
  const heard: unknown[] = [];
  const note = { merchant: "m", member: "ana", kind: "balance" } as const;
  takeNotes(one, (taken) => heard.push(taken));
  noteLive(other, note);
  noteLive(one, note);
  expect(heard).toEqual([note]);
});
