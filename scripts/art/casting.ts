import type { CatalogueGame } from "#vendors/catalogue/types.ts";
import type { Cast, Staging } from "./ensemble.ts";
import { arena } from "./scenes/arena.ts";
import { avenue } from "./scenes/avenue.ts";
import { candyland } from "./scenes/candyland.ts";
import { cave } from "./scenes/cave.ts";
import { circuit } from "./scenes/circuit.ts";
import { crash } from "./scenes/crash.ts";
import { desert } from "./scenes/desert.ts";
import { dice } from "./scenes/dice.ts";
import { dominoes } from "./scenes/dominoes.ts";
import { balls, drum } from "./scenes/draw.ts";
import { felt } from "./scenes/felt.ts";
import { harbour } from "./scenes/harbour.ts";
import { hunt } from "./scenes/hunt.ts";
import { jungle } from "./scenes/jungle.ts";
import { ludo } from "./scenes/ludo.ts";
import { meadow } from "./scenes/meadow.ts";
import { mines } from "./scenes/mines.ts";
import { pagoda } from "./scenes/pagoda.ts";
import { plaza } from "./scenes/plaza.ts";
import { plinko } from "./scenes/plinko.ts";
import { reef } from "./scenes/reef.ts";
import { reels } from "./scenes/reels.ts";
import { pit, ring } from "./scenes/ring.ts";
import { roulette, showWheel } from "./scenes/roulette.ts";
import type { Scene } from "./scenes/scene.ts";
import { space } from "./scenes/space.ts";
import { stadium } from "./scenes/stadium.ts";
import { stage } from "./scenes/stage.ts";
import { summit } from "./scenes/summit.ts";
import { temple } from "./scenes/temple.ts";
import { bingo, keno, pictureCards, scratch } from "./scenes/tickets.ts";
import { treasury } from "./scenes/treasury.ts";
import { volcano } from "./scenes/volcano.ts";

type Casting = { scene: Scene; cast: Cast; staging: Staging };

/** The scene of each slot; what is not named here plays in the scene of its class. */
const slotScenes: [scene: Scene, codes: string][] = [
  [reels, "tres-cerezas siete-brillos limon-y-oro sandia-turbo joya-de-barrio campana-real"],
  [stage, "cafe-fortuna fruteria-loca cumpleanos perezoso-club flamenco-pop rosquilla-pop"],
  [stage, "robot-fiestero luz-de-ambar oro-y-seda unicornio-gala diosa-opalo"],
  [avenue, "neon-nocturno limonada-beat noche-de-feria gato-suerte"],
  [
    meadow,
    "trebol-alegre granja-alegre oso-panzon gallina-de-oro miel-salvaje jardin-goloso toro-bravio",
  ],
  [harbour, "don-pulpo faro-del-sur isla-tortuga cangrejo-rey ballena-feliz capitan-loro"],
  [temple, "olimpo-sonoro minotauro luz-de-dunas gran-elefante corona-mayor mapa-perdido"],
  [jungle, "sol-serpiente hada-traviesa selva-de-oro panda-bambu colibri-brujo"],
  [cave, "ogro-y-oro duende-minero cueva-clara tesoro-marino mina-esmeralda rubi-salvaje"],
  [plaza, "bruja-dulce"],
  [reef, "canto-sirena gema-liquida"],
  [desert, "duelo-oeste safari-sabana cactus-bailon chile-picante"],
  [summit, "cumbre-blanca tren-del-norte helado-polar zafiro-polar lobo-de-plata zorro-veloz"],
  [harbour, "globo-viajero"],
  [volcano, "volcan-rugir fenix-rojo"],
  [treasury, "cofre-sereno boveda-total"],
];

const classScenes: Record<string, Scene> = {
  CLASSIC: reels,
  OCEAN: reef,
  ASIA: pagoda,
  MYTH: temple,
  ADVENTURE: jungle,
  FIESTA: plaza,
  SWEETS: candyland,
  SPACE: space,
  JEWELS: treasury,
  ANIMALS: meadow,
};

