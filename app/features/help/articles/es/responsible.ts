const responsible = {
  title: "Juego responsable",
  lead: "Jugar es un rato libre, no una forma de ganar dinero.",
  keywords: "ludopatía adicción límites autoexclusión cerrar pausa ayuda",
  sections: {
    plan: {
      title: "Juega con un plan",
      text: [
        "Decide antes de empezar cuánto dinero y cuánto tiempo vas a usar, y para cuando llegues. Usa solo dinero que puedas perder.",
        "No persigas pérdidas: el siguiente giro no sabe nada del anterior. Y no juegues con alcohol, cansancio o enojo.",
      ],
    },
    signs: {
      title: "Señales para parar",
      text: [
        "Escondes cuánto juegas. Pides prestado para jugar. Apuestas más para sentir lo mismo. Te pones de mal humor si no juegas. Dejas de lado el trabajo, el estudio o a tu gente.",
        "Si te reconoces en alguna, haz una pausa hoy y háblalo con alguien de confianza.",
      ],
    },
    tools: {
      title: "Lo que tienes a mano",
      text: ["Estas herramientas existen hoy en tu cuenta."],
      list: [
        "[Mis apuestas](/member/bets): cada ronda con lo que pusiste y lo que volvió, y los totales. Míralo antes de seguir.",
        "El ojo junto a tu saldo lo esconde cuando prefieres no mirarlo.",
        "Los slots tienen modo de prueba, sin dinero: sirve para conocer un juego sin gastar.",
        "[Mis límites y pausas](/member/protection): límites de depósitos, pérdidas, apuestas y tiempo, recordatorios, una pausa o la autoexclusión. Valen al momento.",
        "[Tus datos y tu cuenta](/member/securityCenter/data): una copia de todo lo que guardamos de ti, o el cierre de tu cuenta, sin preguntas ni ofertas para que te quedes.",
      ],
    },
    help: {
      title: "Pide ayuda",
      text: [
        "La línea gratuita {{helpline}} atiende sin preguntar quién eres. También puedes escribirnos a {{email}}.",
        "[Más líneas, un programa que bloquea los juegos y ayuda para familiares](/relatives)",
      ],
    },
    minors: {
      title: "Menores",
      text: [
        "Aquí solo juegan personas de {{ageMin}} años o más. Si compartes el dispositivo con menores, no guardes tu contraseña en él y cierra la sesión al terminar.",
      ],
    },
  },
};

export type Responsible = typeof responsible;
export default responsible;
