const help = {
  title: "Centro de ayuda",
  lead: "Respuestas cortas y claras. Si falta la tuya, escríbenos.",
  contents: "Temas de ayuda",
  demo: "{{brand}} es una marca de demostración de {{company}}. Aquí no se juega con dinero real: los depósitos pasan por una pasarela de prueba y ningún saldo puede cobrarse.",
  contact: { mail: "Atención al cliente", helpline: "Línea de ayuda gratuita" },
  articles: {
    account: {
      title: "Tu cuenta",
      lead: "Abrirla, entrar y mantenerla segura.",
      sections: [
        {
          title: "Abrir una cuenta",
          text: [
            "Elige un usuario y una contraseña, confirma que tienes {{ageMin}} años o más y acepta los términos. No pedimos más de lo necesario; lo opcional está marcado como opcional.",
            "Una persona, una cuenta. Si tienes un código de invitación, lo pones al registrarte.",
          ],
        },
        {
          title: "Entrar y salir",
          text: [
            "Al marcar «Recordar mi usuario» guardamos tu usuario un día en ese dispositivo. La contraseña no se guarda nunca; para eso sirve el gestor de tu navegador.",
            "Si fallas varias veces seguidas, desde ese dispositivo tendrás que esperar unos minutos. Nadie puede bloquear tu cuenta desde otro lugar.",
            "Al cerrar sesión, la sesión termina también en la plataforma, no solo en tu navegador.",
          ],
        },
        {
          title: "Una buena contraseña",
          text: [
            "Mejor larga que rara: tres o cuatro palabras que no vayan juntas son fáciles de recordar y difíciles de adivinar. Rechazamos las contraseñas más usadas.",
            "Nadie de {{brand}} te la va a pedir, ni por correo ni por teléfono.",
          ],
        },
      ],
    },
    deposits: {
      title: "Depósitos",
      lead: "Cómo entra el dinero y qué significa cada estado.",
      sections: [
        {
          title: "Paso a paso",
          text: [
            "Elige la forma de pago y el monto, y continúa a la página de pago. Tienes 30 minutos para completarlo.",
            "El saldo entra cuando la pasarela nos confirma el pago, no cuando vuelves a la página. Casi siempre es cosa de segundos.",
          ],
        },
        {
          title: "Los estados",
          text: [
            "Esperando tu pago: todavía no nos han confirmado nada. Acreditado: el monto ya está en tu saldo. No se completó: la pasarela no cobró. Venció: se acabó el plazo; si el pago llega tarde, se acredita igual.",
            "En revisión: llegó un monto distinto del pedido y una persona lo está mirando.",
          ],
        },
        {
          title: "¿Y si algo se corta a medias?",
          text: [
            "Cada intento lleva una clave propia. Si repites el mismo paso, seguimos con el mismo depósito: no se abre ni se acredita dos veces.",
            "Guarda la referencia que ves en el recibo; con ella encontramos tu depósito enseguida.",
          ],
        },
        {
          title: "Retiros",
          text: [
            "En esta demostración todavía no se puede retirar: el saldo solo sirve para probar los juegos.",
          ],
        },
      ],
    },
    fair: {
      title: "Juego limpio y RTP",
      lead: "De dónde sale el porcentaje que ves en cada slot.",
      sections: [
        {
          title: "Qué es el RTP",
          text: [
            "El RTP (retorno al jugador) dice qué parte de todo lo apostado vuelve en premios a muy largo plazo. Con un RTP de 95.99%, de cada P 100 apostados vuelven de media P 95.99 y la casa se queda P 4.01.",
            "Es una media de millones de giros, no una promesa para una tarde. En una sesión corta puedes ganar mucho más o perderlo todo.",
          ],
        },
        {
          title: "Cómo se calcula aquí",
          text: [
            "No lo medimos jugando un rato: lo contamos. Un programa recorre todas las paradas posibles de los rodillos, suma lo que paga cada pantalla y cada línea, y añade los giros gratis.",
            "Para nuestros slots de cinco rodillos el resultado es una fracción exacta: 62,733,077,124,265 entre 65,355,334,549,504, que es 95.99%. Esa cuenta se repite como prueba automática cada vez que cambia el juego.",
          ],
        },
        {
          title: "Cómo sale cada giro",
          text: [
            "Cada giro se sortea en el servidor con un generador criptográfico en el momento en que aprietas el botón. El juego no sabe cuánto llevas ganado ni perdido, y tu saldo, la hora o el monto no cambian las probabilidades.",
            "El resultado queda guardado antes de que se mueva el dinero. Si se corta la conexión, la ronda termina igual y la ves en «Mis apuestas».",
          ],
        },
        {
          title: "Compruébalo",
          text: [
            "Cada slot tiene sus reglas, su tabla de pagos y su RTP a un toque dentro del propio juego. Y cada ronda queda en tu registro con lo que pusiste y lo que volvió.",
          ],
        },
      ],
    },
    responsible: {
      title: "Juego responsable",
      lead: "Jugar es un rato libre, no una forma de ganar dinero.",
      sections: [
        {
          title: "Juega con un plan",
          text: [
            "Decide antes de empezar cuánto dinero y cuánto tiempo vas a usar, y para cuando llegues. Usa solo dinero que puedas perder.",
            "No persigas pérdidas: el siguiente giro no sabe nada del anterior. Y no juegues con alcohol, cansancio o enojo.",
          ],
        },
        {
          title: "Señales para parar",
          text: [
            "Escondes cuánto juegas. Pides prestado para jugar. Apuestas más para sentir lo mismo. Te pones de mal humor si no juegas. Dejas de lado el trabajo, el estudio o a tu gente.",
            "Si te reconoces en alguna, haz una pausa hoy y háblalo con alguien de confianza.",
          ],
        },
        {
          title: "Pide ayuda",
          text: [
            "La línea gratuita {{helpline}} atiende sin preguntar quién eres. También puedes escribirnos a {{email}} y pedir que cerremos tu cuenta; lo hacemos sin intentar convencerte.",
          ],
        },
        {
          title: "Menores",
          text: [
            "Aquí solo juegan personas de {{ageMin}} años o más. Si compartes el dispositivo con menores, no guardes tu contraseña en él y cierra la sesión al terminar.",
          ],
        },
      ],
    },
    contact: {
      title: "Contacto",
      lead: "Te responde una persona.",
      sections: [
        {
          title: "Qué contarnos",
          text: [
            "Tu usuario, qué intentabas hacer y la referencia que viste en pantalla (en un depósito, una ronda o un error). Con la referencia encontramos lo que pasó sin hacerte repetirlo.",
            "Nunca nos mandes tu contraseña ni los datos completos de una tarjeta.",
          ],
        },
        {
          title: "Si no quedas conforme",
          text: [
            "Responde al mismo correo con la palabra «Queja» en el asunto: la mira otra persona distinta y te contesta por escrito.",
          ],
        },
      ],
    },
    terms: {
      title: "Términos de uso",
      lead: "Lo que aceptas al abrir una cuenta, sin letra pequeña.",
      sections: [
        {
          title: "Quiénes somos",
          text: [
            "{{brand}} es una marca de demostración de {{company}}, con número de licencia ficticio {{licence}}. Existe para enseñar y probar la plataforma; no ofrece juego con dinero real.",
          ],
        },
        {
          title: "Quién puede jugar",
          text: [
            "Personas de {{ageMin}} años o más, con una sola cuenta a su nombre. La cuenta es personal: no se presta, no se vende y no se comparte.",
          ],
        },
        {
          title: "Tu saldo",
          text: [
            "El saldo de esta demostración no tiene valor fuera de ella y no puede cobrarse ni pasarse a otra persona. Cada movimiento queda anotado y lo puedes ver.",
          ],
        },
        {
          title: "Rondas y errores",
          text: [
            "Una ronda vale por el resultado guardado en el servidor. Si un fallo técnico impide terminarla, la ronda se anula y lo apostado vuelve a tu saldo.",
          ],
        },
        {
          title: "Juego limpio",
          text: [
            "No se permite automatizar el juego, aprovechar errores ni usar la cuenta de otra persona. Podemos cerrar una cuenta que lo haga, explicando por qué.",
          ],
        },
        {
          title: "Cambios y fin",
          text: [
            "Si cambiamos algo importante te avisamos antes en tus mensajes. Puedes cerrar tu cuenta cuando quieras escribiendo a {{email}}.",
          ],
        },
      ],
    },
    privacy: {
      title: "Privacidad",
      lead: "Qué datos guardamos, para qué y hasta cuándo.",
      sections: [
        {
          title: "Qué guardamos",
          text: [
            "Lo que escribes al registrarte, tus depósitos, tus rondas y tus mensajes. La contraseña se guarda transformada de modo que ni nosotros podemos leerla.",
            "Los registros técnicos llevan hora, página y una referencia, sin nombres ni correos.",
          ],
        },
        {
          title: "Para qué",
          text: [
            "Para que tu cuenta funcione, para que el dinero cuadre y para proteger tu acceso. No vendemos datos ni ponemos publicidad de terceros.",
          ],
        },
        {
          title: "Cookies",
          text: [
            "Solo las necesarias: tu sesión, tu idioma, tu tema, si escondes el saldo y, si lo pides, tu usuario por un día. Ninguna sirve para seguirte por otros sitios.",
          ],
        },
        {
          title: "Quién más los ve",
          text: [
            "El estudio del juego recibe un número de jugador, tu apodo y tu idioma; la pasarela de pago, el monto y una referencia. Nadie recibe tu correo ni tu contraseña.",
          ],
        },
        {
          title: "Tus derechos",
          text: [
            "Puedes pedir una copia, corregir o borrar tus datos escribiendo a {{email}}. Al ser una demostración, todos los datos pueden borrarse en cualquier momento.",
          ],
        },
      ],
    },
  },
};

export type Help = typeof help;
export default help;
