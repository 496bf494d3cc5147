import type { DemoPost } from "./demo-post.ts";

export const rtpPost: DemoPost = {
  slug: "como-se-calcula-el-rtp",
  cover: "p_blog-1",
  author: "Inés Arriaga",
  publishedAt: "2026-11-12T15:00:00Z",
  words: {
    es: {
      title: "De dónde sale el 95.99%",
      summary:
        "El RTP no se mide jugando: se cuenta. Aquí está la cuenta entera de un slot nuestro, con todos sus decimales.",
      html: `
<p>En la tarjeta de cada slot lees un número: RTP 95.99%. Es la parte de todo lo apostado que el juego devuelve en premios a la larga. Lo demás, un 4.01%, es lo que se queda la casa. ¿Y cómo sabemos que es 95.99 y no 96, ni 94? Porque no lo estimamos: contamos todas las posibilidades, una por una.</p>
<h2>Cuántas pantallas existen</h2>
<p>Un slot de cinco rodillos con 32 paradas en cada uno puede detenerse de 32 × 32 × 32 × 32 × 32 maneras. Son 33,554,432 pantallas distintas, todas igual de probables. Ni una más.</p>
<p>Un programa las recorre todas. En cada una mira las veinte líneas, anota lo que pagan y suma. Al final divide entre el número de pantallas. Así salen las primeras dos piezas:</p>
<table><caption>Qué aporta cada parte al RTP</caption><thead><tr><th scope="col">De dónde viene</th><th scope="col">Devuelve</th></tr></thead><tbody>
<tr><td>Las veinte líneas</td><td>81.480384%</td></tr>
<tr><td>Los scatters</td><td>1.739681%</td></tr>
<tr><td>Los juegos gratis</td><td>12.767627%</td></tr>
<tr><td><strong>En total</strong></td><td><strong>95.987692%</strong></td></tr></tbody></table>
<h2>La pieza difícil: los juegos gratis</h2>
<p>Tres scatters abren diez juegos gratis con premios al doble. Pasa en 0.71244836% de los giros: en promedio, una vez cada 140. Pero dentro de esos diez juegos pueden salir otros tres scatters, que suman diez más, y así.</p>
<p>Parece un laberinto y es una suma sencilla. Cada juego gratis trae, en promedio, 0.0712 juegos nuevos; contándolos todos, abrir la ronda vale 10.767 juegos y no diez. Cada uno devuelve el doble de lo que devuelve un giro normal (83.220065%), así que:</p>
<blockquote>0.0071244836 × 10.767 × 2 × 0.83220065 = 0.127676</blockquote>
<p>Ese 12.77% es casi la octava parte de todo lo que paga el juego. Por eso una tarde sin juegos gratis se siente seca: lo es.</p>
<h2>El número exacto</h2>
<p>Sin redondear, el retorno es una fracción: 62,733,077,124,265 entre 65,355,334,549,504. Esa misma cuenta se repite como prueba automática cada vez que alguien toca el juego; si el resultado cambia en una sola unidad, el cambio no se publica.</p>
<h2>Lo que no dice</h2>
<p>El RTP no dice qué va a pasar hoy. En cien giros puedes terminar muy arriba o quedarte sin nada; el promedio se acerca despacio, con millones de giros. Sirve para comparar juegos y para saber cuánto cuesta, de media, un rato de juego. Para nada más.</p>
<p>La versión corta está en <a href="/help/fair">Juego limpio y RTP</a>.</p>`,
    },
    en: {
      title: "Where the 95.99% comes from",
      summary:
        "RTP is not measured by playing: it is counted. Here is the whole sum of one of our slots, decimals included.",
      html: `
<p>Every slot's card shows a number: RTP 95.99%. It is the share of everything bet that the game returns in wins over the long run. The other 4.01% is what the house keeps. How do we know it is 95.99 and not 96, or 94? Because we do not estimate it: we count every possibility, one by one.</p>
<h2>How many screens there are</h2>
<p>A slot of five reels with 32 stops each can come to rest in 32 × 32 × 32 × 32 × 32 ways. That is 33,554,432 different screens, all equally likely. Not one more.</p>
<p>A program goes through all of them. On each it looks at the twenty lines, writes down what they pay and adds it up. In the end it divides by the number of screens. That gives the first two pieces:</p>
<table><caption>What each part adds to the RTP</caption><thead><tr><th scope="col">Where it comes from</th><th scope="col">Returns</th></tr></thead><tbody>
<tr><td>The twenty lines</td><td>81.480384%</td></tr>
<tr><td>The scatters</td><td>1.739681%</td></tr>
<tr><td>The free games</td><td>12.767627%</td></tr>
<tr><td><strong>In all</strong></td><td><strong>95.987692%</strong></td></tr></tbody></table>
<h2>The hard piece: free games</h2>
<p>Three scatters open ten free games at double pay. It happens on 0.71244836% of spins: once in 140 on average. But within those ten games another three scatters may turn up and add ten more, and so on.</p>
<p>It looks like a maze and is a simple sum. Each free game brings 0.0712 new ones on average; counting them all, opening the round is worth 10.767 games rather than ten. Each returns twice what an ordinary spin does (83.220065%), so:</p>
<blockquote>0.0071244836 × 10.767 × 2 × 0.83220065 = 0.127676</blockquote>
<p>That 12.77% is close to an eighth of everything the game pays. So an afternoon without free games feels dry: it is.</p>
<h2>The exact number</h2>
<p>Unrounded, the return is a fraction: 62,733,077,124,265 over 65,355,334,549,504. The same sum runs as an automatic test each time someone touches the game; if the result moves by a single unit, the change is not released.</p>
<h2>What it does not say</h2>
<p>RTP does not say what will happen today. In a hundred spins you may end far ahead or with nothing; the average draws near slowly, over millions of spins. It is good for comparing games and for knowing what a while of play costs on average. For nothing else.</p>
<p>The short version is in <a href="/help/fair">Fair play and RTP</a>.</p>`,
    },
  },
};
