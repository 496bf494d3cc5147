const points = {
  title: "Tienda de puntos",
  lead: "La carta de premios y las reglas con las que se sumarán los puntos, para que las leas con calma antes de que abra.",
  description: "Qué premios tendrá la tienda de puntos, cuánto costará cada uno y cómo se sumarán.",
  soon: "Próximamente",
  member:
    "Todavía no se cuentan puntos, así que no hay saldo que mostrarte. Cuando abra la tienda, lo verás aquí.",
  invite: {
    title: "Los premios se canjean con tu cuenta",
    text: "La tienda aún no abre. Con cuenta o sin ella, puedes mirar todo lo que habrá.",
  },
  points_one: "{{shown}} punto",
  points_other: "{{shown}} puntos",
  kinds: {
    GOLDEN_EGG: "Huevo dorado",
    RED_ENVELOPE: "Sobre rojo",
    PRIZE_WHEEL: "Rueda de premios",
    BONUS: "Bono",
    POINTS: "Puntos",
  },
  rewards: {
    title: "Los premios",
    lead: "Lo que costará cada uno. El precio no cambia según quién lo mire.",
  },
  types: {
    LIVE: "Mesas",
    LOTTERY: "Lotería",
    PVP: "Cartas",
    SLOTS: "Slots",
    SPORTS: "Deportes",
    REDEEM: "Canje",
    DEPOSIT: "Depósito",
  },
  rules: {
    title: "Cómo se suman",
    lead: "Un punto por cada tanto de apuesta válida o de depósito.",
    bet: "1 punto por cada {{amount}} apostados",
    deposit: "1 punto por cada {{amount}} depositados",
    redeem: "cada punto vale {{amount}}",
    notes: [
      "Los puntos no caducan.",
      "Lo que no completa un punto se guarda para el siguiente: no se pierde ni un centavo.",
      "Si una ronda se anula, sus puntos se descuentan, y tu saldo de puntos nunca queda por debajo de cero.",
      "Lo que juegues antes de la apertura no suma.",
    ],
  },
  redeem: {
    title: "Cómo va un canje",
    lead: "Cada canje tendrá uno de estos tres estados.",
    IN_PROCESS: {
      name: "En proceso",
      text: "Pediste el premio y tus puntos quedan apartados mientras lo revisamos.",
    },
    APPROVED: { name: "Aprobado", text: "El premio es tuyo y los puntos se descuentan." },
    REJECTED: {
      name: "Rechazado",
      text: "No se pudo entregar: tus puntos vuelven completos y te decimos por qué.",
    },
  },
};

export type Points = typeof points;
export default points;
