const contact = {
  title: "Contacto",
  lead: "Te responde una persona.",
  keywords: "correo teléfono queja reclamo atención soporte",
  sections: {
    tell: {
      title: "Qué contarnos",
      text: [
        "Tu usuario, qué intentabas hacer y la referencia que viste en pantalla (en un depósito, una ronda o un error). Con la referencia encontramos lo que pasó sin hacerte repetirlo.",
        "Nunca nos mandes tu contraseña ni los datos completos de una tarjeta.",
      ],
    },
    form: {
      title: "La forma más rápida",
      text: [
        "El formulario de [Escríbenos](/feedback) te da una referencia al momento y puedes añadir capturas de pantalla.",
      ],
    },
    complaint: {
      title: "Si no quedas conforme",
      text: [
        "Elige [Una queja](/feedback?type=COMPLAINT) y pon la referencia de tu caso anterior: lo mira otra persona y te contesta por escrito.",
      ],
    },
  },
};

export type Contact = typeof contact;
export default contact;
