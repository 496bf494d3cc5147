/** What one merchant's club gives in a week. Amounts are as in a merchant's file. */
export type WeekTerms = {
  name: string;
  welcome: { percent: number; amountMax: string; wagering: number };
  code: { amount: string; wagering: number };
  wheel: string;
  egg: number;
  envelope: { amount: string; wagering: number };
  raffle: { cash: string; wagering: number };
  spins: { rounds: number; wagering: number; wins: string };
  mission: { reward: string; points: number; wagering: number };
  signIn: { reward: string; days: number };
  campaign: string;
  board: { cash: string; points: number };
  referral: { cash: string; points: number };
  rescue: { basisPoints: number; most: string };
  level: { upgradeGift: bigint; weeklyGift: bigint };
  /** Hundredths of a percent of the valid bet on slots. */
  rebate: number;
  points: { perBet: bigint; perDeposit: bigint; worth: bigint; multiple: number; cup: number };
};

/** Two merchants with other terms: the one gives little wagering, the other much and more often. */
export const WEEKS: readonly WeekTerms[] = [
  {
    name: "alba",
    welcome: { percent: 50, amountMax: "100.00", wagering: 1 },
    code: { amount: "20.00", wagering: 2 },
    wheel: "10.00",
    egg: 40,
    envelope: { amount: "5.00", wagering: 2 },
    raffle: { cash: "25.00", wagering: 2 },
    spins: { rounds: 3, wagering: 0, wins: "3.00" },
    mission: { reward: "5.00", points: 7, wagering: 3 },
    signIn: { reward: "3.00", days: 3 },
    campaign: "12.00",
    board: { cash: "100.00", points: 0 },
    referral: { cash: "15.00", points: 0 },
    rescue: { basisPoints: 500, most: "20.00" },
    level: { upgradeGift: 80_000n, weeklyGift: 20_000n },
    rebate: 40,
    points: { perBet: 10_000n, perDeposit: 20_000n, worth: 100n, multiple: 1, cup: 150 },
  },
  {
    name: "noche",
    welcome: { percent: 100, amountMax: "80.00", wagering: 2 },
    code: { amount: "35.00", wagering: 1 },
    wheel: "7.50",
    egg: 25,
    envelope: { amount: "2.50", wagering: 0 },
    raffle: { cash: "18.00", wagering: 1 },
    spins: { rounds: 5, wagering: 4, wins: "4.50" },
    mission: { reward: "9.00", points: 0, wagering: 1 },
    signIn: { reward: "2.00", days: 4 },
    campaign: "6.50",
    board: { cash: "40.00", points: 60 },
    referral: { cash: "10.00", points: 30 },
    rescue: { basisPoints: 800, most: "10.00" },
    level: { upgradeGift: 125_000n, weeklyGift: 35_000n },
    rebate: 100,
    points: { perBet: 20_000n, perDeposit: 10_000n, worth: 200n, multiple: 2, cup: 220 },
  },
];

/** The settings that a merchant's file would keep. */
export const settingsOf = (terms: WeekTerms, game: string) => ({
  timeZone: "America/Mexico_City",
  bonuses: {
    welcome: {
      ...{ kind: "deposit", depositMin: "50.00", isFirstDeposit: true, countsDeposit: false },
      ...{ ...terms.welcome, days: 7, contribution: { RNG: 100 }, stakeMax: "50.00" },
    },
    hola: {
      ...{ kind: "code", code: "HOLA2026", ...terms.code, days: 7 },
      ...{ contribution: { RNG: 100 }, stakeMax: "50.00" },
    },
  },
  draws: {
    wheel: {
      ...{ depositPerTicket: "100.00", ticketsPerDay: 3, wagering: 1 },
      // The other prize never comes, so a week is the same each time.
      prizes: [
        { key: "prize", weight: 1_000_000, cash: terms.wheel },
        { key: "never", weight: 1, cash: "1.00", isConsolation: true },
      ],
    },
    egg: {
      ...{ depositPerTicket: "100.00", ticketsPerDay: 3, wagering: 0 },
      prizes: [
        { key: "points", weight: 1_000_000, points: terms.egg },
        { key: "never", weight: 1, points: 1, isConsolation: true },
      ],
    },
    envelope: {
      ...{ slots: ["10:00"], minutes: 60, perSlot: 1, wagering: terms.envelope.wagering },
      ...{ least: terms.envelope.amount, most: terms.envelope.amount },
      ...{ pool: `${Number(terms.envelope.amount) * 10}.00`, count: 10 },
      tiers: [{ deposits: "100.00", tickets: 2 }],
    },
    raffle: {
      ...{ names: { es: "Rifa", en: "Raffle" }, every: "WEEK", count: 100, perMember: 5 },
      tiers: [{ deposits: "100.00", tickets: 3 }],
      prizes: [{ winners: 1, ...terms.raffle }],
    },
  },
  boards: [
    {
      ...{ id: "week", names: { es: "La semana", en: "The week" }, measure: "VALID_BET" },
      ...{ every: "WEEK", least: "50.00", wagering: 3, waitMinutes: 60 },
      prizes: [{ upTo: 1, ...terms.board }],
    },
  ],
  freeSpins: {
    fiesta: {
      ...{ code: "GIROS20", game, rounds: terms.spins.rounds, stake: "1.00", days: 3 },
      wagering: terms.spins.wagering,
    },
  },
  rescue: { least: "50.00", balanceBelow: "100000.00", wagering: 2, ...terms.rescue },
  referral: { deposits: "60.00", validBet: "40.00", days: 30, mostPerMonth: 5, ...terms.referral },
  pointConversion: { multiple: terms.points.multiple },
});
