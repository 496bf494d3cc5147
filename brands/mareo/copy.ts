/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    auth: {
      login: {
        title: "De vuelta a la orilla",
        lead: "Entra con tu usuario; todo quedó donde lo dejaste.",
        noAccount: "¿Todavía no subes a bordo?",
      },
      register: {
        title: "Súbete a bordo",
        lead: "Solo lo necesario: un minuto.",
        leadLong: "Un par de minutos, sin prisa.",
        hasAccount: "¿Ya tienes cuenta a bordo?",
        invitedByBrand: "Llegas con una invitación de la bahía.",
      },
    },
    access: {
      forgot: {
        title: "Encuentra el camino",
        emailLead: "Te llega un enlace para elegir otra contraseña con calma.",
        mobileLead: "Te llega un código y eliges otra contraseña aquí mismo.",
        sentTitle: "Va flotando a tu correo",
      },
    },
    login: { smsLead: "Te llega un código por mensaje y entras sin contraseña." },
    home: {
      popular: "Favoritos de la bahía",
      winners: "Acaban de ganar",
      fresh: "Recién desembarcados",
      potNote: "Sube con cada apuesta en slots.",
      own: {
        greeting: "Buena mar, {{name}}",
        recent: "Donde te quedaste",
        favourites: "Tus caracolas",
        waits: "Quedó pendiente",
        empty: {
          title: "Tu saldo está en bajamar",
          text: "Deposita y juega en cuanto llegue, o asómate gratis a los juegos.",
        },
      },
      promo: {
        fairKicker: "Agua clara",
        fairTitle: "Se ve hasta el fondo",
        fairText: "Cada slot lleva su RTP y sus reglas a un toque.",
        moneyKicker: "Viento a favor",
        moneyTitle: "Sigue tu depósito",
        moneyText: "En cuanto se confirma el pago, sube tu saldo.",
        calmKicker: "A tu aire",
        calmTitle: "Respira, y luego juega",
        calmText: "Señales, pausas y a quién pedir ayuda.",
      },
    },
    draws: {
      invite: {
        title: "Tus boletos están a bordo",
        text: "Entra para contarlos. Los premios y sus probabilidades se ven desde aquí, sin cuenta.",
      },
      wheel: {
        opening:
          "Antes de soltar el timón, mira de dónde vienen tus boletos y hasta cuándo flotan.",
        title: "El remolino de premios",
        lead: "Un boleto, un remolino. Lo que señala la flecha se queda contigo.",
        play: "Girar el remolino",
        busy: "Dando vueltas…",
        description:
          "Gira el remolino con tu boleto del día. Premios y probabilidades exactas, a la vista.",
      },
      egg: {
        opening: "En esta playa cada huevo se abre con un boleto; así llegan a la orilla.",
        title: "Huevo dorado en la arena",
        lead: "Tres huevos y un boleto. Abre el que quieras: lo que trae dentro ya es tuyo.",
        choose: "¿Cuál quieres abrir?",
      },
      plays: { title: "Tus últimas vueltas" },
    },
    envelope: {
      title: "Lluvia de sobres en la bahía",
      lead: "Caen despacio y cada uno trae dinero. Toca el que te guste: lo que guarda ya es tuyo.",
      invite: {
        title: "Tus boletos están a bordo",
        text: "Entra para contarlos. Las horas y las reglas se ven desde aquí, sin cuenta.",
      },
    },
    raffle: {
      title: "Rifa en el muelle",
      lead: "Tus depósitos te dan números. Cuando la rifa llega a puerto se sortea, y cualquiera puede repetir la cuenta.",
      none: "Ninguna rifa en el muelle. Aquí ves las que ya llegaron.",
      first: "Nadie ha tomado números todavía: puedes ser quien zarpe.",
    },
    missions: {
      rules: {
        opening:
          "La carta de navegación: qué cuenta para llegar a puerto y cuándo se recoge el premio.",
      },
      title: "Misiones a buen rumbo",
      lead: "Travesías cortas con su botín por escrito: qué piden, qué dan y qué hace falta para retirarlo.",
      empty: "Por ahora no zarpa ninguna misión",
      invite: {
        title: "Para zarpar hace falta una cuenta",
        text: "Entra y participa: tu avance se va dibujando aquí.",
      },
    },
    vip: {
      title: "Club náutico",
      lead: "Nueve niveles, de Orilla a Tridente. Cada uno dice qué pide y qué da; se ve el fondo.",
      invite: {
        title: "¿En qué aguas vas?",
        text: "Entra y vemos juntos tu nivel, con tus propios números.",
      },
      levels: { title: "De la orilla al tridente" },
      rules: {
        opening: "Sin remolinos: cómo subes con la marea y qué pasa si un mes baja.",
        title: "Las reglas, en agua clara",
      },
    },
    rank: {
      gifts: {
        title: "Lo que te trajo la marea",
        empty: "Hoy la marea no trajo regalos",
        emptyText:
          "Llegan cuando subes de nivel, cada semana y mes que juegas, y en tu cumpleaños.",
      },
      had: { title: "Los regalos que ya recogiste" },
    },
    points: {
      title: "El tendajón de puntos",
      lead: "El pulpo lleva la cuenta: cambia tus puntos por regalos o por dinero.",
      invite: {
        title: "Tus puntos van contigo a bordo",
        text: "Entra y mira tu saldo y tus movimientos. Las reglas se ven desde aquí, sin cuenta.",
      },
      history: { empty: "Aún no cambias ningún punto" },
    },
    rewards: {
      kinds: { wheel: "Premio del remolino" },
      tickets: { wheel: "Remolino de premios", to: { wheel: "Ir al remolino" } },
      title: "Centro de premios a bordo",
      lead: "Todo lo que ganaste llegó a esta orilla: recíbelo aquí y mira lo que ya es tuyo.",
      open: {
        title: "En tu orilla",
        empty: "Hoy no hay nada en la orilla",
        emptyText: "Lo que ganes llega hasta aquí.",
      },
      claimed: {
        empty: "Todavía no recoges premios",
        emptyText: "Lo que recibas queda en tu bitácora.",
      },
      expired: { empty: "La marea no se llevó ninguno" },
    },
    promotions: {
      title: "Promociones con brisa",
      lead: "Lo que sopla hoy y lo que viene en camino, con condiciones que se entienden a la primera.",
      emptyTitle: "Hoy el mar está en calma",
      emptyText: "Cuando llegue una promoción, la verás desde aquí.",
      invite: {
        title: "Esto se hace desde tu cuenta",
        text: "Entra o crea una; la corriente te trae de vuelta aquí.",
      },
    },
    member: {
      deposit: {
        method: "¿Cómo te queda mejor pagar?",
        steps: "Paso a paso",
        step1Text: "Ves el total antes de pagar, con su comisión si la hay.",
        wagering:
          "Apuesta este depósito una vez antes de retirarlo. Lo que ya podías retirar no espera: sácalo cuando quieras.",
        step3Text: "Cuando el pago se confirma, el saldo llega solo.",
        none: "Aquí verás llegar tus depósitos, paso a paso.",
        safe: "¿Algo te inquieta?",
        safeText: "Te escucha una persona",
      },
      bets: {
        lead: "Tu bitácora: cada ronda, con lo que pusiste y lo que volvió. La última arriba.",
        empty: "Tu bitácora aún no tiene apuestas",
        emptyText: "Cuando juegues, aquí quedará cada apuesta y cada premio.",
      },
      messages: {
        welcome: "Ya estás a bordo",
        welcomeText:
          "Tu cuenta {{account}} soltó amarras. Navega sin prisa y vuelve a la orilla cuando quieras.",
        empty: "Ningún mensaje en la orilla",
        emptyText: "Aquí llega lo que pase con tu cuenta o tu dinero.",
      },
    },
    withdraw: {
      none: "Aquí verás navegar tus retiros.",
      review: { title: "Revisa con calma" },
    },
    games: {
      hot: {
        empty: "Aún no hay favoritos en la bahía",
        emptyText: "Recorre el catálogo con calma: alguno será el tuyo.",
      },
      new: { empty: "Ninguno en dos meses", emptyText: "Los de siempre siguen en el agua." },
      search: {
        empty: "Ese no está en la bahía",
        emptyText: "Prueba con otra palabra del juego o de su estudio.",
      },
      fav: {
        title: "Tus caracolas",
        empty: "Aquí se juntan tus caracolas",
        emptyText: "Toca el corazón de un juego y lo tendrás a mano en esta orilla.",
      },
      recent: {
        title: "Por donde has navegado",
        empty: "Todavía no mojas los pies",
        emptyText: "Los juegos que abras quedan aquí, el último primero.",
      },
      play: { instead: "Mientras tanto, estos ya zarpan" },
    },
    help: {
      lead: "Respuestas tranquilas y claras. Si falta la tuya, escríbenos.",
      write: {
        title: "¿Sigues con la duda?",
        text: "Cuéntanos con tus palabras. Te damos una referencia al momento.",
      },
      search: { noneText: "Prueba con una sola palabra, o cuéntanos sin prisa." },
    },
    service: {
      hello: "Aquí estamos, cuéntanos",
      lead: "Con tus palabras. Te damos una referencia y te responde una persona.",
    },
    offline: {
      title: "Se nos fue la señal",
      text: "Tu internet se alejó un momento. Tu saldo y tus jugadas están guardados en la plataforma, no en tu teléfono.",
    },
    common: {
      search: { placeholder: "Busca juego o estudio" },
      error: {
        notFoundTitle: "No encontramos esa página",
        notFoundText: "El enlace es viejo o tiene un error. Vuelve al inicio y desde ahí navegas.",
      },
      footer: {
        links: { points: "Tendajón de puntos" },
        care: "Jugar es un rato libre, no un ingreso. Pon tus límites y pausa cuando quieras. Ayuda gratuita: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "Desde el muelle te contesta una persona, sin prisa y sin guion.",
        sections: {
          tell: { title: "Qué lleva tu botella" },
          form: {
            title: "La corriente más corta",
            text: [
              "Con el formulario de [Escríbenos](/feedback) tienes tu referencia al momento, y las capturas de pantalla van en el mismo viaje.",
            ],
          },
        },
      },
      responsible: {
        lead: "Se navega por gusto. Si el mar se pica, se vuelve a puerto.",
        sections: {
          plan: {
            title: "Antes de zarpar",
            text: [
              "Fija cuánto dinero y cuánto tiempo llevas a bordo, y vuelve cuando se acabe cualquiera de los dos. Que sea dinero que puedas perder sin que te quite el sueño.",
              "No salgas a buscar lo que se llevó la ola anterior: cada giro es mar nuevo. Y con cansancio, alcohol o enojo, mejor quédate en tierra.",
            ],
          },
          signs: {
            title: "Señales de mal tiempo",
            text: [
              "Ocultas cuánto juegas o pides prestado para hacerlo. Apuestas cada vez más para sentir lo mismo. Sin jugar te irritas. El trabajo, el estudio o los tuyos se van quedando atrás.",
              "Si ves una sola en el horizonte, echa el ancla hoy: haz una pausa y cuéntaselo a alguien de confianza.",
            ],
          },
          help: {
            title: "Salvavidas",
            text: [
              "En la línea gratuita {{helpline}} te escuchan sin preguntar quién eres. También leemos {{email}}.",
              "[Más líneas de ayuda, un programa que bloquea los juegos y apoyo para familiares](/relatives)",
            ],
          },
          tools: {
            title: "Tu equipo a bordo",
            text: ["Lo llevas en tu cuenta y se usa cuando quieras."],
            list: [
              "[Mis límites y pausas](/member/protection): límites de depósitos, pérdidas, apuestas y tiempo, avisos, una pausa o la autoexclusión. Valen en cuanto los pones.",
              "[Mis apuestas](/member/bets): tu bitácora, con cada ronda y los totales. Consúltala antes de seguir.",
              "El modo de prueba de los slots, para conocer las aguas sin dinero.",
              "El ojo junto al saldo, que lo esconde cuando prefieres no verlo.",
              "[Tus datos y tu cuenta](/member/securityCenter/data): una copia de lo que guardamos de ti, o el cierre de la cuenta, sin preguntas ni ofertas.",
            ],
          },
          minors: {
            title: "La tripulación",
            text: [
              "A bordo, solo personas de {{ageMin}} años o más. En un dispositivo que usan menores, no guardes tu contraseña y cierra la sesión al desembarcar.",
            ],
          },
        },
      },
    },
  },
  en: {
    auth: {
      login: {
        title: "Back on the shore",
        lead: "Log in: everything is where you left it.",
        noAccount: "Not aboard yet?",
      },
      register: {
        title: "Come aboard",
        lead: "Just the essentials; one minute.",
        leadLong: "A couple of minutes, no rush.",
        hasAccount: "Already aboard?",
        invitedByBrand: "You've been invited by the bay.",
      },
    },
    access: {
      forgot: {
        title: "Find your way back",
        emailLead: "We'll send you a link to choose a new password.",
        mobileLead: "We'll send you a code, and you can choose a new password here.",
        sentTitle: "Floating to your email",
      },
    },
    login: { smsLead: "We'll text you a code, and you can log in without a password." },
    home: {
      popular: "Favourites in the bay",
      winners: "Just won",
      fresh: "Just landed",
      potNote: "It rises with every slot bet.",
      own: {
        greeting: "Fair winds, {{name}}",
        recent: "Where you left off",
        favourites: "Your shells",
        waits: "Left ashore",
        empty: {
          title: "Your balance is at low tide",
          text: "Deposit and play when it comes in, or dip into the games for free.",
        },
      },
      promo: {
        fairKicker: "Clear water",
        fairTitle: "Clear all the way down",
        fairText: "Every slot carries its RTP and its rules, one tap away.",
        moneyKicker: "Fair wind",
        moneyTitle: "Track your deposit",
        moneyText: "As soon as the payment is confirmed, your balance rises.",
        calmKicker: "Take it easy",
        calmTitle: "Breathe, then play",
        calmText: "Warning signs, breaks and who to ask for help.",
      },
    },
    draws: {
      invite: {
        title: "Your tickets are aboard",
        text: "Log in to count them. You can see the prizes and odds from here, no account needed.",
      },
      wheel: {
        opening:
          "Before you let go of the helm, see where your tickets come from and how long they float.",
        title: "The prize whirlpool",
        lead: "One ticket, one whirl. Wherever it stops, the prize is yours.",
        play: "Spin the whirlpool",
        busy: "Whirling…",
        description:
          "Spin the whirlpool with today's ticket. Prizes and exact odds in plain sight.",
      },
      egg: {
        opening: "On this beach each egg opens with a ticket; here's how they wash ashore.",
        title: "Golden egg in the sand",
        lead: "Three eggs and one ticket. Open the one you fancy: whatever's inside is yours.",
        choose: "Which one would you open?",
      },
      plays: { title: "Your latest whirls" },
    },
    envelope: {
      title: "Envelope rain on the bay",
      lead: "They fall slowly, each with money inside. Tap the one you fancy: whatever's inside is yours.",
      invite: {
        title: "Your tickets are aboard",
        text: "Log in to count them. You can see the times and rules from here, no account needed.",
      },
    },
    raffle: {
      title: "Raffle at the pier",
      lead: "Your deposits earn you numbers. When the raffle comes into port it's drawn, and anyone can check the sums.",
      none: "No raffle at the pier. Here are the ones that came in.",
      first: "No one has a number yet: you could be first to set sail.",
    },
    missions: {
      rules: {
        opening:
          "The chart: what counts on the way to harbour, and when to pick up what you've earned.",
      },
      title: "Missions in the bay",
      lead: "Short voyages with the treasure in writing: what they take, what they pay and how you withdraw it.",
      empty: "No missions setting sail right now",
      invite: {
        title: "You need an account to set sail",
        text: "Log in and join: your course is charted here.",
      },
    },
    vip: {
      title: "The yacht club",
      lead: "Nine levels, from Shore to Trident. Each one says what it takes and gives; clear to the bottom.",
      invite: {
        title: "Which waters are you in?",
        text: "Log in and see your level, with your own figures.",
      },
      levels: { title: "From shore to trident" },
      rules: {
        opening: "No whirlpools: how you rise with the tide, and what happens if a month ebbs.",
        title: "The rules, in clear water",
      },
    },
    rank: {
      gifts: {
        title: "What the tide brought you",
        empty: "The tide brought no gifts today",
        emptyText:
          "It brings them when you move up, each week and month you play, and on your birthday.",
      },
      had: { title: "Gifts you've picked up" },
    },
    points: {
      title: "The points shack",
      lead: "The octopus keeps count: trade your points for gifts or cash.",
      invite: {
        title: "Your points sail with you",
        text: "Log in and see your balance and every change. You can see the rules from here.",
      },
      history: { empty: "You haven't traded any points yet" },
    },
    rewards: {
      kinds: { wheel: "Whirlpool prize" },
      tickets: { wheel: "Prize whirlpool", to: { wheel: "Go to the whirlpool" } },
      title: "Reward centre on board",
      lead: "Everything you've won washes up here: claim it and see what's already yours.",
      open: {
        title: "On your shore",
        empty: "Nothing on the shore today",
        emptyText: "What you win will come floating in.",
      },
      claimed: {
        empty: "Nothing picked up yet",
        emptyText: "What you claim stays in your logbook.",
      },
      expired: { empty: "The tide didn't take any" },
    },
    promotions: {
      title: "Promotions on the breeze",
      lead: "What blows today and what is on its way, with terms that are clear first time.",
      emptyTitle: "The sea is calm today",
      emptyText: "When a promotion comes in, you'll see it from here.",
      invite: {
        title: "You need to come aboard for this",
        text: "Log in or create one; the current will bring you back here.",
      },
    },
    member: {
      deposit: {
        method: "Which way suits you best?",
        steps: "Step by step",
        step1Text: "You can see the total before you pay, fee and all.",
        wagering:
          "Bet this deposit once before you withdraw it. What you could already withdraw doesn't wait: take it out any time.",
        step3Text: "Once the payment is confirmed, your balance goes up.",
        none: "You'll see your deposits come in here, step by step.",
        safe: "Something worrying you?",
        safeText: "We're listening",
      },
      bets: {
        lead: "Your logbook: every round, what you staked and what you won. Newest first.",
        empty: "No bets in your logbook yet",
        emptyText: "When you play, every bet and every win is logged here.",
      },
      messages: {
        welcome: "You're aboard",
        welcomeText:
          "Your account {{account}} has cast off. Sail at your own pace and come ashore whenever you like.",
        empty: "No messages on the shore",
        emptyText: "Anything about your account or your money arrives here.",
      },
    },
    withdraw: {
      none: "You can watch your withdrawals sail from here until they arrive.",
      review: { title: "Check it, no rush" },
    },
    games: {
      hot: {
        empty: "The bay has no favourites yet",
        emptyText: "Have a wander: you'll soon find yours.",
      },
      new: { empty: "None in two months", emptyText: "The ones you know are in the water." },
      search: {
        empty: "Not in this bay",
        emptyText: "Try another word from the game or its studio.",
      },
      fav: {
        title: "Your shells",
        empty: "Your shells gather here",
        emptyText: "Tap the heart on a game and it'll be waiting on this shore.",
      },
      recent: {
        title: "Where you've sailed",
        empty: "Your feet are still dry",
        emptyText: "Games you open stay here, newest first.",
      },
      play: { instead: "These are ready to sail" },
    },
    help: {
      lead: "Calm, clear answers. If you can't find yours, write to us.",
      write: {
        title: "Still wondering?",
        text: "Tell us in your own words. You'll get a reference straight away.",
      },
      search: { noneText: "Try a single word, or tell us, no rush." },
    },
    service: {
      hello: "We're here, tell us",
      lead: "In your own words. You get a reference, and a real person answers.",
    },
    offline: {
      title: "The signal drifted off",
      text: "Your connection drifted off for a moment. Your balance and your rounds are kept on the platform, not on your phone.",
    },
    common: {
      search: { placeholder: "Find a game or a studio" },
      error: {
        notFoundTitle: "We can't find that page",
        notFoundText: "The link is old or mistyped. Go back home and sail from there.",
      },
      footer: {
        links: { points: "Points shack" },
        care: "Play is time off, not income. Set your limits and pause whenever you like. Free helpline: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "Someone on the pier will answer you, unhurried and in their own words.",
        sections: {
          tell: { title: "What to put in the bottle" },
          form: {
            title: "The shortest crossing",
            text: [
              "Send the form at [Write to us](/feedback) and you'll have a reference at once; screenshots travel with it.",
            ],
          },
        },
      },
      responsible: {
        lead: "We sail for pleasure. When the sea gets rough, we go back to port.",
        sections: {
          plan: {
            title: "Before you set sail",
            text: [
              "Decide how much money and time you're taking aboard, and turn back when either runs out. Only take what you can lose and still sleep well.",
              "Don't chase what the last wave took: every spin is new water. And if you're tired, drinking or angry, stay ashore.",
            ],
          },
          signs: {
            title: "Signs of bad weather",
            text: [
              "You hide how much you play, or borrow to do it. You bet more and more to feel the same. You're irritable when you're not playing. Work, study or the people close to you fall behind.",
              "If you spot even one on the horizon, drop anchor today: take a break and tell someone you trust.",
            ],
          },
          help: {
            title: "Lifebuoys",
            text: [
              "Call {{helpline}}: it's free, and they'll listen without asking who you are. You can also reach us at {{email}}.",
              "[More helplines, software that blocks gambling, and support for relatives](/relatives)",
            ],
          },
          tools: {
            title: "Your gear on board",
            text: ["It's in your account, ready whenever you need it."],
            list: [
              "[Limits and breaks](/member/protection): limits on deposits, losses, bets and time, reminders, a break or self-exclusion. They apply as soon as you set them.",
              "[My bets](/member/bets): your logbook, with every round and the totals. Read it before you carry on.",
              "The demo on every slot, to test the waters without money.",
              "The eye next to your balance, which hides it when you'd rather not look.",
              "[Your data and your account](/member/securityCenter/data): get a copy of what we keep about you, or close your account, with no questions and no offers.",
            ],
          },
          minors: {
            title: "The crew",
            text: [
              "You have to be {{ageMin}} or over to come aboard. On a device that minors use, don't save your password, and log out when you go ashore.",
            ],
          },
        },
      },
    },
  },
};
