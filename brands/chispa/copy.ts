/** Where this brand's voice differs from what all brands share: in Spain a phone is a móvil. */
export default {
  es: {
    access: {
      forgot: { byMobile: "Por móvil" },
      factors: {
        appText: "Una app de autenticación en tu móvil muestra un código nuevo cada 30 segundos.",
        recoveryText_one: "Te queda 1 código para cuando no tengas tu móvil.",
        recoveryText_other: "Te quedan {{count}} códigos para cuando no tengas tu móvil.",
        passkeyNameHint: "Por ejemplo: Mi móvil",
      },
      codes: {
        lead: "Cada uno te deja entrar una vez si no tienes tu móvil. No los volveremos a mostrar.",
      },
      errors: { mobile_invalid: "Revisa el número de móvil." },
    },
    auth: {
      register: { tabs: { mobile: "Con móvil" } },
      required: { mobileNum: "Escribe tu número de móvil." },
      errors: { mobile_invalid: "Escribe un número de móvil válido." },
    },
    login: { ways: { sms: "Con tu móvil" }, app: "Lleva el bingo en tu móvil" },
    member: {
      receipt: {
        how: { qr: "Escanéalo con tu monedero. Si estás en el móvil, ábrelo con el botón." },
      },
    },
    offline: { tip1: "Revisa el wifi o los datos del móvil." },
    security: {
      done: { phone: "Tu móvil quedó verificado." },
      errors: { mobile_invalid: "Escribe un número de móvil válido." },
    },
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
