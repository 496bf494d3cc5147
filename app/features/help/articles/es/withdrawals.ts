const withdrawals = {
  title: "Retiros",
  lead: "Qué se puede cobrar hoy, y qué no.",
  keywords: "retirar cobrar sacar dinero banco transferencia pago ganancias",
  sections: {
    now: {
      title: "Hoy no hay retiros",
      text: [
        "{{brand}} es una demostración: los depósitos pasan por una pasarela de prueba y ningún saldo puede cobrarse, tampoco el que ganes jugando. Por eso no verás un botón de retirar.",
        "Lo decimos aquí, antes de que deposites, y también en los [términos](/help/terms#balance).",
      ],
    },
    balance: {
      title: "Para qué sirve entonces el saldo",
      text: [
        "Para probar los juegos. Cada movimiento queda anotado: los depósitos en [Depositar](/member/deposit) y las rondas en [Mis apuestas](/member/bets).",
      ],
    },
    offers: {
      title: "Si alguien ofrece comprarte el saldo",
      text: [
        "Es un engaño. El saldo no se puede pasar a otra persona y nadie de {{brand}} te pedirá un pago para «liberarlo». [Avísanos](/feedback?type=COMPLAINT), por favor.",
      ],
    },
  },
};

export type Withdrawals = typeof withdrawals;
export default withdrawals;
