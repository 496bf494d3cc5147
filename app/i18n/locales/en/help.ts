import type { Help } from "../es/help.ts";

const help: Help = {
  title: "Help centre",
  lead: "Short, clear answers. If yours is missing, write to us.",
  contents: "Help topics",
  onPage: "On this page",
  demo: "At {{brand}}, a demonstration brand of {{company}}, no real money is played for: deposits go through a test gateway and no balance can be paid out.",
  topics: { money: "Your account and your money", games: "The games", care: "You and us" },
  search: {
    label: "Search the help",
    placeholder: "Deposit, RTP…",
    submit: "Search",
    title: "Results for “{{q}}”",
    found_zero: "Nothing found with those words",
    found_one: "{{count}} answer",
    found_other: "{{count}} answers",
    noneText: "Try a single word, or tell us what is going on.",
    all: "See all topics",
  },
  write: {
    title: "Your answer is not here?",
    text: "Tell us what happened. We give you a reference at once.",
    action: "Write to us",
  },
  contact: {
    mail: "Customer service",
    helpline: "Free helpline",
    form: "With a reference at once",
  },
};

export default help;