/** Scene and players of the games without reels: hero, left, right, then the small ones. */
const tableCasts: Record<string, [scene: Scene, icons: string]> = {
  "ruleta-jacinta": [roulette, "coin coin coin coin"],
  "bacara-dorado": [felt, "crown coin money-bag coin"],
  "veintiuno-rey": [felt, "joker top-hat coin coin"],
  "dados-del-sol": [dice, "game-die money-bag coin coin"],
  "dragon-tigre": [pagoda, "dragon-face tiger-face fire coin red-envelope"],
  "rueda-brillante": [showWheel, "coin coin coin coin"],
  "poker-casona": [felt, "gem-stone trophy cocktail-glass coin"],
  "ruleta-neon": [roulette, "coin coin coin coin"],
  "caza-abisal": [hunt, "shark squid tropical-fish crab blowfish"],
  "arpon-de-oro": [hunt, "whale turtle dolphin lobster fish"],
  "red-gigante": [hunt, "blowfish fish jellyfish shrimp tropical-fish"],
  "kraken-furia": [hunt, "octopus lobster squid blowfish crab"],
  "laguna-rica": [hunt, "crocodile frog fish turtle tropical-fish"],
  "truco-bravo": [felt, "crossed-swords bell shield coin"],
  "domino-patio": [dominoes, "hot-beverage coin coin coin"],
  "cohete-cien": [crash, "rocket satellite comet coin"],
  "minas-claras": [mines, "gem-stone coin crown coin"],
  "conquian-club": [felt, "top-hat musical-notes cocktail-glass coin"],
  "ludo-fiesta": [ludo, "game-die trophy coin coin"],
  "plinko-andino": [plinko, "coin coin coin coin"],
  "gol-de-oro": [stadium, "soccer-ball trophy goal-net coin"],
  "canasta-diez": [stadium, "basketball trophy running-shoe coin"],
  "diamante-beis": [stadium, "baseball trophy billed-cap coin"],
  "ring-central": [ring, "boxing-glove collision trophy coin"],
  "derbi-veloz": [circuit, "horse-racing trophy rosette chequered-flag"],
  "arena-pixel": [arena, "video-game alien-monster bullseye headphone trophy"],
  "torre-y-mago": [arena, "crystal-ball castle crossed-swords shield magic-wand"],
  "gol-virtual": [arena, "soccer-ball joystick trophy laptop headphone"],
  "turbo-circuito": [circuit, "racing-car trophy fuel-pump chequered-flag"],
  "seis-suertes": [drum, "four-leaf-clover coin coin coin"],
  "tres-cifras": [balls, "glowing-star money-bag coin coin"],
  "gordo-dominical": [drum, "money-bag coin coin coin"],
  "quiniela-luna": [balls, "crescent-moon money-bag coin coin"],
  "rasca-rasca": [scratch, "gem-stone cherries bell crown four-leaf-clover"],
  "keno-cometa": [keno, "comet glowing-star coin coin"],
  "bingo-balcon": [bingo, "party-popper coin coin coin"],
  "loteria-viva": [pictureCards, "sun-with-face rooster rose crescent-moon cactus"],
  "palenque-rojo": [pit, "rooster collision trophy coin"],
  "espolon-real": [pit, "rooster high-voltage crown coin"],
  "gallo-trueno": [pit, "rooster high-voltage trophy coin"],
};

/** Gems that are not blue. */
const hues: Record<string, number> = {
  "mina-esmeralda": -62,
  "galaxia-gema": 74,
  "gema-liquida": -32,
};

const stagings: Staging[] = ["trio", "duo", "tower", "orbit"];

function letterSum(text: string): number {
  return [...text].reduce((sum, char) => sum + char.charCodeAt(0), 0);
}

/** Chooses what a cover shows; games of one scene differ in how their players stand. */
export function casting(game: CatalogueGame): Casting {
  const staging = stagings[letterSum(game.code) % stagings.length]!;
  if (!game.symbols) {
    const [scene, icons] = tableCasts[game.code] ?? [];
    if (!scene || !icons) throw new Error(`${game.code} has no scene`);
    const [hero, left, right, ...extras] = icons.split(" ");
    return { scene, staging, cast: { hero: hero!, left: left!, right: right!, extras } };
  }
  const { wild, scatter, high } = game.symbols;
  const cast = { hero: high[0], left: high[1], right: high[2], extras: [high[3], wild, scatter] };
  const hue = hues[game.code];
  const own = slotScenes.find(([, codes]) => codes.split(" ").includes(game.code));
  return {
    scene: own?.[0] ?? classScenes[game.gameClassify]!,
    cast: hue ? { ...cast, hue } : cast,
    staging,
  };
}
