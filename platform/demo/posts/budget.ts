import type { DemoPost } from "./demo-post.ts";

export const budgetPost: DemoPost = {
  slug: "un-presupuesto-que-dure",
  cover: "p_blog-2",
  author: "Tomás Beltrán",
  publishedAt: "2026-11-05T15:00:00Z",
  words: {
    es: {
      title: "Un presupuesto que dure toda la tarde",
      summary: "Cuánto cuesta de verdad una hora de slots, y cómo decidirlo antes de empezar.",
      html: `
<p>Ir al cine tiene un precio y lo sabes antes de entrar. Jugar también lo tiene, solo que nadie lo escribe en la puerta. Se puede calcular en un minuto.</p>
<h2>La cuenta</h2>
<p>Lo que cuesta jugar, en promedio, es lo que apuestas en total por lo que se queda la casa. Con un RTP de 95.99%, la casa se queda 4.01%.</p>
<table><caption>Una hora a 500 giros</caption><thead><tr><th scope="col">Apuesta por giro</th><th scope="col">Apostado</th><th scope="col">Costo medio</th></tr></thead><tbody>
<tr><td>P 0.20</td><td>P 100</td><td>P 4.01</td></tr>
<tr><td>P 1</td><td>P 500</td><td>P 20.05</td></tr>
<tr><td>P 5</td><td>P 2,500</td><td>P 100.25</td></tr>
<tr><td>P 20</td><td>P 10,000</td><td>P 401</td></tr></tbody></table>
<p>Fíjate en la columna de en medio: lo apostado es mucho más que lo que traías, porque los premios se vuelven a apostar. El costo crece con cada giro, no con lo que depositaste.</p>
<h2>Pero el promedio no es tu tarde</h2>
<p>Ese costo es el de mucha gente jugando mucho rato. La tuya puede salir muy por encima o muy por debajo. Por eso el presupuesto no es el costo medio: es lo que puedes perder entero sin que te pese mañana.</p>
<h2>Tres decisiones antes de empezar</h2>
<ul>
<li><strong>Cuánto.</strong> Un monto que no haga falta para nada más. Cuando se acaba, se acabó la sesión, no el ánimo.</li>
<li><strong>De a cuánto.</strong> Divide el monto entre 200 y tendrás una apuesta con la que aguantar una racha mala. Con P 100 son P 0.50; quédate en P 0.40.</li>
<li><strong>Hasta cuándo.</strong> Una hora en el reloj, no «hasta recuperar». Pon una alarma: los juegos no tienen ventanas.</li>
</ul>
<h2>Y si vas ganando</h2>
<p>Aparta lo que trajiste y decide qué parte de lo demás quieres seguir jugando. No porque la racha vaya a terminar (no tiene memoria), sino porque es más fácil decidirlo ahora que dentro de media hora.</p>
<p>En tu cuenta, <strong>Mis apuestas</strong> guarda cada ronda: lo que pusiste, lo que volvió y los totales. Míralo de vez en cuando; la memoria redondea a favor.</p>`,
    },
    en: {
      title: "A budget that lasts the afternoon",
      summary: "What an hour of slots really costs, and how to decide it before you start.",
      html: `
<p>The cinema has a price and you know it before you go in. So does playing, only nobody writes it on the door. It takes a minute to work out.</p>
<h2>The sum</h2>
<p>What playing costs, on average, is everything you bet times what the house keeps. With an RTP of 95.99% the house keeps 4.01%.</p>
<table><caption>An hour at 500 spins</caption><thead><tr><th scope="col">Bet per spin</th><th scope="col">Bet in all</th><th scope="col">Average cost</th></tr></thead><tbody>
<tr><td>P 0.20</td><td>P 100</td><td>P 4.01</td></tr>
<tr><td>P 1</td><td>P 500</td><td>P 20.05</td></tr>
<tr><td>P 5</td><td>P 2,500</td><td>P 100.25</td></tr>
<tr><td>P 20</td><td>P 10,000</td><td>P 401</td></tr></tbody></table>
<p>Look at the middle column: you bet far more than you brought, because wins are bet again. The cost grows with every spin, not with what you deposited.</p>
<h2>But the average is not your afternoon</h2>
<p>That is the cost of many people playing for a long time. Yours may end well above or well below. So your budget is not the average cost: it is what you can lose whole without minding tomorrow.</p>
<h2>Three decisions before you start</h2>
<ul>
<li><strong>How much.</strong> An amount needed for nothing else. When it is gone the session is over, not your good mood.</li>
<li><strong>How much a spin.</strong> Divide the amount by 200 and you have a bet that sits out a bad run. With P 100 that is P 0.50; stay at P 0.40.</li>
<li><strong>Until when.</strong> An hour on the clock, not “until I win it back”. Set an alarm: games have no windows.</li>
</ul>
<h2>And when you are ahead</h2>
<p>Put aside what you brought and decide how much of the rest you want to keep playing. Not because the run is about to end (it has no memory), but because it is easier to decide now than in half an hour.</p>
<p>In your account, <strong>My bets</strong> keeps every round: what you put in, what came back and the totals. Look now and then; memory rounds in our favour.</p>`,
    },
  },
};
