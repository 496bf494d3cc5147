import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawingFault } from "./drawing-fault.ts";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (inner: string) => `<svg ${XMLNS} viewBox="0 0 9 9">\n${inner}\n</svg>`;
const faultOf = (text: string) => drawingFault(Buffer.from(text));
const styled = (css: string) => drawing(`<style>${css}</style>`);

test.each([
  ["a script", drawing("<script>go()</script>"), 'holds "<script>"'],
  [
    "a script under a prefix",
    `<svg ${XMLNS} xmlns:s="http://www.w3.org/2000/svg"><s:script>go()</s:script></svg>`,
    'holds "<s:script>"',
  ],
  [
    "a script of another kind of page",
    drawing('<g xmlns="http://www.w3.org/1999/xhtml"/>'),
    "does not say xmlns",
  ],
  ["another kind of page within", drawing("<foreignObject/>"), 'holds "<foreignObject>"'],
  ["a handler", drawing('<g onload="go()"/>'), 'holds "onload"'],
  ["a link", drawing('<a href="/x"/>'), 'holds "<a>"'],
  [
    "something that moves a link",
    drawing('<use href="#a"><set attributeName="href" to="javascript:go()"/></use>'),
    'holds "<set>"',
  ],
  [
    "an address that runs, by numbers",
    drawing('<use href="&#106;avascript:go()"/>'),
    'leads to "javascript:go()"',
  ],
  [
    "an address that runs, by hexadecimal numbers",
    drawing('<image xlink:href="&#x6A;avascript:go()"/>'),
    'leads to "javascript:go()"',
  ],
  [
    "a picture from outside",
    drawing('<image href="https://elsewhere.example/a.png"/>'),
    "leads to",
  ],
  ["a drawing within", drawing('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), "leads to"],
  [
    "a fill from outside",
    drawing('<path fill="url(https://elsewhere.example/a.svg#b)"/>'),
    'holds "url(https:',
  ],
  ["a style from outside", styled('@import "https://elsewhere.example/a.css";'), 'holds "@import"'],
  [
    "a style from outside, cut in two",
    styled("g{fill:ur<!-- -->l(//elsewhere.example/a)}"),
    'holds "url(//',
  ],
  [
    "a style from outside, in a section",
    styled('<![CDATA[@import "/a.css";]]>'),
    'holds "@import"',
  ],
  ["a style from outside, by numbers", styled("&#64;import '/a.css';"), 'holds "@import"'],
  [
    "a style from outside, by escapes",
    styled("g{fill:u\\72l(//elsewhere.example/a)}"),
    'holds "\\"',
  ],
  [
    "a style from outside without url()",
    styled("g{fill:image-set('/a' 1x)}"),
    'holds "image-set("',
  ],
  ["entities of its own", `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing("")}`, "cannot be read"],
  ["an entity that is not XML's", drawing("<title>&a;</title>"), 'holds "&a;"'],
  [
    "an order to whoever reads it",
    `<?xml-stylesheet href="/a.css"?>${drawing("")}`,
    "cannot be read",
  ],
  ["another encoding", `<?xml version="1.0" encoding="utf-7"?>${drawing("")}`, "cannot be read"],
  ["no end", `<svg ${XMLNS}><g><path d="M0 0`, "cannot be read"],
  ["elements left open", `<svg ${XMLNS}><g>`, "is not whole"],
  ["an end that fits no beginning", drawing("<g></path>"), "cannot be read"],
  ["a second root", `${drawing("")}${drawing("")}`, "cannot be read"],
  ["nothing in it", "", "is not whole"],
  ["a page instead", "<html/>", 'holds "<html>"'],
])("a drawing with %s is refused", (_what, text, said) => {
  expect(faultOf(text)?.text).toContain(said);
});

test("the line is that of the fault", () => {
  expect(faultOf(drawing("<g/>\n<g onclick='go()'/>"))?.line).toBe(3);
});

test("a script in a file of another encoding is refused", () => {
  const text = drawing("<script>go()</script>");
  expect(drawingFault(Buffer.from(`\ufeff${text}`, "utf16le"))?.text).toContain("UTF-8");
  expect(drawingFault(Buffer.from(text, "utf16le"))?.text).toContain("no text has");
});

test.each([
  [
    "Illustrator",
    `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator 27 -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg version="1.1" id="Layer_1" ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 9 9" style="enable-background:new 0 0 9 9;" xml:space="preserve"><style type="text/css">\n\t.st0{fill:#FFF;filter:url(#a);}\n</style><g data-name="Layer 1"><path class="st0" d="M0 0"/></g></svg>\n`,
  ],
  [
    "Figma",
    `<svg width="9" height="9" fill="none" ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink"><g clip-path="url(#a)" style="mix-blend-mode:multiply"><mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="9" height="9"><rect width="9" height="9" fill="url(#p)"/></mask></g><defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#i" transform="scale(.1)"/></pattern><filter id="f" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feBlend mode="normal" in="SourceGraphic" in2="b"/></filter><image id="i" width="9" height="9" preserveAspectRatio="none" xlink:href="data:image/png;base64,iVBORw0KGgo="/></defs></svg>`,
  ],
  [
    "Sketch",
    `<svg ${XMLNS}><title>Logo &amp; more</title><desc>Created with Sketch.</desc><g id="logo@2x" stroke="none" fill="none" fill-rule="evenodd"><text font-family="Inter" font-size="9"><tspan x="0" y="9">Luma</tspan></text></g></svg>`,
  ],
  [
    "a favicon for both modes",
    styled("path{fill:#000}@media (prefers-color-scheme:dark){path{fill:#fff}}"),
  ],
])("a drawing as %s saves it passes", (_program, text) => {
  expect(faultOf(text)).toBeUndefined();
});

test("what the project itself draws passes", () => {
  const folders = ["brands", "tests/brands/served"];
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".svg"))
      .map((path) => `${folder}/${path}`),
  );
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((path) => drawingFault(readFileSync(path)))).toEqual([]);
});

test("a very large one is read to its end", () => {
  const heavy = drawing(`<!--${" ".repeat(2e6)}--><path d="${"M0 0".repeat(5e5)}"/>`);
  expect(faultOf(heavy)).toBeUndefined();
  expect(faultOf(`${heavy.slice(0, -6)}<a/></svg>`)?.text).toContain('"<a>"');
});
