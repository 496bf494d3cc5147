const ownData = {
  title: "Tus datos y tu cuenta",
  lead: "Lo que guardamos de ti es tuyo: puedes llevarte una copia, y también puedes irte.",
  copy: {
    title: "Una copia de tus datos",
    text: "Un archivo con todo lo que guardamos de ti: tus datos, tu dinero, cada ronda, tus límites y pausas, tus entradas y tus mensajes. De tus documentos y cuentas solo lleva el final del número.",
    submit: "Descargar mi copia",
    often: "Hoy ya descargaste cinco copias. Mañana podrás pedir otra.",
    file: "mis-datos",
    note: "Los importes están en la moneda indicada y las horas en UTC. No incluye contraseñas ni claves, ni datos de otras personas, ni notas que la ley manda reservar.",
  },
  close: {
    title: "Cerrar mi cuenta",
    text: "Es para siempre. Si solo quieres descansar, una pausa o la autoexclusión cuidan mejor de ti.",
    pause: "Prefiero una pausa",
    first: "Antes de cerrarla falta esto:",
    facts: {
      sessions: "Se cierran todas tus sesiones y ya no podrás entrar. Tampoco te escribiremos más.",
      name: "Tu nombre de usuario no quedará libre para nadie.",
      kept: "Lo que la ley nos obliga a conservar queda sellado hasta el {{date}}; después lo borramos.",
      again: "Podrás abrir otra cuenta aquí dentro de 30 días, no antes.",
      exclusion: "Nadie puede volver a abrirla, tampoco nuestro equipo.",
      excluded:
        "Tu autoexclusión sigue: no podrás abrir otra cuenta, y ya no habrá cómo terminarla.",
      rest: "Quedan {{amount}}, menos de lo que se puede retirar. Siguen siendo tuyos: escríbenos y te los pagamos.",
    },
    blocks: {
      agent: {
        text: "Tienes un equipo o contratos a tu cargo.",
        action: "Hablarlo con nuestro equipo",
      },
      money: { text: "Tienes dinero en tu saldo.", action: "Retirar mi dinero" },
      locked: { text: "Una parte de tu saldo todavía no se puede retirar: libérala aquí abajo." },
      bonus: {
        text: "Lo que queda viene de un bono y todavía no se puede retirar.",
        action: "Hablarlo con nuestro equipo",
      },
      elsewhere: {
        text: "Tienes dinero en la billetera de un proveedor.",
        action: "Traerlo de vuelta",
      },
      withdrawal: { text: "Hay un retiro en camino.", action: "Ver mis retiros" },
      deposit: {
        text: "Hay un depósito en curso. Cancélalo o espera a que termine.",
        action: "Ver mis depósitos",
      },
      bets: { text: "Tienes apuestas sin resolver.", action: "Ver mis apuestas" },
    },
    sure: "Entiendo que mi cuenta se cierra para siempre.",
    sureMissing: "Marca la casilla para seguir.",
    submit: "Cerrar mi cuenta",
  },
  leave: {
    title: "Irte sin tener que jugar",
    text: "Para cerrar tu cuenta no hace falta que apuestes. Liberamos lo que depositaste y aún no se podía retirar, y lo retiras todo. Desde ese momento la cuenta ya no recibe depósitos ni apuestas, y no hay vuelta atrás: solo queda retirar y cerrarla.",
    sure: "Entiendo que ya no podré depositar ni jugar con esta cuenta.",
    submit: "Liberar mi dinero",
    under:
      "Te estás yendo: la cuenta ya no recibe depósitos ni apuestas. Retira tu dinero y ciérrala cuando quieras.",
  },
  left: {
    title: "Tu cuenta está cerrada",
    text: "Cerramos tus sesiones y no te escribiremos más. Si algún día necesitas hablar de cómo juegas: {{helpline}}.",
    home: "Ir al inicio",
  },
};

export type OwnData = typeof ownData;
export default ownData;
