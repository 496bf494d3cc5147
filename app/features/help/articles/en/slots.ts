import type { Slots } from "../es/slots.ts";

const slots: Slots = {
  title: "Five-reel slots",
  lead: "Lines, wild, free games and what each symbol pays.",
  keywords: "classics three reels slot machine reels spins prize bonus wild scatter",
  sections: {
    play: {
      title: "How to play",
      text: [
        "Five reels, three rows and 20, 25 or 40 lines, depending on the game, all of them always in play. Choose your total stake, from {{least20}} on 20 lines, {{least25}} on 25 and {{least40}} on 40, and spin. It's split evenly across the lines.",
        "Lines pay from left to right from the first reel, for three, four or five matching symbols in a row. On each line only the highest win counts; wins on several lines add up.",
      ],
    },
    wild: {
      title: "The wild",
      text: [
        "It stands in for every symbol except the one for free games. It appears on reels 2, 3 and 4.",
      ],
    },
    free: {
      title: "Free games",
      text: [
        "Three or more Free symbols, anywhere on the screen, pay 2, 10 or 50 times the total stake (for 3, 4 or 5) and start 10 free games at the same stake. Every win in them is doubled, and you can win 10 more.",
        "They come up once every 140 spins on average.",
      ],
    },
    pays: {
      title: "What each symbol pays",
      text: [
        "These are multiples of your stake per line, for three, four and five symbols. The artwork changes from game to game, but the table doesn't; each game shows it with your own amounts.",
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
        "Three reels, three rows and five lines: the three rows and both diagonals. The stake starts at {{least5}} a spin. A line pays for three matching symbols.",
        "They have no free games. Their wild appears on all three reels and doubles the win on the line it completes: one pays ×2, two pay ×4. Three wilds pay 1,000 times the line's stake.",
        "About 19 spins in 100 pay something, and the most one can pay is 200 times the stake. Their RTP is 96.60%.",
      ],
    },
    cut: {
      title: "If your connection drops",
      text: [
        "The result is stored before any money moves. Open the game again and you'll pick up where you left off, with any free games you have left. Trying again never charges you twice.",
      ],
    },
    demo: {
      title: "Trying it without money",
      text: [
        "In demo mode you play with pretend money: you can't win or lose anything, and the rules and RTP are the same.",
      ],
    },
  },
};

export default slots;
