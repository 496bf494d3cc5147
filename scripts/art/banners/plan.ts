/** The content of one banner: its subject, the figures around it, and the symbols of its reels. */
export type BannerPlan = { subject: string; around: string[]; reels: string[] };

const rows: Record<string, string> = {
  w_home: "cherries|wrapped-gift|trophy",
  "alba/w_home": "cherries|piata|violin",
  "noche/w_home": "full-moon|cocktail-glass|mirror-ball",
  "mareo/w_home": "octopus|octopus|turtle",
  w_rng: "cherries|slot-machine|gem-stone",
  "alba/w_rng": "snake|slot-machine|gem-stone",
  "noche/w_rng": "gem-stone|slot-machine|cherries",
  "mareo/w_rng": "dolphin|slot-machine|gem-stone",
  w_live: "roulette|cards|game-die",
  w_fish: "shark|tropical-fish|whale",
  w_pvp: "cards|crossed-swords|rocket",
  w_sports: "soccer-ball|trophy|basketball",
  w_esports: "video-game|alien-monster|headphone",
  w_lott: "balls|crystal-ball|four-leaf-clover",
  w_down: "phone|rocket|bell",
  w_promotion: "wrapped-gift|money-bag|party-popper",
  w_shop: "shopping-bags|teddy-bear|watch",
  w_help: "headphone|speech-balloon|compass",
  w_login: "old-key|crown|compass",
  w_reg: "party-popper|confetti-ball|crown",
  p_fair: "magnifying-glass-tilted-left|wrapped-gift|credit-card",
  p_club: "coin|glowing-star|compass",
  "alba/p_season": "piata|trident-emblem",
  "noche/p_season": "rocket|gem-stone",
  "mareo/p_season": "whale|world-map",
  "grada/p_season": "tiger-face|phoenix-bird",
  "velada/p_season": "ring|amphora",
  "chispa/p_season": "lollipop|performing-arts",
  "alba/p_club": "lemon|maracas|carousel-horse",
  "noche/p_club": "cherries|full-moon|flying-saucer",
  "mareo/p_club": "coral|jellyfish|anchor",
  "grada/p_club": "flexed-biceps|trophy|goal-net",
  "velada/p_club": "candle|open-book|envelope",
  "chispa/p_club": "balloon|cupcake|bullseye",
  "alba/p_vip": "sun-with-face",
  "noche/p_vip": "shooting-star",
  "mareo/p_vip": "spiral-shell",
  "grada/p_vip": "sports-medal",
  "velada/p_vip": "rose",
  "chispa/p_vip": "glowing-star",
  p_vip: "crown",
  p_cup: "trophy",
  "grada/p_cup": "1st-place-medal",
  "alba/p_none": "hibiscus|cactus|guitar",
  "noche/p_none": "cocktail-glass|telescope|optical-disk",
  "mareo/p_none": "turtle|diving-mask|sailboat",
  "grada/p_none": "soccer-ball|stopwatch|megaphone",
  "velada/p_none": "wine-glass|key|hourglass-done",
  "chispa/p_none": "red-heart|ticket|wrapped-gift",
  p_none: "red-heart|magnifying-glass-tilted-left|envelope",
  p_season: "gem-stone|trident-emblem",
  p_story: "game-die|hot-beverage|crown",
  p_blog: "abacus|hourglass-done|scroll",
  "alba/p_story": "game-die|hot-beverage|piata",
  "noche/p_story": "game-die|hot-beverage|high-voltage",
  "mareo/p_story": "game-die|hot-beverage|octopus",
};

const company: Record<string, string[]> = {
  "alba/w_home": ["papel-teal", "marigold", "papel-ivory", "marigold", "paper-sun", "marigold"],
  "noche/w_home": ["neon-star", "neon-heart", "neon-bolt"],
  "mareo/w_home": ["message-bottle", "starfish", "spiral-shell"],
  w_rng: ["coin", "bell", "star", "lemon"],
  w_live: ["coin", "game-die", "cocktail-glass", "crown"],
  w_fish: ["crab", "blowfish", "spiral-shell", "squid"],
  w_pvp: ["game-die", "crown", "coin", "shield"],
  w_sports: ["basketball", "boxing-glove", "tennis", "trophy"],
  w_esports: ["joystick", "headphone", "trophy", "high-voltage"],
  w_lott: ["ticket", "coin", "four-leaf-clover", "star"],
  w_down: ["coin", "bell", "wrapped-gift", "star"],
  w_promotion: ["coin", "balloon", "wrapped-gift", "coin"],
  w_shop: ["coin", "wrapped-gift", "headphone", "label"],
  w_help: ["speech-balloon", "telephone-receiver", "open-book", "shield"],
  w_login: ["coin", "game-die", "locked", "star"],
  w_reg: ["coin", "wrapped-gift", "star", "balloon"],
  p_fair: ["coin", "star", "cherries", "coin"],
  p_none: ["star", "coin", "glowing-star"],
  p_vip: ["coin", "crown", "gem-stone", "trophy"],
  p_club: ["star", "coin", "trophy", "wrapped-gift"],
  p_cup: ["star", "coin", "glowing-star"],
  "alba/p_season": ["maracas", "candy", "balloon", "coin"],
  "noche/p_season": ["comet", "ringed-planet", "star", "coin"],
  "mareo/p_season": ["spiral-shell", "crab", "tropical-fish", "compass"],
  p_season: ["crown", "coin", "star", "glowing-star"],
  p_blog: ["light-bulb", "open-book", "game-die", "pencil"],
  p_story: ["star", "four-leaf-clover", "coin", "open-book"],
};

const homeReels = ["cherries", "gem-stone", "hibiscus", "bell", "folding-hand-fan", "cherries"];

/**
 * `w_` groups are banners; `p_` are the pictures of promotions, of the blog, of the club and of empty
 * lists.
 */
export const bannerGroups = [...new Set(Object.keys(rows).map((key) => key.split("/").at(-1)!))];

/** The plan of banner 1, 2 or 3 of a group: the brand's own if it has one, else the common one. */
export function bannerPlan(group: string, number: 1 | 2 | 3, brand = ""): BannerPlan | undefined {
  const own = `${brand}/${group}`;
  const subjects = (rows[own] ?? rows[group] ?? "").split("|");
  const around = company[own] ?? company[group] ?? [];
  if (!subjects[number - 1]) return undefined;
  const drawn = new Set(["roulette", "cards", "balls", "phone", "prizes"]);
  const icons = [...subjects.filter((name) => !drawn.has(name)), ...around];
  return {
    subject: subjects[number - 1]!,
    around: [...around.slice(number - 1), ...around.slice(0, number - 1)],
    reels: group === "w_home" ? homeReels : [...new Set(icons)].slice(0, 6),
  };
}
