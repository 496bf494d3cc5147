/** The pictures of promotions in the order of their page; behind them those of the blog. */
export const SCENE_PICTURES = [
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
  alba: "street cards stall layers marigolds cards street layers marigolds stall cards layers stall marigolds street stall",
  noche:
    "rooftop gantry shop rain rooftop gantry shop rain rooftop gantry shop rain rooftop rain gantry rooftop",
  mareo:
    "reef beach boat lighthouse reef beach boat reef lighthouse beach boat reef lighthouse beach boat lighthouse",
  grada:
    "goal scoreboard locker pitch goal pitch scoreboard locker pitch goal scoreboard locker locker pitch scoreboard goal",
  velada:
    "jewels felt stage hall garden stage stage felt garden hall jewels felt felt hall garden stage",
  chispa:
    "carousel sheet tent prizes cannon cannon tent carousel prizes sheet cannon tent sheet cannon prizes carousel",
} as const;

/** What lies around the subject, by house and composition. */
export const COMPANY: Record<keyof typeof COMPOSITIONS, Record<string, string>> = {
  alba: {
    street: "balloon guitar candy maracas",
    cards: "hibiscus bell cactus guitar",
    stall: "lemon candy maracas hibiscus",
    layers: "candy maracas coin balloon",
    marigolds: "bell balloon candy maracas",
  },
  noche: {
    rooftop: "headphone star cocktail-glass game-die",
    shop: "game-die headphone optical-disk cocktail-glass",
    rain: "coin star headphone game-die",
    gantry: "star coin high-voltage game-die",
  },
  mareo: {
    reef: "tropical-fish blowfish crab spiral-shell",
    beach: "spiral-shell crab coconut compass",
    boat: "tropical-fish blowfish dolphin crab",
    lighthouse: "spiral-shell crab coconut compass",
  },
  grada: {
    goal: "star coin glowing-star",
    locker: "trophy stopwatch megaphone boxing-glove",
    scoreboard: "star coin glowing-star trophy",
    pitch: "soccer-ball coin star",
  },
  velada: {
    stage: "rose crown gem-stone key",
    felt: "coin game-die gem-stone key",
    jewels: "rose key gem-stone crown",
    garden: "rose wine-glass key gem-stone",
    hall: "crown rose gem-stone wine-glass",
  },
  chispa: {
    tent: "balloon candy teddy-bear ticket",
    sheet: "ticket star candy four-leaf-clover",
    prizes: "teddy-bear balloon candy ticket",
    cannon: "star candy ticket balloon",
    carousel: "candy balloon teddy-bear ticket",
  },
};
