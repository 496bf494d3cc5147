const deposits = {
  title: "Depósitos",
  lead: "Cómo entra el dinero y qué significa cada estado.",
  keywords: "pagar recargar saldo dinero tarjeta pendiente",
  sections: {
    tutorial: {
      title: "Tu primer depósito, paso a paso",
      text: ["Son tres pantallas. Tienes 30 minutos para completar el pago desde que lo pides."],
      steps: [
        {
          text: "Abre [Depositar](/member/deposit), elige la forma de pago y el monto, y continúa. Ves el total antes de pagar y no hay comisión.",
          picture: "La página Depositar: formas de pago y monto con atajos.",
        },
        {
          text: "Completa el pago en la página de la pasarela. Comprueba que el monto y la referencia son los tuyos.",
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
        ["En revisión", "Llegó un monto distinto del pedido y una persona lo está mirando."],
        ["No se completó", "La pasarela no cobró. Puedes intentarlo otra vez."],
        ["Venció", "Se acabó el plazo. Si el pago llega tarde, se acredita igual."],
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
