import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

test.each([
  [["2026-11-21", "-12.5000", "Sol, luna"], '2026-11-21,-12.5000,"Sol, luna"\r\n'],
  [['el "7"', "a\nb"], '"el ""7""","a\nb"\r\n'],
  [["=HYPERLINK(1)", "+1+1", "-1+2", "@x", "\tx"], "'=HYPERLINK(1),'+1+1,'-1+2,'@x,'\tx\r\n"],
])("%j is %j", (cells, line) => expect(csvLine(cells)).toBe(line));
