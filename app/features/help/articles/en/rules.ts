import type { Rules } from "../es/rules.ts";

const rules: Rules = {
  title: "Rules by type of game",
  lead: "The essentials of each category. The exact rule is always inside the game.",
  keywords: "how to play rulebook bets categories",
  sections: {
    open: {
      title: "Before you begin",
      text: [
        "Not every game of the catalogue is open yet; the ones that are not say so on their card. A round counts by the result stored on the server, and you see it under [My bets](/member/bets).",
      ],
    },
    rng: {
      title: "Slots",
      text: [
        "You spin and the result comes from a random number generator. The [five-reel slots](/help/slots) have their paytable and their RTP one tap away.",
      ],
    },
    live: {
      title: "Table games",
      text: [
        "At each table you play alone against the house, without a dealer or a clock: the round begins when you want it to. From then on the bet cannot be changed. In baccarat, a tie returns what was staked on banker and player.",
      ],
    },
    fish: {
      title: "Fishing",
      text: [
        "Every shot is a bet. A fish pays the multiplier it shows, and the more it pays the harder it is to catch. What was shot does not come back, even if the fish gets away.",
      ],
    },
    pvp: {
      title: "Cards",
      text: [
        "You play against other people, not against the house. The house keeps a commission of what the winner wins; the table shows it before you sit down.",
      ],
    },
    sports: {
      title: "Sports",
      text: [
        "The odds that count are the ones you accept when you confirm. If they change before that, we ask you. A match called off and not played voids the bet and returns the stake.",
      ],
    },
    esports: {
      title: "E-sports",
      text: [
        "The same rules as in sports, by map or by match. If a team does not show up, the bet is void.",
      ],
    },
    lott: {
      title: "Lottery and e-lottery",
      text: [
        "Every draw has a closing time; after it no bet goes in. The prize follows the table of that play, and the number drawn is published.",
      ],
    },
    cockfight: {
      title: "Cockfights",
      text: [
        "You bet on one of the two sides or on a draw, until betting closes. A fight that is called off returns the stake.",
      ],
    },
  },
};

export default rules;
