import type { Privacy } from "../es/privacy.ts";

const privacy: Privacy = {
  title: "Privacy",
  lead: "Which data we keep, what for and until when.",
  keywords: "personal data cookies delete",
  sections: {
    kept: {
      title: "What we keep",
      text: [
        "What you enter when you sign up, your deposits, your rounds and your messages. Your password is stored transformed in such a way that not even we can read it.",
        "Technical logs hold time, page and a reference, without names or mail addresses.",
      ],
    },
    messages: {
      title: "What you write to us",
      text: [
        "We keep your message, your email if you give it, and the pictures you attach. Pictures are drawn anew when they arrive: what cameras hide in them, such as the place, is lost.",
      ],
    },
    purpose: {
      title: "What for",
      text: [
        "To make your account work, to keep the money right and to protect your access. We sell no data and show no third-party advertising.",
      ],
    },
    cookies: {
      title: "Cookies",
      text: [
        "Only the necessary ones: your session, your language, your theme, whether you hide the balance and, if you ask for it, your username for one day. None of them follows you to other sites.",
      ],
    },
    others: {
      title: "Who else sees them",
      text: [
        "The game studio receives a player number, your nickname and your language; the payment gateway, the amount and a reference. Nobody receives your mail address or your password.",
      ],
    },
    rights: {
      title: "Your rights",
      text: [
        "You can ask for a copy, a correction or the deletion of your data by writing to {{email}}. As this is a demonstration, all data may be deleted at any time.",
      ],
    },
  },
};

export default privacy;
