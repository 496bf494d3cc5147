const points = {
  title: "Tienda de puntos",
  lead: "Tus puntos, cada cambio que tuvieron y las reglas con las que se suman.",
  description: "Tu saldo de puntos, cada cambio y las reglas con las que se suman.",
  balance: "Tu saldo",
  trial: "Una cuenta de prueba no suma puntos. Con una cuenta real, los verás aquí.",
  invite: {
    title: "Los puntos se suman en tu cuenta",
    text: "Entra para ver tu saldo y cada cambio. Las reglas están aquí abajo para todos.",
  },
  points_one: "{{shown}} punto",
  points_other: "{{shown}} puntos",
  types: {
    LIVE: "Mesas",
    LOTTERY: "Lotería",
    PVP: "Cartas",
    SLOTS: "Slots",
    SPORTS: "Deportes",
    REDEEM: "Canje",
    DEPOSIT: "Depósito",
  },
  sources: {
    PLAY: "Juego",
    TAKEN_BACK: "Corrección",
    DEPOSIT: "Depósito acreditado",
    CONVERTED: "Cambio por dinero",
  },
  details: {
    title: "Detalle de puntos",
    types: "Tipos de puntos",
    all: "Todos",
    time: "Fecha y hora",
    type: "Tipo",
    source: "Origen",
    change: "Cambio",
    balance: "Saldo después",
    empty: "Todavía no tienes puntos",
    emptyText: "Se suman solos cuando juegas o depositas, poco después de cada ronda.",
    none: "Nada en esta búsqueda",
    noneText: "Prueba con otro tipo o con otras fechas.",
  },
  rules: {
    title: "Reglas de los puntos",
    lead: "Un punto por cada tanto de apuesta válida o de depósito.",
    bet: "1 punto por cada {{amount}} apostados",
    deposit: "1 punto por cada {{amount}} depositados",
    notes: [
      "Los puntos no caducan.",
      "Lo que no completa un punto se guarda para el siguiente: no se pierde ni un centavo.",
      "Si una ronda se corrige o un depósito se devuelve, sus puntos se descuentan. Tu saldo de puntos nunca queda por debajo de cero.",
      "Durante una pausa o una autoexclusión no se suman puntos.",
    ],
  },
};

export type Points = typeof points;
export default points;
