import { type DemoNotice, demoNotice, EVERYBODY } from "./demo-notice.ts";

/** A calm shore: gentle, patient, in no hurry to sell anything. */
export const mareoNotices: DemoNotice[] = [
  demoNotice(
    { id: "first-visit", daysAgo: 0, types: ["PU"], execution: ["F"] },
    [
      "Qué bueno que llegaste a la orilla",
      "Tu cuenta está lista. No hay prisa: asómate a <a href='/hot'>lo que más gusta por aquí</a> y elige con calma.",
      "Dentro de cada slot encuentras sus reglas y su RTP. Vale la pena leerlos antes del primer giro.",
    ],
    [
      "Good to have you on the shore",
      "Your account is ready. There is no hurry: have a look at <a href='/hot'>what people like around here</a> and take your time.",
      "Inside each slot you find its rules and its RTP. They are worth reading before the first spin.",
    ],
  ),
  demoNotice(
    { id: "don-pulpo", daysAgo: 1, types: ["PU", "B", "H", "PR"], execution: EVERYBODY },
    [
      "Don Pulpo te guarda un lugar",
      "Ocho brazos y veinte líneas. Con <strong>tres scatters</strong> llegan diez juegos gratis, y en ellos todo vale el doble.",
      "Se juega desde P 0.20 y su RTP es 95.99%. <a href='/game?gameCode=don-pulpo'>Pasa a saludarlo</a> cuando quieras.",
    ],
    [
      "Don Pulpo has saved you a spot",
      "Eight arms and twenty lines. <strong>Three scatters</strong> bring ten free games, and everything in them is worth double.",
      "You can play from P 0.20 and its RTP is 95.99%. <a href='/game?gameCode=don-pulpo'>Drop by</a> whenever you like.",
    ],
  ),
  demoNotice(
    { id: "demonstration", daysAgo: 2, types: ["PU", "B"], execution: EVERYBODY },
    [
      "Un mar de prueba",
      "mareo es una marca de demostración: los depósitos van por una pasarela de prueba y <strong>el saldo no puede cobrarse</strong>.",
      "Puedes probarlo todo con tranquilidad. Cada ronda queda escrita y la puedes revisar después.",
    ],
    [
      "A sea for practice",
      "mareo is a demonstration brand: deposits go through a test gateway and <strong>the balance cannot be cashed out</strong>.",
      "You can try everything in peace. Each round is written down, and you can look at it afterwards.",
    ],
  ),
  demoNotice(
    { id: "bet-record", daysAgo: 3, types: ["PU", "PL"], execution: ["A"] },
    [
      "Tu bitácora de rondas",
      "En <a href='/member/bets'>Mis apuestas</a> está el cuaderno de a bordo: la hora, lo que pusiste y lo que volvió, ronda por ronda.",
      "Si alguna te deja pensando, escríbenos con su número y la miramos contigo.",
    ],
    [
      "Your logbook of rounds",
      "<a href='/member/bets'>My bets</a> is the ship's log: the time, what you staked and what came back, round by round.",
      "If one of them leaves you wondering, write to us with its number and we will look at it together.",
    ],
  ),
  demoNotice(
    { id: "responsible", daysAgo: 4, types: ["PU", "B", "H"], execution: EVERYBODY },
    [
      "Saber volver a la orilla",
      "Antes de entrar, decide cuánto tiempo y cuánto dinero. Usa solo lo que puedas perder, y no salgas a buscar lo que se llevó la marea.",
      "Si te cuesta parar, hay quien te escuche: <a href='tel:900000018'>900 000 018</a>, gratis y sin dar tu nombre. Aquí están <a href='/help/responsible'>las señales</a>.",
    ],
    [
      "Knowing when to swim back",
      "Before going in, decide how long and how much. Use only what you can lose, and do not chase what the tide has taken.",
      "If stopping is hard, somebody will listen: <a href='tel:900000018'>900 000 018</a>, free and without giving your name. Here are <a href='/help/responsible'>the signs</a>.",
    ],
  ),
  demoNotice(
    { id: "deposits", daysAgo: 5, types: ["PU", "PL"], execution: ["A"] },
    [
      "Cómo entra tu depósito",
      "Eliges un monto de P 50 a P 50,000 y pasas a la página de pago. Hay <strong>30 minutos</strong> para completarlo, y el saldo llega cuando la pasarela lo confirma.",
      "Si la conexión se va, repite el paso sin apuro: sigue siendo el mismo depósito y no se cobra dos veces. Está explicado en <a href='/help/deposits'>Depósitos</a>.",
    ],
    [
      "How your deposit comes in",
      "You choose an amount from P 50 to P 50,000 and go on to the payment page. There are <strong>30 minutes</strong> to finish, and the balance arrives when the gateway confirms it.",
      "If the connection drops, repeat the step without worry: it is still the same deposit and nothing is charged twice. It is explained under <a href='/help/deposits'>Deposits</a>.",
    ],
  ),
  demoNotice(
    { id: "rtp", daysAgo: 6, types: ["PU", "B"], execution: EVERYBODY },
    [
      "El RTP, en dos frases",
      "De cada P 100 apostados vuelven P 95.99 en premios, de media y a muy largo plazo; la casa se queda con el resto. Una tarde es demasiado corta para notarlo: puede traer más, menos o nada.",
      "La cuenta completa, parada por parada, está en <a href='/help/fair'>Juego limpio y RTP</a>.",
    ],
    [
      "RTP in two sentences",
      "Of every P 100 staked, P 95.99 come back as wins, on average and in the very long run; the house keeps the rest. An afternoon is too short to notice: it may bring more, less or nothing.",
      "The whole sum, stop by stop, is under <a href='/help/fair'>Fair play and RTP</a>.",
    ],
  ),
  demoNotice(
    { id: "withdrawals", daysAgo: 8, types: ["PU", "PL"], execution: ["A"] },
    [
      "Los retiros ya navegan",
      "Pide un retiro y síguelo hasta el puerto: verás quién lleva el timón en cada paso.",
      "En esta demostración viaja dinero de prueba: a ningún banco llega y fuera de aquí no tiene valor.",
    ],
    [
      "Withdrawals have set sail",
      "Ask for a withdrawal and follow it to the harbour: you see who is at the helm at every step.",
      "In this demonstration it is play money that sails: it reaches no bank and has no value outside.",
    ],
  ),
  demoNotice(
    { id: "passwords", daysAgo: 10, types: ["PU"], execution: EVERYBODY },
    [
      "Un buen nudo para tu cuenta",
      "Una contraseña larga aguanta mejor que una rara: tres o cuatro palabras sueltas y ya está. Las más comunes no las aceptamos.",
      "<strong>Nadie de mareo te la va a pedir</strong>, por ningún medio.",
    ],
    [
      "A good knot for your account",
      "A long password holds better than a strange one: three or four loose words will do. The most common ones we do not accept.",
      "<strong>Nobody at mareo will ask you for it</strong>, by any means.",
    ],
  ),
  demoNotice(
    { id: "at-ease", daysAgo: 12, types: ["PU", "H"], execution: EVERYBODY },
    [
      "Ponte a gusto",
      "La luna del menú baja la luz y el globo cambia el idioma; este dispositivo recuerda las dos cosas.",
      "¿Hay gente alrededor? Toca el ojo junto a tu saldo y queda tapado.",
    ],
    [
      "Make yourself comfortable",
      "The moon in the menu dims the light and the globe changes the language; this device remembers both.",
      "People around you? Tap the eye beside your balance and it is covered.",
    ],
  ),
  demoNotice(
    { id: "maintenance", daysAgo: 15, types: ["PU", "B"], execution: EVERYBODY },
    [
      "Cuando la marea baja",
      "De vez en cuando cerramos un rato para cuidar el sitio. En pantalla verás a qué hora volvemos.",
      "Tu saldo y tus rondas esperan en su lugar; lo que quedó a medias termina con el resultado que ya había salido.",
    ],
    [
      "When the tide is out",
      "Now and then we close for a while to look after the site. The screen will tell you when we are back.",
      "Your balance and your rounds wait in their place; what was cut off ends with the result that was already drawn.",
    ],
  ),
  demoNotice(
    { id: "service", daysAgo: 18, types: ["PU"], execution: EVERYBODY },
    [
      "Si necesitas una mano",
      "Escríbenos con tus palabras y, si la tienes, con la referencia que viste en pantalla. Te responde una persona.",
      "Por tu cuidado, no envíes contraseñas ni datos de tarjetas. <a href='/help/contact'>Aquí estamos</a>.",
    ],
    [
      "If you need a hand",
      "Write to us in your own words and, if you have it, with the reference you saw on screen. A person answers.",
      "For your own safety, send no passwords or card details. <a href='/help/contact'>Here we are</a>.",
    ],
  ),
  demoNotice(
    { id: "adults", daysAgo: 21, types: ["PU", "PR"], execution: EVERYBODY },
    [
      "Aguas para mayores de 18",
      "Aquí juegan personas de 18 años o más, con una sola cuenta a su nombre.",
      "Si compartes el dispositivo con menores, cierra la sesión y no guardes la contraseña en él.",
    ],
    [
      "Waters for over-18s",
      "People aged 18 or more play here, with a single account in their own name.",
      "If you share the device with minors, log out and do not save the password on it.",
    ],
  ),
];
