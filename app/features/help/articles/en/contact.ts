import type { Contact } from "../es/contact.ts";

const contact: Contact = {
  title: "Contact",
  lead: "A person answers you.",
  keywords: "email phone complaint service support",
  sections: {
    tell: {
      title: "What to tell us",
      text: [
        "Your username, what you were trying to do and the reference you saw on the screen (of a deposit, a round or an error). With the reference we find what happened without making you repeat it.",
        "Never send us your password or full card details.",
      ],
    },
    form: {
      title: "The quickest way",
      text: [
        "The form at [Write to us](/feedback) gives you a reference at once, and you can add screenshots.",
      ],
    },
    complaint: {
      title: "If you are not satisfied",
      text: [
        "Choose [A complaint](/feedback?type=COMPLAINT) and give the reference of your earlier case: somebody else looks at it and replies in writing.",
      ],
    },
  },
};

export default contact;
