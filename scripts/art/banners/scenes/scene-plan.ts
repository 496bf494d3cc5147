/** The pictures of promotions in the order of their page; behind them those of the blog. */
export const SCENE_PICTURES = [
  "p_hello-1",
  "p_season-1",
  "p_fair-1",
  "p_fair-2",
  "p_fair-3",
  "p_club-1",
  "p_vip-1",
  "p_season-2",
  "p_club-2",
  "p_club-3",
  "p_cup-1",
  "p_story-3",
  "p_story-1",
  "p_blog-1",
  "p_blog-2",
  "p_blog-3",
  "p_story-2",
] as const;

/** The composition of each picture above, by house. Neighbours on a page differ. */
export const COMPOSITIONS = {
  alba: "marigolds street cards stall layers marigolds cards street layers marigolds stall cards layers stall marigolds street stall",
  noche:
    "shop rooftop gantry shop rain rooftop gantry shop rain rooftop gantry shop rain rooftop rain gantry rooftop",
  mareo:
    "boat reef beach boat lighthouse reef beach boat reef lighthouse beach boat reef lighthouse beach boat lighthouse",
  grada:
    "pitch goal scoreboard locker pitch goal pitch scoreboard locker pitch goal scoreboard locker locker pitch scoreboard goal",
  velada:
    "hall jewels felt stage hall garden stage stage felt garden hall jewels felt felt hall garden stage",
  chispa:
    "cannon carousel sheet tent prizes cannon cannon tent carousel prizes sheet cannon tent sheet cannon prizes carousel",
} as const;

/** What lies around the subject, by house and composition. */
export const COMPANY: Record<keyof typeof COMPOSITIONS, Record<string, string>> = {
  alba: {
    street: "balloon guitar candy maracas",
    cards: "hibiscus bell cactus guitar",
    stall: "lemon candy maracas hibiscus",
    layers: "candy maracas marigold balloon",
    marigolds: "bell balloon candy maracas",
  },
  noche: {
    rooftop: "headphone neon-moon cocktail-glass optical-disk",
    shop: "neon-star headphone optical-disk cocktail-glass",
    rain: "neon-heart headphone cocktail-glass neon-moon",
    gantry: "neon-star neon-moon neon-bolt neon-heart",
  },
  mareo: {
    reef: "tropical-fish blowfish crab starfish",
    beach: "spiral-shell crab coconut starfish",
    boat: "tropical-fish blowfish dolphin crab",
    lighthouse: "spiral-shell crab message-bottle compass",
  },
  grada: {
    goal: "whistle flag soccer-ball",
    locker: "trophy stopwatch megaphone boxing-glove",
    scoreboard: "whistle soccer-ball stopwatch trophy",
    pitch: "soccer-ball whistle stopwatch",
  },
  velada: {
    stage: "rose house-chip ace key",
    felt: "house-chip card-back gem-stone key",
    jewels: "rose key gem-stone house-chip",
    garden: "rose wine-glass key card-back",
    hall: "house-chip rose ace wine-glass",
  },
  chispa: {
    tent: "balloon candy teddy-bear ticket",
    sheet: "ball-7 ball-22 candy ball-61",
    prizes: "teddy-bear balloon candy ticket",
    cannon: "ball-22 candy ticket balloon",
    carousel: "candy balloon teddy-bear ticket",
  },
};
