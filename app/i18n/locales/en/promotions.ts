import type { Promotions } from "../es/promotions.ts";

const promotions: Promotions = {
  title: "Promotions",
  lead: "What's on today and what's coming up, with the terms in plain words.",
  description:
    "Promotions and seasons: what's on today, who it's for, until when and on what terms.",
  back: "All promotions",
  emptyTitle: "Nothing here right now",
  emptyText: "When we launch a promotion, you'll see it on this page.",
  emptyAll: "See all",
  emptyHome: "Go to the home page",
  categories: {
    label: "Promotion types",
    back: "Previous types",
    on: "More types",
    ALL: "All",
    START: "Getting started",
    GAMES: "In games",
    SEASON: "Seasons",
    CLUB: "Club",
  },
  audiences: { EVERYONE: "For everyone", MEMBERS: "Members only" },
  status: {
    OPEN: "On now",
    JOIN: "Join",
    CLAIM: "Ready for you",
    APPLYING: "Requested",
    CLOSE: "Closed",
    REJECTED: "Declined",
    ISSUED: "Paid out",
    CLAIMED: "Claimed",
    PROCESS: "Processing",
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
    who: "Who for",
    when: "When",
    age: "Age",
    ageMin: "{{age}} or older",
  },
  invite: {
    title: "You need an account for this",
    text: "Log in or sign up, and we'll bring you straight back to this page.",
  },
  care: "Play for fun; when it stops being fun, stop. Free helpline: {{helpline}}.",
};

export default promotions;
