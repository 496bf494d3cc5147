import type { JackpotArticle } from "../es/jackpot.ts";

const jackpot: JackpotArticle = {
  title: "The jackpot",
  lead: "Who pays for it, who can win it, and how to check it's fair.",
  keywords: "pot pool progressive big prize draw must hit by fingerprint sha-256",
  sections: {
    pays: {
      title: "Who pays for it",
      text: [
        "The house, all of it. It puts in the starting amount and then adds a share for every bet on a slot. That share doesn't come out of your bet or the game's prizes: the RTP of every slot is the same with the jackpot as without it.",
        "You can see how much is in it now, what it starts at and how much each bet adds at [the jackpot](/jackpot).",
      ],
    },
    wins: {
      title: "Who wins it",
      text: [
        "Before the first bet we draw a hidden point between a minimum and a maximum that anyone can see; every point is equally likely. The bet whose share takes the jackpot to that point wins all of it.",
        "Whether the bet itself won or lost makes no difference: all that counts is whose share reached the point. Bets count when their round ends, in the order in which they were booked.",
        "The prize is in your balance within seconds and we tell you in [Messages](/member/messages). There's nothing to claim and there are no conditions.",
      ],
    },
    odds: {
      title: "What are my chances?",
      text: [
        "It's the chance that the point lies within your share. Bet twice as much and your share is twice as large, and so is your chance. The closer the jackpot gets to its maximum, the fewer points are left and the better each bet's chance.",
        "With ordinary bets it stays very unlikely. Don't bet more for the jackpot's sake: [play with limits](/help/responsible).",
      ],
    },
    games: {
      title: "Which games count",
      text: [
        "All slots and the instant games beside them, at any stake. Tables and all other games add nothing and win nothing. Neither do free games, because you don't pay for them, or bets that are refunded.",
        "Trial accounts and demo play use play money: they add nothing and win nothing.",
      ],
    },
    check: {
      title: "How to check it",
      text: [
        "When a jackpot begins we publish a SHA-256 fingerprint of the point and a random key. When it's won, we publish the point and the key. The text “point:key”, with the point written with two decimals, must give the same fingerprint.",
        "That shows the point was fixed from the start. At [the jackpot](/jackpot) you'll find the current fingerprint and the proof for the latest jackpots won.",
      ],
    },
  },
};

export default jackpot;
