import type { Slots } from "../es/slots.ts";

const slots: Slots = {
  title: "Five-reel slots",
  lead: "Fixed lines, 243 ways, wilds that grow, a chosen symbol or held coins: how each kind pays.",
  keywords:
    "classics three reels slot machine reels spins prize bonus wild scatter ways expanding coins respin hold volatility",
  sections: {
    play: {
      title: "How to play",
      text: [
        "Five reels and three rows. Choose your total stake, spin, and the game pays what comes up.",
        "There are five kinds, and each studio has its own: most make slots with [fixed lines](/help/slots#lines); Farolillo's pay [243 ways](/help/slots#ways), Tinta Brava's have [wilds that grow](/help/slots#growing), Cantera 9's a [chosen symbol](/help/slots#chosen), and nearly all of Olaviva's [held coins](/help/slots#coins). The rules inside each game say so too.",
      ],
    },
    lines: {
      title: "Fixed lines",
      text: [
        "20, 25 or 40 lines, depending on the game, all of them always in play. The stake starts at {{least20}} on 20 lines, {{least25}} on 25 and {{least40}} on 40, and it's split evenly across them.",
        "They pay from left to right from the first reel, for three, four or five matching symbols in a row. On each line only the highest win counts; wins on several lines add up.",
        "Their RTP is 95.99% and their volatility is low: about 40 spins in 100 pay something on 20 lines, and about 48 on 25 or 40. The most one spin can pay is 229 times the stake on 20 lines, 183.2 on 25 and 138.5 on 40; in the free games, twice that.",
      ],
    },
    ways: {
      title: "243 ways to win",
      text: [
        "No lines here. A symbol pays when it lands on neighbouring reels from the first, in any row, and it pays once for every way it connects. Two matching symbols on the first reel, one on the second and three on the third make 2 × 1 × 3 = 6 ways, so the win is paid six times.",
        "The stake starts at {{leastWays}}. There are 8 free games, and everything in them pays triple.",
        "Their RTP is 96.42% and their volatility is medium: about 47 spins in 100 pay something. The most one spin can pay is 216.32 times the stake, or 648.96 in the free games.",
      ],
    },
    growing: {
      title: "Wilds that grow",
      text: [
        "Ten lines and a wild that won't sit still: wherever it lands on reels 2, 3 and 4, it fills its reel from top to bottom before the lines pay. On every spin, not just in the free games.",
        "The stake starts at {{least10}}. There are 10 free games, and everything in them pays double.",
        "Their RTP is 96.23% and their volatility is medium: about 28 spins in 100 pay something. The most one spin can pay is 841 times the stake, or 1,682 in the free games.",
      ],
    },
    chosen: {
      title: "The chosen symbol",
      text: [
        "Ten lines and a surprise: when the free games open, a symbol is drawn for the whole round. Whenever it lands on three reels or more, it fills them and pays on all ten lines, even if those reels aren't next to each other. Line wins are added on top.",
        "The stake starts at {{least10}}. There are 10 free games, with no multiplier.",
        "Their RTP is 96.36% and their volatility is high: about 25 spins in 100 pay something, and half of what they return comes from the free games. The most one spin can pay is 513.5 times the stake, or 5,502 in the free games.",
      ],
    },
    coins: {
      title: "Held coins",
      text: [
        "Twenty lines, and coins that show how many stakes they're worth: ×1 to ×15, MINI ×20 or MAJOR ×50. With six coins or more in view, all of them are held and the other cells spin alone. You begin with 3 respins, which cost nothing, and every new coin is held too and sets the count back to 3.",
        "When the respins are over, you're paid the sum of all coins on top of what the lines paid. Fill all 15 cells and the GRAND is added: 1,000 times the stake. With fewer than six coins none is paid. It happens once every 110 spins on average, and the whole round is decided when you spin: you can watch the respins or skip to the end.",
        "The stake starts at {{least20}}. These slots have no free games. Their RTP is 96.45% and their volatility is medium: about 30 spins in 100 pay something. The most one spin can pay is 1,860 times the stake.",
      ],
    },
    wild: {
      title: "The wild",
      text: [
        "It stands in for every symbol except the one for free games and the coin. It appears on reels 2, 3 and 4.",
      ],
    },
    free: {
      title: "Free games",
      text: [
        "Three or more Free symbols, anywhere on the screen, pay 2, 10 or 50 times the total stake (for 3, 4 or 5) and start free games at the same stake. In slots with a chosen symbol they pay 2, 20 or 200. Three more along the way add the same number again.",
        "In every kind that has them they come up once every 140 spins on average.",
      ],
      rows: [
        ["Fixed lines", "10 games, everything doubled"],
        ["243 ways", "8 games, everything tripled"],
        ["Wilds that grow", "10 games, everything doubled"],
        ["Chosen symbol", "10 games with a symbol that fills its reels"],
        ["Held coins", "Respins instead of free games"],
      ],
    },
    pays: {
      title: "What each symbol pays",
      text: [
        "On slots with fixed lines, these are multiples of your stake per line, for three, four and five symbols. The artwork changes from game to game, but the table doesn't. The other kinds have tables of their own; every game shows its table with your own amounts.",
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
        "About 19 spins in 100 pay something, and the most one can pay is 200 times the stake. Their RTP is 96.60% and their volatility is medium.",
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
        "In demo mode you play with play money: you can't win or lose anything, and the rules and RTP are the same.",
      ],
    },
  },
};

export default slots;
