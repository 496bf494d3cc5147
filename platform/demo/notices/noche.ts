import { type DemoNotice, demoNotice, EVERYBODY } from "./demo-notice.ts";

/** A night avenue: short sentences, quick, sure of itself. */
export const nocheNotices: DemoNotice[] = [
  demoNotice(
    { id: "first-visit", daysAgo: 0, types: ["PU"], execution: ["F"] },
    [
      "Ya estás dentro",
      "Cuenta abierta. Empieza por <a href='/hot'>lo más jugado</a> o busca tu juego por nombre.",
      "Las reglas y el RTP están dentro de cada slot. Léelos una vez; valen para toda la noche.",
    ],
    [
      "You're in",
      "Account open. Start with <a href='/hot'>the most played</a> or search your game by name.",
      "Rules and RTP are inside each slot. Read them once; they hold all night.",
    ],
  ),
  demoNotice(
    { id: "neon-nocturno", daysAgo: 1, types: ["PU", "B", "H", "PR"], execution: EVERYBODY },
    [
      "Neón Nocturno, encendido",
      "Veinte líneas. <strong>Tres scatters</strong>, diez juegos gratis. Ahí todo paga doble.",
      "Desde P 0.20 el giro. RTP 95.99%. <a href='/game?gameCode=neon-nocturno'>Entrar</a>.",
    ],
    [
      "Neón Nocturno, switched on",
      "Twenty lines. <strong>Three scatters</strong>, ten free games. In there, every win pays double.",
      "From P 0.20 a spin. RTP 95.99%. <a href='/game?gameCode=neon-nocturno'>Go in</a>.",
    ],
  ),
  demoNotice(
    { id: "demonstration", daysAgo: 2, types: ["PU", "B"], execution: EVERYBODY },
    [
      "Demo: sin dinero real",
      "noche es una marca de demostración. La pasarela es de prueba. <strong>El saldo no se cobra.</strong>",
      "Los sorteos, las rondas y el registro sí son de verdad. Ponlos a prueba.",
    ],
    [
      "Demo: no real money",
      "noche is a demonstration brand. The gateway is a test one. <strong>Balances cannot be cashed out.</strong>",
      "The draws, the rounds and the record are real. Put them to the test.",
    ],
  ),
  demoNotice(
    { id: "bet-record", daysAgo: 3, types: ["PU", "PL"], execution: ["A"] },
    [
      "Tu noche, ronda por ronda",
      "Todo está en <a href='/member/bets'>Mis apuestas</a>: hora, apuesta, premio. Nada se borra.",
      "¿Dudas con una ronda? Su número basta para encontrarla.",
    ],
    [
      "Your night, round by round",
      "It's all in <a href='/member/bets'>My bets</a>: time, stake, win. Nothing gets erased.",
      "A round you doubt? Its number is enough to find it.",
    ],
  ),
  demoNotice(
    { id: "responsible", daysAgo: 4, types: ["PU", "B", "H"], execution: EVERYBODY },
    [
      "Ponle hora a la noche",
      "Decide antes cuánto y hasta cuándo. Cuando llegues, sal. El siguiente giro no te debe nada.",
      "¿Dejó de gustarte? Habla: <a href='tel:900000018'>900 000 018</a>, gratis y sin dar tu nombre. Más en <a href='/help/responsible'>Juego responsable</a>.",
    ],
    [
      "Put a clock on the night",
      "Decide how much and until when, before. When you get there, leave. The next spin owes you nothing.",
      "No longer fun? Talk: <a href='tel:900000018'>900 000 018</a>, free, no name needed. More under <a href='/help/responsible'>Responsible gaming</a>.",
    ],
  ),
  demoNotice(
    { id: "deposits", daysAgo: 5, types: ["PU", "PL"], execution: ["A"] },
    [
      "Depósitos en segundos",
      "De P 50 a P 50,000. Tienes <strong>30 minutos</strong> para pagar; casi siempre se acredita en segundos.",
      "¿Se cortó? Repite el paso. Es el mismo depósito: no se cobra dos veces. <a href='/help/deposits'>Cómo funciona</a>.",
    ],
    [
      "Deposits in seconds",
      "From P 50 to P 50,000. You have <strong>30 minutes</strong> to pay; it is mostly credited in seconds.",
      "Cut off? Repeat the step. It's the same deposit: nothing is charged twice. <a href='/help/deposits'>How it works</a>.",
    ],
  ),
  demoNotice(
    { id: "rtp", daysAgo: 6, types: ["PU", "B"], execution: EVERYBODY },
    [
      "95.99%: contado, no prometido",
      "De cada P 100 apostados vuelven P 95.99, de media y a muy largo plazo. En una sola noche puede pasar cualquier cosa.",
      "Contamos todas las paradas de los rodillos. La fracción exacta, en <a href='/help/fair'>Juego limpio y RTP</a>.",
    ],
    [
      "95.99%: counted, not promised",
      "Of every P 100 staked, P 95.99 come back, on average and in the very long run. In a single night anything can happen.",
      "We count every stop of the reels. The exact fraction is under <a href='/help/fair'>Fair play and RTP</a>.",
    ],
  ),
  demoNotice(
    { id: "withdrawals", daysAgo: 8, types: ["PU", "PL"], execution: ["A"] },
    [
      "Retiros, a la vista",
      "Pide un retiro y míralo avanzar, paso a paso y con su reloj.",
      "En la demostración el dinero es de prueba: ningún banco lo recibe y fuera de aquí no vale nada.",
    ],
    [
      "Withdrawals in plain sight",
      "Ask for a withdrawal and watch it move, step by step and by the clock.",
      "In the demonstration the money is play money: no bank receives it, and it is worth nothing outside.",
    ],
  ),
  demoNotice(
    { id: "passwords", daysAgo: 10, types: ["PU"], execution: EVERYBODY },
    [
      "Tu clave es tuya",
      "Que sea larga: cuatro palabras sueltas ganan a ocho símbolos raros. Las más usadas no pasan.",
      "Nadie de noche te la va a pedir. <strong>Nunca.</strong>",
    ],
    [
      "Your password is yours",
      "Make it long: four loose words beat eight strange symbols. The most common ones don't get in.",
      "Nobody at noche will ask for it. <strong>Ever.</strong>",
    ],
  ),
  demoNotice(
    { id: "day-mode", daysAgo: 12, types: ["PU", "H"], execution: EVERYBODY },
    [
      "También hay modo claro",
      "noche nace oscura. Si te va mejor la luz, el sol del menú la enciende y se acuerda de ti.",
      "El globo cambia el idioma. El ojo, junto al saldo, lo tapa.",
    ],
    [
      "There is a light mode too",
      "noche is born dark. If you prefer the light, the sun in the menu turns it on and remembers you.",
      "The globe changes the language. The eye beside your balance covers it.",
    ],
  ),
  demoNotice(
    { id: "maintenance", daysAgo: 15, types: ["PU", "B"], execution: EVERYBODY },
    [
      "Si bajamos las luces",
      "A veces cerramos un momento por mantenimiento. La pantalla te dirá cuándo volvemos.",
      "Tu saldo sigue igual. Las rondas a medias terminan con su resultado ya sorteado.",
    ],
    [
      "If the lights go down",
      "Now and then we close briefly for maintenance. The screen will tell you when we're back.",
      "Your balance stays as it is. Rounds cut off halfway end with the result already drawn.",
    ],
  ),
  demoNotice(
    { id: "service", daysAgo: 18, types: ["PU"], execution: EVERYBODY },
    [
      "Escríbenos corto",
      "Qué intentabas, qué salió y la referencia de la pantalla. Con eso te respondemos sin rodeos.",
      "Sin contraseñas ni datos de tarjeta, por favor. <a href='/help/contact'>Contacto</a>.",
    ],
    [
      "Keep it short",
      "What you tried, what happened and the reference on screen. With that we answer to the point.",
      "No passwords or card details, please. <a href='/help/contact'>Contact</a>.",
    ],
  ),
  demoNotice(
    { id: "adults", daysAgo: 21, types: ["PU", "PR"], execution: EVERYBODY },
    [
      "21 o más. Sin excepciones",
      "Una persona, una cuenta, 21 años cumplidos.",
      "¿Compartes pantalla con menores? Cierra la sesión al terminar.",
    ],
    [
      "21 or over. No exceptions",
      "One person, one account, aged 21 or over.",
      "Sharing a screen with minors? Log out when you are done.",
    ],
  ),
];
