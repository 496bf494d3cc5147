import { shelf } from "./shelf.ts";

/** mareo is a friend with an octopus, by the sea. */
export const mareoPromotions = shelf({
  rtp: {
    es: {
      title: "Agua clara",
      summary: "Se ve el fondo: cada slot trae su RTP a la vista.",
      action: "Asomarme",
      intro:
        "Antes de meterte, mira. En cada juego lees cuánto devuelve a la larga, y así nadas con calma.",
    },
    en: {
      title: "Clear water",
      summary: "You can see the bottom: every slot shows its RTP.",
      action: "Take a look",
      intro:
        "Look before you dip in. On every game you read what it returns over the long run, and then you swim at ease.",
    },
  },
  smallStake: {
    es: {
      title: "Solo los pies",
      summary: "Gira desde P 0.20 con veinte líneas o más. Nadie te empuja a lo hondo.",
      action: "Mojarme los pies",
      intro:
        "Hay días de mar adentro y días de orilla. Para los de orilla, la apuesta más chica es de veinte centavos.",
    },
    en: {
      title: "Just your feet",
      summary: "Spin from P 0.20 on twenty lines or more. Nobody pushes you in deep.",
      action: "Dip a toe",
      intro:
        "Some days are open sea and some are the shore. For shore days the smallest bet is twenty cents.",
    },
  },
  freeGames: {
    es: {
      title: "La ola de diez",
      summary: "Tres scatters levantan diez juegos gratis, con todo al doble.",
      action: "Esperar la ola",
      intro:
        "Las olas vienen cuando quieren. Cuando viene esta son diez juegos gratis, y cada premio vale dos.",
    },
    en: {
      title: "The wave of ten",
      summary: "Three scatters raise ten free games, all of it doubled.",
      action: "Wait for the wave",
      intro:
        "Waves come when they please. When this one comes it brings ten free games, and every win counts twice.",
    },
  },
  deposit: {
    es: {
      title: "Llega con toda su espuma",
      summary: "Depósitos sin comisión: lo que mandas es lo que llega.",
      action: "Depositar",
      intro: "Tu dinero cruza completo y lo ves llegar. El pulpo no se queda con ningún brazo.",
    },
    en: {
      title: "It lands with all its foam",
      summary: "Deposits with no fee: what you send is what arrives.",
      action: "Deposit",
      intro:
        "Your money crosses whole and you watch it land. The octopus keeps none of it, not even an arm.",
    },
  },
  seasons: [
    {
      id: "marea-alta",
      gameClass: "OCEAN",
      picture: "p_season-1",
      voice: {
        es: {
          title: "Marea alta",
          summary: "Ballenas, perlas y cangrejos: los slots del mar subieron a la orilla.",
          action: "Al agua",
          intro:
            "Subió la marea y trajo todos los slots del mar a la misma playa. Escoge una concha y escucha.",
        },
        en: {
          title: "High tide",
          summary: "Whales, pearls and crabs: the sea slots have come ashore.",
          action: "Into the water",
          intro:
            "The tide came in and left every sea slot on the same beach. Pick a shell and listen.",
        },
      },
    },
    {
      id: "mapa-del-tesoro",
      gameClass: "ADVENTURE",
      picture: "p_season-2",
      voice: {
        es: {
          title: "Mapa del tesoro",
          summary: "Selvas, brújulas y una equis. Zarpamos cuando baje la marea.",
          action: "Abrir el mapa",
          intro:
            "Cuando el agua se retira aparecen los caminos. Juntamos los slots de aventura para la siguiente travesía.",
        },
        en: {
          title: "Treasure map",
          summary: "Jungles, compasses and an X. We set sail when the tide goes out.",
          action: "Open the map",
          intro:
            "When the water draws back the paths appear. The adventure slots, gathered for the next voyage.",
        },
      },
    },
  ],
  points: {
    es: {
      title: "Caracolas de canje",
      summary: "El pulpo está ordenando la repisa. Puedes mirar, todavía no canjear.",
      action: "Mirar la repisa",
      intro:
        "Ocho brazos y aún le faltan manos. Los premios y las reglas ya se leen; los puntos se cuentan cuando abra.",
    },
    en: {
      title: "Shells to trade",
      summary: "The octopus is tidying the shelf. You may look, not trade yet.",
      action: "Look at the shelf",
      intro:
        "Eight arms and still short of hands. Rewards and rules can be read; points count once it opens.",
    },
  },
  missions: {
    es: {
      title: "Travesías cortas",
      summary: "Misiones con rumbo, meta y botín por escrito. Aún en el muelle.",
      action: "Ver las travesías",
      intro:
        "Cada travesía dice adónde va y qué hay en el cofre. Siguen amarradas: puedes leer la carta de navegación.",
    },
    en: {
      title: "Short voyages",
      summary: "Missions with a course, a goal and the loot in writing. Still at the dock.",
      action: "See the voyages",
      intro:
        "Each voyage says where it goes and what is in the chest. They are still moored: you can read the chart.",
    },
  },
});
