import type { Join } from "../es/join.ts";

const join: Join = {
  title: "Affiliates",
  heading: "Grow with {{brand}}",
  lead: "If you bring players, you get a share of what is left. The whole plan is here: the steps, what is taken off and a month worked out to the last cent.",
  description:
    "The affiliate plan: commission steps, what is taken off, a month worked out and how to apply.",
  apply: "I want to be an affiliate",
  percent: "{{share}}%",
  steps: {
    title: "How to get in",
    items: [
      {
        title: "You write to us",
        text: "Tell us who you are and where you will talk about {{brand}}. You get a reference to follow your application.",
      },
      {
        title: "A person reads it",
        text: "We check that the site or channel is for adults and promises nothing untrue. We answer in writing, yes or no.",
      },
      {
        title: "We sign an agreement",
        text: "With the steps on this page and how you are paid. Nothing counts before that signature.",
      },
    ],
  },
  tiers: {
    title: "The steps",
    lead: "Your share depends on two things in a month, and it takes both: the net revenue and how many of your players played.",
    caption: "Steps of the affiliate plan",
    revenue: "Net revenue of the month",
    active: "Active players",
    share: "Your share",
    from: "From {{amount}}",
    atLeast_one: "{{shown}} or more",
    atLeast_other: "{{shown}} or more",
  },
  sum: {
    title: "A month, worked out",
    lead: "Change the figures and work it out again. The sum is done by the code that would do the real one.",
    loss: "What your players lost",
    bonuses: "Bonuses and rebates they received",
    fee: "Payments and game studios ({{share}}%)",
    revenue: "Net revenue",
    share: "Your share, by the step reached",
    noTier: "Below the first step",
    commission: "Your commission for the month",
  },
  form: {
    loss: "What your players lost ({{symbol}})",
    bonuses: "Bonuses and rebates ({{symbol}})",
    active: "Active players",
    submit: "Work it out",
    unread: "Write just the number, such as {{example}}.",
  },
  questions: {
    title: "Questions worth asking",
    items: [
      {
        title: "What if my players win?",
        text: "Your commission that month is nothing. A negative month is not carried over: the next one starts clean.",
      },
      {
        title: "Who counts as an active player?",
        text: "Whoever came by your link and closed at least one round with their own balance in the month. Trial accounts do not count, and neither does yours.",
      },
      {
        title: "Are there payments per sign-up?",
        text: "No. We would rather you did well when people like to stay, not when they merely sign up.",
      },
      {
        title: "What is not allowed?",
        text: "Addressing minors, promising winnings, sending spam, posing as us or writing to someone who asked for a break. It ends the agreement.",
      },
      {
        title: "Can I see the list of my players?",
        text: "You will see totals, never names or e-mail addresses. People's data is their own.",
      },
    ],
  },
  application: {
    title: "Affiliate application",
    lead: "Tell us who you are and where you talk to people. A person reads it, and the answer arrives in your messages.",
    text: "Who you are and how you would do it",
    textHint: "Between {{min}} and {{max}} characters.",
    channels: "Your sites, channels or groups",
    channelsHint: "One per line, {{max}} at most: an address or a name.",
    agree: "I accept the",
    terms: "terms and conditions",
    and: "and the",
    privacy: "privacy notice",
    send: "Send the application",
    sent: "Sent on {{date}}",
    reference: "Reference {{reference}}",
    waits: "We are reading it. There is no need to send another meanwhile.",
    states: { OPEN: "Under review", APPROVED: "Accepted", DENIED: "Not accepted" },
    reasons: {
      no_audience: "We do not see an audience yet that you could reach.",
      not_for_adults: "The site or channel is not for adults only.",
      unclear: "It is not clear to us where and how you would do it. Tell us in more detail.",
      rules_broken: "What you propose, or your account, does not meet our rules.",
      no_places: "We are not taking affiliates for now. You can try again later.",
    },
  },
  errors: {
    text_required: "Say who you are and how you would do it.",
    input_short_one: "{{count}} character is missing.",
    input_short_other: "{{count}} characters are missing.",
    input_long_one: "{{count}} character too many.",
    input_long_other: "{{count}} characters too many.",
    channel_missing: "Enter at least one site, channel or group.",
    channels_many: "At most {{max}}.",
    channel_long: "Each line can have up to {{max}} characters.",
    terms_required: "You have to accept the terms to send it.",
    application_open: "You have an application under review.",
    already_agent: "Your account is an agent's already.",
    unconfirmed: "We do not know whether it arrived. Send it again: nothing is doubled.",
    unknown_error: "Something failed on our side. Try again.",
  },
  truth:
    "{{brand}} is a demonstration brand: this plan shows how it would work and pays no commission. A person does read the applications.",
};

export default join;
