/** What one banner shows: its subject, what surrounds it, and what its reels carry. */
export type BannerPlan = { subject: string; around: string[]; reels: string[] };

const rows: Record<string, string> = {
  w_home: "cherries|wrapped-gift|trophy",
  w_rng: "cherries|slot-machine|gem-stone",
  w_live: "roulette|cards|microphone",
  w_fish: "shark|tropical-fish|whale",
  w_pvp: "crossed-swords|cards|rocket",
  w_sports: "soccer-ball|trophy|basketball",
  w_esports: "video-game|alien-monster|headphone",
  w_lott: "balls|crystal-ball|four-leaf-clover",
  w_down: "phone|rocket|bell",
  w_promotion: "wrapped-gift|money-bag|party-popper",
  w_shop: "shopping-bags|teddy-bear|watch",
  w_help: "headphone|speech-balloon|compass",
  w_login: "old-key|crown|compass",
  w_reg: "party-popper|confetti-ball|crown",
};

const company: Record<string, string[]> = {
  w_home: ["coin", "game-die", "maracas", "coin"],
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
};

const homeReels = ["cherries", "gem-stone", "hibiscus", "bell", "folding-hand-fan", "cherries"];

export const bannerGroups = Object.keys(rows);

/** The plan of banner 1, 2 or 3 of a group. */
export function bannerPlan(group: string, number: 1 | 2 | 3): BannerPlan {
  const subjects = rows[group]!.split("|");
  const around = company[group]!;
  const drawn = new Set(["roulette", "cards", "balls", "phone", "prizes"]);
  const icons = [...subjects.filter((name) => !drawn.has(name)), ...around];
  return {
    subject: subjects[number - 1]!,
    around: [...around.slice(number - 1), ...around.slice(0, number - 1)],
    reels: group === "w_home" ? homeReels : [...new Set(icons)].slice(0, 6),
  };
}
