import type { DemoPost } from "./demo-post.ts";

export const paytablePost: DemoPost = {
  slug: "leer-la-tabla-de-pagos",
  cover: "p_blog-3",
  author: "Inés Arriaga",
  publishedAt: "2026-10-29T15:00:00Z",
  words: {
    es: {
      title: "Cómo leer una tabla de pagos sin perderse",
      summary:
        "Por línea o por giro, scatter o comodín, y por qué un «premio» puede ser menos que tu apuesta.",
      html: `
<p>La tabla de pagos es el contrato de un slot. Está a un toque dentro de cada juego, y casi nadie la abre. Con cuatro ideas se entiende entera.</p>
<h2>1. Casi todo se paga por línea</h2>
<p>En la mayoría de nuestros slots hay veinte líneas fijas (en otros, 25 o 40) y tu apuesta se reparte entre ellas. Si apuestas P 0.20 por giro en uno de veinte, cada línea juega P 0.01. Cuando la tabla dice que cinco símbolos mayores pagan 2000, son 2000 veces la apuesta <strong>de la línea</strong>: P 20. Dicho de otro modo, cien veces tu giro.</p>
<table><caption>El símbolo más caro y el más barato, con P 0.20 por giro</caption><thead><tr><th scope="col">En línea</th><th scope="col">El más caro</th><th scope="col">El más barato</th></tr></thead><tbody>
<tr><td>Tres</td><td>75 × = P 0.75</td><td>15 × = P 0.15</td></tr>
<tr><td>Cuatro</td><td>350 × = P 3.50</td><td>30 × = P 0.30</td></tr>
<tr><td>Cinco</td><td>2000 × = P 20</td><td>100 × = P 1</td></tr></tbody></table>
<h2>2. Hay premios que son una pérdida</h2>
<p>Mira la esquina de arriba a la derecha: tres símbolos baratos pagan P 0.15 y el giro costó P 0.20. Suena la musiquita, pero tienes cinco centavos menos. No es trampa, está escrito; solo que el oído celebra antes que la cuenta. Por eso nuestros juegos muestran siempre el monto del premio y tu saldo, y no solo luces.</p>
<h2>3. El scatter va por su cuenta</h2>
<p>El scatter no necesita línea: vale donde caiga. Y se paga sobre la apuesta <strong>total</strong>: tres pagan 2 veces el giro; cuatro, 10; cinco, 50. Además, tres o más abren diez juegos gratis en los que todo paga doble.</p>
<h2>4. El comodín ayuda, con límites</h2>
<p>El comodín sustituye a cualquier símbolo menos al scatter. En nuestros slots aparece solo en los tres rodillos del centro, así que completa líneas pero no las empieza. Las líneas se leen de izquierda a derecha, desde el primer rodillo.</p>
<h2>Lo que la tabla no trae</h2>
<p>La tabla dice cuánto paga cada cosa, no cada cuánto sale. Para eso está el RTP, que junta las dos. Si quieres ver cómo, sigue con <a href="/blog/como-se-calcula-el-rtp">De dónde sale el 95.99%</a>.</p>`,
    },
    en: {
      title: "How to read a paytable without getting lost",
      summary: "By line or by spin, scatter or wild, and why a “win” can be less than your bet.",
      html: `
<p>The paytable is a slot's contract. It is one tap away inside every game, and hardly anyone opens it. Four ideas explain all of it.</p>
<h2>1. Almost everything pays by the line</h2>
<p>Most of our slots have twenty fixed lines (others 25 or 40) and your bet is spread over them. If you bet P 0.20 a spin on one of twenty, each line plays P 0.01. When the table says that five of the top symbol pay 2000, that is 2000 times the bet <strong>on the line</strong>: P 20. In other words, a hundred times your spin.</p>
<table><caption>The dearest and the cheapest symbol at P 0.20 a spin</caption><thead><tr><th scope="col">On a line</th><th scope="col">The dearest</th><th scope="col">The cheapest</th></tr></thead><tbody>
<tr><td>Three</td><td>75 × = P 0.75</td><td>15 × = P 0.15</td></tr>
<tr><td>Four</td><td>350 × = P 3.50</td><td>30 × = P 0.30</td></tr>
<tr><td>Five</td><td>2000 × = P 20</td><td>100 × = P 1</td></tr></tbody></table>
<h2>2. Some wins are a loss</h2>
<p>Look at the top right corner: three cheap symbols pay P 0.15 and the spin cost P 0.20. The tune plays, and you have five cents less. It is no trick, it is in writing; the ear just celebrates before the sum is done. That is why our games always show the amount of the win and your balance, and not lights alone.</p>
<h2>3. The scatter goes its own way</h2>
<p>A scatter needs no line: it counts wherever it lands. And it pays on the <strong>total</strong> bet: three pay twice the spin; four, 10 times; five, 50 times. Three or more also open ten free games in which everything pays double.</p>
<h2>4. The wild helps, within limits</h2>
<p>The wild stands in for any symbol but the scatter. In our slots it shows on the three middle reels only, so it completes lines but does not begin them. Lines are read from left to right, from the first reel on.</p>
<h2>What the table leaves out</h2>
<p>It says how much each thing pays, not how often it comes. That is what RTP is for, which joins the two. To see how, go on with <a href="/blog/como-se-calcula-el-rtp">Where the 95.99% comes from</a>.</p>`,
    },
  },
};
