import type { Banners } from "../es/banners.ts";

const banners: Banners = {
  label: "Highlights",
  slide: "Highlight {{n}} of {{total}}",
  roles: { carousel: "carousel", slide: "slide" },
  jackpot: {
    pool: "The slots jackpot",
    poolNote:
      "It grows with every bet on the slots, the house pays for it, and one of those bets takes it.",
    how: "How it works",
    paid: "Prizes paid",
    paidNote: "The sum of real rounds over the last 7 days. It is not a pot to be won.",
    demo: "Demonstration counter",
    demoNote: "An invented figure that shows the counter at work. Nobody wins or loses it.",
  },
};

export default banners;
