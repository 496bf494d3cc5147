import type { Control } from "../control.ts";

const CLEAN = "app/respond/clean-html.server.ts";
const PATTERN = "platform/contract/core/accepted-pattern.ts";
const PICTURE = "platform/core/pictures/redraw-image.ts";
const REQUEST = "platform/http/read-input.ts";
const QUEUE = "platform/core/hashing/work-queue.ts";

/** Chapters 1, 2, 4 and 5: encoding, validation, messages and files. */
export const INPUT: readonly Control[] = [
  {
    item: "1.2.1, 1.3.1 output",
    name: "notices keep every tag",
    file: CLEAN,
    from: "allowedTags: tags,",
    to: "allowedTags: false as never,",
    tests: ["app/respond/clean-html.server.test.ts"],
  },
  {
    item: "1.2.1, 1.3.1 output",
    name: "a link may have any scheme",
    file: CLEAN,
    from: 'allowedSchemes: ["https", "mailto", "tel"],',
    to: 'allowedSchemes: ["https", "mailto", "tel", "javascript", "data", "http"],',
    tests: ["app/respond/clean-html.server.test.ts"],
  },
  {
    item: "1.3.12 (level 3) expressions",
    name: "an expression may be of any length",
    file: PATTERN,
    from: "pattern.length <= OWN_PATTERN_LENGTH_MAX &&",
    to: "",
    tests: ["platform/contract/core/accepted-pattern.test.ts"],
  },
  {
    item: "1.3.12 (level 3) expressions",
    name: "an expression may cost any work",
    file: PATTERN,
    from: "expression.programSize() <= PROGRAM_SIZE_MAX ? expression : null",
    to: "expression",
    tests: ["platform/contract/core/accepted-pattern.test.ts"],
  },
  {
    item: "2.2.1, 2.2.2, 1.2.4 input",
    name: "a call's input is not checked",
    file: REQUEST,
    from: "if (parsed.success) return parsed.data;",
    to: "if (parsed.success || raw) return raw;",
    tests: ["tests/attacks/fuzzed-calls.test.ts"],
  },
  {
    item: "2.2.1, 2.2.2, 1.2.4 input",
    name: "a zero byte reaches the database",
    file: REQUEST,
    from: 'if (key.includes("\\0") || (typeof value === "string" && value.includes("\\0"))) {',
    to: "if (key === value) {",
    tests: ["tests/attacks/fuzzed-calls.test.ts"],
  },
  {
    item: "2.4.1, 15.2.2 floods",
    name: "any number of passwords wait to be hashed",
    file: QUEUE,
    from: "if (line.length >= waiting)",
    to: "if (line.length > 1e9)",
    tests: ["platform/core/hashing/work-queue.test.ts"],
  },
  {
    item: "2.4.1, 15.2.2 floods",
    name: "any number of passwords are hashed at once",
    file: QUEUE,
    from: "if (running >= atOnce) {",
    to: "if (running >= 1e9) {",
    tests: ["platform/core/hashing/work-queue.test.ts"],
  },
  {
    item: "4.1.3 forwarded headers",
    name: "a forged header names the address",
    file: "platform/http/caller/client-address.ts",
    from: "entries.at(-hops)",
    to: "entries.at(0)",
    tests: [
      "platform/http/caller/client-address.test.ts",
      "platform/http/caller/direct-callers.test.ts",
    ],
  },
  {
    item: "4.1.3 forwarded headers",
    name: "a country is believed without proxies",
    file: "platform/http/caller/visitor-of.ts",
    from: "hops > 0 && countryHeader ?",
    to: "countryHeader ?",
    tests: ["platform/http/caller/direct-callers.test.ts"],
  },
  {
    item: "4.1.3 forwarded headers",
    name: "anybody names an address to the platform",
    file: "platform/http/caller/caller.ts",
    from: 'const address = isSite ? headers.get("x-client-address") : null;',
    to: 'const address = headers.get("x-client-address");',
    tests: ["platform/http/app.test.ts"],
  },
  {
    item: "4.1.3 forwarded headers",
    name: "a letter's link leads to the host of the request",
    file: "platform/core/merchant/own-origin.ts",
    from: "return known && isSafe ? { origin, host: known.host } : null;",
    to: "return { origin, host: known?.host ?? url.hostname };",
    tests: ["tests/attacks/forged-hosts.test.ts"],
  },
  {
    item: "5.2.1, 5.2.2, 5.2.6, 14.2.8 pictures",
    name: "a picture may have any size",
    file: PICTURE,
    from: 'if (given.length > FEEDBACK.imageBytesMax) throw refuse("image_large");',
    to: "",
    tests: ["platform/core/pictures/redraw-image.test.ts"],
  },
  {
    item: "5.2.1, 5.2.2, 5.2.6, 14.2.8 pictures",
    name: "a file of any type is a picture",
    file: PICTURE,
    from: 'if (format !== "png" && format !== "jpeg") throw refuse("image_type");',
    to: "",
    tests: ["platform/core/pictures/redraw-image.test.ts"],
  },
  {
    item: "5.2.1, 5.2.2, 5.2.6, 14.2.8 pictures",
    name: "a picture keeps the camera's place",
    file: PICTURE,
    from: ".rotate()\n    .resize({ width: SIDE_MAX",
    to: ".rotate().keepMetadata()\n    .resize({ width: SIDE_MAX",
    tests: ["platform/core/pictures/redraw-image.test.ts"],
  },
  {
    item: "5.2.1, 5.2.2, 5.2.6, 14.2.8 pictures",
    name: "a picture may have any number of pixels",
    file: PICTURE,
    from: "const PIXELS_MAX = 40_000_000;",
    to: "const PIXELS_MAX = 400_000_000;",
    tests: ["platform/core/pictures/redraw-image.test.ts"],
  },
];
