import type { Slots } from "../es/slots.ts";

const slots: Slots = {
  title: "Five-reel slots",
  lead: "Lines, wild, free games and what each symbol pays.",
  keywords: "classics three reels slot machine reels spins prize bonus wild scatter",
  sections: {
    play: {
      title: "How to play",
      text: [
        "Five reels, three rows and 20, 25 or 40 lines, depending on the game, that are always in play. You choose the total stake, from {{least20}} on 20 lines, {{least25}} on 25 and {{least40}} on 40, and spin. The stake is spread evenly over the lines.",
        "Lines pay from left to right from the first reel, for three, four or five equal symbols in a row. On each line only the highest win counts; wins on several lines add up.",
      ],
    },
    wild: {
      title: "The wild",
      text: [
        "It stands in for every symbol but the free games one. It appears on reels 2, 3 and 4.",
      ],
    },
    free: {
      title: "Free games",
      text: [
        "Three Free symbols or more, wherever they are, pay 2, 10 or 50 times the total stake (for 3, 4 or 5) and open 10 free games at the same stake. In them every win counts double, and 10 more may come.",
        "They open once in 140 spins on average.",
      ],
    },
    pays: {
      title: "What each symbol pays",
      text: [
        "Times the stake of one line, for three, four and five symbols. The drawing changes from game to game; the table is the same, and inside each game you see it with your own amounts.",
      ],
      rows: [
        ["Highest symbol", "75 · 350 · 2,000"],
        ["Second", "60 · 200 · 800"],
        ["Third", "40 · 150 · 500"],
        ["Fourth", "30 · 100 · 300"],
        ["Ace", "20 · 60 · 200"],
        ["King", "20 · 50 · 150"],
        ["Queen", "15 · 40 · 120"],
        ["Jack", "15 · 30 · 100"],
      ],
    },
    classic: {
      title: "The three-reel classics",
      text: [
        "Three reels, three rows and five lines: the three rows and both diagonals. The stake starts at {{least5}} a spin. A line pays for three equal symbols.",
        "They have no free games. Their wild appears on all three reels and doubles the win of the line it helps: one pays ×2, two pay ×4. Three wilds pay 1,000 times the stake of the line.",
        "About 19 of 100 spins pay something, and the most that one pays is 200 times the stake. Their RTP is 96.60%.",
      ],
    },
    cut: {
      title: "If the connection breaks",
      text: [
        "The result is stored before money moves. Open the game again and you go on where you were, with any free games that are left. Trying again never charges twice.",
      ],
    },
    demo: {
      title: "Trying without money",
      text: [
        "In demo mode you play with invented money: nothing is won or lost, and the rules and the RTP are the same.",
      ],
    },
  },
};

export default slots;
