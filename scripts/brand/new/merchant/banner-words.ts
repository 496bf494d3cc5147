import type { MerchantFile } from "#platform/contract/staff/merchant/merchant-file.ts";

type Banner = NonNullable<MerchantFile["banners"]>[number];
type Words = [kicker: string, title: string, text: string, action: string];

type Claim = { es: [kicker: string, title: string]; en: [kicker: string, title: string] };

/** The first sentence that a visitor reads, in the voice of each mood. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  fair: {
    es: ["Pasa, que ya empezó", "Aquí la suerte *está de fiesta*"],
    en: ["Come in, it has begun", "Luck is *having a party*"],
  },
  neon: {
    es: ["Abierto a toda hora", "Enciende la partida"],
    en: ["Open at any hour", "Light up your game"],
  },
  breeze: {
    es: ["A tu ritmo", "Un rato bueno, sin prisa"],
    en: ["At your own pace", "A good while, no hurry"],
  },
  arena: {
    es: ["Salta a la cancha", "Hoy se juega en grande"],
    en: ["Onto the pitch", "Today we play big"],
  },
  salon: {
    es: ["El salón está abierto", "La noche se viste *de gala*"],
    en: ["The room is open", "The evening *dresses up*"],
  },
  bingo: {
    es: ["Ya gira el bombo", "Que ruede *la alegría*"],
    en: ["The drum is turning", "Let the good times *roll*"],
  },
};

/** The text of a new brand's pages until it has its own; both languages, no promises. */
export function bannerWords(mood: string, name: string, favourite: string): Banner[] {
  const { es, en } = CLAIMS[mood]!;
  return [
    banner(
      "w_home",
      1,
      page("/rngList"),
      [...es, "Slots desde P 0.05 por giro, con el RTP siempre a la vista.", "Jugar ahora"],
      [...en, "Slots from P 0.05 a spin, with the RTP always in plain sight.", "Play now"],
    ),
    banner(
      "w_home",
      2,
      game(favourite),
      [
        "La casa recomienda",
        "Diez juegos gratis, al doble",
        "Tres símbolos Gratis y la ronda es tuya.",
        "Ver el juego",
      ],
      [
        "The house recommends",
        "Ten free games, at double",
        "Three Free symbols and the round is yours.",
        "See the game",
      ],
    ),
    banner(
      "w_home",
      3,
      page("/hot"),
      [
        "Lo más jugado",
        `Lo que suena en ${name}`,
        "Los favoritos de la casa, juntos.",
        "Ver populares",
      ],
      [
        "Most played",
        `What's on at ${name}`,
        "The favourites of the house, all together.",
        "See popular",
      ],
    ),
    banner(
      "w_rng",
      1,
      page("/help/fair"),
      [
        "Todo a la vista",
        "Mira el RTP antes de girar",
        "Está en cada tarjeta, y te contamos cómo se calcula.",
        "Cómo se calcula",
      ],
      [
        "No small print",
        "See the RTP before you spin",
        "It is on every card, and we tell you how it is worked out.",
        "How it works",
      ],
    ),
    banner(
      "w_live",
      1,
      null,
      ["Mesas de la casa", "Ruleta y baraja", "Cada mesa enseña sus reglas antes de apostar.", ""],
      ["House tables", "Wheel and cards", "Every table shows its rules before you bet.", ""],
    ),
    banner(
      "w_fish",
      1,
      null,
      ["Al agua", "Hoy hay buena pesca", "El costo de cada tiro, siempre en pantalla.", ""],
      ["Into the water", "A good day for fishing", "The cost of every shot, always on screen.", ""],
    ),
    banner(
      "w_pvp",
      1,
      null,
      ["Mesa compartida", "De tú a tú", "Cartas y tableros con reglas a la vista.", ""],
      ["Shared table", "Face to face", "Cards and boards with their rules in sight.", ""],
    ),
    banner(
      "w_sports",
      1,
      page("/rng"),
      [
        "Día de partido",
        "El deporte, en su sitio",
        "Cada título dice si está abierto. Si descansa, los slots siguen.",
        "Ir a los slots",
      ],
      [
        "Match day",
        "Sport in its place",
        "Every title says whether it is open. If one is resting, the slots are not.",
        "Go to the slots",
      ],
    ),
    banner(
      "w_esports",
      1,
      page("/rng"),
      [
        "Mandos listos",
        "Salón de esports",
        "Cada título dice si está abierto. Mientras tanto, hay slots.",
        "Ir a los slots",
      ],
      [
        "Controllers ready",
        "The esports room",
        "Every title says whether it is open. Until then, there are slots.",
        "Go to the slots",
      ],
    ),
    banner(
      "w_lott",
      1,
      null,
      ["Bolas al bombo", "Elige tu número", "Con calma: aquí nadie te apura.", ""],
      ["Balls in the drum", "Pick your number", "In your own time: nobody rushes you.", ""],
    ),
    banner(
      "w_down",
      1,
      null,
      ["Para llevar", "Tu casa de juego, en el bolsillo", "Escanea el código o sigue la guía.", ""],
      ["To go", "Your games in your pocket", "Scan the code or follow the guide.", ""],
    ),
    banner(
      "w_promotion",
      1,
      null,
      [
        "Con las cuentas claras",
        "Promociones con reglas",
        "Cada una dice quién entra y hasta cuándo.",
        "",
      ],
      ["All above board", "Offers with rules", "Each one says who may join and until when.", ""],
    ),
    banner(
      "w_shop",
      1,
      null,
      [
        "La repisa",
        "Premios con su precio",
        "A la vista desde hoy. Los puntos se contarán después.",
        "",
      ],
      [
        "The shelf",
        "Rewards with their price",
        "In plain sight from today. Points will count later.",
        "",
      ],
    ),
    banner(
      "w_help",
      1,
      page("/help/contact"),
      [
        "Estamos para eso",
        "Pregunta con confianza",
        "Si tu duda no está aquí, escríbenos.",
        "Escribir",
      ],
      [
        "That's what we're for",
        "Ask away",
        "If your question is not here, write to us.",
        "Write to us",
      ],
    ),
    banner(
      "w_login",
      1,
      null,
      ["Hola de nuevo", "Qué bueno verte", "Todo sigue donde lo dejaste.", ""],
      ["Hello again", "Good to see you", "Everything is where you left it.", ""],
    ),
    banner(
      "w_reg",
      1,
      null,
      ["Te damos la bienvenida", "Tu cuenta, en un momento", "Solo lo necesario, nada más.", ""],
      ["Welcome", "Your account in a moment", "Only what we need, nothing more.", ""],
    ),
  ];
}

function banner(
  groupName: Banner["groupName"],
  position: number,
  link: Banner["link"],
  es: Words,
  en: Words,
): Banner {
  const words = ([kicker, title, text, action]: Words) => ({ kicker, title, text, action });
  const always = { from: null, to: null };
  return { groupName, position, link, words: { es: words(es), en: words(en) }, ...always };
}

const game = (target: string) => ({ type: "GAME" as const, target });
const page = (target: string) => ({ type: "PAGE" as const, target });
