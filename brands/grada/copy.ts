/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    auth: {
      login: {
        title: "Regresas a la cancha",
        lead: "Tu usuario es tu boleto: entra y ocupa tu lugar.",
        submit: "Entrar a la cancha",
        noAccount: "¿Aún no fichas?",
      },
      register: {
        title: "Ficha por Grada",
        lead: "Firmas en menos de un minuto.",
        leadLong: "Firmas en un par de minutos.",
        submit: "Fichar y crear cuenta",
        hasAccount: "¿Ya eres del equipo?",
        invitedByBrand: "Llegas con convocatoria de la casa.",
      },
    },
    access: {
      forgot: {
        title: "Vuelve al juego",
        emailLead: "Te pasamos un enlace y eliges otra contraseña.",
        mobileLead: "Te pasamos un código y eliges otra contraseña aquí mismo.",
        sentTitle: "Pase a tu correo",
      },
    },
    login: {
      smsLead: "Te pasamos un código por mensaje y entras sin contraseña.",
      playHint: "Amistoso con dinero de juguete: nada se gana y nada se pierde.",
    },
    home: {
      popular: "Los titulares de la casa",
      winners: "Marcador de premios",
      winnersOfWeek: "El once de la semana",
      fresh: "Recién fichados",
      topPrize: "La jugada del día",
      own: {
        greeting: "A calentar, {{name}}",
        recent: "Segundo tiempo",
        favourites: "Tu alineación",
        waits: "Te toca sacar",
        empty: {
          title: "Tu saldo va cero a cero",
          text: "Deposita y juega en cuanto llegue, o entrena gratis en los juegos.",
        },
      },
      promo: {
        fairKicker: "Juego limpio",
        fairTitle: "El RTP, en el marcador",
        fairText: "Cada slot muestra su retorno y sus reglas antes del saque.",
        moneyKicker: "La taquilla",
        moneyTitle: "Directo a tu saldo",
        moneyText: "Pago confirmado, saldo arriba en el marcador.",
        calmKicker: "Tu silbato",
        calmTitle: "Tú pitas el final",
        calmText: "Amonestaciones, pausas y dónde pedir ayuda.",
      },
    },
    draws: {
      invite: {
        title: "Tus tiros están en tu cuenta",
        text: "Entra y cuenta tus boletos. Los premios y sus probabilidades son públicos.",
      },
      wheel: {
        opening: "Cada tiro pide su boleto: cómo se consigue y qué pasa con lo que marca.",
        title: "La ruleta del estadio",
        lead: "Un boleto, un tiro. Lo que marca la flecha va directo a tu marcador.",
        play: "Tirar a la ruleta",
        busy: "En el aire…",
      },
      egg: {
        opening: "Tres huevos en la cancha y un boleto por intento; este es el reglamento.",
        title: "Huevo dorado de campeones",
        lead: "Tres huevos, un boleto, un tiro. Lo que guarda el tuyo es tuyo al momento.",
        choose: "¿A cuál le tiras?",
      },
      plays: { title: "Tus últimos tiros" },
    },
    missions: {
      rules: { opening: "Qué sube al marcador, cuándo pita el final y cómo se levanta el premio." },
      title: "Misiones de temporada",
      lead: "El plan de juego por escrito: qué pide cada una, qué da y qué falta para retirarlo.",
      empty: "Fecha libre: hoy no hay misiones",
      invite: {
        title: "Para jugarlas hay que estar en el equipo",
        text: "Entra y participa: tu avance va en este marcador.",
      },
    },
    vip: {
      title: "Club de socios",
      lead: "Nueve niveles, de Taquilla a Leyenda. Cada uno dice qué pide y qué da, sin palco secreto.",
      invite: {
        title: "¿En qué división juegas?",
        text: "Entra y ves tu nivel con tus propios números.",
      },
      levels: { title: "La tabla de niveles" },
      rules: {
        opening: "Cómo asciendes de división, cómo evitas el descenso y qué premia cada temporada.",
        title: "El reglamento completo",
      },
    },
    rank: {
      gifts: {
        title: "Regalos para tu camiseta",
        empty: "Hoy no hay regalos en el vestidor",
        emptyText: "Llegan al subir de nivel, cada semana y mes que juegas, y en tu cumpleaños.",
      },
      had: { title: "Regalos ya en tu vitrina" },
    },
    points: {
      title: "La tienda de puntos del club",
      lead: "Cambia tus puntos por regalos o por dinero, con cada movimiento en el acta.",
      invite: {
        title: "Los puntos se suman con tu equipo",
        text: "Entra y ve tu saldo y tus movimientos. El reglamento está aquí para todos.",
      },
      history: { empty: "Ningún canje en el acta" },
    },
    rewards: {
      title: "Tu centro de premios",
      lead: "Todo lo que ganaste en la cancha: recíbelo aquí y mira lo que ya levantaste.",
      open: {
        title: "Listos para levantar",
        empty: "Hoy no hay premios por levantar",
        emptyText: "Lo que ganes te espera en esta vitrina.",
      },
      claimed: {
        empty: "Tu vitrina se estrena pronto",
        emptyText: "Lo que recibas queda en el acta, aquí.",
      },
      expired: { empty: "Ningún premio quedó fuera de juego" },
    },
    promotions: {
      title: "Promociones de la jornada",
      lead: "Las que juegan hoy y las que calientan, con un reglamento que se entiende.",
      emptyTitle: "Hoy no hay partido aquí",
      emptyText: "Cuando una promoción salte a la cancha, la verás en esta página.",
      invite: {
        title: "Esta jugada va con tu cuenta",
        text: "Entra o ficha; después regresas a esta misma página.",
      },
    },
    member: {
      deposit: {
        steps: "A tres toques",
        step1Text: "El total va en el marcador antes de pagar, con comisión si la hay.",
        wagering:
          "Este depósito se apuesta una vez y ya se puede retirar. El saldo que ya estaba libre sale cuando quieras.",
        step3Text: "Pago confirmado y el saldo entra solo.",
        none: "Aquí sigues tus depósitos, minuto a minuto.",
        safe: "¿Quieres reclamar?",
        safeText: "Te atiende una persona",
      },
      bets: {
        lead: "El acta completa: cada ronda, lo que pusiste y lo que volvió. La última primero.",
        empty: "Aún no hay apuestas en el acta",
        emptyText: "Cuando juegues, aquí queda cada apuesta y cada premio.",
      },
      messages: {
        welcome: "Fichaje confirmado",
        welcomeText:
          "{{account}}, ya tienes número y lugar en la plantilla. Calienta sin prisa y pita el final cuando tú digas.",
        empty: "Sin mensajes en el tablero",
        emptyText: "Aquí anunciamos lo que pase con tu cuenta o tu dinero.",
      },
    },
    withdraw: {
      none: "Aquí sigues tus retiros, minuto a minuto.",
    },
    games: {
      hot: {
        empty: "Todavía no hay titulares",
        emptyText: "Mira toda la plantilla: alguno será tu fichaje.",
      },
      new: { empty: "Sin fichajes en dos meses", emptyText: "Los titulares siguen en la cancha." },
      search: {
        empty: "Ese no está convocado",
        emptyText: "Haz otro pase: una palabra del juego o de su proveedor.",
      },
      fav: {
        title: "Tu alineación",
        empty: "Arma tu alineación",
        emptyText: "Toca el corazón de un juego y entra de titular en esta lista.",
      },
      recent: {
        title: "Tus últimos partidos",
        empty: "Todavía no debutas",
        emptyText: "Cada juego que abras va al acta, el último primero.",
      },
      play: { instead: "En la banca, listos para entrar" },
    },
    help: {
      lead: "Jugadas explicadas en corto. Si falta la tuya, escríbenos.",
      write: {
        title: "¿Tu duda no salió a la cancha?",
        text: "Cuéntanos la jugada. Te damos una referencia al momento.",
      },
      search: { noneText: "Prueba con una sola palabra, o cuéntanos la jugada." },
    },
    service: {
      hello: "¿Qué jugada revisamos?",
      lead: "Cuéntanos. Te damos una referencia y te responde una persona.",
    },
    offline: {
      title: "Tiempo fuera: sin conexión",
      text: "Tu internet pidió cambio un momento. Tu saldo y tus jugadas están guardados en la plataforma, no en tu teléfono.",
    },
    common: {
      search: { placeholder: "Busca tu juego" },
      error: {
        notFoundTitle: "Página fuera de lugar",
        notFoundText:
          "Esta página no existe: el enlace es viejo o tiene un error. El inicio sigue en juego.",
      },
      footer: {
        care: "Se juega por gusto. Pon tus límites antes de salir a la cancha. Ayuda gratuita: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "En la banca hay alguien de guardia: te contesta y revisa la jugada contigo.",
        sections: {
          tell: { title: "La jugada, paso a paso" },
          form: {
            title: "El pase más corto",
            text: [
              "Manda el formulario de [Escríbenos](/feedback): la referencia te llega al momento y las capturas de pantalla sirven de repetición.",
            ],
          },
        },
      },
      responsible: {
        lead: "Todo partido tiene silbatazo final. El tuyo lo pitas tú.",
        sections: {
          plan: {
            title: "La charla previa",
            text: [
              "Antes de salir a la cancha, fija tu dinero y tu tiempo. Cuando se acabe uno, se acabó el partido. Juega con lo que puedes perder, nunca con el gasto de la casa.",
              "No hay tiempo extra para recuperar: el siguiente giro no conoce el marcador. Y cansado, tomado o enojado no se juega.",
            ],
          },
          signs: {
            title: "Tarjetas amarillas",
            text: [
              "Escondes lo que juegas. Pides prestado para jugar. Subes las apuestas para sentir lo mismo. Te enciendes si no juegas. Descuidas el trabajo, la escuela o a tu gente.",
              "Con una amarilla, cambio: haz una pausa hoy y háblalo con alguien de confianza.",
            ],
          },
          tools: {
            title: "Tu banca",
            text: ["Todo esto ya está en tu cuenta, listo para entrar."],
            list: [
              "[Mis apuestas](/member/bets): el acta de cada ronda, con lo puesto, lo devuelto y los totales.",
              "[Mis límites y pausas](/member/protection): marca a tus depósitos, pérdidas, apuestas y tiempo, con recordatorios, pausa o autoexclusión. Entra al momento.",
              "El modo de prueba de los slots: se entrena sin dinero.",
              "El ojo junto al saldo: lo esconde cuando prefieres no mirar.",
              "[Tus datos y tu cuenta](/member/securityCenter/data): una copia de todo lo que guardamos de ti, o tu retiro definitivo, sin preguntas ni ofertas para que sigas.",
            ],
          },
          help: {
            title: "El cuerpo médico",
            text: [
              "La línea gratuita {{helpline}} atiende sin preguntar tu nombre. También estamos en {{email}}.",
              "[Otros teléfonos, un programa que bloquea los juegos y apoyo para la familia](/relatives)",
            ],
          },
          minors: {
            title: "Fuerzas básicas, no",
            text: [
              "Aquí solo juegan mayores de {{ageMin}} años. Si compartes el dispositivo, no guardes tu contraseña y cierra la sesión al salir.",
            ],
          },
        },
      },
    },
  },
  en: {
    auth: {
      login: {
        title: "Back on the pitch",
        lead: "Your name is your ticket to the ground.",
        submit: "Log in and take your seat",
        noAccount: "New to the team?",
      },
      register: {
        title: "Join Grada",
        lead: "It takes under a minute.",
        leadLong: "It takes a couple of minutes.",
        submit: "Join and create account",
        hasAccount: "Already on the team?",
        invitedByBrand: "The house has called you up.",
      },
    },
    access: {
      forgot: {
        title: "Back in the game",
        emailLead: "We'll pass you a link so you can choose a new password.",
        mobileLead: "We'll pass you a code so you can choose a new password right here.",
        sentTitle: "Passed to your email",
      },
    },
    login: {
      smsLead: "We'll text you a code and you can log in without a password.",
      playHint: "Play money, as in a friendly: nothing won, nothing lost.",
    },
    home: {
      popular: "The house line-up",
      winners: "The scoreboard",
      winnersOfWeek: "Team of the week",
      fresh: "New signings",
      topPrize: "Play of the day",
      own: {
        greeting: "Warm up, {{name}}",
        recent: "Second half",
        favourites: "Your line-up",
        waits: "Your kick-off",
        empty: {
          title: "Your balance is empty",
          text: "Deposit and play as soon as it arrives, or train on the games for free.",
        },
      },
      promo: {
        fairKicker: "Fair play",
        fairTitle: "RTP on the scoreboard",
        fairText: "Every slot shows its RTP and its rules before kick-off.",
        moneyKicker: "The box office",
        moneyTitle: "Straight to your balance",
        moneyText: "Payment confirmed, and your balance goes up on the board.",
        calmKicker: "Your call",
        calmTitle: "You blow the final whistle",
        calmText: "Yellow cards, breaks and where to find help.",
      },
    },
    draws: {
      invite: {
        title: "Your shots are in your account",
        text: "Log in and count your tickets. The prizes and odds are public.",
      },
      wheel: {
        opening: "Every shot takes a ticket: how you get one, and what happens to what you score.",
        title: "The stadium wheel",
        lead: "One ticket, one shot. Whatever it hits goes on your score.",
        play: "Shoot at the wheel",
        busy: "In the air…",
      },
      egg: {
        opening: "Three eggs on the pitch and a ticket per go; this is the rule book.",
        title: "Golden egg of champions",
        lead: "Three eggs, one ticket, one shot. Whatever's inside yours is yours to keep.",
        choose: "Which one will you aim at?",
      },
      plays: { title: "Your latest shots" },
    },
    missions: {
      rules: {
        opening: "What goes on the scoreboard, when the whistle blows and how you lift the prize.",
      },
      title: "Season missions",
      lead: "The game plan in writing: what each one takes, what it pays and how you withdraw it.",
      empty: "No fixtures: no missions today",
      invite: {
        title: "Join the team to play them",
        text: "Log in and join: your progress is on this board.",
      },
    },
    vip: {
      title: "The supporters' club",
      lead: "Nine levels, from Ticket office to Legend. Each one says what it takes and gives; no secret boxes.",
      invite: {
        title: "Which division are you in?",
        text: "Log in and see your level with your own figures.",
      },
      levels: { title: "The league table" },
      rules: {
        opening: "How you win promotion, how you avoid the drop and what each season pays.",
        title: "The full rule book",
      },
    },
    rank: {
      gifts: {
        title: "Gifts for your shirt",
        empty: "No gifts in the dressing room",
        emptyText:
          "You get them when you move up, each week and month you play, and on your birthday.",
      },
      had: { title: "Gifts in your cabinet" },
    },
    points: {
      title: "The club's points store",
      lead: "Swap your points for gifts or cash, with every move on the match sheet.",
      invite: {
        title: "Join the team to earn points",
        text: "Log in and see your balance and every change. The rule book is here for everyone.",
      },
      history: { empty: "No swaps on the sheet yet" },
    },
    rewards: {
      title: "Your reward centre",
      lead: "Everything you've won on the pitch: claim it here and see what you've lifted.",
      open: {
        title: "Ready to lift",
        empty: "No rewards to lift today",
        emptyText: "What you win will wait in this cabinet.",
      },
      claimed: {
        empty: "Your cabinet is still empty",
        emptyText: "Whatever you claim goes on this sheet.",
      },
      expired: { empty: "No rewards went offside" },
    },
    promotions: {
      title: "This round's promotions",
      lead: "The ones playing today and the ones warming up, with rules you can follow.",
      emptyTitle: "No match here today",
      emptyText: "When a promotion runs out onto the pitch, you'll see it here.",
      invite: {
        title: "You need an account for this move",
        text: "Log in or sign up, and we'll bring you back to this page.",
      },
    },
    member: {
      deposit: {
        steps: "In three touches",
        step1Text: "The total is on the board before you pay, including any fee.",
        wagering:
          "Bet this deposit once, then you can withdraw it. Any balance that was already free is yours to take out whenever you like.",
        step3Text: "Payment confirmed, and your balance goes up.",
        none: "Follow your deposits here, minute by minute.",
        safe: "Something not right?",
        safeText: "Someone will review it",
      },
      bets: {
        lead: "The full match sheet: every round, what you staked and what you won. Newest first.",
        empty: "No bets on the match sheet yet",
        emptyText: "When you play, every bet and every win goes here.",
      },
      messages: {
        welcome: "Signing confirmed",
        welcomeText:
          "{{account}}, you've got your number and your place in the squad. Warm up in your own time, and blow the final whistle when you say so.",
        empty: "No messages on the board",
        emptyText: "We announce here what happens with your account or your money.",
      },
    },
    withdraw: {
      none: "Follow your withdrawals here, minute by minute.",
    },
    games: {
      hot: {
        empty: "The line-up isn't out yet",
        emptyText: "Look at the whole squad: one of them is your signing.",
      },
      new: {
        empty: "No signings in two months",
        emptyText: "The first team is still on the pitch.",
      },
      search: {
        empty: "Not in the squad",
        emptyText: "Pass again: try another word from the game or its provider.",
      },
      fav: {
        title: "Your line-up",
        empty: "Pick your line-up",
        emptyText: "Tap the heart on a game and it goes in the line-up.",
      },
      recent: {
        title: "Your latest matches",
        empty: "Your debut is still to come",
        emptyText: "Every game you open goes on the sheet, newest first.",
      },
      play: { instead: "On the bench, ready to come on" },
    },
    help: {
      lead: "Every move explained. Can't find yours? Write to us.",
      write: {
        title: "Didn't find your question?",
        text: "Talk us through it. You'll get a reference straight away.",
      },
      search: { noneText: "Try a single word, or talk us through it." },
    },
    service: {
      hello: "What shall we review?",
      lead: "Tell us. You get a reference, and a real person answers.",
    },
    offline: {
      title: "Time out: no connection",
      text: "Your connection dropped for a moment. Your balance and your rounds are kept on the platform, not on your phone.",
    },
    common: {
      search: { placeholder: "Find your game" },
      error: {
        notFoundTitle: "That page is offside",
        notFoundText: "This page doesn't exist: an old link or a typo. Home is still in play.",
      },
      footer: {
        care: "Play for fun. Set your limits before you walk onto the pitch. Free helpline: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "There's someone on the bench who'll answer you and look at the play again.",
        sections: {
          tell: { title: "Talk us through the play" },
          form: {
            title: "The shortest pass",
            text: [
              "Send the form at [Write to us](/feedback): you'll have a reference at once, and your screenshots work as the replay.",
            ],
          },
        },
      },
      responsible: {
        lead: "Every match has a final whistle. Yours is in your hand.",
        sections: {
          plan: {
            title: "The team talk",
            text: [
              "Before you walk on, set your money and your time. When either runs out, the match is over. Play with what you can afford to lose, never with the rent.",
              "There's no extra time to win it back: the next spin doesn't know the score. And nobody plays tired, drunk or angry.",
            ],
          },
          signs: {
            title: "Yellow cards",
            text: [
              "You hide how much you play. You borrow to play. You raise the stakes to feel the same. You snap at people when you're not playing. Work, school or your family lose out.",
              "One yellow and you're off: take a break today and talk to someone you trust.",
            ],
          },
          tools: {
            title: "Your bench",
            text: ["It's all in your account, ready to come on."],
            list: [
              "[My bets](/member/bets): a match report for every round, with what went in, what came back and the totals.",
              "[Limits and breaks](/member/protection): man-mark your deposits, losses, bets and time, with reminders, a break or self-exclusion. On the pitch straight away.",
              "The demo on every slot: training without money.",
              "The eye next to your balance: it hides it when you'd rather not look.",
              "[Your data and your account](/member/securityCenter/data): get a copy of everything we keep about you, or hang up your boots for good, with no questions and no offers to stay.",
            ],
          },
          help: {
            title: "The medical team",
            text: [
              "Call {{helpline}}: it's free, and nobody asks your name. We're at {{email}} too.",
              "[Other helplines, software that blocks gambling, and support for families](/relatives)",
            ],
          },
          minors: {
            title: "Adults only on this pitch",
            text: [
              "You have to be {{ageMin}} or over to play here. If you share the device, don't save your password, and log out when you leave.",
            ],
          },
        },
      },
    },
  },
};
