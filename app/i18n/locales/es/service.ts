const service = {
  title: "Atención al cliente",
  hello: "¿En qué te ayudamos?",
  lead: "Cuéntanos qué pasa. Te damos una referencia y te responde una persona.",
  vipHello: "Tu línea VIP",
  vipLead: "Tu cuenta va con el mensaje: no hace falta que te presentes.",
  write: "Escribir un mensaje",
  writeText: "Con imágenes si ayudan. Recibes una referencia al enviarlo.",
  mail: "Por correo",
  help: "Respuestas rápidas",
  helpText: "Tu cuenta, depósitos, juego limpio y más.",
  helpline: "Línea de ayuda gratuita",
  helplineText: "Si el juego dejó de ser divertido.",
  hours: "Atendemos todos los días de {{from}} a {{to}}.",
  reply_minutes_one: "Solemos responder en {{count}} minuto.",
  reply_minutes_other: "Solemos responder en {{count}} minutos.",
  reply_hours_one: "Solemos responder en {{count}} hora.",
  reply_hours_other: "Solemos responder en {{count}} horas.",
  demoChannel: "Aquí, {{channel}} abre esta página.",
  demo: "{{brand}} es una marca de demostración.",
  close: "Cerrar",
  blocked: {
    title: "Tu navegador bloqueó la ventana",
    text: "Permite las ventanas emergentes e inténtalo otra vez, o abre la atención en otra pestaña.",
    open: "Abrir en otra pestaña",
  },
  failed: {
    title: "No pudimos abrir la atención",
    text: "Inténtalo de nuevo en un momento, o escríbenos por correo.",
    mail: "Escribir un correo",
  },
};

export type Service = typeof service;
export default service;
