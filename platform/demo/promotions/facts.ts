import type { Facts } from "./demo-promotion.ts";

const NO_BONUS = {
  es: "No entrega dinero ni bonos, así que no hay nada que apostar para liberarlo.",
  en: "It gives no money and no bonus, so there is nothing to wager before you can use it.",
};

export const rtpFacts: Facts = {
  es: {
    rules: [
      "El RTP está en la tarjeta del juego, antes de abrirlo, y otra vez en sus reglas.",
      "Con un RTP de 95.99%, de cada P 100 apostados vuelven de media P 95.99 a muy largo plazo.",
      "Es el mismo para todos y a toda hora: no cambia con tu saldo, con tu apuesta ni con tu racha.",
    ],
    terms: [
      "El RTP es una media de millones de giros, no lo que va a pasar en tu tarde.",
      NO_BONUS.es,
    ],
  },
  en: {
    rules: [
      "The RTP stands on the game's card, before you open it, and again in its rules.",
      "With an RTP of 95.99%, P 95.99 of every P 100 bet come back on average over the very long run.",
      "It is the same for everyone at any hour: your balance, stake or streak do not change it.",
    ],
    terms: [
      "RTP is an average over millions of spins, not what your afternoon will bring.",
      NO_BONUS.en,
    ],
  },
};

export const smallStakeFacts: Facts = {
  es: {
    rules: [
      "Cada giro juega veinte líneas o más. La apuesta más chica es de P 0.20 en total, P 0.01 por línea.",
      "Subes o bajas la apuesta entre giro y giro.",
      "Apostar menos no empeora tus probabilidades: el RTP es el mismo en todas las apuestas.",
    ],
    terms: [
      "Vale en los slots de cinco rodillos de nuestro estudio, con el saldo de tu cuenta.",
      NO_BONUS.es,
    ],
  },
  en: {
    rules: [
      "Every spin plays twenty lines or more. The smallest bet is P 0.20 in all, P 0.01 a line.",
      "Raise or lower it between spins.",
      "Betting less does not make your odds worse: the RTP is the same at every stake.",
    ],
    terms: ["In our studio's five-reel slots, played with your account's balance.", NO_BONUS.en],
  },
};

export const freeGamesFacts: Facts = {
  es: {
    rules: [
      "Tres, cuatro o cinco scatters, en cualquier lugar, abren diez juegos gratis.",
      "Durante esos diez juegos cada premio vale el doble. Otros tres símbolos suman diez juegos más.",
      "Salen en promedio una vez cada 140 giros. Nadie puede adelantarlos, tampoco nosotros.",
    ],
    terms: [
      "Es parte de las reglas del juego: no hay que inscribirse ni depositar algo aparte.",
      "Lo que ganas ahí entra directo a tu saldo, sin requisito de apuesta.",
    ],
  },
  en: {
    rules: [
      "Three, four or five scatters anywhere on the screen open ten free games.",
      "In those ten games every win pays double. Three more scatters add another ten.",
      "They come once in 140 spins on average. Nobody can hurry them, and neither can we.",
    ],
    terms: [
      "They are part of the game's rules: nothing to sign up for, nothing extra to deposit.",
      "What you win there goes straight to your balance, with no wagering requirement.",
    ],
  },
};

export const depositFacts: Facts = {
  es: {
    rules: [
      "Desde P 50 hasta P 50,000 por depósito.",
      "Lo que pagas es lo que entra: no descontamos comisión.",
      "El saldo sube en cuanto la pasarela confirma el pago, y te avisamos en tus mensajes.",
    ],
    terms: [
      "Con una cuenta de verdad; las cuentas de prueba no depositan.",
      "La pasarela de esta demostración no cobra: puedes probar todo el camino sin pagar nada.",
      NO_BONUS.es,
    ],
  },
  en: {
    rules: [
      "From P 50 to P 50,000 per deposit.",
      "What you pay is what arrives: we take no fee.",
      "Your balance goes up as soon as the gateway confirms, and a message tells you so.",
    ],
    terms: [
      "With a full account; trial accounts do not deposit.",
      "This demonstration's gateway charges nobody: you can walk the whole way without paying.",
      NO_BONUS.en,
    ],
  },
};

export const seasonFacts: Facts = {
  es: {
    rules: [
      "Durante la temporada reunimos estos slots en una sola lista, a un toque desde aquí.",
      "Se juegan igual que siempre: mismas reglas, mismo RTP, mismas apuestas.",
      "Cuando termine, los juegos siguen en su categoría.",
    ],
    terms: [
      "Es una selección de la casa, no un torneo: no hay tabla ni premio aparte.",
      NO_BONUS.es,
    ],
  },
  en: {
    rules: [
      "For the season we gather these slots on one shelf, one tap from here.",
      "They play as they always do: same rules, same RTP, same stakes.",
      "When it ends, the games stay in their category.",
    ],
    terms: ["It is a house selection, not a tournament: no ranking, no extra prize.", NO_BONUS.en],
  },
};

export const pointsFacts: Facts = {
  es: {
    rules: [
      "Ya puedes ver la carta de premios y con qué reglas se sumarán los puntos.",
      "Los puntos no caducan.",
      "Todavía no se cuentan ni se canjean: cuando empiece, la fecha aparece aquí.",
    ],
    terms: [
      "Lo que juegues antes de la apertura no suma puntos.",
      "Cien puntos equivaldrán a P 1.",
    ],
  },
  en: {
    rules: [
      "You can already see the rewards and the rules by which points will add up.",
      "Points never expire.",
      "They are not counted or redeemed yet: the date will stand here once it is set.",
    ],
    terms: [
      "What you play before the opening earns no points.",
      "A hundred points will be worth P 1.",
    ],
  },
};

export const missionsFacts: Facts = {
  es: {
    rules: [
      "Cada misión dice qué pide, cuánto da y cuántas veces hay que apostar el premio.",
      "Las hay de una sola vez, diarias y semanales.",
      "Todavía no se pueden empezar: cuando abran, la fecha aparece aquí.",
    ],
    terms: ["Lo que juegues antes de la apertura no cuenta para ninguna misión."],
  },
  en: {
    rules: [
      "Each mission says what it asks, what it gives and how often its reward must be bet.",
      "There are one-time, daily and weekly ones.",
      "They cannot be started yet: the date will stand here once it is set.",
    ],
    terms: ["What you play before the opening counts towards no mission."],
  },
};
