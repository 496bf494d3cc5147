import { expect, test } from "vitest";
import { readListState } from "./read-list-state.ts";

test.each([
  ["?state=open", "open"],
  ["?state=done&page=2", "done"],
  ["?state=", null],
  ["?state=paid", null],
  ["", null],
])("%j narrows to %j", (search, state) =>
  expect(readListState(`http://alba.localhost/member/deposits${search}`)).toBe(state),
);
