/** The content of one banner: its subject, the figures around it, and the symbols of its reels. */
export type BannerPlan = { subject: string; around: string[]; reels: string[] };

const rows: Record<string, string> = {
  w_home: "cherries|wrapped-gift|trophy",
  "alba/w_home": "cherries|piata|wrapped-gift",
  "noche/w_home": "full-moon|cocktail-glass|mirror-ball",
  "mareo/w_home": "octopus|octopus|turtle",
  w_rng: "cherries|slot-machine|gem-stone",
  "alba/w_rng": "snake|slot-machine|gem-stone",
  "noche/w_rng": "gem-stone|slot-machine|cherries",
  "mareo/w_rng": "dolphin|slot-machine|gem-stone",
  "grada/w_rng": "tiger-face",
  "velada/w_rng": "gem-stone",
  "chispa/w_rng": "lollipop",
  w_live: "roulette|cards|ace",
  "noche/w_live": "cards|roulette|cocktail-glass",
  "grada/w_live": "cards",
  "chispa/w_live": "prizes",
  w_fish: "shark|tropical-fish|whale",
  w_pvp: "cards|crossed-swords|rocket",
  w_sports: "soccer-ball|trophy|basketball",
  w_esports: "video-game|alien-monster|headphone",
  w_lott: "balls|crystal-ball|four-leaf-clover",
  w_down: "phone|rocket|bell",
  w_promotion: "wrapped-gift|balloon|party-popper",
  "alba/w_promotion": "piata|maracas|guitar",
  "noche/w_promotion": "neon-heart|musical-score|headphone",
  "mareo/w_promotion": "world-map|sailboat|message-bottle",
  "grada/w_promotion": "megaphone",
  "velada/w_promotion": "bouquet",
  "chispa/w_promotion": "prizes",
  w_shop: "shopping-bags|teddy-bear|watch",
  w_help: "headphone|speech-balloon|compass",
  "alba/w_login": "marigold|bell|sun-with-face",
  "noche/w_login": "full-moon|headphone|mirror-ball",
  "mareo/w_login": "message-bottle|anchor|compass",
  "grada/w_login": "whistle",
  "velada/w_login": "old-key",
  "chispa/w_login": "bingo-card",
  w_login: "old-key|bell|compass",
  "alba/w_reg": "piata|maracas|violin",
  "noche/w_reg": "mirror-ball|cocktail-glass|neon-star",
  "mareo/w_reg": "starfish|sailboat|whale",
  "grada/w_reg": "flag",
  "velada/w_reg": "ace",
  "chispa/w_reg": "balloon",
  w_reg: "party-popper|confetti-ball|bell",
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
  p_hello: "party-popper",
  "noche/p_hello": "bottle-with-popping-cork",
  "mareo/p_hello": "dolphin",
  "grada/p_hello": "running-shoe",
  "velada/p_hello": "clinking-glasses",
  "chispa/p_hello": "admission-tickets",
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

/** What flies around a subject in each house. */
const houseThings: Record<string, string[]> = {
  alba: ["marigold", "papel-teal", "paper-sun", "papel-ivory"],
  noche: ["neon-star", "neon-moon", "neon-bolt", "neon-heart"],
  mareo: ["starfish", "message-bottle", "spiral-shell"],
  grada: ["whistle", "flag", "soccer-ball", "basketball"],
  velada: ["house-chip", "card-back", "ace", "rose"],
  chispa: ["ball-7", "bingo-card", "ball-22", "balloon", "ball-61"],
};
/** What a subject brings along in every house; alone where a house has no things of its own. */
const topics: Record<string, string[]> = {
  w_rng: ["bell", "star", "lemon"],
  w_live: ["cocktail-glass", "crown"],
  w_fish: ["crab", "blowfish", "spiral-shell", "squid"],
  w_pvp: ["shield", "crown"],
  w_sports: ["basketball", "boxing-glove", "tennis", "trophy"],
  w_esports: ["joystick", "headphone", "trophy", "high-voltage"],
  w_lott: ["ticket", "four-leaf-clover", "star"],
  w_down: ["bell", "star"],
  w_promotion: ["balloon", "wrapped-gift"],
  w_shop: ["wrapped-gift", "headphone", "label"],
  w_help: ["speech-balloon", "telephone-receiver", "open-book", "shield"],
  w_login: ["locked", "star"],
  w_reg: ["star", "balloon"],
};
const GENERAL = ["star", "glowing-star", "balloon"];
/** Topics that say something besides being festive stand between a house's things. */
const TOLD = ["w_fish", "w_sports", "w_esports", "w_lott", "w_shop", "w_help"];
const homes: Record<string, string[]> = {
  alba: ["papel-teal", "marigold", "papel-ivory", "marigold", "paper-sun", "marigold"],
  noche: ["neon-star", "neon-heart", "neon-bolt"],
  mareo: ["message-bottle", "starfish", "spiral-shell"],
};

function companyOf(group: string, brand: string): string[] {
  const own = houseThings[brand];
  if (group === "w_home" && homes[brand]) return homes[brand];
  const topic = topics[group] ?? GENERAL;
  if (!own) return topic;
  if (!TOLD.includes(group)) return own;
  return own.flatMap((thing, at) => [thing, topic[at % topic.length]!]);
}

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
  const around = companyOf(group, brand);
  if (!subjects[number - 1]) return undefined;
  const drawn = new Set(["roulette", "cards", "balls", "phone", "prizes"]);
  const icons = [...subjects, ...around].filter((name) => !drawn.has(name));
  return {
    subject: subjects[number - 1]!,
    around: [...around.slice(number - 1), ...around.slice(0, number - 1)],
    reels: group === "w_home" ? homeReels : [...new Set(icons)].slice(0, 6),
  };
}
