import type { Promotions } from "../es/promotions.ts";

const promotions: Promotions = {
  title: "Promotions",
  lead: "What you can use today and what we are preparing, with the terms in plain words.",
  description:
    "Promotions and seasons: what there is today, for whom, until when and on what terms.",
  back: "All promotions",
  emptyTitle: "Nothing here for now",
  emptyText: "When we open a promotion, you will see it on this page.",
  emptyAll: "See all",
  emptyHome: "Go to the home page",
  categories: {
    label: "Kinds of promotion",
    back: "Earlier kinds",
    on: "More kinds",
    ALL: "All",
    START: "Getting started",
    GAMES: "In the games",
    SEASON: "Seasons",
    CLUB: "Club",
  },
  audiences: { EVERYONE: "For everyone", MEMBERS: "With an account" },
  status: {
    OPEN: "On now",
    JOIN: "Join",
    CLAIM: "Claim",
    APPLYING: "Applying",
    CLOSE: "Closed",
    REJECTED: "Rejected",
    ISSUED: "Issued",
    CLAIMED: "Claimed",
    PROCESS: "In process",
    JOINED: "Joined",
    COMING_SOON: "Coming soon",
  },
  dates: {
    always: "No closing date",
    none: "Date to be announced",
    from: "From {{from}}",
    until: "Until {{to}}",
    over: "Ended on {{to}}",
  },
  countdown: {
    ends: "Ends in",
    starts: "Starts in",
    in_days_one: "{{count}} day",
    in_days_other: "{{count}} days",
    in_hours_one: "{{count}} hour",
    in_hours_other: "{{count}} hours",
    in_minutes_one: "{{count}} minute",
    in_minutes_other: "{{count}} minutes",
    short: { days: "days", hours: "h", minutes: "min", seconds: "s" },
  },
  facts: {
    label: "At a glance",
    who: "Who can",
    when: "When",
    age: "Age",
    ageMin: "{{age}} or older",
  },
  invite: {
    title: "This is done with your account",
    text: "Log in or create one; you come back to this same page afterwards.",
  },
  care: "Play for fun; when it stops being fun, stop. Free helpline: {{helpline}}.",
};

export default promotions;
