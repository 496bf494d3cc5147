import type { Notices } from "../es/notices.ts";

const notices: Notices = {
  title: "Notices",
  lead: "What's new, what's changing and what's worth knowing.",
  description: "Notices from {{brand}}: news, changes and advice for playing with a clear head.",
  all: "All notices",
  others: "Other notices",
  close: "Close",
  move: "Move the window with the arrow keys",
  waiting: "Opening the notice",
  popup: { title: "Notices for you", done: "Got it" },
  gone: {
    title: "This notice has gone",
    text: "It may have expired. You'll find the current ones together.",
  },
  empty: {
    title: "No notices right now",
    text: "When there's something to tell you, it'll be here.",
  },
  pager: {
    label: "Notice pages",
    previous: "Previous page",
    next: "Next page",
    place: "Page {{page}} of {{total}}",
    number: "Page {{page}}",
  },
};

export default notices;
