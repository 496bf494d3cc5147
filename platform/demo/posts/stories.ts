import type { DemoPost } from "./demo-post.ts";

const one = (slug: string, es: DemoPost["words"]["es"], en: DemoPost["words"]["en"]): DemoPost => ({
  slug,
  cover: "p_story-3",
  author: "Bruno Salcido",
  publishedAt: "2026-11-18T15:00:00Z",
  words: { es, en },
});

const ENGINE = {
  es: "<h2>Debajo, las mismas cuentas</h2><p>Por fuera es otro mundo; por dentro juega con el mismo motor que el resto de nuestros slots: cinco rodillos, veinte líneas o más, RTP de 95.99%. Cambian los dibujos, el color y el fondo. No cambia lo que te devuelve, y preferimos decirlo así de claro.</p>",
  en: "<h2>Underneath, the same sums</h2><p>Outside it is another world; inside it runs on the same engine as the rest of our slots: five reels, twenty lines or more, an RTP of 95.99%. The drawings, the colours and the backdrop change. What it returns does not, and we would rather say so plainly.</p>",
};

/** Each brand's story of its own first game. */
export const STORIES: Record<string, DemoPost> = {
  alba: one(
    "la-historia-de-pinata-real",
    {
      title: "Cómo se rompe una Piñata Real",
      summary:
        "Siete picos, seis símbolos y una feria entera en cinco rodillos: la historia de nuestro favorito.",
      html: `<p>Toda piñata empieza igual: papel, engrudo y alguien que pregunta de qué color. Piñata Real empezó con la misma pregunta, y la respuesta fue «rosa, pero de papel de china, del que despinta».</p>
<h2>Los seis que mandan</h2>
<p>Un slot se reconoce por sus símbolos altos. Aquí son cuatro y van de la plaza a la mesa: la piñata, las maracas, el dulce y el globo. La piñata es la que más paga: cinco en línea valen cien veces tu giro.</p>
<p>Los otros dos hacen cosas. La estrella brillante es el comodín y completa líneas en los rodillos de en medio. La bola de confeti es el scatter: con tres en pantalla se rompe la piñata y caen diez juegos gratis, con cada premio al doble.</p>
<h2>La luz de las siete</h2>
<p>Los fondos de nuestros slots se dibujan por capas: cielo, lugar, luces, polvo. Para este pedimos la hora en que las ferias se ven mejor, cuando todavía no es de noche y ya prendieron los focos. Es una luz que dura diez minutos; aquí dura lo que tú quieras.</p>
${ENGINE.es}
<p>Está en <a href="/rngList?class=FIESTA">los slots de fiesta</a>, desde P 0.20 el giro. Dale, dale, dale.</p>`,
    },
    {
      title: "How to break a Piñata Real",
      summary:
        "Seven points, six symbols and a whole fair on five reels: the story of our favourite.",
      html: `<p>Every piñata starts the same way: paper, paste and someone asking what colour. Piñata Real started with the same question, and the answer was “pink, but tissue-paper pink, the kind that comes off on your hands”.</p>
<h2>The six in charge</h2>
<p>You know a slot by its high symbols. Here there are four, from the square to the table: the piñata, the maracas, the sweet and the balloon. The piñata pays most: five on a line are worth a hundred times your spin.</p>
<p>The other two do things. The glowing star is the wild and completes lines on the middle reels. The confetti ball is the scatter: three on the screen break the piñata and ten free games fall out, every win in them doubled.</p>
<h2>Seven in the evening</h2>
<p>Our slots' backdrops are drawn in layers: sky, place, lights, dust. For this one we asked for the hour when fairs look best, not yet night and the bulbs already lit. That light lasts ten minutes; here it lasts as long as you like.</p>
${ENGINE.en}
<p>You will find it among <a href="/rngList?class=FIESTA">the fiesta slots</a>, from P 0.20 a spin. Swing away.</p>`,
    },
  ),
  noche: one(
    "la-historia-de-neon-nocturno",
    {
      title: "Neón Nocturno: una avenida en cinco rodillos",
      summary: "Un cóctel, dos naipes y un rayo. Cómo se arma una noche que cabe en la mano.",
      html: `<p>La idea cabía en una servilleta: que el juego se viera como la última cuadra antes de casa, cuando los letreros siguen prendidos y ya no hay nadie leyéndolos.</p>
<h2>Cuatro letreros</h2>
<p>Cerezas, cóctel, corazón, pica. Son los letreros de siempre, los que se entienden a treinta metros. Las cerezas pagan más que nadie: cinco en línea, cien veces tu giro.</p>
<p>El rayo es el comodín. Cae en los tres rodillos del centro y cierra el circuito que falte. La estrella brillante es el scatter: tres encienden diez juegos gratis y todo paga doble mientras dura la corriente.</p>
<h2>Negro que no es negro</h2>
<p>Una noche dibujada en negro se ve vacía. La nuestra es azul muy oscuro con un poco de violeta, para que el neón tenga contra qué brillar. Es el mismo truco del cine: de noche, lo que se ilumina es el suelo mojado.</p>
${ENGINE.es}
<p>Prendido a toda hora en <a href="/rngList?class=CLASSIC">los clásicos</a>. Desde P 0.20.</p>`,
    },
    {
      title: "Neón Nocturno: an avenue on five reels",
      summary:
        "A cocktail, two cards' suits and a bolt. How to build a night that fits in your hand.",
      html: `<p>The idea fitted on a napkin: the game should look like the last block before home, when the signs are still lit and nobody is left to read them.</p>
<h2>Four signs</h2>
<p>Cherries, cocktail, heart, spade. The signs that have always been there and can be read from across the street. Cherries pay more than anyone: five on a line, a hundred times your spin.</p>
<p>The bolt is the wild. It strikes on the three middle reels and closes whatever circuit is open. The glowing star is the scatter: three switch on ten free games, and everything pays double while the current lasts.</p>
<h2>A black that is not black</h2>
<p>A night drawn in black looks empty. Ours is a very dark blue with a little violet, so that the neon has something to shine against. It is the cinema's old trick: at night, what you light is the wet ground.</p>
${ENGINE.en}
<p>Lit at all hours among <a href="/rngList?class=CLASSIC">the classics</a>. From P 0.20.</p>`,
    },
  ),
  mareo: one(
    "la-historia-de-don-pulpo",
    {
      title: "Don Pulpo se pone sombrero",
      summary: "Por qué nuestro pulpo usa sombrero de copa, y cómo llegó a los rodillos.",
      html: `<p>Lo primero fue el sombrero. Antes de que hubiera juego ya había un dibujo de un pulpo muy serio con sombrero de copa, como quien va a una boda en el muelle. Nadie supo explicar por qué daba risa, así que se quedó.</p>
<h2>Quién es quién en la mesa</h2>
<p>Don Pulpo es el símbolo que más paga: cinco en línea valen cien veces tu giro. Lo acompañan la langosta, el pez y el camarón, en ese orden, que también es el orden en que se sirven a la mesa (perdón).</p>
<p>El sombrero es el comodín: en los rodillos de en medio hace de cualquiera. El salvavidas es el scatter, y con tres suben diez juegos gratis con todo al doble.</p>
<h2>Un mar que no marea</h2>
<p>Al fondo lo quisimos tranquilo. Probamos olas grandes y en cinco minutos dos personas se habían ido por un té. Quedó un mar violeta de los de antes de cenar, con sitio para que los símbolos respiren.</p>
${ENGINE.es}
<p>Te espera en <a href="/rngList?class=OCEAN">los slots del mar</a>, desde P 0.20. Salúdalo de nuestra parte.</p>`,
    },
    {
      title: "Don Pulpo puts on a hat",
      summary: "Why our octopus wears a top hat, and how he got onto the reels.",
      html: `<p>The hat came first. Before there was a game there was a drawing of a very serious octopus in a top hat, as if on his way to a wedding on the pier. Nobody could say why it was funny, so it stayed.</p>
<h2>Who is who at the table</h2>
<p>Don Pulpo is the symbol that pays most: five on a line are worth a hundred times your spin. The lobster, the fish and the shrimp keep him company, in that order, which is also the order in which they are served (sorry).</p>
<p>The hat is the wild: on the middle reels it stands in for anyone. The lifebelt is the scatter, and three bring up ten free games with everything doubled.</p>
<h2>A sea that keeps still</h2>
<p>We wanted the backdrop calm. We tried large waves and within five minutes two people had left for a cup of tea. What stayed is a violet sea, the kind before supper, with room for the symbols to breathe.</p>
${ENGINE.en}
<p>He is waiting among <a href="/rngList?class=OCEAN">the sea slots</a>, from P 0.20. Say hello from us.</p>`,
    },
  ),
};
