const vip = {
  title: "Club VIP",
  lead: "Nueve niveles. Cada uno dice qué pide y qué da, sin invitaciones secretas.",
  description: "Los nueve niveles del club VIP: qué pide cada uno, qué da y con qué reglas.",
  trial: "Tu cuenta de prueba juega con dinero de mentira, así que no suma para el club.",
  invite: {
    title: "¿En qué nivel vas?",
    text: "Entra a tu cuenta y te lo mostramos con tus propios números.",
  },
  standing: {
    label: "Tu nivel",
    kicker: "Hoy estás en el nivel {{level}}",
    towards: "Para llegar a {{name}}",
    validBet: "Apuesta válida",
    deposits: "Depósitos",
    of: "{{value}} de {{mark}}",
    highest: "Es el nivel más alto. No hay nada más que subir.",
  },
  levels: {
    title: "Los niveles",
    lead: "Para subir hacen falta las dos cosas: lo apostado y lo depositado desde que abriste tu cuenta.",
    caption: "Niveles del club VIP con sus requisitos y beneficios",
    level: "Nivel",
    rank: "Nivel {{level}}",
    own: "Tu nivel",
    validBet: "Apuesta válida",
    deposits: "Depósitos",
    keep: "Para conservarlo, al mes",
    gift: "Regalo al subir",
    rebate: "Devolución",
    rebateIn: "{{share}} en {{games}}",
    games: {
      slots: "slots",
      live: "mesas",
      sports: "deportes",
      fish: "pesca",
      pvp: "cartas",
      cockfight: "gallos",
    },
    service: "Atención",
    serviceYes: "Asesor VIP",
    none: "—",
  },
  rules: {
    title: "Las reglas, completas",
    games: { RNG: "slots", FISH: "pesca", LIVE: "mesas", SPORTS: "deportes" },
    whole: "En {{games}}, tu apuesta válida es todo lo que apuestas.",
    lesser:
      "En {{games}}, tu apuesta válida es lo menor entre lo que apuestas y lo que ganas o pierdes; los empates y las rondas anuladas no suman.",
    items: [
      "Subes en menos de una hora y puedes saltarte niveles. El regalo de cada nivel se da una sola vez, también el de los que saltas.",
      "Si en un mes no llegas a lo que pide tu nivel, el día 1 a las 4:00 bajas un solo nivel, nunca más. El mes en que subes no cuenta.",
      "Si bajas, vuelves en cuanto apuestas en un mes lo que pide ese nivel.",
      "Los regalos de la semana, del mes y de tu cumpleaños se reciben en Mi nivel, donde ves antes cuánto se juegan.",
      "Una pausa o una autoexclusión no te quita el nivel, y mientras dura no se dan regalos ni devolución.",
      "La devolución es una parte de tu apuesta válida que vuelve a tu saldo, ganes o pierdas.",
      "Desde el nivel 5 te atiende una persona asignada.",
      "Las cuentas de prueba no suman.",
    ],
  },
};

export type Vip = typeof vip;
export default vip;
