import type { DemoPost } from "./demo-post.ts";

export const calmPost: DemoPost = {
  slug: "cuando-deja-de-ser-un-juego",
  cover: "p_story-2",
  author: "Lucía Ferrán",
  publishedAt: "2026-10-15T15:00:00Z",
  words: {
    es: {
      title: "Cuando deja de ser un juego",
      summary: "Señales pequeñas que llegan antes que las grandes, y qué se puede hacer hoy mismo.",
      html: `
<p>Nadie decide tener un problema con el juego. Llega de a poco, y casi siempre lo nota primero alguien más. Por eso vale la pena conocer las señales chicas, las que todavía se arreglan con una conversación.</p>
<h2>Las señales chicas</h2>
<ul>
<li>Juegas más rato del que pensabas, varias veces seguidas.</li>
<li>Revisas el saldo cuando estás con otras personas.</li>
<li>Cuentas lo que ganaste y te saltas lo que pusiste.</li>
<li>Juegas para dejar de pensar en algo.</li>
</ul>
<h2>Las que ya no son chicas</h2>
<ul>
<li>Apuestas más para recuperar.</li>
<li>Usas dinero de la renta, de la comida o prestado.</li>
<li>Escondes cuánto juegas o te molesta que pregunten.</li>
<li>Intentaste parar y no pudiste.</li>
</ul>
<p>Si te reconoces en una de la segunda lista, no esperes a juntar más.</p>
<h2>Qué se puede hacer hoy</h2>
<ul>
<li><strong>Mira tus números.</strong> En «Mis apuestas» están los totales de verdad. Cuestan más de ver que de arreglar.</li>
<li><strong>Cuéntaselo a una persona.</strong> Con una basta. El secreto es la mitad del problema.</li>
<li><strong>Pide que cerremos tu cuenta.</strong> Escríbenos y lo hacemos sin preguntas y sin ofrecerte nada para que te quedes.</li>
<li><strong>Llama.</strong> La línea de ayuda al pie de cada página es gratuita y no pregunta quién eres.</li>
</ul>
<h2>Si es alguien que quieres</h2>
<p>Habla un día en que no haya jugado, de lo que viste y no de lo que es: «vi que no dormiste» abre una puerta que «eres un adicto» cierra. No prestes dinero para tapar deudas de juego; ofrece compañía para la llamada. Y cuídate tú también.</p>
<p>Jugar está bien mientras sea un rato y un dinero que elegiste. El resto lo explicamos en <a href="/help/responsible">Juego responsable</a>.</p>`,
    },
    en: {
      title: "When it stops being a game",
      summary: "Small signs that come before the large ones, and what can be done today.",
      html: `
<p>Nobody decides to have a gambling problem. It comes little by little, and someone else nearly always sees it first. So it pays to know the small signs, the ones a conversation can still mend.</p>
<h2>The small signs</h2>
<ul>
<li>You play longer than you meant to, several times in a row.</li>
<li>You check your balance while you are with other people.</li>
<li>You tell what you won and skip what you put in.</li>
<li>You play to stop thinking about something.</li>
</ul>
<h2>The ones that are no longer small</h2>
<ul>
<li>You bet more to win it back.</li>
<li>You use money for rent or food, or borrow it.</li>
<li>You hide how much you play, or mind being asked.</li>
<li>You tried to stop and could not.</li>
</ul>
<p>If you know yourself in one of the second list, do not wait for more.</p>
<h2>What can be done today</h2>
<ul>
<li><strong>Look at your numbers.</strong> “My bets” has the true totals. They are harder to look at than to mend.</li>
<li><strong>Tell one person.</strong> One is enough. The secret is half of the problem.</li>
<li><strong>Ask us to close your account.</strong> Write to us and we do it without questions and without offering you anything to stay.</li>
<li><strong>Call.</strong> The helpline at the foot of every page is free and does not ask who you are.</li>
</ul>
<h2>If it is someone you love</h2>
<p>Talk on a day they have not played, about what you saw and not about what they are: “I saw you did not sleep” opens a door that “you are an addict” shuts. Do not lend money to cover gambling debts; offer company for the call. And look after yourself too.</p>
<p>Playing is fine while it is a time and an amount you chose. The rest is in <a href="/help/responsible">Responsible gaming</a>.</p>`,
    },
  },
};
