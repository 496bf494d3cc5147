/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    home: {
      popular: "Los que más se cantan",
      winners: "¡Línea y bingo!",
      fresh: "Recién sacados del bombo",
      pot: "El bote del salón",
    },
    common: {
      footer: {
        adults: "Prohibido a menores de {{age}} años",
        care: "Si deja de divertirte, para. Se juega con edad cumplida, con límites puestos y con dinero que no haga falta. Ayuda gratuita: {{helpline}}.",
      },
    },
  },
  en: {
    home: {
      popular: "Called the most",
      winners: "Line and house!",
      fresh: "Fresh out of the drum",
      pot: "The hall's pot",
    },
    common: {
      footer: {
        adults: "No one under {{age}} may play",
        care: "When it stops being fun, stop. Play only of age, with limits set, and with money you can spare. Free helpline: {{helpline}}.",
      },
    },
  },
};
