import { shelf } from "./shelf.ts";

/** Promotions for brands without texts of their own. */
export const standardPromotions = shelf({
  rtp: {
    es: {
      title: "El RTP, a la vista",
      summary: "Cada slot dice cuánto devuelve antes de que gires.",
      action: "Ver los slots",
      intro: "Antes de abrir un juego ya sabes cuánto devuelve a la larga. Tú decides con eso.",
    },
    en: {
      title: "The RTP, in plain sight",
      summary: "Every slot says what it returns before you spin.",
      action: "See the slots",
      intro:
        "Before you open a game you know what it returns in the long run. You take it from there.",
    },
  },
  smallStake: {
    es: {
      title: "Giros desde P 0.20",
      summary: "Veinte líneas o más por giro. Empieza con poco.",
      action: "Jugar desde P 0.20",
      intro: "Conoce el juego con apuestas pequeñas y sube solo si quieres.",
    },
    en: {
      title: "Spins from P 0.20",
      summary: "Twenty lines or more on every spin. Start small.",
      action: "Play from P 0.20",
      intro: "Get to know the game with small stakes and raise them only if you want to.",
    },
  },
  freeGames: {
    es: {
      title: "Diez juegos gratis, al doble",
      summary: "Tres scatters abren la ronda.",
      action: "Elegir un slot",
      intro:
        "Diez giros que no te cuestan y que pagan doble, en todos los slots de nuestro estudio.",
    },
    en: {
      title: "Ten free games, paid double",
      summary: "Three scatters open the round.",
      action: "Choose a slot",
      intro: "Ten spins that cost you nothing and pay double, in every slot of our studio.",
    },
  },
  deposit: {
    es: {
      title: "Depósitos sin comisión",
      summary: "Lo que pones es lo que entra, en cuanto se confirma el pago.",
      action: "Depositar",
      intro: "Sigues cada paso hasta que el dinero está en tu saldo, completo.",
    },
    en: {
      title: "Deposits without a fee",
      summary: "What you put in is what arrives, once the payment is confirmed.",
      action: "Deposit",
      intro: "You follow every step until the money is in your balance, all of it.",
    },
  },
  seasons: [
    {
      id: "temporada-de-joyas",
      gameClass: "JEWELS",
      picture: "p_season-1",
      voice: {
        es: {
          title: "Temporada de joyas",
          summary: "Rubíes, ópalos y bóvedas: los slots que más brillan, juntos.",
          action: "Ver las joyas",
          intro: "Reunimos los slots de joyas en un solo lugar para que elijas con calma.",
        },
        en: {
          title: "Season of jewels",
          summary: "Rubies, opals and vaults: the brightest slots, all together.",
          action: "See the jewels",
          intro:
            "We gathered the jewel slots in one place, so that you can choose in your own time.",
        },
      },
    },
    {
      id: "dioses-y-leyendas",
      gameClass: "MYTH",
      picture: "p_season-2",
      voice: {
        es: {
          title: "Dioses y leyendas",
          summary: "Serpientes de sol, tridentes y mitos. Después de las joyas.",
          action: "Ver los mitos",
          intro: "Cuando se apaga el brillo empiezan las historias: los slots de mitos, juntos.",
        },
        en: {
          title: "Gods and legends",
          summary: "Sun serpents, tridents and myths. After the jewels.",
          action: "See the myths",
          intro: "When the sparkle fades the stories begin: the myth slots, all together.",
        },
      },
    },
  ],
  points: {
    es: {
      title: "Puntos por jugar",
      summary: "Una repisa de premios con su precio. Ya puedes mirarla.",
      action: "Ver los premios",
      intro: "La repisa y los precios ya se ven; la caja todavía no abre.",
    },
    en: {
      title: "Points for playing",
      summary: "A shelf of rewards with their price. You can already look.",
      action: "See the rewards",
      intro: "Shelf and prices are out; the till is not open yet.",
    },
  },
  missions: {
    es: {
      title: "Misiones con premio",
      summary: "Metas claras y el premio por escrito.",
      action: "Ver las misiones",
      intro: "Cada misión dice qué pide y qué da. Mira la lista; todavía no se pueden empezar.",
    },
    en: {
      title: "Missions with a reward",
      summary: "Clear goals, and the reward in writing.",
      action: "See the missions",
      intro:
        "Each mission says what it asks and what it gives. Read the list; they cannot be started yet.",
    },
  },
});
