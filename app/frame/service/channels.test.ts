import { expect, test } from "vitest";
import { channelsFor, windowPath } from "./channels.ts";

const listed = (csType: string, path = "") => ({ csType, title: "", path });
const types = (list: Parameters<typeof channelsFor>[0], rank: number) =>
  channelsFor(list, rank).map(({ csType }) => csType);

test("the VIP service is for members ranked above 4, instead of the common one", () => {
  const list = [listed("LIVECHAT"), listed("VIP")];
  expect(types(list, 0)).toEqual(["LIVECHAT"]);
  expect(types(list, 4)).toEqual(["LIVECHAT"]);
  expect(types(list, 5)).toEqual(["VIP"]);
  expect(types([listed("LIVECHAT")], 5)).toEqual(["LIVECHAT"]);
});

test("a channel is shown with an https address or a page of ours only", () => {
  const list = [
    listed("TELEGRAM", "https://t.me/alba"),
    listed("WHATSAPP", "javascript:alert(1)"),
    listed("FACEBOOK", "http://facebook.example"),
    listed("PIGEON", "https://pigeon.example"),
    listed("IG"),
    listed("MESSENGER", "/service?line=messenger"),
    listed("LIVECHAT", "//evil.example"),
    listed("WHATSAPP", "//evil.example"),
  ];
  expect(types(list, 0)).toEqual(["TELEGRAM", "MESSENGER", "LIVECHAT"]);
});

test.each([
  [
    [
      { type: 1, path: "/one" },
      { type: 3, path: "/service" },
    ],
    "/service",
  ],
  [[{ type: 3, path: "https://chat.example/room" }], "https://chat.example/room"],
  [[{ type: 3, path: "//evil.example" }], null],
  [[{ type: 3, path: "javascript:alert(1)" }], null],
  [[{ type: 2, path: "/service" }], null],
  [[], null],
])("of %j the window opens %s", (paths, path) => expect(windowPath(paths)).toBe(path));
