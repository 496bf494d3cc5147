/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    auth: {
      login: {
        title: "Buenas noches",
        lead: "Preséntate con tu usuario; tu mesa sigue reservada.",
        submit: "Pasar a la sala",
        noAccount: "¿Nos visitas por primera vez?",
      },
      register: {
        title: "Tu nombre en la lista",
        lead: "Unos datos, y te abrimos la puerta.",
        leadLong: "Un par de minutos, con toda calma.",
        submit: "Abrir mi cuenta",
        hasAccount: "¿Ya figuras en la lista?",
        invitedByBrand: "Vienes con invitación de la casa.",
      },
    },
    access: {
      forgot: {
        title: "Permítenos ayudarte",
        emailLead: "Enviamos un enlace a tu correo y eliges otra contraseña.",
        mobileLead: "Enviamos un código a tu celular y eliges otra contraseña aquí.",
        sentTitle: "Una carta va a tu correo",
      },
    },
    login: {
      smsLead: "Enviamos un código a tu celular y pasas sin contraseña.",
      playHint: "De cortesía y con dinero de juguete: nada se gana ni se pierde.",
    },
    home: {
      popular: "Lo que más se pide",
      winners: "La mesa de honor",
      winnersOfWeek: "Los honores de la semana",
      fresh: "Estrenos de la sala",
      topPrize: "El premio de la velada",
      topPrizeOfWeek: "El gran premio de la semana",
      own: {
        greeting: "Un gusto verte, {{name}}",
        recent: "Tu mesa de siempre",
        favourites: "Tus preferidos",
        waits: "Un asunto pendiente",
        empty: {
          title: "Tu saldo aguarda en cero",
          text: "Deposita y juega en cuanto llegue, o conoce los juegos sin apostar.",
        },
      },
      promo: {
        fairKicker: "Cartas a la vista",
        fairTitle: "El RTP, por escrito",
        fairText: "Cada slot presenta su retorno y sus reglas antes de empezar.",
        moneyKicker: "En caja",
        moneyTitle: "Tu depósito, atendido",
        moneyText: "Confirmado el pago, tu saldo lo refleja.",
        calmKicker: "Con mesura",
        calmTitle: "Saber retirarse",
        calmText: "Señales, pausas y dónde hallar ayuda.",
      },
    },
    draws: {
      invite: {
        title: "Tus boletos aguardan en tu cuenta",
        text: "Pasa a contarlos. Los premios y sus probabilidades están a la vista de todos.",
      },
      wheel: {
        opening:
          "La rueda gira con un boleto; la casa explica cómo se obtiene y qué ocurre con el premio.",
        title: "La ruleta de cortesía",
        lead: "La casa te invita: un boleto, un giro, y lo que señale la flecha es tuyo.",
        play: "Girar la ruleta de la casa",
        busy: "La ruleta gira…",
      },
      egg: {
        opening: "Un boleto abre un huevo; aquí consta cómo se obtiene y cuánto dura.",
        title: "El huevo dorado, en bandeja",
        lead: "Tres joyas sobre terciopelo. Con un boleto abres una: lo que guarda es tuyo.",
        choose: "¿Cuál deseas abrir?",
      },
      won: "Enhorabuena: {{prize}}",
      plays: { title: "Tus últimas invitaciones" },
    },
    missions: {
      rules: {
        opening: "Las costumbres de la casa: qué se tiene en cuenta y cómo se recibe cada premio.",
      },
      title: "Misiones de la noche",
      lead: "Encargos con su agradecimiento por escrito: qué piden, qué dan y qué hace falta para retirarlo.",
      empty: "Esta noche no hay encargos",
      invite: {
        title: "Los encargos se hacen a tu nombre",
        text: "Pasa y participa: tu avance queda asentado aquí.",
      },
    },
    vip: {
      title: "El círculo de Velada",
      lead: "Nueve niveles, de Vestíbulo a As: qué pide y qué ofrece cada uno, sin puertas ocultas.",
      invite: {
        title: "¿Cuál es tu lugar en la casa?",
        text: "Pasa a tu cuenta y te lo mostramos con tus propias cifras.",
      },
      levels: { title: "Los nueve salones" },
      rules: {
        opening:
          "Cómo se pasa de un salón a otro, cómo se conserva el sitio y qué atenciones trae.",
        title: "La etiqueta del círculo",
      },
    },
    rank: {
      gifts: {
        title: "Atenciones de la casa",
        empty: "Por ahora no hay atenciones",
        emptyText:
          "Se ofrecen al subir de nivel, cada semana y mes que juegas, y en tu cumpleaños.",
      },
      had: { title: "Atenciones que ya recibiste" },
    },
    points: {
      title: "El libro de puntos",
      lead: "Cambia tus puntos por regalos o por dinero; cada movimiento queda asentado.",
      invite: {
        title: "Tus puntos se anotan a tu nombre",
        text: "Pasa a ver tu saldo y tus movimientos. Las reglas están aquí, a la vista de todos.",
      },
      history: { empty: "El libro no tiene canjes tuyos" },
    },
    rewards: {
      title: "Centro de premios y atenciones",
      lead: "Cuanto has ganado, reunido con cuidado: recíbelo aquí y revisa lo que ya es tuyo.",
      open: {
        title: "A tu nombre",
        empty: "Por ahora, nada por recibir",
        emptyText: "Lo que ganes queda a tu nombre.",
      },
      claimed: {
        empty: "Aún no has recibido premios",
        emptyText: "Lo que recibas queda asentado aquí.",
      },
      expired: { empty: "Ningún premio tuyo se perdió" },
    },
    promotions: {
      title: "Promociones con etiqueta",
      lead: "Lo que la casa ofrece esta noche y lo que prepara, con sus condiciones en palabras claras.",
      emptyTitle: "Nada en la bandeja por ahora",
      emptyText: "Cuando la casa prepare una promoción, se servirá aquí.",
      invite: {
        title: "Esto se atiende a tu nombre",
        text: "Pasa o abre una cuenta; luego vuelves a esta misma página.",
      },
    },
    member: {
      deposit: {
        method: "¿Cómo prefieres pagar?",
        amount: "¿Qué monto deseas?",
        steps: "Cómo te atendemos",
        step1Text: "Te presentamos el total antes de pagar, con su comisión si la hay.",
        wagering:
          "Este depósito se apuesta una vez antes de retirarse. Del saldo que ya tenías libre dispones cuando gustes.",
        step3Text: "El saldo entra por sí solo al confirmarse el pago.",
        none: "Aquí se asienta cada depósito y su estado.",
        safe: "¿Algo no es de tu agrado?",
        safeText: "Una persona te escucha",
      },
      bets: {
        lead: "La cuenta de la velada: cada ronda, lo apostado y lo devuelto. La última, primero.",
        empty: "Todavía no figura ninguna apuesta",
        emptyText: "Cuando juegues, aquí figurará cada apuesta y cada premio.",
      },
      messages: {
        welcome: "La casa te recibe",
        welcomeText:
          "Tu cuenta {{account}} está a tu nombre y la mesa, dispuesta. Disfruta con medida; el salón te espera otra noche.",
        empty: "Sin mensajes en la bandeja",
        emptyText: "Aquí te informamos de cuanto pase con tu cuenta o tu dinero.",
      },
    },
    withdraw: {
      account: "¿A qué cuenta lo enviamos?",
      none: "Aquí se asienta cada retiro y su estado.",
      review: { title: "Una última mirada" },
      heads: { paying: { title: "Tu dinero va a tu encuentro" } },
    },
    games: {
      hot: {
        empty: "Aún no hay preferidos en la sala",
        emptyText: "Recorre el catálogo completo: alguno será de tu gusto.",
      },
      new: { empty: "Dos meses sin estrenos", emptyText: "Los clásicos siguen en sala." },
      search: {
        empty: "Ese título no está en sala",
        emptyText: "Prueba con otra palabra del juego o de su casa.",
      },
      fav: {
        title: "Tus preferidos",
        empty: "Reserva aquí tus preferidos",
        emptyText: "Toca el corazón de un juego y te lo reservamos en esta lista.",
      },
      recent: {
        title: "Tus últimas mesas",
        empty: "Todavía no has tomado asiento",
        emptyText: "Los juegos que abras figuran aquí, el último primero.",
      },
      play: { instead: "Entretanto, estos te esperan servidos" },
    },
    help: {
      lead: "Respuestas breves y con buenos modales. Si falta la tuya, escríbenos.",
      write: {
        title: "¿No hallaste tu respuesta?",
        text: "Cuéntanos lo ocurrido. Te damos una referencia al momento.",
      },
      search: { noneText: "Prueba con una sola palabra, o cuéntanos lo que ocurre." },
    },
    service: {
      hello: "A tus órdenes",
      lead: "Cuéntanos lo ocurrido. Te damos una referencia y te responde una persona.",
    },
    offline: {
      title: "Sin conexión por un momento",
      text: "Parece que tu internet se retiró un momento. Tu saldo y tus jugadas están guardados en la plataforma, no en tu teléfono.",
    },
    common: {
      search: { placeholder: "Busca mesa, juego o casa" },
      error: {
        notFoundTitle: "Esa página no está en la casa",
        notFoundText:
          "Puede que el enlace sea antiguo o tenga un error. El salón sigue en su sitio.",
      },
      footer: {
        care: "Una buena velada también sabe terminar: pon tu límite antes de sentarte. Ayuda gratuita: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "Una persona de la casa lee tu carta y la contesta.",
        sections: {
          tell: { title: "Lo que conviene contarnos" },
          form: {
            title: "El camino más corto a la casa",
            text: [
              "El formulario de [Escríbenos](/feedback) te entrega una referencia en el acto y admite capturas de pantalla.",
            ],
          },
        },
      },
      responsible: {
        lead: "Una buena velada se recuerda con gusto, y sabe a qué hora despedirse.",
        sections: {
          plan: {
            title: "La medida justa",
            text: [
              "Decide de antemano la suma y el tiempo que dedicarás a la mesa, y respétalos. Que la suma sea siempre una que puedas perder sin echarla de menos.",
              "Perseguir lo perdido no es de buen jugador: cada giro ignora el anterior. Tampoco se juega con cansancio, con copas de más o con enojo.",
            ],
          },
          tools: {
            title: "Al servicio de tu calma",
            text: ["La casa pone a tu disposición, desde hoy y en tu cuenta:"],
            list: [
              "[Mis límites y pausas](/member/protection): límites de depósitos, pérdidas, apuestas y tiempo, recordatorios, una pausa o la autoexclusión. Rigen de inmediato.",
              "[Mis apuestas](/member/bets): la cuenta de cada ronda, con lo apostado, lo devuelto y sus totales.",
              "El modo de prueba de los slots, para conocerlos sin comprometer dinero.",
              "El ojo junto al saldo, que lo cubre con discreción.",
              "[Tus datos y tu cuenta](/member/securityCenter/data): una copia de cuanto guardamos de ti, o el cierre de tu cuenta, sin preguntas ni insistencias.",
            ],
          },
          signs: {
            title: "Cuándo levantarse de la mesa",
            text: [
              "Ocultas cuánto juegas. Pides prestado para jugar. Necesitas apostar más para sentir lo mismo. Te irritas si no juegas. Descuidas el trabajo, los estudios o a los tuyos.",
              "Basta reconocerse en una: retírate por hoy, haz una pausa y confíaselo a alguien cercano.",
            ],
          },
          help: {
            title: "Con toda reserva",
            text: [
              "La línea gratuita {{helpline}} atiende sin preguntar quién eres. También respondemos en {{email}}.",
              "[Otras líneas, un programa que bloquea los juegos y ayuda para la familia](/relatives)",
            ],
          },
          minors: {
            title: "Un salón para adultos",
            text: [
              "En este salón se recibe solo a personas de {{ageMin}} años o más. Si en casa comparten el dispositivo, no guardes tu contraseña y cierra la sesión al retirarte.",
            ],
          },
        },
      },
    },
  },
  en: {
    auth: {
      login: {
        title: "Good evening",
        lead: "Log in; your table is still reserved.",
        submit: "Log in to the room",
        noAccount: "Your first visit?",
      },
      register: {
        title: "Your name on the list",
        lead: "A few details and we open the door.",
        leadLong: "A couple of minutes, at your leisure.",
        submit: "Open my account",
        hasAccount: "On the list already?",
        invitedByBrand: "You've been invited by the house.",
      },
    },
    access: {
      forgot: {
        title: "Allow us to help",
        emailLead: "We'll email you a link to choose a new password.",
        mobileLead: "We'll text a code to your mobile, and you can choose a new password here.",
        sentTitle: "A letter is on its way",
      },
    },
    login: {
      smsLead: "We'll text a code to your mobile; no password needed.",
      playHint: "A courtesy game with play money: nothing won, nothing lost.",
    },
    home: {
      popular: "Most popular",
      winners: "Roll of honour",
      winnersOfWeek: "Honours of the week",
      fresh: "Opening nights",
      topPrize: "The prize of the evening",
      topPrizeOfWeek: "The grand prize of the week",
      own: {
        greeting: "Always a pleasure, {{name}}",
        recent: "Your usual table",
        favourites: "Your preferred games",
        waits: "One thing outstanding",
        empty: {
          title: "Your balance is at zero",
          text: "Deposit and play as soon as it arrives, or get to know the games without a stake.",
        },
      },
      promo: {
        fairKicker: "Cards on the table",
        fairTitle: "The RTP, in writing",
        fairText: "Every slot states its RTP and its rules before you begin.",
        moneyKicker: "The desk",
        moneyTitle: "Your deposit, taken care of",
        moneyText: "Once the payment is confirmed, it's in your balance.",
        calmKicker: "In moderation",
        calmTitle: "Knowing when to leave",
        calmText: "Signs, breaks and where to find help.",
      },
    },
    draws: {
      invite: {
        title: "Your tickets await you",
        text: "Come in and count them. The prizes and odds are there for all to see.",
      },
      wheel: {
        opening:
          "One ticket turns the wheel; here's how you come by one, and what becomes of the prize.",
        title: "The courtesy wheel",
        lead: "With the house's compliments: one ticket, one spin; where it stops, the prize is yours.",
        play: "Spin the house wheel",
        busy: "The wheel turns…",
      },
      egg: {
        opening: "One ticket opens one egg; here's how you come by it and how long it keeps.",
        title: "The golden egg, on a tray",
        lead: "Three jewels on velvet. One ticket opens one: whatever's inside is yours.",
        choose: "Which one would you like to open?",
      },
      won: "Congratulations: {{prize}}",
      plays: { title: "Your latest invitations" },
    },
    missions: {
      rules: {
        opening:
          "The customs of the house: what is taken into account and how each prize is received.",
      },
      title: "This evening's missions",
      lead: "Small requests, each with its reward in writing: what it asks, what it pays and how you withdraw it.",
      empty: "No requests this evening",
      invite: {
        title: "Missions are for account holders",
        text: "Come in and join: your progress is recorded here.",
      },
    },
    vip: {
      title: "The Velada circle",
      lead: "Nine levels, from Foyer to Ace. Each one says what it takes and offers; no hidden doors.",
      invite: {
        title: "Where do you stand in the house?",
        text: "Come in and we'll show you, with your own figures.",
      },
      levels: { title: "The nine rooms" },
      rules: {
        opening:
          "How you pass from one room to the next, how you keep your place and which courtesies come with it.",
        title: "The etiquette of the circle",
      },
    },
    rank: {
      gifts: {
        title: "Compliments of the house",
        empty: "No compliments for now",
        emptyText:
          "They are offered when you move up, each week and month you play, and on your birthday.",
      },
      had: { title: "Compliments you've received" },
    },
    points: {
      title: "The points ledger",
      lead: "Exchange your points for gifts or cash; every change is recorded.",
      invite: {
        title: "Your points are kept in your name",
        text: "Come in to see your balance and every change. The rules are here for all to see.",
      },
      history: { empty: "No exchanges in your ledger yet" },
    },
    rewards: {
      title: "Reward centre and courtesies",
      lead: "Everything you've won, gathered with care: claim it here and see what's already yours.",
      open: {
        title: "In your name",
        empty: "Nothing to claim this evening",
        emptyText: "What you win will be kept here, in your name.",
      },
      claimed: {
        empty: "You haven't received a reward yet",
        emptyText: "What you claim is recorded here.",
      },
      expired: { empty: "None of your rewards were lost" },
    },
    promotions: {
      title: "This evening's promotions",
      lead: "What the house offers this evening and what's to come, with the terms in clear words.",
      emptyTitle: "Nothing on the tray for now",
      emptyText: "When the house has a promotion, it'll be served here.",
      invite: {
        title: "You need an account for this",
        text: "Come in or open an account, and we'll return you to this page.",
      },
    },
    member: {
      deposit: {
        method: "How would you care to pay?",
        amount: "How much?",
        steps: "How we look after you",
        step1Text: "We present the total before you pay, including any fee.",
        wagering:
          "This deposit is bet once before it is withdrawn. The balance that was already free is at your disposal at any time.",
        step3Text: "Once the payment is confirmed, it's in your balance.",
        none: "Every deposit and its status is recorded here.",
        safe: "Not to your liking?",
        safeText: "Someone will look after you",
      },
      bets: {
        lead: "The evening's bill: every round, the stake and the return. Newest first.",
        empty: "No bets are listed yet",
        emptyText: "When you play, every bet and every win is listed here.",
      },
      messages: {
        welcome: "The house welcomes you",
        welcomeText:
          "Your account {{account}} is in your name and the table is set. Enjoy it in moderation; the salon will keep for another night.",
        empty: "No messages on the tray",
        emptyText: "We'll let you know here about anything to do with your account or your money.",
      },
    },
    withdraw: {
      account: "Which account shall we send it to?",
      none: "Every withdrawal and its status is recorded here.",
      review: { title: "A final glance" },
      heads: { paying: { title: "Your money is on its way to you" } },
    },
    games: {
      hot: {
        empty: "The room has no favourites yet",
        emptyText: "Have a look round: one will be to your taste.",
      },
      new: { empty: "No first nights in two months", emptyText: "The classics are still on." },
      search: {
        empty: "No such title in the room",
        emptyText: "Try another word from the game or its house.",
      },
      fav: {
        title: "Your preferred games",
        empty: "Reserve your favourites here",
        emptyText: "Tap the heart on a game and we'll reserve it in this list.",
      },
      recent: {
        title: "Your latest tables",
        empty: "You haven't taken a seat yet",
        emptyText: "Games you open are listed here, newest first.",
      },
      play: { instead: "In the meantime, these are being served" },
    },
    help: {
      lead: "Brief answers, with good manners. If you can't find yours, write to us.",
      write: {
        title: "Haven't found your answer?",
        text: "Tell us what happened. You'll get a reference straight away.",
      },
      search: { noneText: "Try a single word, or tell us what the matter is." },
    },
    service: {
      hello: "At your service",
      lead: "Tell us what happened. You get a reference, and a real person answers.",
    },
    offline: {
      title: "No connection for a moment",
      text: "Your connection seems to have slipped away for a moment. Your balance and your rounds are kept on the platform, not on your phone.",
    },
    common: {
      search: { placeholder: "Find a table, a game or a house" },
      error: {
        notFoundTitle: "That page isn't in the house",
        notFoundText: "The link may be old or mistyped. The salon is still where it was.",
      },
      footer: {
        care: "A good evening knows when to end: set your limit before you sit down. Free helpline: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "A member of the house will read your letter and reply to it.",
        sections: {
          tell: { title: "What is worth telling us" },
          form: {
            title: "The shortest way to the house",
            text: [
              "The form at [Write to us](/feedback) hands you a reference on the spot, and there's room for screenshots.",
            ],
          },
        },
      },
      responsible: {
        lead: "A good evening is remembered with pleasure, and knows when to say good night.",
        sections: {
          plan: {
            title: "In good measure",
            text: [
              "Decide beforehand how much money and time you will give the table, and keep to both. Let it be a sum you can lose and not miss.",
              "Chasing losses is never good play: each spin knows nothing of the last. Nor should one play tired, angry, or after a drink too many.",
            ],
          },
          tools: {
            title: "For your peace of mind",
            text: ["In your account, and at your disposal from today:"],
            list: [
              "[Limits and breaks](/member/protection): limits on deposits, losses, bets and time, reminders, a break or self-exclusion. They apply at once.",
              "[My bets](/member/bets): a record of every round, with what was staked, what was returned and the totals.",
              "The demo of every slot, to make its acquaintance without spending anything.",
              "The eye beside your balance, which hides it discreetly.",
              "[Your data and your account](/member/securityCenter/data): a copy of everything we keep about you, or the closing of your account, with no questions and no pleading.",
            ],
          },
          signs: {
            title: "When to rise from the table",
            text: [
              "You hide how much you play. You borrow to play. You need to bet more to feel the same. You are irritable when you are not playing. Work, studies or family are neglected.",
              "Recognising yourself in one is enough: retire for the day, take a break and confide in someone close to you.",
            ],
          },
          help: {
            title: "In confidence",
            text: [
              "{{helpline}} is free of charge, and nobody asks who you are. We also answer at {{email}}.",
              "[Other helplines, software that blocks gambling, and help for the family](/relatives)",
            ],
          },
          minors: {
            title: "A salon for adults",
            text: [
              "This salon receives only guests aged {{ageMin}} or over. If the device is shared at home, do not save your password, and log out as you leave.",
            ],
          },
        },
      },
    },
  },
};
