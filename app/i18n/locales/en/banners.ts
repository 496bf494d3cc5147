import type { Banners } from "../es/banners.ts";

const banners: Banners = {
  label: "Highlights",
  slide: "Highlight {{n}} of {{total}}",
  roles: { carousel: "carousel", slide: "slide" },
  jackpot: {
    pool: "The slots jackpot",
    poolNote: "It grows with every slot bet, the house pays for it, and one of those bets wins it.",
    how: "How it works",
    paid: "Prizes paid",
    paidNote: "The total from real rounds over the last 7 days. It isn't a jackpot you can win.",
    demo: "Demonstration counter",
    demoNote: "An invented figure to show the counter at work. No one wins or loses it.",
  },
};

export default banners;
