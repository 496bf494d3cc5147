import { slotTable } from "./slot-table.ts";

/** Lanterns, tea houses and lucky animals. */
export const asiaSlots = slotTable(
  "ASIA",
  `
  Dragón Jade | TINTABRAVA jade luckiest 2025-01-28 pagoda | dragon-face red-paper-lantern dragon carp-streamer coin folding-hand-fan
  Farol Rojo | FAROLILLO ember lilita 2025-04-22 lanterns | red-paper-lantern firecracker red-envelope lotus coin moon-cake
  Panda Bambú | NORVELA jungle titan 2025-07-29 bamboo | yin-yang pine-decoration panda dumpling takeout-box bento-box
  Tigre Dorado | TINTABRAVA desert luckiest 2025-11-11 lanterns | tiger coin tiger-face yin-yang red-envelope firecracker
  Té de Jazmín | TEPOZAN teal lilita 2026-01-06 pagoda | teapot blossom teacup-without-handle lotus dango moon-cake
  Carpa Feliz | OLAVIVA wine titan 2026-03-31 torii | carp-streamer moon-cake fish lotus coin wind-chime
  Gato Suerte | BARRILETE tangerine titan 2025-09-23 lanterns | cat-face coin cat money-bag fish red-envelope
  Monte Sakura | FAROLILLO rose lilita 2026-05-26 pagoda | cherry-blossom mount-fuji shinto-shrine kimono japanese-dolls tanabata-tree
  Ninja Luna | LUCIERNA midnight russo 2026-08-04 torii | ninja full-moon crossed-swords japanese-castle owl scroll
  Fénix Rojo | TINTABRAVA sunset luckiest 2026-10-06 volcano | sun fire phoenix-bird peacock feather lotus
  Farol de Jade | TEPOZAN jade lilita 2026-05-27 lanterns | dragon-face red-paper-lantern lotus tiger-face coin folding-hand-fan
  Panda Maestro | OLAVIVA pitch titan 2025-05-24 pagoda | martial-arts-uniform bell panda dumpling chopsticks rice-ball
  Té de las Cinco | BARRILETE teal russo 2026-05-22 cafe | sparkles lotus teacup-without-handle teapot moon-cake fortune-cookie
  Sushi Samba | OLAVIVA ember titan 2026-02-14 lanterns | maracas fire sushi fried-shrimp rice-ball chopsticks
  Nube de Arroz | BARRILETE frost luckiest 2025-03-18 pagoda | rice-ball dizzy cooked-rice dango steaming-bowl chopsticks
  Carpa Dorada | CANTERA9 lagoon lilita 2026-10-28 pagoda | glowing-star lotus carp-streamer fish coin water-wave
  Ninja Nocturno | TINTABRAVA midnight russo 2026-08-26 lanterns | high-voltage full-moon ninja dagger shooting-star bat
  Abanico Rojo | LUCIERNA wine lilita 2026-06-08 lanterns | cherry-blossom red-paper-lantern folding-hand-fan kimono rose red-envelope
  Tigre de Papel | VOLCANA tangerine lilita 2025-10-06 bamboo | scroll fire tiger-face paintbrush red-envelope coin
  Sakura Lunar | TEPOZAN rose titan 2026-09-10 torii | full-moon sparkles cherry-blossom kimono lotus folding-hand-fan
  Dragón Goloso | OLAVIVA ember luckiest 2025-02-18 lanterns | fire red-envelope dragon dumpling moon-cake takeout-box
  Galleta Sabia | NORVELA honey luckiest 2025-12-22 pagoda | scroll sparkles fortune-cookie teacup-without-handle moon-cake coin
  Gran Muralla | OLAVIVA copper titan 2026-03-31 pagoda | shield fire castle horse crossed-swords scroll
  Jardín Sereno | BARRILETE sunset luckiest 2026-09-30 bamboo | sparkles lotus fountain candle bell teacup-without-handle
  Mono Travieso | CANTERA9 jungle luckiest 2026-01-04 bamboo | cloud banana monkey peach crown coin
  Elefante Sabio | VOLCANA violet russo 2026-07-03 temple | lotus gem-stone elephant peacock candle crown
  Pavo Real Azul | LUCIERNA royal luckiest 2026-06-08 temple | gem-stone lotus peacock feather candle rose
  Curry Furioso | FAROLILLO tangerine russo 2025-11-22 market | fire hot-pepper curry-rice flatbread coconut garlic
  Puente de Bruma | NORVELA frost lilita 2025-11-05 torii | fog full-moon japanese-castle lotus *wind-chime dove
  Monte Sereno | OLAVIVA lagoon russo 2026-04-29 torii | sun cherry-blossom mount-fuji deer kite crescent-moon
  Castillo Grulla | BARRILETE frost lilita 2025-08-05 torii | crown cherry-blossom japanese-castle crossed-swords folding-hand-fan dove
  Ramen Callejero | OLAVIVA ember lilita 2026-10-26 lanterns | hot-pepper fire steaming-bowl egg fish-cake-with-swirl chopsticks
  Año del Conejo | TINTABRAVA candy russo 2025-07-30 pagoda | full-moon red-envelope rabbit moon-cake carrot firecracker
  Rata Ricachona | LUCIERNA honey luckiest 2025-06-22 lanterns | money-bag red-envelope rat cheese-wedge coin firecracker
  Buey de Bronce | VOLCANA copper titan 2025-01-19 bamboo | bell red-envelope ox sheaf-of-rice drum coin
  Serpiente Seda | LUCIERNA jade lilita 2026-05-05 lanterns | ribbon red-envelope snake lotus gem-stone folding-hand-fan
  Gallo Imperial | FAROLILLO ember russo 2026-06-01 throne | crown red-envelope rooster sun firecracker coin
  Perro Guardián | TEPOZAN royal lilita 2026-08-14 torii | shield red-paper-lantern dog bone bell coin
  Cabra Risueña | FAROLILLO pitch lilita 2025-10-14 barn | cherry-blossom bell goat cheese-wedge leafy-green coin
  Cometa Carmesí | NORVELA wine titan 2026-11-12 torii | wind-chime cloud kite firecracker red-paper-lantern bell
  Muñecas de Luna | CANTERA9 orchid russo 2026-09-15 pagoda | full-moon sparkles japanese-dolls kimono dango ribbon
  Diana del Arco | TINTABRAVA jade russo 2025-12-07 torii | bow-and-arrow bullseye horse eagle shield scroll
  Bazar de Especia | LUCIERNA sunset luckiest 2025-04-03 market | candle gem-stone two-hump-camel *hot-pepper amphora camel
  Tambor de Trueno | TINTABRAVA cosmos lilita 2025-11-18 pagoda | high-voltage cloud-with-lightning drum dragon-face fire ogre
  Loto Infinito | TEPOZAN orchid lilita 2026-08-30 torii | infinity sparkles lotus dove fountain candle
  Bambú y Bruma | FAROLILLO teal titan 2026-07-24 bamboo | fog leaf-fluttering-in-wind panda frog *butterfly snail
  Mahjong Mágico | TEPOZAN jade luckiest 2025-04-28 lanterns | crystal-ball sparkles mahjong-red-dragon dragon-face game-die coin
`,
);
