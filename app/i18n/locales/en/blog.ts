import type { Blog } from "../es/blog.ts";

const blog: Blog = {
  title: "Blog",
  lead: "How games work on the inside, with the numbers, and how to play without being played.",
  description: "Articles on RTP, paytables, budgets, chance and responsible play.",
  back: "All articles",
  by: "By {{author}}",
  minutes_one: "{{count}} min read",
  minutes_other: "{{count}} min read",
  more: "Read on",
  emptyTitle: "No articles yet",
  emptyText: "The first one will appear here.",
  pages: {
    label: "Blog pages",
    previous: "Previous page",
    next: "Next page",
    page: "Page {{page}} of {{total}}",
  },
  care: "For over-{{age}}s only. When gambling stops being fun, call {{helpline}} for free.",
};

export default blog;
