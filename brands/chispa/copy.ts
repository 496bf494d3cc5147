/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    auth: {
      login: {
        title: "¡Ya estás aquí!",
        lead: "Entra con tu usuario: tu cartón está donde lo dejaste.",
        submit: "Entrar en el salón",
        noAccount: "¿Todavía sin cartón?",
      },
      register: {
        title: "¡Coge tu cartón!",
        lead: "Un minutito y a jugar.",
        leadLong: "Un par de minutitos de nada.",
        submit: "Crear mi cuenta",
        hasAccount: "¿Ya tienes cartón?",
        invitedByBrand: "¡Vienes con invitación del salón!",
      },
    },
    access: {
      forgot: {
        title: "¿Se te ha ido la clave?",
        emailLead: "No pasa nada: te mandamos un enlace y eliges otra contraseña.",
        mobileLead: "No pasa nada: te mandamos un código y eliges otra aquí mismo.",
        sentTitle: "¡Mira tu correo!",
      },
    },
    login: {
      app: "Lleva el bingo en tu móvil",
      smsLead: "Te mandamos un código por mensaje y entras sin contraseña.",
      playHint: "Con dinero de juguete: ¡ni se gana ni se pierde!",
    },
    home: {
      popular: "Los que más se cantan",
      winners: "¡Línea y bingo!",
      winnersOfWeek: "¡Los bingos de la semana!",
      fresh: "Recién sacados del bombo",
      pot: "El bote del salón",
      potNote: "¡Engorda con cada apuesta en slots!",
      own: {
        greeting: "¡Hola, {{name}}!",
        recent: "¿Otra ronda?",
        favourites: "Tus números de siempre",
        waits: "¡No te lo dejes!",
        empty: {
          title: "Tu hucha está vacía",
          text: "Deposita y juega en cuanto llegue, o prueba los juegos sin pagar.",
        },
      },
      promo: {
        fairKicker: "Cantado en voz alta",
        fairTitle: "El RTP, a la vista",
        fairText: "Cada slot canta su retorno y sus reglas antes de girar.",
        moneyKicker: "Tu hucha",
        moneyTitle: "¡Dicho y hecho!",
        moneyText: "Se confirma el pago y sube tu saldo.",
        calmKicker: "Sin agobios",
        calmTitle: "Si no hace gracia, para",
        calmText: "Señales, pausas y quién te echa una mano.",
      },
    },
    draws: {
      invite: {
        title: "¡Tus boletos están en tu cuenta!",
        text: "Entra y los cuentas. Los premios y sus probabilidades los ve todo el salón.",
      },
      wheel: {
        opening: "¡Que ruede! Lo que hace falta para tirar y lo que pasa con lo que sale.",
        title: "¡La rueda de la suerte!",
        lead: "Un boleto, una vuelta. ¡Lo que marca la flecha, para ti al momento!",
        play: "¡Girar la rueda!",
        busy: "¡Ahí va…!",
        description:
          "Gira la rueda con tu boleto del día. ¡Premios y probabilidades exactas, a la vista!",
      },
      egg: {
        opening: "¡Casca uno! Cada huevo pide su boleto, y los boletos se consiguen así.",
        title: "¡El huevo dorado!",
        lead: "Tres huevos y un boleto. ¡Casca uno! Lo que lleva dentro es tuyo al momento.",
        choose: "¿Cuál cascamos?",
      },
      won: "¡Bingo! Te toca {{prize}}",
      plays: { title: "Lo que te ha ido saliendo" },
    },
    missions: {
      rules: { opening: "¡Atención, sala! Qué se marca en tu cartón y cómo se recoge el premio." },
      title: "¡Misiones en juego!",
      lead: "¡A tachar! Cada reto dice qué pide, qué da y qué hace falta para retirarlo.",
      empty: "Hoy no hay nada que tachar",
      invite: {
        title: "Para tachar retos hace falta cuenta",
        text: "Entra y participa: aquí verás todo lo que llevas tachado.",
      },
    },
    vip: {
      title: "El club de los de siempre",
      lead: "Nueve niveles, de Cartón a Bingo. Cada uno dice qué pide y qué da, en letra bien grande.",
      invite: {
        title: "¿Por qué número vas?",
        text: "Entra y te cantamos tu nivel, con tus números de verdad.",
      },
      levels: { title: "De Cartón a ¡Bingo!" },
      rules: {
        opening: "¡Aquí se canta todo! Cómo subes, cómo te quedas y qué regalos tocan.",
        title: "Las reglas, en letra grande",
      },
    },
    rank: {
      gifts: {
        title: "¡Regalos para ti!",
        empty: "Hoy no hay regalos que abrir",
        emptyText: "Salen cuando subes de nivel, cada semana y mes que juegas, ¡y en tu cumple!",
      },
      had: { title: "¡Ya los has abierto!" },
    },
    points: {
      title: "La estantería de los puntos",
      lead: "¡Cambia tus puntos por regalos o por dinero! Todo queda apuntado.",
      invite: {
        title: "Tus puntos están en tu cuenta",
        text: "Entra para ver tu saldo y tus movimientos. Las reglas, aquí para todo el salón.",
      },
      history: { empty: "Aún no has canjeado nada" },
    },
    rewards: {
      kinds: { wheel: "Premio de la rueda" },
      tickets: { wheel: "Rueda de la suerte", to: { wheel: "Ir a la rueda" } },
      title: "Centro de premios y alegrías",
      lead: "¡Todo lo que has ganado, junto! Recíbelo aquí y mira lo que ya es tuyo.",
      open: {
        title: "¡Para ti, ya!",
        empty: "Hoy no hay premios que recoger",
        emptyText: "¡Lo que ganes sale por aquí!",
      },
      claimed: {
        empty: "Aún no has recogido premios",
        emptyText: "Lo que recibas queda apuntado aquí.",
      },
      expired: { empty: "¡No se te ha escapado ninguno!" },
    },
    promotions: {
      title: "¡Promociones a la carta!",
      lead: "Lo que hay hoy y lo que está en el bombo, con las condiciones en letra grande.",
      emptyTitle: "El bombo está vacío",
      emptyText: "En cuanto salga una promoción, la cantamos aquí.",
      invite: {
        title: "Esto va con tu cartón",
        text: "Entra o crea tu cuenta; luego vuelves aquí mismo.",
      },
    },
    member: {
      deposit: {
        method: "¿Con qué depositas?",
        amount: "¿Cuánto va a ser?",
        steps: "¡Es coser y cantar!",
        step1Text: "El total sale antes de pagar, con su comisión si la hay.",
        wagering:
          "Apuesta este depósito una vez y podrás retirarlo. ¿Lo que ya tenías libre? ¡Retíralo cuando quieras!",
        step3Text: "¡Pago confirmado y saldo arriba!",
        none: "Aquí verás tus depósitos y por dónde van.",
        safe: "¿No te sale la cuenta?",
        safeText: "Pregunta a nuestra gente",
      },
      bets: {
        lead: "Todo apuntado: lo que pusiste y lo que volvió. Lo último, arriba.",
        empty: "¡Aún no has hecho ninguna apuesta!",
        emptyText: "Cuando juegues, aquí se apunta cada apuesta y cada premio.",
      },
      messages: {
        welcome: "¡Ya tienes cartón!",
        welcomeText:
          "Tu cuenta {{account}} está lista y la sala, encendida. Juega por el gusto de cantar y, cuando ya esté bien por hoy, ¡hasta mañana!",
        empty: "Ni un mensaje, ¡qué paz!",
        emptyText: "Aquí te cantamos lo que pase con tu cuenta o tu dinero.",
      },
    },
    withdraw: {
      account: "¿Dónde te lo mandamos?",
      none: "Aquí verás tus retiradas y por dónde van.",
      review: { title: "¡Repásalo antes!" },
      heads: { paying: { title: "¡Tu dinero va de camino!" } },
    },
    games: {
      hot: {
        empty: "Nadie ha cantado favorito aún",
        emptyText: "Date una vuelta por el catálogo: ¡alguno será el tuyo!",
      },
      new: { empty: "Dos meses sin bolas nuevas", emptyText: "¡Los de siempre siguen rodando!" },
      search: {
        empty: "Ese no ha salido del bombo",
        emptyText: "Canta otra palabra del juego o de su proveedor.",
      },
      fav: {
        title: "Tus números de siempre",
        empty: "¡Elige tus números!",
        emptyText: "Toca el corazón de un juego, ¡y a la lista!",
      },
      recent: {
        title: "Lo último que has jugado",
        empty: "¡Tu cartón está por estrenar!",
        emptyText: "Los juegos que abras salen aquí, el último primero.",
      },
      play: { instead: "¡Mientras tanto, estos ya ruedan!" },
    },
    help: {
      lead: "¡Respuestas cortas y claras! Si falta la tuya, escríbenos.",
      write: {
        title: "¿No ha salido tu respuesta?",
        text: "Cuéntanos qué ha pasado. Te damos una referencia al momento.",
      },
      search: { noneText: "Con una sola palabra suele salir. ¿No? Cuéntanoslo." },
    },
    service: {
      hello: "¡Dinos! ¿Qué pasa?",
      lead: "Cuéntanoslo. Te damos una referencia y te responde una persona.",
    },
    offline: {
      title: "¡Te has quedado sin conexión!",
      text: "Parece que tu internet se ha ido un momento. Tu saldo y tus jugadas están guardados en la plataforma, no en tu móvil.",
    },
    common: {
      search: { placeholder: "¿A qué jugamos hoy?" },
      error: {
        notFoundTitle: "¡Esa página no está en el bombo!",
        notFoundText: "Puede que el enlace sea viejo o tenga un error. El salón sigue en su sitio.",
      },
      footer: {
        adults: "Prohibido a menores de {{age}} años",
        care: "Si deja de divertirte, para. Juega solo si eres mayor de edad, con límites y con dinero que no te haga falta. Ayuda gratuita: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "¡Hola! Al otro lado de la ventanilla te atiende alguien de carne y hueso.",
        sections: {
          tell: { title: "Cántanos qué ha pasado" },
          form: {
            title: "La fila rápida",
            text: [
              "Rellena el formulario de [Escríbenos](/feedback): te llevas una referencia al momento, y puedes pegarle capturas de pantalla.",
            ],
          },
        },
      },
      responsible: {
        lead: "¡Jugar es para echar un buen rato! Si no lo es, se para.",
        sections: {
          plan: {
            title: "Antes del primer cartón",
            text: [
              "Piensa cuánto dinero y cuánto rato, ¡y que sea lo que te puedas permitir! Cuando se acabe lo uno o lo otro, a otra cosa.",
              "El bombo no tiene memoria: la próxima tirada no te debe nada. Y con sueño, con copas o enfadado no se juega.",
            ],
          },
          signs: {
            title: "Señales para parar a tiempo",
            text: [
              "Escondes lo que juegas. Pides dinero para jugar. Cada vez apuestas más. Te pones de mal humor si no juegas. Dejas de lado el trabajo, los estudios o a los tuyos.",
              "¿Te reconoces en alguna? Haz una pausa hoy y cuéntaselo a alguien de confianza.",
            ],
          },
          help: {
            title: "Llama cuando lo necesites",
            text: [
              "El teléfono gratuito {{helpline}} atiende sin preguntar quién eres. También puedes escribirnos a {{email}}.",
              "[Más teléfonos, un programa que bloquea los juegos y ayuda para familiares](/relatives)",
            ],
          },
          minors: {
            title: "Solo mayores de edad",
            text: [
              "En esta sala se juega con {{ageMin}} años o más. Si compartes el móvil o el ordenador con menores, no guardes la contraseña y cierra la sesión al terminar.",
            ],
          },
          tools: {
            title: "Todo esto lo tienes en tu cuenta",
            text: ["¡Y funciona desde ya!"],
            list: [
              "[Mis apuestas](/member/bets): ronda a ronda, lo que pusiste y lo que volvió, con sus totales.",
              "[Mis límites y pausas](/member/protection): límites de depósitos, pérdidas, apuestas y tiempo, avisos, una pausa o la autoexclusión. Valen al momento.",
              "El modo de prueba de los slots: ¡conoces el juego sin gastar ni un céntimo!",
              "El ojo de tu saldo, para taparlo cuando no te apetezca verlo.",
              "[Tus datos y tu cuenta](/member/securityCenter/data): una copia de lo que guardamos de ti o el cierre de la cuenta, sin preguntas ni regalos para que te quedes.",
            ],
          },
        },
      },
    },
  },
  en: {
    auth: {
      login: {
        title: "There you are!",
        lead: "Log in: your card is where you left it.",
        submit: "Log in to the hall",
        noAccount: "No card yet?",
      },
      register: {
        title: "Grab your card!",
        lead: "One quick minute, then play.",
        leadLong: "Just a couple of minutes.",
        submit: "Create my account",
        hasAccount: "Got a card already?",
        invitedByBrand: "You've been invited by the hall!",
      },
    },
    access: {
      forgot: {
        title: "Slipped your mind?",
        emailLead: "No bother: we send a link, you choose a new password.",
        mobileLead: "No bother: we send a code, you choose a new password here.",
        sentTitle: "Check your email!",
      },
    },
    login: {
      app: "Take the bingo with you on your phone",
      smsLead: "We text you a code, and in you come. No password.",
      playHint: "With play money: nothing to win or lose, just fun!",
    },
    home: {
      popular: "Most called",
      winners: "Line and full house!",
      winnersOfWeek: "This week's full houses!",
      fresh: "Fresh out of the drum",
      pot: "The hall's jackpot",
      potNote: "Every slot bet makes it grow!",
      own: {
        greeting: "Hello, {{name}}!",
        recent: "Another round?",
        favourites: "Your usual numbers",
        waits: "Don't miss this!",
        empty: {
          title: "Your piggy bank is empty",
          text: "Pay in and play as soon as it arrives, or try the games for free.",
        },
      },
      promo: {
        fairKicker: "Called out loud",
        fairTitle: "RTP for all to see",
        fairText: "Every slot calls out its RTP and rules before you spin.",
        moneyKicker: "Your piggy bank",
        moneyTitle: "No sooner said!",
        moneyText: "Payment confirmed, and up goes your balance.",
        calmKicker: "Your way",
        calmTitle: "No fun? Then stop",
        calmText: "Signs, breaks and who can help.",
      },
    },
    draws: {
      invite: {
        title: "Your tickets are in your account!",
        text: "Log in and count them. The prizes and odds are there for the whole hall to see.",
      },
      wheel: {
        opening: "Let it roll! What you need for a go, and what happens to whatever comes up.",
        title: "The wheel of luck!",
        lead: "One ticket, one turn. Wherever it stops, the prize is yours!",
        play: "Spin the wheel!",
        busy: "Off it goes…",
      },
      egg: {
        opening: "Crack one open! Each egg takes a ticket, and this is how you get them.",
        title: "The golden egg!",
        lead: "Three eggs and one ticket. Crack one! Whatever's inside is yours.",
        choose: "Which one are we cracking?",
      },
      won: "House! You win {{prize}}",
      plays: { title: "Your latest spins!" },
    },
    missions: {
      rules: { opening: "Eyes on your card! What gets marked off and how you collect the prize." },
      title: "Missions in play!",
      lead: "Dab them off! Each one says what it takes, what it pays and how you withdraw it.",
      empty: "Nothing to dab off today",
      invite: {
        title: "Missions need an account!",
        text: "Log in and join: you'll see everything you've dabbed off.",
      },
    },
    vip: {
      title: "The regulars' club",
      lead: "Nine levels, from Card to Bingo. Each one says what it takes and gives, in nice big letters.",
      invite: {
        title: "What number are you on?",
        text: "Log in and we'll call it out, with your real figures.",
      },
      levels: { title: "From Card to Bingo!" },
      rules: {
        opening: "We call it all out! How you move up, how you stay up and which gifts are yours.",
        title: "The rules, in big letters",
      },
    },
    rank: {
      gifts: {
        title: "Gifts for you!",
        empty: "No gifts to open today",
        emptyText:
          "They come when you move up, every week and month you play, and on your birthday!",
      },
      had: { title: "Gifts already opened" },
    },
    points: {
      title: "The points shelf",
      lead: "Swap your points for gifts or cash! It all gets noted down.",
      invite: {
        title: "Your points are in your account",
        text: "Log in to see your balance and every change. The rules are here for the whole hall.",
      },
      history: { empty: "Nothing swapped yet" },
    },
    rewards: {
      kinds: { wheel: "Wheel of luck prize" },
      tickets: { wheel: "Wheel of luck" },
      title: "The hall's reward centre",
      lead: "Everything you've won! Claim it here and see what's already yours.",
      open: {
        title: "Yours to grab!",
        empty: "Nothing to pick up today",
        emptyText: "What you win pops up here!",
      },
      claimed: {
        empty: "You haven't picked up any rewards yet",
        emptyText: "Whatever you claim gets noted down here.",
      },
      expired: { empty: "Not one got away!" },
    },
    promotions: {
      title: "Promotions, take your pick!",
      lead: "What's on today and what's still in the drum, with the terms in big letters.",
      emptyTitle: "The drum is empty",
      emptyText: "As soon as a promotion comes out, we'll call it here.",
      invite: {
        title: "You need a card for this",
        text: "Log in or create your account, and we'll bring you right back.",
      },
    },
    member: {
      deposit: {
        method: "How are you paying?",
        amount: "How much will it be?",
        steps: "Easy as pie!",
        step1Text: "We call the total before you pay, any fee included.",
        wagering:
          "Bet this deposit once and you can withdraw it. What was already free? Withdraw it any time!",
        step3Text: "Payment confirmed, balance up!",
        none: "Here you'll see what you pay in and its status.",
        safe: "Sums don't add up?",
        safeText: "Ask our team",
      },
      bets: {
        lead: "All noted down: what you staked and what you won. Newest first.",
        empty: "You haven't placed a bet yet!",
        emptyText: "When you play, every bet and every win gets noted here.",
      },
      messages: {
        welcome: "You've got your card!",
        welcomeText:
          "Your account {{account}} is ready and the hall is lit. Play for the fun of calling it, and when that's enough for today, see you tomorrow!",
        empty: "Not one message. Bliss!",
        emptyText: "We call out here what happens with your account or your money.",
      },
    },
    withdraw: {
      account: "Where's it going?",
      none: "Here you'll see your withdrawals and their status.",
      review: { title: "Check it first!" },
      heads: { paying: { title: "Your money is on its way!" } },
    },
    games: {
      hot: {
        empty: "No favourite called yet",
        emptyText: "Have a look round: you'll soon find yours!",
      },
      new: { empty: "Two months, no new balls", emptyText: "The ones you know keep rolling!" },
      search: {
        empty: "Not out of the drum",
        emptyText: "Call out another word from the game or its provider.",
      },
      fav: {
        title: "Your usual numbers",
        empty: "Pick your numbers!",
        emptyText: "Tap the heart on a game, and onto the list it goes!",
      },
      recent: {
        title: "What you've just played",
        empty: "Your card is brand new!",
        emptyText: "Games you open pop up here, newest first.",
      },
      play: { instead: "Meanwhile, these are rolling!" },
    },
    help: {
      lead: "Short answers in plain words. Can't find yours? Write to us.",
      write: {
        title: "Didn't your answer come up?",
        text: "Tell us what's happened. You'll get a reference straight away.",
      },
      search: { noneText: "Try a single word, or tell us what's up." },
    },
    service: {
      hello: "Tell us! What's up?",
      lead: "Tell us all about it. You get a reference, and a real person answers.",
    },
    offline: {
      title: "You've lost your connection!",
      text: "Your connection has popped out for a moment. Your balance and your rounds are kept on the platform, not on your phone.",
    },
    common: {
      search: { placeholder: "What shall we play?" },
      error: {
        notFoundTitle: "That page isn't in the drum!",
        notFoundText: "The link may be old or mistyped. The hall is still where it was.",
      },
      footer: {
        adults: "No under-{{age}}s allowed",
        care: "When it stops being fun, stop. Only play if you're old enough, within limits, and with money you can spare. Free helpline: {{helpline}}.",
      },
    },
    articles: {
      contact: {
        lead: "Hello! There's a real person behind the window.",
        sections: {
          tell: { title: "Call out what happened" },
          form: {
            title: "The fast queue",
            text: [
              "Fill in the form at [Write to us](/feedback): you'll walk off with a reference, and you can stick screenshots on it.",
            ],
          },
        },
      },
      responsible: {
        lead: "Playing is meant to be fun! When it isn't, we stop.",
        sections: {
          plan: {
            title: "Before your first card",
            text: [
              "Think how much money and how much time, and only what you can spare! When either runs out, it's time for something else.",
              "The drum has no memory: the next go owes you nothing. And nobody plays sleepy, tipsy or grumpy.",
            ],
          },
          signs: {
            title: "Signs that it is time to stop",
            text: [
              "You hide how much you play. You ask people for money to play. You bet more every time. You're on edge when you're not playing. Work, studies or your loved ones take second place.",
              "Do you recognise yourself in one? Take a break today and tell someone you trust.",
            ],
          },
          help: {
            title: "Call whenever you need to",
            text: [
              "{{helpline}} is free, and nobody asks who you are. You can also write to us at {{email}}.",
              "[More helplines, software that blocks gambling, and help for relatives](/relatives)",
            ],
          },
          minors: {
            title: "Grown-ups only",
            text: [
              "In this hall everyone is {{ageMin}} or over. If you share your phone or computer with minors, don't save your password, and log out when you finish.",
            ],
          },
          tools: {
            title: "It's all in your account",
            text: ["And it works right now!"],
            list: [
              "[My bets](/member/bets): round by round, what you staked and what came back, with totals.",
              "[Limits and breaks](/member/protection): limits on deposits, losses, bets and time, reminders, a break or self-exclusion. They start right now.",
              "The demo on every slot: get to know the game without spending a cent!",
              "The eye on your balance, to hide it when you don't feel like looking.",
              "[Your data and your account](/member/securityCenter/data): a copy of what we keep about you, or your account closed, with no questions and no presents to talk you round.",
            ],
          },
        },
      },
    },
  },
};
