const banners = {
  label: "Destacados",
  slide: "Destacado {{n}} de {{total}}",
  roles: { carousel: "carrusel", slide: "diapositiva" },
  jackpot: {
    pool: "El pozo de los slots",
    poolNote: "Crece con cada apuesta en los slots, lo paga la casa y una de ellas se lo lleva.",
    how: "Cómo funciona",
    paid: "Premios pagados",
    paidNote: "La suma de las rondas reales de los últimos 7 días. No es un pozo por ganar.",
    demo: "Marcador de demostración",
    demoNote: "Una cifra inventada para enseñar el marcador. Nadie la gana ni la pierde.",
  },
};

export type Banners = typeof banners;
export default banners;
