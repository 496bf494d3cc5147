import type { Join } from "../es/join.ts";

const join: Join = {
  title: "Affiliates",
  heading: "Grow with {{brand}}",
  lead: "Bring players and get a share of what's left. The whole plan is here: the tiers, what's deducted and a month worked out to the last cent.",
  description:
    "The affiliate plan: commission tiers, what's deducted, a month worked out and how to apply.",
  apply: "Become an affiliate",
  percent: "{{share}}%",
  steps: {
    title: "How to get in",
    items: [
      {
        title: "You write to us",
        text: "Tell us who you are and where you'll promote {{brand}}. You get a reference so you can follow your application.",
      },
      {
        title: "Someone reads it",
        text: "We check that the site or channel is for adults and makes no false promises. We answer in writing, yes or no.",
      },
      {
        title: "We sign an agreement",
        text: "It covers the tiers on this page and how you're paid. Nothing counts until it's signed.",
      },
    ],
  },
  tiers: {
    title: "The tiers",
    lead: "Your monthly share depends on two things, and you need both: net revenue and how many of your players played.",
    caption: "Affiliate plan tiers",
    revenue: "Monthly net revenue",
    active: "Active players",
    share: "Your share",
    from: "From {{amount}}",
    atLeast_one: "{{shown}} or more",
    atLeast_other: "{{shown}} or more",
  },
  sum: {
    title: "A month, worked out",
    lead: "Change the figures and work it out again. It runs the same code that would do the real sums.",
    loss: "What your players lost",
    bonuses: "Bonuses and rebates they received",
    fee: "Payments and game studios ({{share}}%)",
    revenue: "Net revenue",
    share: "Your share, at the tier reached",
    noTier: "Below the first tier",
    commission: "Your commission for the month",
  },
  form: {
    loss: "What your players lost ({{symbol}})",
    bonuses: "Bonuses and rebates ({{symbol}})",
    active: "Active players",
    submit: "Work it out",
    unread: "Just enter the number, such as {{example}}.",
  },
  questions: {
    title: "Questions worth asking",
    items: [
      {
        title: "What if my players win?",
        text: "You earn no commission that month. A negative month isn't carried over: you start the next one with a clean slate.",
      },
      {
        title: "Who counts as an active player?",
        text: "Anyone who came through your link and closed at least one round with their own balance that month. Trial accounts don't count, and neither does yours.",
      },
      {
        title: "Do you pay per sign-up?",
        text: "No. We'd rather you did well when people like to stay, not just when they sign up.",
      },
      {
        title: "What isn't allowed?",
        text: "Targeting minors, promising winnings, sending spam, posing as us or contacting anyone who has asked for a break. It ends the agreement.",
      },
      {
        title: "Can I see a list of my players?",
        text: "You'll see totals, never names or email addresses. People's data belongs to them.",
      },
    ],
  },
  application: {
    title: "Affiliate application",
    lead: "Tell us who you are and where you talk to people. Someone reads it, and the answer arrives in your messages.",
    text: "Who you are and how you'd do it",
    textHint: "Between {{min}} and {{max}} characters.",
    channels: "Your sites, channels or groups",
    channelsHint: "One per line, up to {{max}}: an address or a name.",
    agree: "I accept the",
    terms: "terms and conditions",
    and: "and the",
    privacy: "privacy notice",
    send: "Send application",
    sent: "Sent on {{date}}",
    reference: "Reference {{reference}}",
    waits: "We're reading it. No need to send another one for now.",
    states: { OPEN: "Under review", APPROVED: "Accepted", DENIED: "Not accepted" },
    reasons: {
      no_audience: "We don't see an audience you could reach yet.",
      not_for_adults: "The site or channel isn't for adults only.",
      unclear: "It isn't clear to us where and how you'd do it. Tell us in more detail.",
      rules_broken: "Your proposal, or your account, doesn't meet our rules.",
      no_places: "We aren't taking affiliates right now. You can try again later.",
    },
  },
  errors: {
    text_required: "Tell us who you are and how you'd do it.",
    input_short_one: "{{count}} character short.",
    input_short_other: "{{count}} characters short.",
    input_long_one: "{{count}} character too many.",
    input_long_other: "{{count}} characters too many.",
    channel_missing: "Enter at least one site, channel or group.",
    channels_many: "Up to {{max}}.",
    channel_long: "Each line can have up to {{max}} characters.",
    terms_required: "You need to accept the terms to send it.",
    application_open: "You have an application under review.",
    already_agent: "Your account is already an agent account.",
    unconfirmed: "We couldn't confirm it arrived. Try again: it won't be sent twice.",
    unknown_error: "Something went wrong on our side. Try again.",
  },
  truth:
    "{{brand}} is a demonstration brand: this plan shows how it would work and pays no commission. Someone does read the applications.",
};

export default join;
