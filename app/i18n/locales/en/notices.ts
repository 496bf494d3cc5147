import type { Notices } from "../es/notices.ts";

const notices: Notices = {
  title: "Notices",
  lead: "What is new, what changes and what is worth knowing.",
  description: "Notices from {{brand}}: news, changes and advice for playing with a clear head.",
  all: "All notices",
  others: "Other notices",
  close: "Close",
  move: "Move the window with the arrow keys",
  waiting: "Opening the notice",
  popup: { title: "Notices for you", done: "Got it" },
  gone: {
    title: "This notice is gone",
    text: "It may have run out. The current ones are together.",
  },
  empty: {
    title: "No notices right now",
    text: "When there is something to tell, it will be here.",
  },
  pager: {
    label: "Pages of notices",
    previous: "Previous page",
    next: "Next page",
    place: "Page {{page}} of {{total}}",
    number: "Page {{page}}",
  },
};

export default notices;
