/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    home: {
      popular: "Los titulares de la casa",
      winners: "Marcador de premios",
      fresh: "Recién fichados",
    },
    common: {
      footer: {
        care: "Se juega por gusto. Pon tus límites antes de salir a la cancha. Ayuda gratuita: {{helpline}}.",
      },
    },
  },
  en: {
    home: { popular: "The house line-up", winners: "The scoreboard", fresh: "New signings" },
    common: {
      footer: {
        care: "Play is for fun. Set your limits before you walk onto the pitch. Free helpline: {{helpline}}.",
      },
    },
  },
};
