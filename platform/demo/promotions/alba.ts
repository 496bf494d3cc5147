import { shelf } from "./shelf.ts";

/** alba speaks like a neighbour at the fair. */
export const albaPromotions = shelf({
  rtp: {
    es: {
      title: "Las cuentas, sobre la mesa",
      summary: "Cada slot enseña su RTP antes de que gires. Sin buscarlo, sin letra chica.",
      action: "Ver los slots",
      intro:
        "En la plaza el precio va en la pizarra. Aquí también: ves cuánto devuelve un juego antes de abrirlo, y decides tú.",
    },
    en: {
      title: "The sums are on the table",
      summary: "Every slot shows its RTP before you spin. No searching, no small print.",
      action: "See the slots",
      intro:
        "At the market the price is on the board. Here too: you see what a game returns before you open it, and you decide.",
    },
  },
  smallStake: {
    es: {
      title: "Con monedas también hay fiesta",
      summary: "Veinte líneas o más por giro, desde P 0.20. Un rato largo con poquito.",
      action: "Jugar desde P 0.20",
      intro:
        "No hace falta apostar en grande para pasarla bien. Empieza con centavos, conoce el juego y sube solo si se te antoja.",
    },
    en: {
      title: "Small change, same party",
      summary: "Twenty lines or more a spin, from P 0.20. A long while with very little.",
      action: "Play from P 0.20",
      intro:
        "You need not bet big to have a good time. Start with cents, get to know the game and raise only if you feel like it.",
    },
  },
  freeGames: {
    es: {
      title: "Diez juegos de regalo, y al doble",
      summary: "Tres scatters y la casa invita la ronda.",
      action: "Buscar mi slot",
      intro:
        "Cuando salen tres, suena la banda: diez giros que no te cuestan y que pagan doble. Pasa en todos los slots de nuestro estudio.",
    },
    en: {
      title: "Ten games on the house, at double",
      summary: "Three scatters and the round is on us.",
      action: "Find my slot",
      intro:
        "When three turn up, the band plays: ten spins that cost you nothing and pay double. It happens in every slot of our studio.",
    },
  },
  deposit: {
    es: {
      title: "Pones cien, entran cien",
      summary: "Depositar no tiene comisión y el saldo sube al confirmarse el pago.",
      action: "Depositar",
      intro:
        "Tu dinero llega completo. Ni un centavo se queda en el camino, y ves cada paso hasta que está en tu saldo.",
    },
    en: {
      title: "Put in a hundred, get a hundred",
      summary: "Deposits carry no fee and your balance rises once the payment is confirmed.",
      action: "Deposit",
      intro:
        "Your money arrives whole. Not a cent stays behind, and you see each step until it is in your balance.",
    },
  },
  seasons: [
    {
      id: "temporada-de-feria",
      gameClass: "FIESTA",
      picture: "p_season-1",
      voice: {
        es: {
          title: "Temporada de feria",
          summary: "Piñatas, mariachis y luces de plaza: los slots más alegres, juntos.",
          action: "Entrar a la feria",
          intro:
            "Se prende la rueda, huele a churros y suena la trompeta. Reunimos los slots de fiesta en un solo pasillo para que pasees sin prisa.",
        },
        en: {
          title: "Fair season",
          summary: "Piñatas, mariachis and lights on the square: our merriest slots, together.",
          action: "Walk the fair",
          intro:
            "The wheel lights up, the trumpet plays and it smells of churros. All the fiesta slots in one lane, for an unhurried stroll.",
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
          summary: "Serpientes de sol, tridentes y mitos de los buenos. Después de la feria.",
          action: "Ver los mitos",
          intro:
            "Al apagarse las luces de la feria empiezan los cuentos. Reunimos los slots de mitos, de los que se cuentan en voz baja.",
        },
        en: {
          title: "Gods and legends",
          summary: "Sun serpents, tridents and tales worth telling. After the fair.",
          action: "See the myths",
          intro:
            "When the fair's lights go out the stories begin. We gather the myth slots, the kind that are told in a low voice.",
        },
      },
    },
  ],
  points: {
    es: {
      title: "El canje de la plaza",
      summary: "Puntos por jugar y una repisa de premios. Ya puedes mirar la repisa.",
      action: "Ver los premios",
      intro:
        "Estamos poniendo el puesto: la repisa y los precios ya se ven, la caja todavía no abre.",
    },
    en: {
      title: "The stall on the square",
      summary: "Points for playing and a shelf of rewards. You can already look at the shelf.",
      action: "See the rewards",
      intro: "We are setting up the stall: shelf and prices are out, the till is not open yet.",
    },
  },
  missions: {
    es: {
      title: "Encargos con premio",
      summary: "Metas claras, premio escrito. Léelas antes de que abran.",
      action: "Ver las misiones",
      intro:
        "Cada encargo dice qué pide y qué da, como un trato entre vecinos. Mira la lista; todavía no se pueden empezar.",
    },
    en: {
      title: "Errands with a reward",
      summary: "Clear goals, rewards in writing. Read them before they open.",
      action: "See the missions",
      intro:
        "Each errand says what it asks and what it gives, like a deal between neighbours. Read the list; they cannot be started yet.",
    },
  },
});
