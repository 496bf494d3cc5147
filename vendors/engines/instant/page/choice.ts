import { times } from "#vendors/engines/shared/page/draw.ts";
import { glyph } from "#vendors/engines/shared/page/glyph.ts";
import { figuresOf, timesWriter } from "../client/times.js";
import { TARGET_LEAST, TARGET_MOST } from "../rules/crash.ts";
import { RISKS } from "../rules/drop.ts";
import type { InstantKind } from "../rules/instant-kinds.ts";
import { PICKED_MOST } from "../rules/keno.ts";
import type { InstantWords } from "./words.ts";

const FIRST_RISK = "medium";
const FIRST_MINES = 3;
const FIRST_TARGET = 200;
const QUICK_TARGETS = [120, 150, 200, 500, 1_000];

type Draw = (words: InstantWords, locale: string) => string;

const aids = ({ parts }: InstantWords) =>
  `<div class="aids"><button class="aid" id="some" type="button">${parts.some}</button><button class="aid" id="clear" type="button">${parts.clear}</button></div>`;

const CHOICES: Readonly<Record<InstantKind, Draw>> = {
  drop: ({ choice, parts }) =>
    `<fieldset class="pickBox risks" id="pick"><legend>${choice}</legend>${RISKS.map((risk) => `<label class="risk"><input class="coverInput" type="radio" name="risk" value="${risk}"${risk === FIRST_RISK ? " checked" : ""}><span>${parts[risk]}</span></label>`).join("")}</fieldset>`,
  mines: (words) =>
    `<div class="pickBox" id="pick"><div class="stepper" role="group" aria-label="${words.choice}"><button class="round" id="fewer" type="button" aria-label="${words.parts.fewer}">${glyph("minus")}</button><p><span>${words.choice}</span><strong id="mines">${FIRST_MINES}</strong></p><button class="round" id="more" type="button" aria-label="${words.parts.more}">${glyph("plus")}</button></div>${aids(words)}</div>
<p class="odds" id="odds" aria-live="polite"></p>`,
  keno: (words) =>
    `<div class="pickBox" id="pick">${aids(words)}</div>
<ol class="payStrip" id="pay-strip" aria-label="${words.parts.pays}">${times(PICKED_MOST + 1, (hits) => `<li data-hits="${hits}" hidden></li>`)}</ol>`,
  crash: ({ choice, parts }, locale) =>
    `<div class="pickBox" id="pick"><label class="target"><span>${choice} ×<span class="quiet"> ${parts.target}</span></span><input id="target" inputmode="decimal" autocomplete="off" maxlength="7" value="${figuresOf(locale, FIRST_TARGET, 2)}" data-least="${TARGET_LEAST}" data-most="${TARGET_MOST}" aria-describedby="odds"></label><div class="quick" role="group" aria-label="${parts.quick}">${QUICK_TARGETS.map((target) => `<button class="aid" type="button" data-target="${target}">${timesWriter(locale)(target)}</button>`).join("")}</div></div>
<p class="odds" id="odds" aria-live="polite"></p>`,
};

/** What the player chooses before the press. */
export const choiceOf = (kind: InstantKind, words: InstantWords, locale: string): string =>
  CHOICES[kind](words, locale);
