import type { Service } from "../es/service.ts";

const service: Service = {
  title: "Customer service",
  hello: "How can we help?",
  lead: "Tell us what happened. You get a reference, and a real person answers.",
  vipHello: "Your VIP line",
  vipLead: "Your account details come with the message: no need to introduce yourself.",
  write: "Write a message",
  writeText: "With pictures if they help. You get a reference when you send it.",
  mail: "By email",
  help: "Quick answers",
  helpText: "Your account, deposits, fair play and more.",
  helpline: "Free helpline",
  helplineText: "If play has stopped being fun.",
  hours: "We're here every day from {{from}} to {{to}}.",
  reply_minutes_one: "We usually answer within {{count}} minute.",
  reply_minutes_other: "We usually answer within {{count}} minutes.",
  reply_hours_one: "We usually answer within {{count}} hour.",
  reply_hours_other: "We usually answer within {{count}} hours.",
  demoChannel: "Here, {{channel}} opens this page.",
  demo: "{{brand}} is a demonstration brand.",
  close: "Close",
  blocked: {
    title: "Your browser blocked the window",
    text: "Allow pop-ups and try again, or open customer service in another tab.",
    open: "Open in another tab",
  },
  failed: {
    title: "We couldn't open customer service",
    text: "Try again in a moment, or send us an email.",
    mail: "Send email",
  },
};

export default service;
