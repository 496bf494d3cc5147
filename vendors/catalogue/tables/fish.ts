import { tableGames } from "./table-game.ts";

/** Shooting and catching under water. */
export const fishGames = tableGames(
  "FISH",
  `
  Caza Abisal | OLAVIVA HUNT abyss luckiest 2025-03-11 hunt | shark squid tropical-fish crab blowfish
  Arpón de Oro | OLAVIVA HUNT lagoon lilita 2025-07-03 boat | whale turtle dolphin lobster fish
  Red Gigante | VOLCANA NET teal titan 2025-10-30 net | blowfish fish jellyfish shrimp tropical-fish
  Kraken Furia | VOLCANA BOSS cosmos luckiest 2026-01-22 deep | octopus lobster squid blowfish crab
  Laguna Rica | OLAVIVA NET jungle lilita 2026-06-18 net | crocodile frog fish turtle tropical-fish
  Tiburón Jefe | VOLCANA BOSS ember luckiest 2025-01-16 deep | shark blowfish crab squid fish
  Cazaperlas | OLAVIVA HUNT orchid titan 2025-02-06 boat | oyster jellyfish spiral-shell tropical-fish crab
  Marea Brava | TINTABRAVA HUNT royal russo 2025-04-29 wave | dolphin *shark turtle blowfish shrimp
  Banco de Plata | OLAVIVA NET frost lilita 2025-05-22 net | fish tropical-fish shrimp seal squid
  Ballena Blanca | VOLCANA BOSS midnight titan 2025-08-21 wave | whale squid shark octopus fish
  Río Dorado | TINTABRAVA NET honey lilita 2025-09-25 boat | fish frog turtle duck crocodile
  Anguila Loca | OLAVIVA HUNT violet luckiest 2025-11-06 hunt | snake jellyfish squid blowfish shrimp
  Pinzas Locas | VOLCANA HUNT tangerine luckiest 2025-12-04 boat | crab lobster shrimp spiral-shell blowfish
  Fosa Profunda | TINTABRAVA BOSS abyss russo 2026-02-19 deep | squid octopus jellyfish shark crab
  Arrecife Loto | OLAVIVA NET rose titan 2026-03-12 net | tropical-fish turtle jellyfish spiral-shell fish
  Pesca Pirata | VOLCANA HUNT wine lilita 2026-04-16 boat | lobster crab octopus shark tropical-fish
  Delta Verde | OLAVIVA NET pitch lilita 2026-05-28 net | turtle frog crocodile fish shrimp
  Furia Polar | TINTABRAVA BOSS frost russo 2026-07-23 boat | seal penguin whale fish squid
  Orca Reina | VOLCANA BOSS royal luckiest 2026-09-03 deep | spouting-whale dolphin shark fish tropical-fish
  Noche de Medusas | OLAVIVA HUNT magenta titan 2026-10-29 net | jellyfish squid tropical-fish spiral-shell octopus
`,
);
