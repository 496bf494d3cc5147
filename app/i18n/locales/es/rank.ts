const rank = {
  title: "Mi nivel",
  kicker: "Nivel {{level}} del club",
  since: "Desde el {{date}}",
  towards: "Hacia {{name}}",
  missing: {
    both: "Te faltan {{bet}} en apuestas válidas y {{deposits}} en depósitos para llegar a {{name}}.",
    bet: "Te faltan {{bet}} en apuestas válidas para llegar a {{name}}.",
    deposits: "Te faltan {{deposits}} en depósitos para llegar a {{name}}.",
    month:
      "Ya estuviste en {{name}}: este mes te faltan {{month}} en apuestas válidas para volver.",
    none: "Ya tienes todo para {{name}}: subes en menos de una hora.",
  },
  highest: "Es el nivel más alto. No hay nada más que subir.",
  validBet: "Apuesta válida",
  deposits: "Depósitos",
  month: "Apuesta válida de este mes",
  of: "{{value}} de {{mark}}",
  keep: {
    title: "Para conservarlo",
    text: "Al terminar cada mes miramos si apostaste {{amount}}. Si no, el día 1 a las 4:00 bajas un solo nivel.",
    first: "Este mes no cuenta para conservarlo, porque subiste hace poco.",
    free: "Este nivel no pide nada al mes.",
    done: "Este mes ya está cumplido.",
  },
  paused:
    "Durante una pausa, una revisión o el cierre de tu cuenta no se dan regalos, y no bajas de nivel.",
  taken: "Listo: {{amount}} ya están en tu saldo.",
  gifts: {
    title: "Regalos para ti",
    kinds: {
      levelUpgrade: "Por llegar a {{name}}",
      levelWeek: "Regalo de la semana",
      levelMonth: "Regalo del mes",
      birthday: "Feliz cumpleaños",
    },
    played: "Antes de retirarlo, juega {{required}} en apuestas válidas.",
    free: "Puedes retirarlo sin jugarlo.",
    until: "Puedes recibirlo hasta el {{date}}.",
    take: "Recibir {{amount}}",
    busy: "Enviando a tu saldo…",
    empty: "Por ahora no hay regalos por recibir",
    emptyText:
      "Llegan cuando subes de nivel, cada semana y cada mes que juegas, y en tu cumpleaños.",
  },
  had: {
    title: "Regalos que ya recibiste",
    time: "Fecha",
    gift: "Regalo",
    amount: "Monto",
  },
  gives: {
    title: "Lo que da tu nivel",
    week: "{{amount}} cada semana en que apuestas al menos {{bet}}",
    month: "{{amount}} cada mes en que conservas el nivel",
    birthday: "{{amount}} en tu cumpleaños, a partir de cinco depósitos",
    rebate: "Una parte de tus apuestas de vuelta",
    rebateLink: "Ver tu devolución",
    service: "Una persona asignada en atención VIP",
    all: "Ver las reglas del club",
  },
  table: "Todos los niveles",
  errors: {
    award_gone: "Ese regalo ya no está: venció o se retiró.",
    unknown_award: "Ese regalo no existe.",
    terms_changed: "Las condiciones cambiaron mientras mirabas. Revísalas otra vez.",
    on_break: "Estás en pausa: mientras dure, no se dan regalos.",
    offers_paused:
      "Subiste un límite hace poco: por ley, durante unos días no hay premios ni ofertas.",
    account_held: "Estamos revisando tus datos. Escríbenos y lo vemos contigo.",
    account_leaving: "Pediste cerrar tu cuenta: ya no se dan regalos.",
    not_allowed_here: "La ley de este lugar no lo permite.",
    unconfirmed: "No sabemos si se hizo. Envíalo otra vez: se paga una sola vez.",
    unknown_error: "Algo falló de nuestro lado. Inténtalo de nuevo.",
  },
};

export type Rank = typeof rank;
export default rank;
