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
        "We don't estimate it by playing for a while: we count it. A program goes through every position the reels can stop in, adds up what each screen and each line pays, and then adds the free games.",
        "For our five-reel slots the result is an exact fraction: 62,733,077,124,265 over 65,355,334,549,504, which is 95.99%. That count is repeated as an automatic test whenever the game changes.",
        "The three-reel classics have their own count: 31,655 over 32,768, which is 96.60%. That's every possible screen, 32 × 32 × 32, and the total of what they pay.",
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
