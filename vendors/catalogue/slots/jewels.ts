import { slotTable } from "./slot-table.ts";

/** Gems, crowns and vaults. */
export const jewelsSlots = slotTable(
  "JEWELS",
  `
  Cofre Sereno | CANTERA9 royal lilita 2025-01-07 chest | gem-stone locked-with-key crown ring money-bag coin
  Rubí Salvaje | TINTABRAVA wine luckiest 2025-04-01 cave | heart-on-fire money-bag diamond-suit ring rose crown
  Zafiro Polar | NORVELA frost russo 2025-07-22 summit | diamond-with-a-dot snowflake gem-stone ice ring polar-bear
  Mina Esmeralda | CANTERA9 jade lilita 2025-10-01 mine | glowing-star pick gem-stone coin lizard candle
  Corona Mayor | TEPOZAN desert titan 2025-12-23 throne | fleur-de-lis castle crown prince princess shield
  Oro y Seda | FAROLILLO wine lilita 2026-01-20 carnival | coin purse dress high-heeled-shoe ring kimono
  Bóveda Total | LUCIERNA midnight russo 2026-03-24 vault | locked-with-key coin money-with-wings money-bag bank gem-stone
  Luz de Ámbar | TEPOZAN tangerine lilita 2026-05-31 hive | diya-lamp large-orange-diamond honeybee honey-pot *lady-beetle maple-leaf
  Gema Líquida | OLAVIVA teal russo 2026-07-21 cenote | droplet large-blue-diamond gem-stone lotus oyster dolphin
  Diosa Ópalo | TINTABRAVA orchid lilita 2026-09-22 opal | magic-wand hamsa mirror *peacock ring butterfly
  Perla Negra | FAROLILLO midnight luckiest 2025-03-22 treasury | full-moon sparkles oyster anchor ring crown
  Diamante Diez | NORVELA frost titan 2025-07-14 vault | glowing-star sparkles gem-stone ring crown coin
  Corona de Cobre | OLAVIVA copper lilita 2026-09-18 pyramid | crown sparkles coin shield ring bell
  Topacio Tropical | TINTABRAVA tangerine russo 2025-10-09 toucan | palm-tree sun gem-stone parrot pineapple ring
  Anillo Andante | LUCIERNA violet luckiest 2025-05-21 treasury | ring sparkles footprints gem-stone running-shoe money-bag
  Jade del Jaguar | TINTABRAVA jade lilita 2026-10-16 jaguar | leopard full-moon gem-stone coin feather snake
  Cofre Cantor | LUCIERNA wine titan 2025-06-12 chest | musical-notes sparkles coin *bell old-key violin
  Oro Olvidado | VOLCANA honey russo 2026-06-09 mine | glowing-star old-key coin skull pick money-bag
  Ópalo Onírico | TEPOZAN orchid russo 2026-04-12 treasury | crescent-moon sparkles gem-stone butterfly *crystal-ball feather
  Amatista Audaz | OLAVIVA violet titan 2026-08-26 cave | high-voltage sparkles gem-stone bat pick crown
  Zafiro Zen | NORVELA lagoon luckiest 2025-02-26 treasury | *lotus sparkles gem-stone peacock ring candle
  Rubí Rumbero | OLAVIVA ember luckiest 2025-11-30 treasury | *maracas fire gem-stone rose crown high-heeled-shoe
  Bóveda Veloz | BARRILETE teal titan 2025-04-25 vault | stopwatch high-voltage money-bag locked-with-key coin credit-card
  Lingote Lucho | CANTERA9 honey lilita 2026-10-14 chest | flexed-biceps star bank coin money-bag balance-scale
  Vitral Vivo | VOLCANA magenta luckiest 2026-02-25 treasury | sparkles sun butterfly rose gem-stone *peacock
  Gema Gemela | LUCIERNA rose lilita 2025-04-28 treasury | mirror sparkles gem-stone ring heart-with-ribbon crown
  Tiara Traviesa | VOLCANA candy titan 2026-01-16 throne | *cat-face sparkles crown ring lipstick mirror
  Mina Mayor | TEPOZAN copper titan 2025-03-09 mine | *hammer-and-pick collision gem-stone pick railway-car candle
  Collar de Cleo | OLAVIVA desert lilita 2025-07-31 nile | eye sparkles cat *ring beetle gem-stone
  Joya de Jengibre | BARRILETE tangerine luckiest 2025-07-30 chest | cookie sparkles ring gem-stone ginger-root crown
  Tesoro de Turno | OLAVIVA royal lilita 2026-03-16 treasury | hourglass-done glowing-star coin money-bag old-key crown
  Cristal Cantarín | TINTABRAVA frost lilita 2026-11-17 cave | musical-notes snowflake gem-stone *bell wine-glass ice
  Sortija Salvaje | CANTERA9 jungle titan 2025-11-27 jaguar | leopard sparkles ring snake gem-stone parrot
  Esmeralda Ebria | TINTABRAVA pitch luckiest 2025-09-06 cantina | clinking-glasses sparkles gem-stone lime wine-glass crown
  Relicario Real | LUCIERNA wine titan 2025-11-15 chest | red-heart sparkles crown *key rose ring
  Caja Fuerte Uno | FAROLILLO midnight titan 2025-10-30 vault | locked-with-key hundred-points coin money-bag *detective gem-stone
  Dama de Diamantes | NORVELA rose luckiest 2026-03-21 treasury | diamond-suit sparkles crown rose gem-stone mirror
  Peso Pesado | OLAVIVA copper lilita 2026-07-09 luchador | balance-scale hundred-points coin money-bag trophy bank
  Ámbar Antiguo | BARRILETE honey luckiest 2026-02-13 hive | mosquito sparkles beetle honey-pot t-rex leaf-fluttering-in-wind
  Llave Maestra | OLAVIVA royal luckiest 2026-10-03 vault | key glowing-star old-key locked coin gem-stone
  Lluvia de Plata | TINTABRAVA frost luckiest 2026-06-29 waterfall | umbrella sparkles coin droplet ring gem-stone
  Hada Joyera | CANTERA9 orchid luckiest 2025-12-28 treasury | magic-wand sparkles butterfly gem-stone ring crown
  Urraca Rica | TINTABRAVA midnight russo 2025-02-24 cornfield | feather sparkles blackbird ring coin nest-with-eggs
  Imperio Índigo | TEPOZAN cosmos russo 2026-05-14 throne | crown glowing-star gem-stone shield crossed-swords coin
  Reloj de Oro | FAROLILLO honey lilita 2025-04-13 vault | hourglass-not-done sparkles watch coin ring gear
  Aurora Azul | TEPOZAN lagoon luckiest 2025-03-23 summit | glowing-star snowflake gem-stone fox polar-bear *mountain
`,
);
