/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    auth: {
      login: {
        title: "Pásale, qué gusto",
        lead: "Entra con tu usuario: tu lugar en la plaza sigue ahí.",
        noAccount: "¿Es tu primera feria?",
      },
      register: {
        title: "Abre tu cuenta",
        lead: "Un minuto y la plaza es tuya.",
        leadLong: "Un par de minutos, con calma.",
        hasAccount: "¿Ya eres de la plaza?",
        invitedByBrand: "Vienes con invitación de la plaza.",
      },
    },
    access: {
      forgot: {
        title: "Volvamos a abrirte",
        emailLead: "Te mandamos un enlace y eliges una contraseña nueva.",
        mobileLead: "Te mandamos un código y aquí mismo eliges otra contraseña.",
        sentTitle: "Asómate a tu correo",
      },
    },
    login: { smsLead: "Te mandamos un código por mensaje y pasas sin contraseña." },
    home: {
      fresh: "Nuevos en la feria",
      own: {
        greeting: "Qué gusto, {{name}}",
        recent: "Sigue la fiesta",
        favourites: "Tus consentidos",
        waits: "Te quedó pendiente",
        empty: {
          title: "Tu monedero está vacío",
          text: "Deposita y juega en cuanto llegue, o pasea gratis por los juegos.",
        },
      },
      promo: {
        fairKicker: "En la pizarra",
        fairTitle: "El RTP, escrito con gis",
        fairText: "Cada slot enseña su retorno y sus reglas antes del primer giro.",
        moneyKicker: "Tu monedero",
        moneyTitle: "Lo que pones, llega",
        moneyText: "El saldo sube en cuanto se confirma el pago.",
        calmKicker: "Jugar bonito",
        calmTitle: "Un ratito y a otra cosa",
        calmText: "Señales, pausas y dónde encontrar ayuda.",
      },
    },
    draws: {
      invite: {
        title: "Tus boletos están en tu cuenta",
        text: "Entra y los cuentas. Los premios y sus probabilidades los ve toda la plaza.",
      },
      wheel: {
        opening:
          "En la feria, cada vuelta de la ruleta lleva un boleto; así se juntan y así se usan.",
        title: "La ruleta de la plaza",
        lead: "Un boleto, una vuelta. Donde se pare la flecha, eso te llevas.",
      },
      egg: {
        opening: "Para abrir un huevo hace falta un boleto; así llegan a tu canasta.",
        title: "El huevo dorado de la feria",
        lead: "Tres huevos y un boleto. Rompe uno: lo que traiga es tuyo al momento.",
        choose: "¿Cuál rompemos?",
      },
      plays: { title: "Tus vueltas de estos días" },
    },
    envelope: {
      title: "Lluvia de sobres en la plaza",
      lead: "Caen sobres con dinero, como dulces de piñata. Toca uno: lo que guarda es tuyo.",
      invite: {
        title: "Tus boletos están en tu cuenta",
        text: "Entra y los cuentas. Las horas y las reglas están aquí para todos.",
      },
    },
    raffle: {
      title: "Rifa de domingo",
      lead: "Tus depósitos te dan números. Al final se sortean los premios, y cualquiera puede repetir la cuenta.",
      none: "Hoy no hay rifa en la plaza. Aquí quedan las últimas.",
      first: "Nadie ha tomado números: estrena tú la rifa.",
    },
    missions: {
      rules: {
        opening: "Como en toda feria, cada juego tiene su cartel: esto dice el de las misiones.",
      },
      title: "Misiones con premio",
      lead: "Encargos claros con su premio por escrito: qué piden, qué dan y qué hace falta para retirarlo.",
      empty: "Hoy no hay misiones en la plaza",
      invite: {
        title: "Los encargos van con tu cuenta",
        text: "Entra y participa: aquí mismo verás cuánto llevas.",
      },
    },
    vip: {
      title: "Club Alba",
      lead: "Nueve niveles, de Alba a Sol. Cada uno dice claro qué pide y qué da.",
      invite: {
        title: "¿Por dónde va tu sol?",
        text: "Entra y te enseñamos tu nivel con tus propios números.",
      },
      levels: { title: "De Alba a Sol" },
      rules: {
        opening: "Del primer farol al sol: así se sube, así se conserva y esto se regala.",
        title: "Las reglas, sin letra chica",
      },
    },
    rank: {
      gifts: {
        title: "Te guardamos un regalo",
        empty: "Por hoy no hay regalos guardados",
        emptyText:
          "Llegan al subir de nivel, cada semana y cada mes que juegas, y en tu cumpleaños.",
      },
      had: { title: "Los regalos que ya abriste" },
    },
    points: {
      title: "El puesto de puntos",
      lead: "Cambia tus puntos por regalos o por dinero y revisa la cuenta completa.",
      invite: {
        title: "Tus puntos te esperan en tu cuenta",
        text: "Entra para ver tu saldo y tus movimientos. Las reglas están en la pizarra, para todos.",
      },
      history: { empty: "Todavía no has cambiado nada" },
    },
    rewards: {
      title: "Centro de premios Alba",
      lead: "Todo lo que ganaste en la feria, junto: recíbelo aquí y mira lo que ya es tuyo.",
      open: {
        title: "Guardados para ti",
        empty: "Hoy no hay premios por recoger",
        emptyText: "Lo que ganes te lo guardamos aquí.",
      },
      claimed: {
        empty: "Todavía no recoges ningún premio",
        emptyText: "Lo que recibas queda anotado aquí.",
      },
      expired: { empty: "Ningún premio tuyo se venció" },
    },
    promotions: {
      title: "Promociones frescas",
      lead: "Lo que hay hoy en la feria y lo que estamos colgando, con las condiciones en palabras sencillas.",
      emptyTitle: "Este puesto está vacío por hoy",
      emptyText: "En cuanto colguemos una promoción, la verás aquí.",
      invite: {
        title: "Para esto va tu cuenta",
        text: "Entra o abre una; luego vuelves a este mismo puesto.",
      },
    },
    member: {
      deposit: {
        method: "¿Cómo quieres pagar?",
        steps: "Así de fácil",
        step1Text: "Ves el total antes de pagar, con su comisión si la lleva.",
        wagering:
          "Apuesta este depósito una vez y ya lo puedes retirar. Lo que ya tenías libre, sácalo cuando quieras.",
        step3Text: "En cuanto se confirma el pago, el saldo entra solo.",
        none: "Aquí se anotan tus depósitos y en qué van.",
        safe: "¿Algo no te cuadra?",
        safeText: "Platica con una persona",
      },
      bets: {
        lead: "Ronda por ronda, lo que pusiste y lo que volvió. La última va primero.",
        empty: "Aún no hay rondas en tu cuaderno",
        emptyText: "Cuando juegues, aquí se anota cada apuesta y cada premio.",
      },
      messages: {
        welcome: "¡Pásale, hay fiesta!",
        welcomeText:
          "Tu cuenta {{account}} ya tiene lugar en la plaza. Mira los puestos con calma y juega a tu hora; la música sigue mañana.",
        empty: "Buzón vacío por ahora",
        emptyText: "Aquí te contamos lo que pase con tu cuenta o tu dinero.",
      },
    },
    withdraw: {
      account: "¿A dónde te lo mandamos?",
      none: "Aquí se anotan tus retiros y en qué van.",
      review: { title: "Un vistazo antes de retirar" },
      heads: { paying: { title: "Tu dinero ya va en camino" } },
    },
    games: {
      hot: {
        empty: "La plaza aún no tiene favoritos",
        emptyText: "Date la vuelta completa: alguno te va a gustar.",
      },
      new: { empty: "Nada nuevo en dos meses", emptyText: "Los de siempre siguen en la plaza." },
      search: {
        empty: "No está en la plaza",
        emptyText: "Busca con otra palabra del juego o de quien lo hizo.",
      },
      fav: {
        title: "Tus consentidos",
        empty: "Aquí van tus consentidos",
        emptyText: "Toca el corazón de un juego y te lo apartamos aquí.",
      },
      recent: {
        title: "Tu última vuelta por la plaza",
        empty: "Todavía no estrenas ningún juego",
        emptyText: "Los que abras se quedan aquí, el último primero.",
      },
      play: { instead: "Mientras tanto, estos ya están girando" },
    },
    help: {
      lead: "Respuestas cortas y sin vueltas. Si falta la tuya, escríbenos.",
      write: {
        title: "¿No encontraste tu respuesta?",
        text: "Cuéntanos qué pasó y te damos una referencia al momento.",
      },
      search: { noneText: "Prueba con una sola palabra, o platícanos qué pasa." },
    },
    service: {
      hello: "¿En qué te echamos la mano?",
      lead: "Cuéntanos con calma. Te damos una referencia y te responde una persona.",
    },
    offline: {
      title: "La plaza se quedó sin conexión",
      text: "Parece que tu internet se cortó un momento. Tu saldo y tus jugadas están guardados en la plataforma, no en tu teléfono.",
    },
    common: {
      error: {
        notFoundTitle: "Esta página ya no está aquí",
        notFoundText: "Puede que el enlace sea viejo o tenga un error. La plaza sigue en su sitio.",
      },
      footer: {
        links: { points: "Puesto de puntos" },
        care: "Jugar es para pasarla bien; si ya no, para. Línea de ayuda gratuita: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "Aquí te atiende gente de la casa, con nombre y paciencia.",
        sections: {
          tell: { title: "Platícanos qué pasó" },
          form: {
            title: "Por la puerta de enfrente",
            text: [
              "El formulario de [Escríbenos](/feedback) te deja una referencia al momento, y le puedes prender capturas de pantalla.",
            ],
          },
        },
      },
      responsible: {
        lead: "La feria es para pasarla bien. Si deja de serlo, aquí está la salida.",
        sections: {
          plan: {
            title: "Antes de subirte al juego",
            text: [
              "Trae a la plaza lo que gastarías en una salida y ni un peso más. Ponle también hora al regreso, y cuando llegue, vete.",
              "Lo que se fue en una vuelta no lo trae la siguiente: cada giro empieza de cero. Con sueño, con copas o de malas, mejor otro día.",
            ],
          },
          signs: {
            title: "Cuando ya no es fiesta",
            text: [
              "Escondes lo que juegas. Pides prestado para seguir. Necesitas apostar más para sentir lo mismo. Andas de malas si no juegas. Le quitas tiempo al trabajo, a la escuela o a los tuyos.",
              "Con que una te suene, haz una pausa hoy y platícalo con alguien de confianza.",
            ],
          },
          tools: {
            title: "Lo que ya tienes a la mano",
            text: ["Todo está en tu cuenta y se usa desde hoy."],
            list: [
              "[Mis apuestas](/member/bets): cada ronda con lo que pusiste y lo que volvió, y las sumas. Échale un ojo antes de seguir.",
              "El ojo junto a tu saldo lo tapa cuando no quieras verlo.",
              "En los slots hay modo de prueba: conoces el juego sin gastar.",
              "[Mis límites y pausas](/member/protection): topes de depósitos, pérdidas, apuestas y tiempo, recordatorios, una pausa o la autoexclusión. Empiezan en el acto.",
              "[Tus datos y tu cuenta](/member/securityCenter/data): una copia de lo que guardamos de ti, o el cierre de tu cuenta, sin preguntas ni regalos para que te quedes.",
            ],
          },
          help: {
            title: "Alguien que escucha",
            text: [
              "La línea gratuita {{helpline}} atiende a quien sea, sin pedir nombre. O escríbenos a {{email}}.",
              "[Más líneas, un programa que bloquea los juegos y ayuda para la familia](/relatives)",
            ],
          },
          minors: {
            title: "Los chicos, al carrusel",
            text: [
              "A esta feria entran solo personas de {{ageMin}} años o más. Si prestas tu teléfono o tu computadora, no guardes ahí la contraseña y cierra la sesión al terminar.",
            ],
          },
        },
      },
    },
  },
  en: {
    auth: {
      login: {
        title: "Come on in",
        lead: "Log in: your place on the square is waiting.",
        noAccount: "Your first fair?",
      },
      register: {
        title: "Open your account",
        lead: "One minute and the square is yours.",
        leadLong: "A couple of minutes, no hurry.",
        hasAccount: "One of us already?",
        invitedByBrand: "You've been invited by the square.",
      },
    },
    access: {
      forgot: {
        title: "Let's get you back in",
        emailLead: "We'll email you a link so you can choose a new password.",
        mobileLead: "We'll text you a code, and you can choose a new password right here.",
        sentTitle: "Take a look at your email",
      },
    },
    login: { smsLead: "We'll text you a code and you can walk in without a password." },
    home: {
      fresh: "New at the fair",
      own: {
        greeting: "Lovely to see you, {{name}}",
        recent: "Back to the party",
        favourites: "Your favourites",
        waits: "Waiting for you",
        empty: {
          title: "Your purse is empty",
          text: "Deposit and play as soon as it arrives, or take a stroll round the games for free.",
        },
      },
      promo: {
        fairKicker: "It's on the slate",
        fairTitle: "The RTP, chalked up",
        fairText: "Every slot shows its RTP and its rules before the first spin.",
        moneyKicker: "Your purse",
        moneyTitle: "What you put in, arrives",
        moneyText: "Your balance goes up once the payment is confirmed.",
        calmKicker: "Good play",
        calmTitle: "A while, then home",
        calmText: "Signs to watch, breaks, and where to find help.",
      },
    },
    draws: {
      invite: {
        title: "Your tickets are waiting for you",
        text: "Log in and count them. The prizes and odds are there for the whole square to see.",
      },
      wheel: {
        opening:
          "At the fair, every turn of the wheel takes a ticket; here's how you collect them and how you use them.",
        title: "The wheel on the square",
        lead: "One ticket, one turn. Wherever the pointer stops, that's what you take home.",
      },
      egg: {
        opening: "You need a ticket to open an egg; here's how they get into your basket.",
        title: "The golden egg of the fair",
        lead: "Three eggs and one ticket. Crack one: whatever's inside is yours straight away.",
        choose: "Which one shall we crack?",
      },
      plays: { title: "Your latest turns" },
    },
    envelope: {
      title: "Envelope rain on the square",
      lead: "Envelopes with money fall like sweets from a piñata. Tap one: whatever's inside is yours.",
      invite: {
        title: "Your tickets are waiting for you",
        text: "Log in and count them. The times and rules are here for everyone.",
      },
    },
    raffle: {
      title: "Sunday raffle",
      lead: "Your deposits earn you numbers. Prizes are drawn at the end, and anyone can check the draw.",
      none: "No raffle on the square today. Here are the latest ones.",
      first: "No one has a number yet: be the first to claim one.",
    },
    missions: {
      rules: { opening: "At any fair each stall has its sign: this is the one for missions." },
      title: "Missions with a prize",
      lead: "Small tasks with the reward in writing: what each one takes, what it pays and how you withdraw it.",
      empty: "No missions on the square today",
      invite: {
        title: "You need an account for missions",
        text: "Log in and join: your progress shows right here.",
      },
    },
    vip: {
      title: "The Alba club",
      lead: "Nine levels, from Dawn to Sun. Each one says what it takes and what it gives, in plain words.",
      invite: {
        title: "How high is your sun?",
        text: "Log in and we'll show you your level, with your own figures.",
      },
      levels: { title: "From Dawn to Sun" },
      rules: {
        opening:
          "From the first lantern to the sun: how you rise, how you stay there and what we give along the way.",
        title: "The rules, no small print",
      },
    },
    rank: {
      gifts: {
        title: "A gift kept for you",
        empty: "No gifts waiting for you today",
        emptyText:
          "They come when you move up, every week and month you play, and on your birthday.",
      },
      had: { title: "Gifts you've opened" },
    },
    points: {
      title: "The points stall",
      lead: "Trade your points for gifts or cash, and see it all added up.",
      invite: {
        title: "Your points are waiting for you",
        text: "Log in to see your balance and every change. The rules are on the slate for everyone.",
      },
      history: { empty: "You haven't traded anything yet" },
    },
    rewards: {
      title: "Alba reward centre",
      lead: "Everything you've won at the fair: claim it here and see what's already yours.",
      open: {
        title: "Kept for you",
        empty: "No rewards to pick up today",
        emptyText: "We'll keep what you win right here.",
      },
      claimed: {
        empty: "You haven't picked up a reward yet",
        emptyText: "We note down what you claim here.",
      },
      expired: { empty: "None of your rewards ran out" },
    },
    promotions: {
      title: "Fresh promotions",
      lead: "What's on at the fair today and what's coming up, with the terms in plain words.",
      emptyTitle: "This stall is empty today",
      emptyText: "As soon as we hang one up, you'll see it here.",
      invite: {
        title: "You need an account for this one",
        text: "Log in or open one, and we'll bring you back to this stall.",
      },
    },
    member: {
      deposit: {
        method: "How do you want to pay?",
        steps: "As easy as this",
        step1Text: "You see the total before you pay, including any fee.",
        wagering:
          "Bet this deposit once and it's yours to withdraw. What was already free, take out whenever you like.",
        step3Text: "Your balance goes up once the payment is confirmed.",
        none: "Your deposits and their status are noted down here.",
        safe: "Something doesn't add up?",
        safeText: "Chat with someone",
      },
      bets: {
        lead: "Round by round, what you staked and what you won. Newest first.",
        empty: "No rounds in your notebook yet",
        emptyText: "When you play, every bet and every win is noted down here.",
      },
      messages: {
        welcome: "Come on in, there's a party!",
        welcomeText:
          "Your account {{account}} has its place on the square. Take your time round the stalls and play at your own hour; the music will be here tomorrow.",
        empty: "Empty letterbox",
        emptyText: "We tell you here what happens with your account or your money.",
      },
    },
    withdraw: {
      account: "Where shall we send it?",
      none: "Your withdrawals and their status are noted down here.",
      review: { title: "One last look before you withdraw" },
      heads: { paying: { title: "Your money is on the road" } },
    },
    games: {
      hot: {
        empty: "The square has no favourites yet",
        emptyText: "Take the full stroll: you'll soon find yours.",
      },
      new: {
        empty: "Nothing new in two months",
        emptyText: "The ones you know are still on the square.",
      },
      search: {
        empty: "Not on this square",
        emptyText: "Try another word from the game or its maker.",
      },
      fav: {
        title: "Your favourites",
        empty: "Your favourites go here",
        emptyText: "Tap the heart on a game and we'll keep it here for you.",
      },
      recent: {
        title: "Your last stroll on the square",
        empty: "You haven't tried a game yet",
        emptyText: "The ones you open stay here, newest first.",
      },
      play: { instead: "Meanwhile, these are spinning" },
    },
    help: {
      lead: "Short answers, no detours. If you can't find yours, write to us.",
      write: {
        title: "Didn't find your answer?",
        text: "Tell us what happened and you'll get a reference straight away.",
      },
      search: { noneText: "Try just one word, or come and tell us." },
    },
    service: {
      hello: "How can we lend a hand?",
      lead: "Take your time to tell us. You get a reference, and a real person answers.",
    },
    offline: {
      title: "The square has lost its connection",
      text: "You've lost your connection for a moment. Your balance and your rounds are safe with us, not on your phone.",
    },
    common: {
      error: {
        notFoundTitle: "This page isn't here any more",
        notFoundText: "The link may be old or mistyped. The square is still where it was.",
      },
      footer: {
        links: { points: "Points stall" },
        care: "Play is meant to be fun; when it stops being fun, stop. Free helpline: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "The people of the house will answer you, by name and with patience.",
        sections: {
          tell: { title: "Tell us what happened" },
          form: {
            title: "Through the front door",
            text: [
              "Fill in the form at [Write to us](/feedback): you'll get a reference straight away, and you can pin screenshots to it.",
            ],
          },
        },
      },
      responsible: {
        lead: "The fair is here for a good time. When it stops being one, here's the way out.",
        sections: {
          plan: {
            title: "Before you climb aboard",
            text: [
              "Bring what you'd spend on a night out, and not a peso more. Decide when you're going home too, and go when the time comes.",
              "What one spin takes, the next won't bring back: each one starts from scratch. Tired, tipsy or in a bad mood? Leave it for another day.",
            ],
          },
          signs: {
            title: "When the party's over",
            text: [
              "You hide how much you play. You borrow to keep going. You need bigger bets to feel the same. You get short-tempered when you can't play. Work, school or the people you love get less of you.",
              "If even one of these rings a bell, take a break today and talk to someone you trust.",
            ],
          },
          tools: {
            title: "What you already have at hand",
            text: ["It's all in your account, and you can use it today."],
            list: [
              "[My bets](/member/bets): every round, with what you staked, what came back and the totals. Take a look before you carry on.",
              "The eye next to your balance hides it when you'd rather not see it.",
              "Every slot has a demo, so you can get to know a game without spending anything.",
              "[Limits and breaks](/member/protection): limits on deposits, losses, bets and time, reminders, a break or self-exclusion. They apply straight away.",
              "[Your data and your account](/member/securityCenter/data): get a copy of what we keep about you, or close your account. No questions, and no gifts to make you stay.",
            ],
          },
          help: {
            title: "Someone to listen",
            text: [
              "Call {{helpline}}: it's free, and nobody asks your name. Or write to us at {{email}}.",
              "[More helplines, software that blocks gambling, and help for families](/relatives)",
            ],
          },
          minors: {
            title: "Not for under-age players",
            text: [
              "You have to be {{ageMin}} or over to come in. If you share your phone or computer, don't save your password on it, and log out when you're done.",
            ],
          },
        },
      },
    },
  },
};
