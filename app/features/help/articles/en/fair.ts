import type { Fair } from "../es/fair.ts";

const fair: Fair = {
  title: "Fair play and RTP",
  lead: "Where the percentage on every slot comes from.",
  keywords: "return percentage cheat random odds",
  sections: {
    rtp: {
      title: "What RTP is",
      text: [
        "RTP (return to player) says which part of everything staked comes back as prizes in the very long run. With an RTP of 95.99%, of every {{staked}} staked {{paid}} come back on average and the house keeps {{kept}}.",
        "It is an average over millions of spins, not a promise for one evening. In a short session you may win far more or lose it all.",
      ],
    },
    sum: {
      title: "How it is worked out here",
      text: [
        "We do not measure it by playing for a while: we count it. A program goes through every possible stop of the reels, adds up what each screen and each line pays, and adds the free games.",
        "For our five-reel slots the result is an exact fraction: 62,733,077,124,265 over 65,355,334,549,504, which is 95.99%. That count is repeated as an automatic test whenever the game changes.",
        "The three-reel classics have a count of their own: 31,655 over 32,768, which is 96.60%. Those are all the screens there are, 32 × 32 × 32, and the sum of what they pay.",
      ],
    },
    spin: {
      title: "How each spin is drawn",
      text: [
        "Every spin is drawn on the server by a cryptographic generator at the moment you press the button. The game does not know what you have won or lost, and your balance, the hour or the stake do not change the odds.",
        "The result is stored before any money moves. If the connection drops, the round finishes all the same and you find it under “My bets”.",
      ],
    },
    check: {
      title: "Check for yourself",
      text: [
        "Every slot has its rules, its paytable and its RTP one tap away inside the game. And every round is kept in your record with what you put in and what came back.",
      ],
    },
  },
};

export default fair;
