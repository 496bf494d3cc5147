import { readFileSync, writeFileSync } from "node:fs";

/** The icons the site uses; `node scripts/icons.ts` writes app/ui/icons.svg and its type from them. */
const names = [
  "house",
  "flame",
  "cherry",
  "life-buoy",
  "search",
  "globe",
  "moon",
  "sun",
  "mail",
  "eye",
  "eye-off",
  "refresh-cw",
  "plus",
  "user",
  "log-out",
  "log-in",
  "chevron-right",
  "chevron-left",
  "chevron-down",
  "arrow-right",
  "arrow-left",
  "arrow-up",
  "x",
  "heart",
  "play",
  "pause",
  "shield-check",
  "dices",
  "lock",
  "history",
  "gamepad-2",
  "layout-grid",
  "trophy",
  "check",
  "circle-alert",
  "info",
  "headset",
  "copy",
  "wallet",
  "sparkles",
  "megaphone",
  "clock",
  "file-text",
  "wifi-off",
  "badge-check",
  "receipt-text",
  "download",
  "credit-card",
  "user-plus",
  "maximize",
  "party-popper",
  "circle-check",
  "circle-x",
  "hourglass",
  "ticket",
  "scale",
  "book-open",
  "heart-handshake",
  "mail-open",
  "triangle-alert",
  "message-circle",
  "image-plus",
  "trash-2",
  "send",
  "smartphone",
  "gauge",
  "share",
  "square-plus",
  "ellipsis-vertical",
  "wrench",
  "users",
  "banknote",
  "landmark",
  "external-link",
  "move",
  "crown",
  "video",
  "fish",
  "spade",
  "volleyball",
  "joystick",
  "clover",
  "zap",
  "feather",
  "gift",
  "menu",
  "coins",
  "fingerprint",
];

type Collection = {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
};
const lucide: Collection = JSON.parse(
  readFileSync("node_modules/@iconify-json/lucide/icons.json", "utf8"),
);

const symbols = names.map((name) => {
  const icon = lucide.icons[lucide.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`lucide has no icon ${name}`);
  const body = icon.body.replaceAll(/ stroke-width="2"/g, "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`;
});
writeFileSync(
  "app/ui/icons.svg",
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`,
);
const union = names.map((name) => `  | "${name}"`).join("\n");
writeFileSync("app/ui/icon-name.ts", `export type IconName =\n${union};\n`);
