import type { JackpotArticle } from "../es/jackpot.ts";

const jackpot: JackpotArticle = {
  title: "The jackpot",
  lead: "Who pays for it, who can win it, and how to check that there is no trick.",
  keywords: "pot pool progressive big prize draw must hit by fingerprint sha-256",
  sections: {
    pays: {
      title: "Who pays for it",
      text: [
        "The house, all of it. It puts in the amount the jackpot starts at and, for every bet on a slot, a share more. That share comes neither out of your bet nor out of the game's prizes: the RTP of every slot is the same with the jackpot as without it.",
        "How much is in it now, what it starts at and what share each bet adds is shown at [the jackpot](/jackpot).",
      ],
    },
    wins: {
      title: "Who wins it",
      text: [
        "Before the first bet we draw a hidden point between a least and a most that anybody can see; every point is equally likely. When the share of a bet makes the jackpot reach it, that bet takes all there is.",
        "Whether the bet itself won or lost makes no difference: all that counts is whose share reached the point. Bets count when their round ends, in the order in which they were booked.",
        "The prize is in your balance within seconds and we tell you in [Messages](/member/messages). There is nothing to claim and no condition on it.",
      ],
    },
    odds: {
      title: "What are my chances",
      text: [
        "The chance that the point lies within your share. Bet twice as much and your share is twice as large, and so is your chance. The nearer the jackpot is to its most, the fewer points are left and the likelier each bet becomes.",
        "With ordinary bets it stays very unlikely. Don't bet more for the jackpot's sake: [play with limits](/help/responsible).",
      ],
    },
    games: {
      title: "Which games count",
      text: [
        "All slots, at any stake. Tables and all other games add nothing and win nothing. Neither do free games, because no bet is paid for them, nor a bet that is given back.",
        "Trial accounts and demo play use pretend money: they add nothing and win nothing.",
      ],
    },
    check: {
      title: "How to check it",
      text: [
        "When a jackpot begins we publish a SHA-256 fingerprint of the point and a random key. When it drops, we publish the point and the key. The text “point:key”, with the point written with two decimals, must give the same fingerprint.",
        "That shows the point was fixed from the start. At [the jackpot](/jackpot) you find the fingerprint of the present one and the proof of the latest ones that dropped.",
      ],
    },
  },
};

export default jackpot;
