const notices = {
  title: "Avisos",
  lead: "Lo nuevo, lo que cambia y lo que conviene saber.",
  description: "Los avisos de {{brand}}: novedades, cambios y consejos para jugar con cabeza.",
  all: "Todos los avisos",
  others: "Otros avisos",
  close: "Cerrar",
  move: "Mover la ventana con las flechas",
  waiting: "Abriendo el aviso",
  popup: { title: "Avisos para ti", done: "Entendido" },
  gone: {
    title: "Este aviso ya no está",
    text: "Puede que haya vencido. Los vigentes están juntos.",
  },
  empty: { title: "No hay avisos por ahora", text: "Cuando haya algo que contar, lo verás aquí." },
  pager: {
    label: "Páginas de avisos",
    previous: "Página anterior",
    next: "Página siguiente",
    place: "Página {{page}} de {{total}}",
    number: "Página {{page}}",
  },
};

export type Notices = typeof notices;
export default notices;
