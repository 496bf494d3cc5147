import { type ClientFiles, modulesOf } from "#vendors/engines/client-files.ts";
import type { SpinView } from "#vendors/engines/slots/spin-view.ts";
import type { MoneyForm } from "../../../wallet/money-form.ts";
import { DEMO_BALANCE, type TableView } from "../../engine.ts";
import { demoRibbon } from "../../shared/page/demo-ribbon.ts";
import { percentIn } from "../../shared/page/figures.ts";
import { gameHead } from "../../shared/page/game-head.ts";
import { glyph } from "../../shared/page/glyph.ts";
import { escapeHtml } from "../../shared/page/html.ts";
import { lawOfStakes, offeredStakes } from "../../shared/page/law.ts";
import { historySheet, stakeControl, stakeSheet } from "../../shared/page/sheets.ts";
import type { Words } from "../../shared/page/words.ts";
import type { SlotGame } from "../engine/slot-kinds.ts";
import { sceneryOf } from "../scenery/scenery-of.ts";
import { frameCorners } from "../voice/corner.ts";
import { winEmblem } from "../voice/emblem.ts";
import { freeScene } from "../voice/free-scene.ts";
import { heroes, heroesOfSign } from "../voice/heroes.ts";
import { lever } from "../voice/lever.ts";
import { titleArt } from "../voice/title.ts";
import { winNamesOf } from "../voice/win-names.ts";
import { firstScreen } from "./first-screen.ts";
import { consoleOf, frameOf } from "./furniture.ts";
import { autoplayText, wordsOfRules } from "./rule-words.ts";
import { bestPays, rulesDialog } from "./rules-dialog.ts";
import { autoplaySheet } from "./sheets.ts";
import { reelsOf, type Skin } from "./skin.ts";
import { symbolName } from "./symbol-name.ts";
import { symbolSprite } from "./symbol-sprite.ts";
import { variantOf } from "./variant-of.ts";

export type GamePage = {
  skin: Skin;
  game: SlotGame;
  words: Words;
  language: "es" | "en";
  nonce: string;
  files: ClientFiles;
  money: MoneyForm;
  backUrl: string;
  cashierUrl: string;
  isDemo: boolean;
  autoplay: boolean;
  turbo: boolean;
  autoplayMost: number | null;
  spinMsLeast: number;
  stakeMost: string | null;
  table: TableView<SpinView>;
};

/** The whole game as one document; the client's modules make it work. */
export function gamePage(page: GamePage): string {
  const { skin, words, nonce, files } = page;
  const reels = page.game.rules.strips.length;
  return `${gameHead({
    ...{ language: page.language, nonce, base: files.base, engine: "slots", skin },
    ...{ face: `${files.base}/slots/fonts/${FONTS[skin.font]}.woff2`, icon: signOf(skin) },
    icons: iconsOf(page),
    modules: modulesOf(files, "slots"),
    style: skinStyle(skin, files.base),
    setup: setupOf(page),
  })}
<body data-scenery="${skin.scenery}"${materialOf(skin)} data-frame="${frameOf(skin.code, reels === 3)}" data-console="${consoleOf(skin.scenery)}" data-variant="${variantOf(skin, 3)}" data-reels="${reels}">
${symbolSprite(skin, words, page.game.rules.coins)}
${sceneryOf(skin)}${page.game.rules.freeGames ? freeScene(skin) : ""}
<header class="bar">
<a class="round" id="back" href="${escapeHtml(page.backUrl)}" target="_top" data-alone hidden aria-label="${words.back}">${glyph("back")}</a>
<p class="barName" aria-hidden="true">${escapeHtml(skin.name)}</p>
${page.isDemo ? demoRibbon(words) : ""}
<button class="round" id="open-history" type="button" aria-haspopup="dialog" aria-label="${words.history}">${glyph("history")}</button>
<button class="round" id="sound" type="button" aria-label="${words.soundOn}">${glyph("mute")}${glyph("loud")}</button>
<button class="pill" id="open-rules" type="button" aria-haspopup="dialog">${glyph("rules")}<span>${words.rtp.replace("{rtp}", percentIn(page.money.locale, page.game.rtp))}</span><span class="quiet">${words.rules}</span></button>
</header>
<main>
<h1 class="title">${heroesOfSign(skin)}${titleArt(skin)}<span class="quiet">${escapeHtml(skin.name)}</span></h1>
<section class="machine" aria-label="${escapeHtml(skin.name)}">
<p class="freeChip" id="gift-chip" hidden><span id="gift-count"></span></p>
<p class="freeChip" id="free-chip" hidden>${chosenPlace(page)}<span id="free-count"></span><strong id="free-won"></strong></p>
${coinChip(page)}<div class="window" id="window">
<div class="reels" id="reels" aria-hidden="true"></div>
${page.game.rules.coins ? '<div class="heldCoins" id="held-coins" aria-hidden="true" hidden></div>\n' : ""}<svg class="winLines" id="win-lines" viewBox="0 0 ${reels * 100} 300" preserveAspectRatio="none" aria-hidden="true"></svg>
<div class="banner" id="banner" hidden>${winEmblem(skin)}<p class="bannerTitle" id="banner-title"></p><p class="bannerText" id="banner-text"></p><button class="bannerButton" id="banner-button" type="button"></button></div>
</div>
<span class="lineTag" id="line-tag" aria-hidden="true" hidden></span>
${heroes(skin)}${frameCorners(skin)}${reels === 3 ? lever() : ""}
<canvas class="coins" id="coins" aria-hidden="true"></canvas>
</section>
<p class="message" id="message"><span id="message-text">${wordsOfRules(page.game.rules, words).ready}</span><a id="deposit" href="${escapeHtml(page.cashierUrl)}" target="_top" hidden>${words.deposit}</a></p>
${bestPays(page)}
</main>
<footer class="panel">
<dl class="meter" id="balance-meter"><dt>${words.balance}</dt><dd id="balance">—</dd></dl>
${tools(page)}${stakeControl(words)}
<dl class="meter meterWin"><dt>${words.win}</dt><dd id="win">—</dd></dl>
<button class="spin" id="spin" type="button" aria-disabled="true">${glyph("spin")}<span id="spin-label">${words.spin}</span></button>
</footer>
<p class="quiet" id="news" role="status"></p>
${rulesDialog(page)}
${stakeSheet(words, lawOfStakes(page))}
${historySheet(words)}
${page.autoplay ? autoplaySheet(words, page.autoplayMost, autoplayText(page.game.rules, words)) : ""}
</body>
</html>`;
}

