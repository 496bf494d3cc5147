import type { DemoPost } from "./demo-post.ts";

export const streaksPost: DemoPost = {
  slug: "los-rodillos-no-tienen-memoria",
  cover: "p_story-1",
  author: "Tomás Beltrán",
  publishedAt: "2026-10-22T15:00:00Z",
  words: {
    es: {
      title: "Los rodillos no tienen memoria",
      summary: "«Ya le toca». No, no le toca. Qué dicen los números de las rachas largas.",
      html: `
<p>Llevas doscientos giros sin juegos gratis. Salen, en promedio, uno cada 140. Lo lógico es pensar que ya casi. Es también el error más caro que hay en un casino.</p>
<h2>Qué significa «uno cada 140»</h2>
<p>La probabilidad de que se abran los juegos gratis es de 0.71% en cada giro. En este, en el siguiente y en el que sigue a doscientos fallos. El sorteo se hace en el momento en que aprietas el botón, con un generador que no sabe qué salió antes. No guarda nada que pueda «tocar».</p>
<h2>Las rachas largas son normales</h2>
<p>Si es 0.71% cada vez, ¿qué tan raro es esperar mucho? Menos de lo que parece:</p>
<table><caption>Probabilidad de no ver juegos gratis</caption><thead><tr><th scope="col">En tantos giros</th><th scope="col">Le pasa a</th></tr></thead><tbody>
<tr><td>100</td><td>48.9% de la gente</td></tr>
<tr><td>140</td><td>36.8%</td></tr>
<tr><td>200</td><td>23.9%</td></tr>
<tr><td>300</td><td>11.7%</td></tr>
<tr><td>500</td><td>2.8%</td></tr></tbody></table>
<p>Uno de cada cuatro jugadores pasa doscientos giros sin verlos. No hay nada descompuesto y nadie los está guardando. Y a los doscientos, la probabilidad del giro doscientos uno sigue siendo 0.71%.</p>
<h2>Por qué el cerebro insiste</h2>
<p>Estamos hechos para encontrar patrones: sirven para saber cuándo va a llover. En un sorteo independiente no hay patrón, así que el cerebro lo inventa. Con las monedas pasa igual: después de cinco águilas, casi todos apuestan a sol, y la moneda sigue valiendo mitad y mitad.</p>
<h2>Qué hacer con esto</h2>
<ul>
<li>No subas la apuesta porque «ya viene». No viene más que antes.</li>
<li>No sigas jugando para no «regalar» la racha a quien llegue después. El siguiente jugador empieza igual que tú.</li>
<li>Si te oyes decir «uno más y ya», es buen momento para cerrar.</li>
</ul>
<p>El azar no debe nada a nadie. Es una idea un poco triste y muy liberadora: nunca hay una razón para seguir que no sea que te estás divirtiendo.</p>`,
    },
    en: {
      title: "The reels have no memory",
      summary: "“It is due.” No, it is not. What the numbers say about long runs.",
      html: `
<p>Two hundred spins without free games. They come once in 140 on average. It is natural to think they must be close. It is also the most expensive mistake in a casino.</p>
<h2>What “once in 140” means</h2>
<p>The chance that free games open is 0.71% on every spin. On this one, on the next and on the one after two hundred misses. The draw is made the moment you press the button, by a generator that does not know what came before. It keeps nothing that could be due.</p>
<h2>Long runs are normal</h2>
<p>If it is 0.71% each time, how odd is a long wait? Less than it seems:</p>
<table><caption>Chance of seeing no free games</caption><thead><tr><th scope="col">In so many spins</th><th scope="col">Happens to</th></tr></thead><tbody>
<tr><td>100</td><td>48.9% of people</td></tr>
<tr><td>140</td><td>36.8%</td></tr>
<tr><td>200</td><td>23.9%</td></tr>
<tr><td>300</td><td>11.7%</td></tr>
<tr><td>500</td><td>2.8%</td></tr></tbody></table>
<p>One player in four goes two hundred spins without them. Nothing is broken and nobody is holding them back. And after two hundred, the chance on spin two hundred and one is still 0.71%.</p>
<h2>Why the mind insists</h2>
<p>We are made to find patterns: they tell us when it is going to rain. Independent draws have none, so the mind makes one up. Coins do the same to us: after five heads nearly everyone bets on tails, and the coin is still half and half.</p>
<h2>What to do about it</h2>
<ul>
<li>Do not raise your bet because it is coming. It is not coming any more than before.</li>
<li>Do not play on so as not to leave the run to whoever comes next. The next player starts just as you did.</li>
<li>When you hear yourself say “one more and that's it”, it is a good moment to close.</li>
</ul>
<p>Chance owes nothing to anyone. It is a slightly sad idea and a freeing one: there is never a reason to go on except that you are enjoying it.</p>`,
    },
  },
};
