import type { Fair } from "../es/fair.ts";

const fair: Fair = {
  title: "Fair play and RTP",
  lead: "Where the percentage on every slot comes from.",
  keywords: "return percentage cheat random odds",
  sections: {
    rtp: {
      title: "What RTP is",
      text: [
        "RTP (return to player) tells you how much of everything staked comes back as prizes in the very long run. With an RTP of 95.99%, of every {{staked}} staked {{paid}} comes back on average and the house keeps {{kept}}.",
        "It's an average over millions of spins, not a promise for one evening. In a short session you could win far more or lose it all.",
      ],
    },
    sum: {
      title: "How we work it out",
      text: [
        "We don't estimate it by playing for a while: we count it. A program goes through every position the reels can stop in, adds up what each screen pays, by lines or by ways, and then adds the free games and the respins of held coins.",
        "Each [kind of slot](/help/slots) has its own count, and the result is an exact fraction. All of them are repeated as automatic tests whenever a game changes.",
        "In the [instant games](/help/rules#rng) every possible way, mine, ball and end is counted alike. Where the return depends on what you choose, the table says from what to what.",
      ],
      rows: [
        ["Fixed lines", "95.99%: 62,733,077,124,265 over 65,355,334,549,504"],
        ["243 ways", "96.42%: 39,988,978,291,647 over 41,473,760,296,960"],
        ["Wilds that grow", "96.23%: 31,446,053,421,803 over 32,677,667,274,752"],
        ["Chosen symbol", "96.36%: 2,015,177,128,185,765 over 2,091,370,705,584,128"],
        ["Held coins", "96.45%: 62.11 from the lines and 34.34 from the coins"],
        ["Three-reel classics", "96.60%: 31,655 over 32,768, which is 32 × 32 × 32 screens"],
        ["Plinko", "96.96%, 97.02% or 97.12%, depending on the risk"],
        ["Mines", "96.25% to 97.00%, depending on mines and marks"],
        ["Keno", "96.73% to 97.07%, depending on how many numbers you mark"],
        ["Take-off", "97.00% at any exit"],
      ],
    },
    spin: {
      title: "How each spin is drawn",
      text: [
        "Every spin is drawn on the server by a cryptographic generator at the moment you press the button. The game doesn't know what you've won or lost, and neither your balance, the time of day nor your stake changes the odds.",
        "The result is stored before any money moves. If your connection drops, the round still finishes and you'll find it under “My bets”.",
      ],
    },
    check: {
      title: "Check for yourself",
      text: [
        "Every slot has its rules, its paytable and its RTP one tap away inside the game. And every round stays in your history, with what you staked and what came back.",
      ],
    },
  },
};

export default fair;
