const missions = {
  title: "Misiones",
  lead: "Metas concretas con su premio por escrito. Cada una dice qué pide, cuánto da y qué hay que hacer después.",
  description: "Qué misiones habrá, qué pide cada una, cuánto da y con qué reglas.",
  soon: "Las misiones todavía no abren y nada de lo que juegues hoy cuenta para ellas. Esta es la lista con la que empezarán.",
  empty: "Por ahora no hay misiones",
  invite: {
    title: "Las misiones se cumplen con tu cuenta",
    text: "Cuando abran, tu avance se verá en esta página.",
  },
  periods: { ONCE: "Una sola vez", DAY: "Cada día", WEEK: "Cada semana" },
  goal: "Meta",
  reward: "Premio",
  wagering: "Se apuesta",
  goals: {
    FIRST_DEPOSIT: "{{target}} o más",
    DEPOSIT_SUM: "{{target}} en total",
    BET_SUM: "{{target}} en total",
    SIGN_IN_DAYS_one: "{{target}} día seguido",
    SIGN_IN_DAYS_other: "{{target}} días seguidos",
    GAMES_PLAYED_one: "{{target}} juego",
    GAMES_PLAYED_other: "{{target}} juegos",
    WIN_MULTIPLE: "{{target}} veces la apuesta",
  },
  times_one: "{{count}} vez",
  times_other: "{{count}} veces",
  rules: {
    title: "Las reglas",
    items: [
      "El día va de medianoche a medianoche y la semana de lunes a domingo, a la hora del sitio.",
      "Cada misión se cobra una vez por período. Si no la reclamas, no pasa al siguiente.",
      "El premio entra a tu saldo y se apuesta las veces que dice la misión antes de poder retirarlo.",
      "Cuenta la apuesta válida de las rondas cerradas; las anuladas no suman.",
      "Una cuenta por persona. Las cuentas de prueba no participan.",
    ],
  },
};

export type Missions = typeof missions;
export default missions;
