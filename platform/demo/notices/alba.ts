import { type DemoNotice, demoNotice, EVERYBODY } from "./demo-notice.ts";

/** Dawn in an arcade town: warm, neighbourly, a little festive. */
export const albaNotices: DemoNotice[] = [
  demoNotice(
    { id: "first-visit", daysAgo: 0, types: ["PU"], execution: ["F"] },
    [
      "Bienvenida, bienvenido a la plaza",
      "Tu cuenta ya está abierta. Tres cosas para empezar con buen pie:",
      "<strong>1.</strong> Date una vuelta por <a href='/hot'>los juegos que más suenan</a>. <strong>2.</strong> Mira las reglas y el RTP dentro de cada slot, siempre a un toque. <strong>3.</strong> Decide cuánto rato quieres jugar hoy.",
      "Si algo no se entiende, <a href='/help/contact'>te responde una persona</a>.",
    ],
    [
      "Welcome to the square",
      "Your account is open. Three things to start on the right foot:",
      "<strong>1.</strong> Take a stroll through <a href='/hot'>the games everyone hums</a>. <strong>2.</strong> Look at the rules and the RTP inside each slot, always one tap away. <strong>3.</strong> Decide how long you want to play today.",
      "If anything is unclear, <a href='/help/contact'>a person will answer you</a>.",
    ],
  ),
  demoNotice(
    { id: "pinata-real", daysAgo: 1, types: ["PU", "B", "H", "PR"], execution: EVERYBODY },
    [
      "La Piñata Real ya está colgada",
      "Veinte líneas, papel picado y seis picos. Con <strong>tres scatters</strong> se abren diez juegos gratis, y en ellos cada premio vale doble.",
      "El giro más pequeño cuesta P 0.20 y el RTP es 95.99%, como en todos nuestros slots de cinco rodillos. <a href='/game?gameCode=pinata-real'>Dale a la piñata</a> cuando quieras.",
    ],
    [
      "Piñata Real is up on its rope",
      "Twenty lines, paper streamers and a star of six points. <strong>Three scatters</strong> open ten free games, and every win in them counts double.",
      "The smallest spin is P 0.20 and the RTP is 95.99%, as in all our five-reel slots. <a href='/game?gameCode=pinata-real'>Take a swing</a> whenever you like.",
    ],
  ),
  demoNotice(
    { id: "demonstration", daysAgo: 2, types: ["PU", "B"], execution: EVERYBODY },
    [
      "Aquí se juega de mentira, y está bien",
      "alba es una marca de demostración. Los depósitos pasan por una pasarela de prueba y <strong>ningún saldo puede cobrarse</strong>: nadie gana ni pierde dinero de verdad.",
      "Lo demás sí funciona como debe: las rondas se sortean en el servidor, cada una queda anotada y las puedes revisar.",
    ],
    [
      "Play money only, and that's fine",
      "alba is a demonstration brand. Deposits go through a test gateway and <strong>no balance can be cashed out</strong>: nobody wins or loses real money.",
      "Everything else works as it should: rounds are drawn on the server, each one is written down and you can look back at them.",
    ],
  ),
  demoNotice(
    { id: "bet-record", daysAgo: 3, types: ["PU", "PL"], execution: ["A"] },
    [
      "Cada giro, en su renglón",
      "En <a href='/member/bets'>Mis apuestas</a> tienes todas tus rondas: cuándo fue, cuánto pusiste y cuánto volvió. También las que se cortaron a la mitad.",
      "¿Una no te cuadra? Copia su número y escríbenos; con eso la encontramos enseguida.",
    ],
    [
      "Every spin on its own line",
      "<a href='/member/bets'>My bets</a> holds all your rounds: when, how much you staked and how much came back. Even those that were cut off halfway.",
      "One of them looks odd? Copy its number and write to us; with it we find the round right away.",
    ],
  ),
  demoNotice(
    { id: "responsible", daysAgo: 4, types: ["PU", "B", "H"], execution: EVERYBODY },
    [
      "Un rato, un monto y a otra cosa",
      "Antes de empezar, ponle hora y tope a tu juego. El siguiente giro no sabe nada del anterior: perseguir lo perdido nunca lo trae de vuelta.",
      "Si el juego deja de ser divertido, para. La línea gratuita <a href='tel:900000018'>900 000 018</a> atiende sin preguntar quién eres, y aquí tienes <a href='/help/responsible'>señales que conviene conocer</a>.",
    ],
    [
      "A while, an amount, then something else",
      "Before you start, give your play an hour and a ceiling. The next spin knows nothing of the last one: chasing a loss never brings it back.",
      "When it stops being fun, stop. The free line <a href='tel:900000018'>900 000 018</a> listens without asking who you are, and here are <a href='/help/responsible'>signs worth knowing</a>.",
    ],
  ),
  demoNotice(
    { id: "deposits", daysAgo: 5, types: ["PU", "PL"], execution: ["A"] },
    [
      "Depositar, paso a paso",
      "Eliges el monto, de P 50 a P 50,000, y sigues a la página de pago. Tienes <strong>30 minutos</strong> para completarlo; el saldo entra en cuanto la pasarela nos confirma.",
      "Si se corta a medias, repite sin miedo: seguimos con el mismo depósito y no se cobra dos veces. Lo explicamos en <a href='/help/deposits'>Depósitos</a>.",
    ],
    [
      "Depositing, step by step",
      "You choose the amount, from P 50 to P 50,000, and go on to the payment page. You have <strong>30 minutes</strong> to finish; the balance arrives as soon as the gateway confirms.",
      "If it is cut off halfway, just repeat it: we go on with the same deposit and nothing is charged twice. More under <a href='/help/deposits'>Deposits</a>.",
    ],
  ),
  demoNotice(
    { id: "rtp", daysAgo: 6, types: ["PU", "B"], execution: EVERYBODY },
    [
      "¿Qué quiere decir 95.99%?",
      "Que de cada P 100 apostados vuelven, de media y a muy largo plazo, P 95.99 en premios. La casa se queda con el resto. No es una promesa para esta tarde: en un rato corto puede salir mucho más o nada.",
      "No lo medimos a ojo: contamos todas las paradas posibles. La cuenta entera está en <a href='/help/fair'>Juego limpio y RTP</a>.",
    ],
    [
      "What does 95.99% mean?",
      "That of every P 100 staked, on average and in the very long run, P 95.99 come back as wins. The house keeps the rest. It is no promise for this afternoon: a short while may bring much more, or nothing.",
      "We do not guess it: we count every possible stop. The whole sum is under <a href='/help/fair'>Fair play and RTP</a>.",
    ],
  ),
  demoNotice(
    { id: "withdrawals", daysAgo: 8, types: ["PU", "PL"], execution: ["A"] },
    [
      "Sobre los retiros",
      "Ya puedes pedir un retiro y seguirlo paso a paso: quién actúa ahora, hasta cuándo y por qué.",
      "En esta demostración se paga con dinero de prueba: nada llega a un banco y el saldo no tiene valor fuera de aquí.",
    ],
    [
      "About withdrawals",
      "You can now ask for a withdrawal and follow it step by step: who acts next, until when and why.",
      "This demonstration pays with play money: nothing reaches a bank, and the balance has no value outside.",
    ],
  ),
  demoNotice(
    { id: "passwords", daysAgo: 10, types: ["PU"], execution: EVERYBODY },
    [
      "Una contraseña que sí te acuerdes",
      "Mejor larga que rara: tres o cuatro palabras que no vayan juntas son fáciles de recordar y difíciles de adivinar. Las más usadas no las aceptamos.",
      "Y una cosa más: <strong>nadie de alba te la va a pedir</strong>, ni por correo ni por teléfono.",
    ],
    [
      "A password you can remember",
      "Longer beats stranger: three or four words that don't belong together are easy to remember and hard to guess. The most common ones we refuse.",
      "One more thing: <strong>nobody at alba will ever ask for it</strong>, by mail or by phone.",
    ],
  ),
  demoNotice(
    { id: "evening-light", daysAgo: 12, types: ["PU", "H"], execution: EVERYBODY },
    [
      "De día y de noche, en español y en inglés",
      "Con el botón de la luna cambias al tema oscuro, y el sitio recuerda tu elección en este dispositivo. En el globo eliges el idioma.",
      "Si juegas en el camión o en una sala llena, puedes tapar tu saldo con el ojo que está junto a él.",
    ],
    [
      "By day and by night, in Spanish and in English",
      "The moon button switches to the dark theme, and the site remembers your choice on this device. The globe changes the language.",
      "Playing on the bus or in a crowded room? The eye beside your balance covers it.",
    ],
  ),
  demoNotice(
    { id: "maintenance", daysAgo: 15, types: ["PU", "B"], execution: EVERYBODY },
    [
      "Cuando barremos la plaza",
      "A veces hay que cerrar un momento para poner el sitio a punto. Cuando pase, lo verás en pantalla con la hora de regreso.",
      "Tu saldo y tus rondas quedan guardados. Si un giro se quedó a medias, el resultado ya estaba escrito antes de mover el dinero.",
    ],
    [
      "When we sweep the square",
      "Now and then we close for a moment to put the site in order. When we do, you will see it on screen with the time we are back.",
      "Your balance and your rounds are kept. If a spin was cut off, its result was written down before any money moved.",
    ],
  ),
  demoNotice(
    { id: "service", daysAgo: 18, types: ["PU"], execution: EVERYBODY },
    [
      "Te contesta una persona",
      "Cuéntanos qué intentabas hacer y danos la referencia que viste en pantalla. Con ella no hace falta que repitas la historia.",
      "Nunca nos mandes tu contraseña ni los datos completos de una tarjeta. <a href='/help/contact'>Así nos encuentras</a>.",
    ],
    [
      "A person answers you",
      "Tell us what you were trying to do and give us the reference you saw on screen. With it you need not tell the story twice.",
      "Never send us your password or a card's full details. <a href='/help/contact'>This is how to reach us</a>.",
    ],
  ),
  demoNotice(
    { id: "adults", daysAgo: 21, types: ["PU", "PR"], execution: EVERYBODY },
    [
      "La feria es para mayores de 18",
      "Aquí solo juegan personas de 18 años o más, con una cuenta a su nombre. Una persona, una cuenta.",
      "Si prestas el celular o la tableta, cierra tu sesión y no guardes la contraseña.",
    ],
    [
      "This fair is for over-18s",
      "Only people aged 18 or more play here, with an account in their own name. One person, one account.",
      "If you lend out your phone or tablet, log out and don't save the password.",
    ],
  ),
];
