import { shelf } from "./shelf.ts";

/** noche is short and sharp, like a sign in neon. */
export const nochePromotions = shelf({
  rtp: {
    es: {
      title: "Nada en la sombra",
      summary: "El RTP de cada slot, iluminado en su tarjeta.",
      action: "Ver los slots",
      intro:
        "La noche esconde cosas. Nosotros no: el retorno de cada juego se lee antes de entrar.",
    },
    en: {
      title: "Nothing in the dark",
      summary: "Every slot's RTP, lit up on its card.",
      action: "See the slots",
      intro: "The night hides things. We do not: you read each game's return before you walk in.",
    },
  },
  smallStake: {
    es: {
      title: "P 0.20 y a rodar",
      summary: "Veinte líneas. La apuesta más baja de la avenida.",
      action: "Girar",
      intro: "La noche es larga; la apuesta puede ser corta. Tú marcas el ritmo.",
    },
    en: {
      title: "P 0.20 and roll",
      summary: "Twenty lines. The lowest stake on the avenue.",
      action: "Spin",
      intro: "The night is long; the stake can be short. You set the tempo.",
    },
  },
  freeGames: {
    es: {
      title: "Diez a cuenta de la casa",
      summary: "Tres scatters. Diez juegos. Todo paga doble.",
      action: "Elegir slot",
      intro:
        "Tres luces se prenden y el contador cambia: diez juegos que no pagas y que pagan doble.",
    },
    en: {
      title: "Ten on the house",
      summary: "Three scatters. Ten games. Everything pays double.",
      action: "Pick a slot",
      intro:
        "Three lights go on and the meter changes: ten games you do not pay for, paying double.",
    },
  },
  deposit: {
    es: {
      title: "Comisión: cero",
      summary: "Depositas desde P 50. Entra entero.",
      action: "Depositar",
      intro: "Sin cargo, sin espera de más: se confirma el pago y ya está en tu saldo.",
    },
    en: {
      title: "Fee: zero",
      summary: "Deposit from P 50. All of it arrives.",
      action: "Deposit",
      intro: "No charge, no extra wait: the payment is confirmed and it is in your balance.",
    },
  },
  seasons: [
    {
      id: "noches-en-orbita",
      gameClass: "SPACE",
      picture: "p_season-1",
      voice: {
        es: {
          title: "Noches en órbita",
          summary: "Cohetes, planetas y neón. Los slots del espacio, en una sola pista.",
          action: "Despegar",
          intro:
            "La avenida termina y sigue el cielo. Juntamos los slots del espacio para verlos de corrido.",
        },
        en: {
          title: "Nights in orbit",
          summary: "Rockets, planets and neon. The space slots on one runway.",
          action: "Lift off",
          intro: "The avenue ends and the sky goes on. The space slots, gathered in one row.",
        },
      },
    },
    {
      id: "vitrina-de-joyas",
      gameClass: "JEWELS",
      picture: "p_season-2",
      voice: {
        es: {
          title: "Vitrina de joyas",
          summary: "Gemas que cortan la luz. Abre cuando baje la órbita.",
          action: "Ver las joyas",
          intro: "Una vitrina, de noche, sin alarma. Los slots de gemas, uno junto a otro.",
        },
        en: {
          title: "The jewel case",
          summary: "Gems that cut the light. Opens when the orbit closes.",
          action: "See the jewels",
          intro: "A shop window, at night, no alarm. The gem slots, side by side.",
        },
      },
    },
  ],
  points: {
    es: {
      title: "Puntos de madrugada",
      summary: "La carta de premios ya está prendida. La caja, todavía no.",
      action: "Ver la carta",
      intro: "Mira qué se canjea y por cuánto. Falta abrir la caja.",
    },
    en: {
      title: "Small-hours points",
      summary: "The rewards are lit. The till is not, yet.",
      action: "See the rewards",
      intro: "See what can be had and for how much. The till is still to open.",
    },
  },
  missions: {
    es: {
      title: "Rutas nocturnas",
      summary: "Misiones con meta y premio por escrito. En preparación.",
      action: "Ver las misiones",
      intro: "Cada ruta tiene salida, meta y premio. El mapa ya está; la salida aún no.",
    },
    en: {
      title: "Night routes",
      summary: "Missions with goal and reward in writing. Being prepared.",
      action: "See the missions",
      intro: "Every route has a start, a finish and a reward. The map is here; the start is not.",
    },
  },
});
