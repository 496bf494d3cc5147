const blog = {
  title: "Blog",
  lead: "Cómo funcionan los juegos por dentro, con números, y cómo jugar sin que el juego te juegue a ti.",
  description: "Artículos sobre RTP, tablas de pagos, presupuesto, azar y juego responsable.",
  back: "Todos los artículos",
  by: "Por {{author}}",
  minutes_one: "{{count}} min de lectura",
  minutes_other: "{{count}} min de lectura",
  more: "Para seguir leyendo",
  emptyTitle: "Todavía no hay artículos",
  emptyText: "El primero aparecerá en esta página.",
  pages: {
    label: "Páginas del blog",
    previous: "Página anterior",
    next: "Página siguiente",
    page: "Página {{page}} de {{total}}",
  },
  care: "Solo para personas de {{age}} años o más. Si el juego deja de ser divertido, llama gratis al {{helpline}}.",
};

export type Blog = typeof blog;
export default blog;
