const join = {
  title: "Afiliados",
  heading: "Crece con {{brand}}",
  lead: "Si traes jugadores, te toca una parte de lo que queda. El plan entero está aquí: los escalones, lo que se descuenta y un mes calculado hasta el último centavo.",
  description:
    "El plan de afiliados: escalones de comisión, lo que se descuenta, un mes calculado y cómo solicitar.",
  apply: "Quiero ser afiliado",
  percent: "{{share}}%",
  steps: {
    title: "Cómo se entra",
    items: [
      {
        title: "Nos escribes",
        text: "Cuéntanos quién eres y dónde vas a hablar de {{brand}}. Te damos una referencia para seguir tu solicitud.",
      },
      {
        title: "Lo revisa una persona",
        text: "Miramos que el sitio o canal sea para mayores de edad y que no prometa lo que no es. Te contestamos por escrito, sea sí o no.",
      },
      {
        title: "Firmamos un acuerdo",
        text: "Con los escalones de esta página y la forma de pago. Nada cuenta antes de esa firma.",
      },
    ],
  },
  tiers: {
    title: "Los escalones",
    lead: "Tu parte depende de dos cosas del mes, y hacen falta las dos: el ingreso neto y cuántos de tus jugadores jugaron.",
    caption: "Escalones del plan de afiliados",
    revenue: "Ingreso neto del mes",
    active: "Jugadores activos",
    share: "Tu parte",
    from: "Desde {{amount}}",
    atLeast_one: "{{shown}} o más",
    atLeast_other: "{{shown}} o más",
  },
  sum: {
    title: "Un mes, calculado",
    lead: "Cambia las cifras y vuelve a calcular. La cuenta la hace el mismo código que haría la de verdad.",
    loss: "Lo que perdieron tus jugadores",
    bonuses: "Bonos y devoluciones que recibieron",
    fee: "Pagos y estudios de juego ({{share}}%)",
    revenue: "Ingreso neto",
    share: "Tu parte, por el escalón alcanzado",
    noTier: "No alcanza el primer escalón",
    commission: "Tu comisión del mes",
  },
  form: {
    loss: "Pérdida de tus jugadores ({{symbol}})",
    bonuses: "Bonos y devoluciones ({{symbol}})",
    active: "Jugadores activos",
    submit: "Calcular",
    unread: "Escribe solo el número, por ejemplo {{example}}.",
  },
  questions: {
    title: "Preguntas que conviene hacer",
    items: [
      {
        title: "¿Y si mis jugadores ganan?",
        text: "Ese mes tu comisión es cero. Un mes negativo no se arrastra: el siguiente empieza limpio.",
      },
      {
        title: "¿Quién cuenta como jugador activo?",
        text: "Quien llegó por tu enlace y cerró al menos una ronda con su propio saldo durante el mes. Las cuentas de prueba no cuentan, y la tuya tampoco.",
      },
      {
        title: "¿Hay pagos por registro?",
        text: "No. Preferimos que te vaya bien cuando a la gente le gusta quedarse, no cuando solo se apunta.",
      },
      {
        title: "¿Qué no está permitido?",
        text: "Dirigirse a menores, prometer ganancias, enviar correo no deseado, hacerse pasar por nosotros o escribirle a quien pidió una pausa. Se pierde el acuerdo.",
      },
      {
        title: "¿Puedo ver la lista de mis jugadores?",
        text: "Verás totales, nunca nombres ni correos. Los datos de cada persona son suyos.",
      },
    ],
  },
  application: {
    title: "Solicitud de afiliado",
    lead: "Cuéntanos quién eres y dónde hablas con la gente. Una persona la lee y te contestamos en tus mensajes.",
    text: "Quién eres y cómo piensas hacerlo",
    textHint: "Entre {{min}} y {{max}} caracteres.",
    channels: "Tus sitios, canales o grupos",
    channelsHint: "Uno por línea, {{max}} a lo más: una dirección o un nombre.",
    agree: "Acepto los",
    terms: "términos y condiciones",
    and: "y el",
    privacy: "aviso de privacidad",
    send: "Enviar la solicitud",
    sent: "Enviada el {{date}}",
    reference: "Referencia {{reference}}",
    waits: "La estamos leyendo. Mientras tanto no hace falta que envíes otra.",
    states: { OPEN: "En revisión", APPROVED: "Aceptada", DENIED: "No aceptada" },
    reasons: {
      no_audience: "Todavía no vemos un público al que puedas llegar.",
      not_for_adults: "El sitio o canal no se dirige solo a mayores de edad.",
      unclear: "No nos quedó claro dónde ni cómo lo harías. Cuéntanoslo con más detalle.",
      rules_broken: "Lo que propones, o tu cuenta, no cumple nuestras reglas.",
      no_places: "Por ahora no sumamos afiliados. Puedes volver a intentarlo más adelante.",
    },
  },
  errors: {
    text_required: "Escribe quién eres y cómo piensas hacerlo.",
    input_short_one: "Falta {{count}} carácter.",
    input_short_other: "Faltan {{count}} caracteres.",
    input_long_one: "Sobra {{count}} carácter.",
    input_long_other: "Sobran {{count}} caracteres.",
    channel_missing: "Escribe al menos un sitio, canal o grupo.",
    channels_many: "Son {{max}} a lo más.",
    channel_long: "Cada línea puede tener hasta {{max}} caracteres.",
    terms_required: "Para enviarla tienes que aceptar los términos.",
    application_open: "Ya tienes una solicitud en revisión.",
    already_agent: "Tu cuenta ya es de agente.",
    unconfirmed: "No sabemos si llegó. Vuelve a enviarla: no se duplica.",
    unknown_error: "Algo falló de nuestro lado. Inténtalo otra vez.",
  },
  truth:
    "{{brand}} es una marca de demostración: este plan enseña cómo funcionaría y no paga comisiones. Las solicitudes sí las lee una persona.",
};

export type Join = typeof join;
export default join;
