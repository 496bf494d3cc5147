const deposits = {
  title: "Depósitos",
  lead: "Cómo entra el dinero y qué significa cada estado.",
  keywords: "pagar recargar saldo dinero tarjeta pendiente",
  sections: {
    tutorial: {
      title: "Tu primer depósito, paso a paso",
      text: [
        "Son tres pantallas. Cada forma de pago dice cuánto tarda, qué comisión tiene y cuánto tiempo tienes para pagar: 30 minutos con tarjeta o billetera, un día por transferencia y tres en tienda.",
      ],
      steps: [
        {
          text: "Abre [Depositar](/member/deposit), elige la forma de pago y el monto, y continúa. Ves el total antes de pagar, con su comisión si la hay.",
          picture: "La página Depositar: formas de pago y monto con atajos.",
        },
        {
          text: "Paga como te lo muestra la página: en la pasarela, con el código QR, en la caja con la ficha, o por transferencia con la referencia de 6 dígitos y la foto del comprobante.",
          picture:
            "La página de pago de prueba con el monto, la referencia y los botones para pagar o cancelar.",
        },
        {
          text: "Vuelve al sitio. El recibo se actualiza solo y el monto entra en tu saldo cuando la pasarela confirma el pago, casi siempre en segundos.",
          picture: "El recibo: depósito acreditado, con su referencia para copiar.",
        },
      ],
    },
    states: {
      title: "Qué significa cada estado",
      text: ["El estado está en el recibo y en la lista «Mis depósitos»."],
      rows: [
        ["Esperando tu pago", "Todavía no nos han confirmado nada."],
        ["Acreditado", "El monto ya está en tu saldo."],
        [
          "Comprobante enviado",
          "Ya tenemos la foto de tu transferencia y una persona la revisará.",
        ],
        ["En revisión", "Una persona mira tu comprobante, o un monto distinto del que pediste."],
        ["No se completó", "La pasarela no cobró. Puedes intentarlo otra vez."],
        ["Venció", "Se acabó el plazo. Si el pago llega tarde, se acredita igual."],
        ["Anulado por el banco", "El banco se llevó el pago de vuelta y lo quitamos de tu saldo."],
      ],
    },
    wagering: {
      title: "Lo que depositas se juega una vez",
      text: [
        "Antes de retirar un depósito hay que apostar su monto una vez, para que el saldo no sirva de pasarela entre cuentas. Mientras tanto queda apartado solo ese depósito; lo que ya tenías lo puedes retirar cuando quieras.",
        "Cada apuesta válida libera su monto, ganes o pierdas. Si depositas 200 y apuestas 120, quedan apartados 80. Con una transferencia que recibes pasa lo mismo. En [Retirar](/member/withdraw) ves cuánto falta de cada uno.",
      ],
    },
    interrupted: {
      title: "¿Y si algo se corta a medias?",
      text: [
        "Cada intento lleva una clave propia. Si repites el mismo paso, seguimos con el mismo depósito: no se abre ni se acredita dos veces.",
        "Guarda la referencia que ves en el recibo; con ella encontramos tu depósito enseguida. Si pasaron más de 30 minutos y no ves el saldo, [escríbenos](/feedback?type=PAYMENT).",
      ],
    },
  },
};

export type Deposits = typeof deposits;
export default deposits;
