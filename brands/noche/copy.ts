/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    auth: {
      login: {
        title: "La noche sigue",
        lead: "Usuario, contraseña y adentro.",
        noAccount: "¿Primera noche aquí?",
      },
      register: {
        title: "Consigue tu pase",
        lead: "Menos de un minuto. Sin fila.",
        leadLong: "Un par de minutos. Sin fila.",
        hasAccount: "¿Ya tienes pase?",
        invitedByBrand: "Vienes en la lista de la casa.",
      },
    },
    access: {
      forgot: {
        title: "Vuelve a entrar",
        emailLead: "Un enlace a tu correo. Eliges otra contraseña. Listo.",
        mobileLead: "Un código a tu celular. Eliges otra contraseña aquí. Listo.",
        sentTitle: "Enlace en camino",
      },
    },
    login: { smsLead: "Un código por mensaje. Sin contraseña." },
    home: {
      popular: "Popular ahora",
      winners: "Ganan en la avenida",
      fresh: "Recién encendidos",
      own: {
        greeting: "Pásale, {{name}}",
        recent: "Retoma la noche",
        favourites: "Tus luces",
        waits: "Falta esto",
        empty: { title: "Saldo en cero", text: "Deposita y juega al llegar. O prueba gratis." },
      },
      promo: {
        fairKicker: "A plena luz",
        fairTitle: "RTP sin sombras",
        fairText: "En cada slot, con sus reglas. A un toque.",
        moneyKicker: "La caja",
        moneyTitle: "Pagas y entra",
        moneyText: "El saldo sube al confirmarse el pago.",
        calmKicker: "Cabeza fría",
        calmTitle: "La noche es larga",
        calmText: "Señales, pausas, ayuda.",
      },
    },
    draws: {
      invite: {
        title: "Tus boletos, con tu cuenta",
        text: "Entra y míralos. Premios y probabilidades: aquí, para cualquiera.",
      },
      wheel: {
        opening: "Boletos. Giros. Premios. En ese orden.",
        title: "La ruleta de neón",
        lead: "Un boleto. Un giro. Lo que marque, tuyo.",
      },
      egg: {
        opening: "Un huevo por boleto. De dónde salen y cuánto duran.",
        title: "Huevo dorado de madrugada",
        lead: "Tres huevos, un boleto. Abre uno. Lo de adentro es tuyo.",
        choose: "¿Cuál enciendes?",
      },
      plays: { title: "Tus últimos giros" },
    },
    envelope: {
      title: "Lluvia de sobres nocturna",
      lead: "Llueven sobres con dinero sobre la avenida. Atrapa uno. Lo que guarda es tuyo.",
      invite: {
        title: "Tus boletos, con tu cuenta",
        text: "Entra y míralos. Las horas y las reglas, aquí para cualquiera.",
      },
    },
    raffle: {
      title: "Rifa nocturna",
      lead: "Depositas y tomas números. A medianoche, sorteo. Cualquiera puede repetirlo.",
      none: "Sin rifa esta noche. Aquí están las últimas.",
      first: "Cero números tomados. Empieza tú.",
    },
    missions: {
      rules: { opening: "Cuándo empieza. Cuándo acaba. Qué te llevas." },
      title: "Misiones nocturnas",
      lead: "Meta, premio y condiciones. Todo por escrito antes de salir.",
      empty: "Sin misiones esta noche",
      invite: {
        title: "Las rutas piden cuenta",
        text: "Entra y participa. Tu avance se ve aquí.",
      },
    },
    vip: {
      title: "Club de medianoche",
      lead: "De Penumbra a Galaxia: nueve niveles. Qué pide y qué da cada uno, a plena luz.",
      invite: { title: "¿Cuánto brillas?", text: "Entra. Tu nivel, con tus números." },
      levels: { title: "De Penumbra a Galaxia" },
      rules: {
        opening: "Subir, quedarte, bajar. Todo dicho, nada en sombra.",
        title: "Reglas, todas",
      },
    },
    rank: {
      gifts: {
        title: "Regalos a tu nombre",
        empty: "Sin regalos esta noche",
        emptyText: "Llegan al subir, cada semana y mes de juego, y en tu cumpleaños.",
      },
      had: { title: "Regalos en tu saldo" },
    },
    points: {
      title: "La caja de puntos",
      lead: "Puntos por regalos o por dinero. Cada movimiento, registrado.",
      invite: {
        title: "Los puntos, con tu cuenta",
        text: "Entra: saldo y movimientos. Las reglas están abajo, para cualquiera.",
      },
      history: { empty: "Cero canjes" },
    },
    rewards: {
      title: "Centro de premios de medianoche",
      lead: "Lo que ganaste, junto. Recíbelo. Lo recibido queda registrado.",
      open: {
        title: "Tuyos esta noche",
        empty: "Nada por recibir esta noche",
        emptyText: "Lo que ganes aparece aquí.",
      },
      claimed: { empty: "Aún no recibes premios", emptyText: "Lo recibido queda registrado aquí." },
      expired: { empty: "Ningún premio perdido" },
    },
    promotions: {
      title: "Promociones en cartelera",
      lead: "Lo de hoy y lo que viene. Condiciones en palabras claras.",
      emptyTitle: "Cartelera en blanco",
      emptyText: "Cuando encendamos una promo, sale aquí.",
      invite: {
        title: "Esto va con cuenta",
        text: "Entra o abre una. Regresas justo aquí.",
      },
    },
    member: {
      deposit: {
        method: "¿Con qué pagas?",
        steps: "Tres pasos",
        step1Text: "El total, antes de pagar. Con comisión, si la hay.",
        wagering:
          "Este depósito se apuesta una vez antes de retirarlo. Lo que ya estaba libre sale a la hora que quieras.",
        step3Text: "Pago confirmado, saldo arriba.",
        none: "Tus depósitos se siguen desde aquí.",
        safe: "¿Algo no cuadra?",
        safeText: "Habla con alguien",
      },
      bets: {
        lead: "Ronda por ronda: lo que pusiste, lo que volvió. Lo último arriba.",
        empty: "Cero rondas todavía",
        emptyText: "Juega y aquí queda cada apuesta y cada premio.",
      },
      messages: {
        welcome: "Luces encendidas",
        welcomeText:
          "{{account}}, la avenida es tuya. Entra, mira, sal cuando quieras. Mañana sigue aquí.",
        empty: "Ningún mensaje por ahora",
        emptyText: "Si algo pasa con tu cuenta o tu dinero, se enciende aquí.",
      },
    },
    withdraw: {
      account: "¿A qué cuenta?",
      none: "Tus retiros se siguen desde aquí.",
      review: { title: "Último vistazo" },
      heads: { paying: { title: "Tu dinero va saliendo" } },
    },
    games: {
      hot: { empty: "Aún no hay populares", emptyText: "Recorre el catálogo. Alguno te enciende." },
      new: { empty: "Sin estrenos en dos meses", emptyText: "Los de siempre siguen encendidos." },
      search: {
        empty: "Ese no está en la avenida",
        emptyText: "Prueba otra palabra, o el proveedor.",
      },
      fav: {
        title: "Tus luces",
        empty: "Aún no enciendes ninguna",
        emptyText: "Toca el corazón de un juego. Se queda encendido aquí.",
      },
      recent: {
        title: "Tus últimas paradas",
        empty: "Sin paradas todavía",
        emptyText: "Lo que abras queda aquí. Lo último, primero.",
      },
      play: { instead: "Estos sí están encendidos" },
    },
    help: {
      lead: "Respuestas cortas. Si falta la tuya, escríbenos.",
      write: {
        title: "¿No salió tu respuesta?",
        text: "Dinos qué pasó. Referencia al momento.",
      },
      search: { noneText: "Una sola palabra ayuda. O escríbenos." },
    },
    service: {
      hello: "Dinos",
      lead: "Qué pasó, en corto. Te damos una referencia y te responde una persona.",
    },
    offline: {
      title: "Sin conexión",
      text: "Tu internet se fue un momento. Tu saldo y tus jugadas siguen en la plataforma, no en tu teléfono.",
    },
    common: {
      search: { placeholder: "Busca juego o proveedor" },
      error: {
        notFoundTitle: "Esta dirección no existe",
        notFoundText: "Enlace viejo o mal escrito. El inicio sigue encendido.",
      },
      footer: {
        links: { points: "Caja de puntos" },
        care: "Se juega por gusto. Si se acaba, sal. Línea de ayuda gratuita: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "Del otro lado hay alguien. De verdad.",
        sections: {
          tell: { title: "Qué pasó" },
          form: {
            title: "Lo más directo",
            text: ["[Escríbenos](/feedback). Referencia al instante. Caben capturas de pantalla."],
          },
        },
      },
      responsible: {
        lead: "La noche termina. Tú decides a qué hora.",
        sections: {
          plan: {
            title: "Plan de salida",
            text: [
              "Cuánto dinero. Cuánto tiempo. Decídelo antes y cúmplelo. Solo dinero que puedas perder.",
              "No hay revancha: el siguiente giro no recuerda el anterior. Sin sueño, sin alcohol, sin coraje.",
            ],
          },
          tools: {
            title: "Controles",
            text: ["Están en tu cuenta. Funcionan ya."],
            list: [
              "[Mis límites y pausas](/member/protection): depósitos, pérdidas, apuestas, tiempo, recordatorios, pausa o autoexclusión. Al instante.",
              "[Mis apuestas](/member/bets): cada ronda y los totales. Los números no mienten.",
              "Modo de prueba en los slots. Cero pesos.",
              "El ojo del saldo lo apaga.",
              "[Tus datos y tu cuenta](/member/securityCenter/data): llévate una copia o cierra la cuenta. Sin preguntas, sin ofertas.",
            ],
          },
          signs: {
            title: "Luces rojas",
            text: [
              "Mientes sobre lo que juegas. Pides prestado. Subes la apuesta para sentir algo. Sin jugar, mal humor. El trabajo, la escuela y tu gente, en segundo plano.",
              "¿Una encendida? Pausa hoy. Y cuéntaselo a alguien.",
            ],
          },
          help: {
            title: "Línea abierta",
            text: [
              "{{helpline}}. Gratis y sin dar tu nombre. También {{email}}.",
              "[Otras líneas, un bloqueador de juegos y ayuda para quien te acompaña](/relatives)",
            ],
          },
          minors: {
            title: "Menores, fuera",
            text: [
              "{{ageMin}} años cumplidos, sin excepción. ¿Dispositivo compartido? No guardes la contraseña y cierra sesión.",
            ],
          },
        },
      },
    },
  },
  en: {
    auth: {
      login: {
        title: "The night is young",
        lead: "Name, password, in.",
        noAccount: "First night here?",
      },
      register: {
        title: "Get your pass",
        lead: "Under a minute. No queue.",
        leadLong: "A couple of minutes. No queue.",
        hasAccount: "Already got a pass?",
        invitedByBrand: "You're on the guest list.",
      },
    },
    access: {
      forgot: {
        title: "Back inside",
        emailLead: "A link by email. A new password. Done.",
        mobileLead: "A code by text. A new password. Done.",
        sentTitle: "Link on its way",
      },
    },
    login: { smsLead: "One code by text. No password." },
    home: {
      popular: "Popular now",
      winners: "Winners on the avenue",
      fresh: "Just lit",
      own: {
        greeting: "Come on in, {{name}}",
        recent: "Back to the night",
        favourites: "Your lights",
        waits: "Still open",
        empty: { title: "Balance: zero", text: "Deposit and play on arrival. Or try for free." },
      },
      promo: {
        fairKicker: "In full light",
        fairTitle: "RTP, no shadows",
        fairText: "On every slot, with its rules. One tap.",
        moneyKicker: "The till",
        moneyTitle: "Pay and it's in",
        moneyText: "Payment confirmed, balance up.",
        calmKicker: "Cool head",
        calmTitle: "The night is long",
        calmText: "Signs, breaks, help.",
      },
    },
    draws: {
      invite: {
        title: "Your tickets, in your account",
        text: "Log in and see. Prizes and odds: here, for everyone.",
      },
      wheel: {
        opening: "Tickets. Spins. Prizes. In that order.",
        title: "The neon wheel",
        lead: "One ticket. One spin. Where it stops, you win.",
      },
      egg: {
        opening: "One egg per ticket. Where they come from and how long they last.",
        title: "Golden egg after dark",
        lead: "Three eggs, one ticket. Open one. Whatever's inside is yours.",
        choose: "Which one lights up?",
      },
      plays: { title: "Your latest spins" },
    },
    envelope: {
      title: "Envelope rain by night",
      lead: "Envelopes with money rain on the avenue. Catch one. Whatever's inside is yours.",
      invite: {
        title: "Your tickets, in your account",
        text: "Log in and see. Times and rules: here, for everyone.",
      },
    },
    raffle: {
      title: "Night raffle",
      lead: "Deposit and claim numbers. At midnight, the draw. Anyone can check it.",
      none: "No raffle tonight. Here are the latest ones.",
      first: "No number taken. You start.",
    },
    missions: {
      rules: { opening: "When it starts. When it ends. What you take home." },
      title: "Night missions",
      lead: "Goal, reward, terms. All in writing before you set out.",
      empty: "No missions tonight",
      invite: { title: "Routes need an account", text: "Log in and join. Progress shows here." },
    },
    vip: {
      title: "The midnight club",
      lead: "Nine levels, Dusk to Galaxy. What each one takes and gives, in full light.",
      invite: { title: "How bright are you?", text: "Log in. Your level, your numbers." },
      levels: { title: "Dusk to Galaxy" },
      rules: { opening: "Up, stay, down. All said, nothing in the dark.", title: "Every rule" },
    },
    rank: {
      gifts: {
        title: "Gifts in your name",
        empty: "No gifts tonight",
        emptyText: "They come as you move up, each week and month of play, and on your birthday.",
      },
      had: { title: "Gifts in your balance" },
    },
    points: {
      title: "The points till",
      lead: "Points for gifts or cash. Every change on record.",
      invite: {
        title: "Points, in your account",
        text: "Log in: balance and changes. The rules are below, for everyone.",
      },
      history: { empty: "Nothing redeemed" },
    },
    rewards: {
      title: "Late-night reward centre",
      lead: "Everything you've won. Claim it. It stays on record.",
      open: {
        title: "Yours tonight",
        empty: "Nothing to claim tonight",
        emptyText: "What you win shows up here.",
      },
      claimed: { empty: "No rewards claimed yet", emptyText: "What you claim stays on record." },
      expired: { empty: "No rewards lost" },
    },
    promotions: {
      title: "Promotions on the bill",
      lead: "On tonight and coming up. The terms in clear words.",
      emptyTitle: "Nothing on the bill",
      emptyText: "When we light one up, it shows here.",
      invite: {
        title: "Account needed for this one",
        text: "Log in or open one. We'll bring you right back.",
      },
    },
    member: {
      deposit: {
        method: "Paying with?",
        steps: "Three steps",
        step1Text: "The total, before you pay. Any fee included.",
        wagering:
          "Bet this deposit once before you withdraw it. What was already free can leave at any hour.",
        step3Text: "Payment confirmed, balance up.",
        none: "Follow your deposits from here.",
        safe: "Doesn't add up?",
        safeText: "Talk to someone",
      },
      bets: {
        lead: "Round by round: what you staked, what you won. Newest first.",
        empty: "No rounds yet",
        emptyText: "Play, and every bet and win stays here.",
      },
      messages: {
        welcome: "Lights on",
        welcomeText:
          "{{account}}, the avenue is yours. Come in, look around, leave when you like. It'll be here tomorrow.",
        empty: "No messages for now",
        emptyText: "If anything happens to your account or money, it lights up here.",
      },
    },
    withdraw: {
      account: "Which account?",
      none: "Follow your withdrawals from here.",
      review: { title: "One last look" },
      heads: { paying: { title: "Your money is on its way out" } },
    },
    games: {
      hot: { empty: "Nothing popular yet", emptyText: "Take a walk round. One will light up." },
      new: { empty: "No openings in two months", emptyText: "The ones you know are still lit." },
      search: { empty: "Not on this avenue", emptyText: "Try another word, or the provider." },
      fav: {
        title: "Your lights",
        empty: "None lit yet",
        emptyText: "Tap a game's heart. It stays lit here.",
      },
      recent: {
        title: "Your latest stops",
        empty: "No stops yet",
        emptyText: "What you open stays here. Newest first.",
      },
      play: { instead: "These are lit" },
    },
    help: {
      lead: "Short answers. Can't find yours? Write to us.",
      write: { title: "Answer not here?", text: "Tell us what happened. Reference straight away." },
      search: { noneText: "A single word helps. Or write to us." },
    },
    service: {
      hello: "Tell us",
      lead: "What happened, in short. You get a reference, and a real person answers.",
    },
    offline: {
      title: "No connection",
      text: "Your connection dropped for a moment. Balance and rounds are on the platform, not on your phone.",
    },
    common: {
      error: {
        notFoundTitle: "No such address",
        notFoundText: "Old link or a typo. Home is still lit.",
      },
      footer: {
        links: { points: "Points till" },
        care: "Play is for fun. When it's over, leave. Free helpline: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "There's someone on the other side. Really.",
        sections: {
          tell: { title: "What happened" },
          form: {
            title: "The straight road",
            text: ["[Write to us](/feedback). Instant reference. Room for screenshots."],
          },
        },
      },
      responsible: {
        lead: "The night ends. You say when.",
        sections: {
          plan: {
            title: "An exit plan",
            text: [
              "How much money. How much time. Decide first and stick to it. Only what you can afford to lose.",
              "There's no rematch: the next spin doesn't remember the last. Never tired, never drunk, never angry.",
            ],
          },
          tools: {
            title: "Controls",
            text: ["They're in your account. They work right now."],
            list: [
              "[Limits and breaks](/member/protection): deposits, losses, bets, time, reminders, a break or self-exclusion. Instantly.",
              "[My bets](/member/bets): every round, and the totals. Numbers don't lie.",
              "Demo mode on every slot. It costs nothing.",
              "The eye on your balance. One tap and it's hidden.",
              "[Your data and your account](/member/securityCenter/data): take a copy or close your account. No questions, no offers.",
            ],
          },
          signs: {
            title: "Red lights",
            text: [
              "You lie about how much you play. You borrow. You raise the bet to feel something. You're in a bad mood without it. Work, school and your people come second.",
              "Is one of them lit? Take a break today. And tell someone.",
            ],
          },
          help: {
            title: "Open line",
            text: [
              "{{helpline}}. Free, no names. Also {{email}}.",
              "[Other helplines, a gambling blocker, and help for the people around you](/relatives)",
            ],
          },
          minors: {
            title: "Over {{ageMin}} only",
            text: [
              "{{ageMin}} or over, no exceptions. Shared device? Don't save your password, and log out.",
            ],
          },
        },
      },
    },
  },
};
