import type { Contact } from "../es/contact.ts";

const contact: Contact = {
  title: "Contact",
  lead: "A real person will answer.",
  keywords: "email phone complaint service support",
  sections: {
    tell: {
      title: "What to tell us",
      text: [
        "Your username, what you were trying to do and the reference you saw on the screen (for a deposit, a round or an error). With it we can see what happened, so you don't have to explain it twice.",
        "Never send us your password or full card details.",
      ],
    },
    form: {
      title: "The quickest way",
      text: [
        "Use the form at [Write to us](/feedback). You get a reference straight away, and you can attach screenshots.",
      ],
    },
    complaint: {
      title: "If you're not happy with our answer",
      text: [
        "Choose [A complaint](/feedback?type=COMPLAINT) and quote the reference of your earlier case. Someone else will look into it and reply in writing.",
      ],
    },
  },
};

export default contact;
