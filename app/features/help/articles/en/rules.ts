import type { Rules } from "../es/rules.ts";

const rules: Rules = {
  title: "Rules by type of game",
  lead: "The basics of each category. You'll always find the exact rules inside the game.",
  keywords: "how to play rulebook bets categories",
  sections: {
    open: {
      title: "Before you begin",
      text: [
        "Not every game in the catalogue is open yet; those that aren't say so on their card. What counts is the result stored on the server, and you'll find it under [My bets](/member/bets).",
      ],
    },
    rng: {
      title: "Slots",
      text: [
        "You spin and the result comes from a random number generator. Depending on the game, it pays by lines or in 243 ways, and some have wilds that grow, a chosen symbol or held coins: [here's how each kind works](/help/slots). Inside every game its rules, paytable and RTP are one tap away.",
        "Beside them are the instant games, which have no reels: you choose, press once, and the round is decided. In Plinko a ball falls past twelve rows of pegs, at low, medium or high risk. In Mines you mark cells and they all open together. In Keno you mark numbers and 10 of 40 are drawn. In Take-off you set the multiplier at which you get out beforehand.",
        "Their RTP is counted over every possible result: 96.96% to 97.12% in Plinko depending on the risk, 96.25% to 97.00% in Mines depending on mines and marks, 96.73% to 97.07% in Keno depending on how many numbers you mark, and 97.00% in Take-off. The most a round pays is 160 times the stake in Plinko, 990 in Mines and 1,000 in Keno and Take-off. The stake starts at {{least20}}.",
      ],
    },
    live: {
      title: "Table games",
      text: [
        "At every table it's just you against the house, with no dealer and no clock: the round starts when you're ready. After that you can't change your bet. In baccarat, bets on banker and player are returned on a tie.",
        "At blackjack you decide after every card. Doubling or splitting puts down another equal bet, and an unfinished hand waits for you where you left it.",
      ],
    },
    fish: {
      title: "Fishing",
      text: [
        "Every shot is a bet. A fish pays the multiplier it shows, and the more it pays, the harder it is to catch. Shots aren't refunded, even if the fish gets away.",
      ],
    },
    pvp: {
      title: "Cards",
      text: [
        "You play against other people, not against the house. The house takes a commission from the winner's prize; the table shows it before you sit down.",
      ],
    },
    sports: {
      title: "Sports",
      text: [
        "The odds that count are the ones you accept when you confirm. If they change before that, we ask you first. If a match is called off and never played, the bet is void and you get your stake back.",
      ],
    },
    esports: {
      title: "E-sports",
      text: [
        "The same rules as sports, per map or per match. If a team doesn't turn up, the bet is void.",
      ],
    },
    lott: {
      title: "Lottery and e-lottery",
      text: [
        "Every draw has a closing time, and no bets are taken after it. Prizes follow the table for that type of bet, and the winning number is published.",
      ],
    },
    cockfight: {
      title: "Cockfights",
      text: [
        "You bet on one of the two sides or on a draw, until betting closes. If a fight is called off, you get your stake back.",
      ],
    },
  },
};

export default rules;
