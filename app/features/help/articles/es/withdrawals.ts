const withdrawals = {
  title: "Retiros",
  lead: "Cómo sale el dinero, cuánto tarda y quién da el siguiente paso.",
  keywords: "retirar cobrar sacar dinero banco transferencia pago ganancias no llegó demora",
  sections: {
    steps: {
      title: "Cómo pedir un retiro",
      text: [
        "Necesitas una cuenta de cobro a tu nombre y una clave de retiro de 6 dígitos. Las dos se guardan en [Perfil y seguridad](/member/securityCenter); una cuenta nueva se puede usar pasadas 24 horas.",
        "Abre [Retirar](/member/withdraw), elige el monto y la cuenta, y confirma con tu clave. El monto sale de tu saldo y queda apartado hasta que se paga o se rechaza; si se rechaza, vuelve entero.",
      ],
    },
    blocked: {
      title: "Por qué no puedo retirar ahora",
      text: [
        "La página te lo dice con todas las letras. Lo más común: el monto que pides pasa de lo que puedes retirar, porque lo depositado se apuesta una vez antes; ves cuánto falta de cada depósito y cuánto tienes libre. También puede ser el horario, el máximo del día o que tu cuenta de cobro sea nueva.",
      ],
    },
    states: {
      title: "Qué pasa después",
      text: [
        "Cada retiro muestra sus pasos: quién tiene que actuar, hasta cuándo y por qué. Puede pagarse en varias partes.",
        "Cuando te avisemos de un pago, pulsa «Recibido» si llegó. Si no llegó, pulsa «No recibido» y sube la foto de tu movimiento: una persona lo revisa. Si no dices nada, pasado el plazo contamos el pago como recibido.",
      ],
    },
    demo: {
      title: "En esta demostración",
      text: [
        "{{brand}} paga con dinero de prueba: el retiro recorre todos sus pasos, pero no llega nada a ningún banco y el saldo no vale nada fuera de aquí. Lo dicen también los [términos](/help/terms#balance).",
        "Si alguien ofrece comprarte el saldo o te pide un pago para «liberarlo», es un engaño. [Avísanos](/feedback?type=COMPLAINT), por favor.",
      ],
    },
  },
};

export type Withdrawals = typeof withdrawals;
export default withdrawals;
