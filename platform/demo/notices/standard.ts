import { type DemoNotice, demoNotice, EVERYBODY } from "./demo-notice.ts";

/** Notices for brands without texts of their own. */
export const standardNotices: DemoNotice[] = [
  demoNotice(
    { id: "first-visit", daysAgo: 0, types: ["PU"], execution: ["F"] },
    [
      "Tu cuenta está lista",
      "Tres cosas antes de empezar: mira <a href='/hot'>los juegos más jugados</a>, lee las reglas y el RTP dentro de cada slot, y decide cuánto rato quieres jugar hoy.",
      "Si algo no se entiende, <a href='/help/contact'>te responde una persona</a>.",
    ],
    [
      "Your account is ready",
      "Three things before you start: look at <a href='/hot'>the games people play most</a>, read the rules and the RTP inside each slot, and decide how long you want to play today.",
      "If anything is unclear, <a href='/help/contact'>a person will answer you</a>.",
    ],
  ),
  demoNotice(
    { id: "demonstration", daysAgo: 1, types: ["PU", "B"], execution: EVERYBODY },
    [
      "Aquí nadie gana ni pierde dinero",
      "Esta es una marca de demostración. Los depósitos pasan por una pasarela de prueba y <strong>ningún saldo puede cobrarse</strong>.",
      "Lo demás funciona como debe: las rondas se sortean en el servidor y cada una queda anotada.",
    ],
    [
      "Nobody wins or loses money here",
      "This is a demonstration brand. Deposits go through a test gateway and <strong>no balance can be cashed out</strong>.",
      "Everything else works as it should: rounds are drawn on the server and each one is written down.",
    ],
  ),
  demoNotice(
    { id: "responsible", daysAgo: 2, types: ["PU", "B", "H"], execution: EVERYBODY },
    [
      "Ponle hora y tope a tu juego",
      "El siguiente giro no sabe nada del anterior: perseguir lo perdido nunca lo trae de vuelta.",
      "Si deja de ser divertido, para. Aquí tienes <a href='/help/responsible'>señales que conviene conocer</a> y dónde pedir ayuda.",
    ],
    [
      "Set a time and a limit for your play",
      "The next spin knows nothing of the last one: chasing a loss never brings it back.",
      "When it stops being fun, stop. Here are <a href='/help/responsible'>signs worth knowing</a> and where to find help.",
    ],
  ),
  demoNotice(
    { id: "bet-record", daysAgo: 3, types: ["PU", "PL"], execution: ["A"] },
    [
      "Cada ronda queda anotada",
      "En <a href='/member/bets'>Mis apuestas</a> ves cuándo fue, cuánto pusiste y cuánto volvió. ¿Una no te cuadra? Copia su número y escríbenos.",
    ],
    [
      "Every round is written down",
      "<a href='/member/bets'>My bets</a> shows when it was, how much you staked and how much came back. One looks odd? Copy its number and write to us.",
    ],
  ),
];
