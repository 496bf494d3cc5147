/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    login: { app: "Lleva el bingo en tu móvil" },
    home: {
      popular: "Los que más se cantan",
      winners: "¡Línea y bingo!",
      fresh: "Recién sacados del bombo",
      pot: "El bote del salón",
    },
    common: {
      footer: {
        adults: "Prohibido a menores de {{age}} años",
        care: "Si deja de divertirte, para. Juega solo si eres mayor de edad, con límites y con dinero que no te haga falta. Ayuda gratuita: {{helpline}}.",
      },
    },
  },
  en: {
    login: { app: "Take the bingo with you on your phone" },
    home: {
      popular: "Called the most",
      winners: "Line and house!",
      fresh: "Fresh out of the drum",
      pot: "The hall's jackpot",
    },
    common: {
      footer: {
        adults: "No one under {{age}} may play",
        care: "When it stops being fun, stop. Play only if you are of age, within limits, and with money you can spare. Free helpline: {{helpline}}.",
      },
    },
  },
};
