import type { Games } from "../es/games.ts";

const games: Games = {
  list: {
    title: "{{type}}",
    description: "Every slot with its RTP in plain sight. Filter by provider and by theme.",
    vendors: "Providers",
    allVendors: "All",
    classes: "Themes",
    allClasses: "All",
    search: "Find a slot",
    searchSubmit: "Search",
    clearSearch: "Clear the search",
    found_one: "{{count}} game",
    found_other: "{{count}} games",
    foundFor_one: "{{count}} game with “{{q}}”",
    foundFor_other: "{{count}} games with “{{q}}”",
    shown: "{{shown}} of {{total}} games",
    more: "Load more",
    before: "Show the previous ones",
    emptyTitle: "Nothing here",
    emptyText: "No game fits all of that at once. Try fewer filters.",
    emptyAction: "See all games",
    failedTitle: "We could not get the games",
    failedText: "It rarely lasts. Your balance and your rounds are safe.",
    retry: "Try again",
  },
  hot: {
    title: "Most played",
    description: "The games people play most right now, by type.",
    empty: "No house favourites yet. Have a look at the whole catalogue.",
  },
  play: {
    title: "{{game}}",
    frame: "{{game}}, game window",
    back: "Back to the games",
    fullscreen: "Full screen",
    maintenanceTitle: "This game is under maintenance",
    maintenanceText: "Try again in a few minutes. Meanwhile, these are ready:",
    trialTitle: "You need a real account",
    trialText: "A trial account cannot open this game. Create your account and keep playing.",
    trialAction: "Sign up",
    unreachableTitle: "We could not open the game",
    unreachableText: "No answer came in time. No money moved; please try again.",
  },
};

export default games;
