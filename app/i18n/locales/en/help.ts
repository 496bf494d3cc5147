import type { Help } from "../es/help.ts";

const help: Help = {
  title: "Help centre",
  lead: "Short, clear answers. If yours is missing, write to us.",
  contents: "Help topics",
  demo: "{{brand}} is a demonstration brand of {{company}}. No real money is played for here: deposits go through a test gateway and no balance can be paid out.",
  contact: { mail: "Customer service", helpline: "Free helpline" },
  articles: {
    account: {
      title: "Your account",
      lead: "Opening it, logging in and keeping it safe.",
      sections: [
        {
          title: "Opening an account",
          text: [
            "Choose a user name and a password, confirm that you are {{ageMin}} or older and accept the terms. We ask for no more than is needed; what is optional says so.",
            "One person, one account. If you have an invitation code, enter it when you sign up.",
          ],
        },
        {
          title: "Logging in and out",
          text: [
            "With “Remember my user name” we keep your user name on that device for one day. The password is never kept; your browser's password manager is there for that.",
            "After several wrong attempts in a row, that device has to wait a few minutes. Nobody can lock your account from somewhere else.",
            "When you log out, the session ends on the platform too, not only in your browser.",
          ],
        },
        {
          title: "A good password",
          text: [
            "Long beats odd: three or four words that do not belong together are easy to remember and hard to guess. We refuse the most common passwords.",
            "Nobody from {{brand}} will ever ask for it, by mail or by phone.",
          ],
        },
      ],
    },
    deposits: {
      title: "Deposits",
      lead: "How money comes in and what each state means.",
      sections: [
        {
          title: "Step by step",
          text: [
            "Choose how to pay and how much, then continue to the payment page. You have 30 minutes to complete it.",
            "The balance arrives when the gateway confirms the payment, not when you come back to the page. It is nearly always a matter of seconds.",
          ],
        },
        {
          title: "The states",
          text: [
            "Waiting for your payment: nothing has been confirmed yet. Credited: the amount is in your balance. Not completed: the gateway did not charge. Expired: time ran out; a payment that arrives late is still credited.",
            "Under review: the amount received differs from the one asked for, and a person is looking at it.",
          ],
        },
        {
          title: "What if something breaks halfway?",
          text: [
            "Every attempt has a key of its own. Repeat the same step and we go on with the same deposit: it is neither opened nor credited twice.",
            "Keep the reference you see on the receipt; with it we find your deposit at once.",
          ],
        },
        {
          title: "Withdrawals",
          text: [
            "This demonstration does not pay out yet: the balance is only there to try the games.",
          ],
        },
      ],
    },
    fair: {
      title: "Fair play and RTP",
      lead: "Where the percentage on every slot comes from.",
      sections: [
        {
          title: "What RTP is",
          text: [
            "RTP (return to player) says which part of everything staked comes back as prizes in the very long run. With an RTP of 95.99%, of every P 100 staked P 95.99 come back on average and the house keeps P 4.01.",
            "It is an average over millions of spins, not a promise for one evening. In a short session you may win far more or lose it all.",
          ],
        },
        {
          title: "How it is worked out here",
          text: [
            "We do not measure it by playing for a while: we count it. A program goes through every possible stop of the reels, adds up what each screen and each line pays, and adds the free games.",
            "For our five-reel slots the result is an exact fraction: 62,733,077,124,265 over 65,355,334,549,504, which is 95.99%. That count is repeated as an automatic test whenever the game changes.",
          ],
        },
        {
          title: "How each spin is drawn",
          text: [
            "Every spin is drawn on the server by a cryptographic generator at the moment you press the button. The game does not know what you have won or lost, and your balance, the hour or the stake do not change the odds.",
            "The result is stored before any money moves. If the connection drops, the round finishes all the same and you find it under “My bets”.",
          ],
        },
        {
          title: "Check for yourself",
          text: [
            "Every slot has its rules, its paytable and its RTP one tap away inside the game. And every round is kept in your record with what you put in and what came back.",
          ],
        },
      ],
    },
    responsible: {
      title: "Responsible gaming",
      lead: "Play is time off, not a way to make money.",
      sections: [
        {
          title: "Play with a plan",
          text: [
            "Decide before you start how much money and how much time you will use, and stop when you get there. Only use money you can afford to lose.",
            "Do not chase losses: the next spin knows nothing about the last one. And do not play drunk, tired or angry.",
          ],
        },
        {
          title: "Signs that it is time to stop",
          text: [
            "You hide how much you play. You borrow to play. You stake more to feel the same. You get irritable when you are not playing. Work, study or your people come second.",
            "If you recognise yourself in one of these, take a break today and talk to someone you trust.",
          ],
        },
        {
          title: "Ask for help",
          text: [
            "The free line {{helpline}} listens without asking who you are. You can also write to {{email}} and ask us to close your account; we do it without trying to talk you out of it.",
          ],
        },
        {
          title: "Minors",
          text: [
            "Only people aged {{ageMin}} or older play here. If you share your device with minors, do not store your password on it and log out when you are done.",
          ],
        },
      ],
    },
    contact: {
      title: "Contact",
      lead: "A person answers you.",
      sections: [
        {
          title: "What to tell us",
          text: [
            "Your user name, what you were trying to do and the reference you saw on the screen (of a deposit, a round or an error). With the reference we find what happened without making you repeat it.",
            "Never send us your password or full card details.",
          ],
        },
        {
          title: "If you are not satisfied",
          text: [
            "Answer the same mail with the word “Complaint” in the subject: somebody else looks at it and replies in writing.",
          ],
        },
      ],
    },
    terms: {
      title: "Terms of use",
      lead: "What you accept when you open an account, with no small print.",
      sections: [
        {
          title: "Who we are",
          text: [
            "{{brand}} is a demonstration brand of {{company}}, with the fictitious licence number {{licence}}. It exists to show and try the platform; it offers no play for real money.",
          ],
        },
        {
          title: "Who may play",
          text: [
            "People aged {{ageMin}} or older, with a single account in their own name. The account is personal: it is not lent, sold or shared.",
          ],
        },
        {
          title: "Your balance",
          text: [
            "The balance of this demonstration is worth nothing outside it and cannot be paid out or passed on. Every movement is written down and you can see it.",
          ],
        },
        {
          title: "Rounds and faults",
          text: [
            "A round counts by the result stored on the server. If a technical fault keeps it from being finished, the round is cancelled and the stake returns to your balance.",
          ],
        },
        {
          title: "Fair play",
          text: [
            "Automating play, exploiting errors and using somebody else's account are not allowed. We may close an account that does so, and will say why.",
          ],
        },
        {
          title: "Changes and ending",
          text: [
            "If something important changes, we tell you beforehand in your messages. You can close your account at any time by writing to {{email}}.",
          ],
        },
      ],
    },
    privacy: {
      title: "Privacy",
      lead: "Which data we keep, what for and until when.",
      sections: [
        {
          title: "What we keep",
          text: [
            "What you enter when you sign up, your deposits, your rounds and your messages. Your password is stored transformed in such a way that not even we can read it.",
            "Technical logs hold time, page and a reference, without names or mail addresses.",
          ],
        },
        {
          title: "What for",
          text: [
            "To make your account work, to keep the money right and to protect your access. We sell no data and show no third-party advertising.",
          ],
        },
        {
          title: "Cookies",
          text: [
            "Only the necessary ones: your session, your language, your theme, whether you hide the balance and, if you ask for it, your user name for one day. None of them follows you to other sites.",
          ],
        },
        {
          title: "Who else sees them",
          text: [
            "The game studio receives a player number, your nickname and your language; the payment gateway, the amount and a reference. Nobody receives your mail address or your password.",
          ],
        },
        {
          title: "Your rights",
          text: [
            "You can ask for a copy, a correction or the deletion of your data by writing to {{email}}. As this is a demonstration, all data may be deleted at any time.",
          ],
        },
      ],
    },
  },
};

export default help;