const materialOf = ({ symbols }: Skin) =>
  "icons" in symbols ? ` data-material="${symbols.material}"` : "";

/** What the symbols and the figures beside the reels show comes before the first spin. */
function iconsOf({ skin: { symbols }, game }: GamePage) {
  if (!("icons" in symbols)) return [];
  const shown = Object.entries(symbols.icons).filter(([name]) => !game.rules.coins || name !== "S");
  return shown.map(([, icon]) => escapeHtml(icon));
}

/** The icon of the browser's tab. */
const signOf = ({ symbols }: Skin) => ("icons" in symbols ? symbols.icons.H1 : "slot-machine");

/** Autoplay and turbo, where the merchant allows them. */
function tools({ words, autoplay, turbo }: GamePage) {
  if (!autoplay && !turbo) return "";
  const auto = `<button class="tool" id="open-autoplay" type="button" aria-haspopup="dialog" aria-disabled="true" aria-label="Auto · ${words.autoplay}">${glyph("auto")}<span>Auto</span></button>`;
  const fast = `<button class="tool" id="turbo" type="button" aria-pressed="false">${glyph("fast")}<span>Turbo</span></button>`;
  return `<div class="tools">${autoplay ? auto : ""}${turbo ? fast : ""}</div>`;
}

const FONTS = {
  lilita: "lilita-one",
  russo: "russo-one",
  titan: "titan-one",
  luckiest: "luckiest-guy",
} as const;

function skinStyle(skin: Skin, assets: string) {
  const { backdrop, title, titleEdge, ray } = skin.palette;
  const reels = reelsOf(skin);
  return `@font-face{font-family:Game;src:url(${assets}/slots/fonts/${FONTS[skin.font]}.woff2) format("woff2");font-display:block}
:root{--centre:${backdrop[0]};--middle:${backdrop[1]};--edge:${backdrop[2]};--title-light:${title[0]};--title-deep:${title[1]};--title-edge:${titleEdge};--ray:${ray};--plate:${skin.plate};--plate-line:${skin.plateLine};--reel:${reels.end};--reel-light:${reels.middle}}`;
}

/** The client's data; amounts are texts of 1/10,000. */
function setupOf(page: GamePage) {
  const { skin, words, table, money } = page;
  const { rules } = page.game;
  return {
    words: { ...words, ...wordsOfRules(rules, words) },
    money,
    stakes: offeredStakes(page.game.stakes, page.stakeMost).map(String),
    bets: rules.bets,
    respins: rules.coins?.respins ?? 0,
    strips: rules.strips,
    names: namesOfChosen(page),
    first: firstScreen(skin.code, rules),
    table,
    parent: originOf(page.backUrl),
    isDemo: page.isDemo,
    autoplay: page.autoplay,
    autoplayMost: page.autoplayMost,
    turbo: page.turbo,
    demoBalance: DEMO_BALANCE.toString(),
    scenery: skin.scenery,
    winNames: winNamesOf(skin.scenery, page.language),
  };
}

/** The names of the symbols of which one is drawn for free games. */
const namesOfChosen = ({ skin, game, language }: GamePage) =>
  Object.fromEntries(
    (game.rules.freeGames?.chosen ?? []).map((one) => [one, symbolName(skin, language, one)]),
  );

/** The respins that are left and what the held coins are worth so far. */
const coinChip = ({ game }: GamePage) =>
  game.rules.coins
    ? '<p class="freeChip coinChip" id="coin-chip" hidden><span id="respins-left"></span><i class="pips" id="pips" aria-hidden="true"></i><strong id="coins-won"></strong></p>\n'
    : "";

const chosenPlace = ({ game }: GamePage) =>
  game.rules.freeGames?.chosen
    ? '<svg class="chosenSymbol" viewBox="0 0 100 100" role="img" id="chosen" hidden><use/></svg>'
    : "";

function originOf(address: string) {
  return URL.canParse(address) ? new URL(address).origin : null;
}
