import { eq } from "drizzle-orm";
import { claimAward } from "#platform/club/awards/claim-award.ts";
import { listAwards } from "#platform/club/awards/list-awards.ts";
import { listOffers } from "#platform/club/bonuses/list-offers.ts";
import { takeBonus } from "#platform/club/bonuses/take-bonus.ts";
import { playDraw } from "#platform/club/draws/play-draw.ts";
import { openEnvelope } from "#platform/club/envelopes/open-envelope.ts";
import { showFreeSpinOffer } from "#platform/club/free-spins/show-free-spins.ts";
import { takeFreeSpins } from "#platform/club/free-spins/take-free-spins.ts";
import { claimMission } from "#platform/club/missions/claim-mission.ts";
import { joinMission } from "#platform/club/missions/join-mission.ts";
import { listMissions } from "#platform/club/missions/list-missions.ts";
import { convertPoints } from "#platform/club/points/conversion/convert-points.ts";
import { redeemReward } from "#platform/club/points/redeem/redeem-reward.ts";
import { enterRaffle } from "#platform/club/raffle/enter-raffle.ts";
import { showRaffle } from "#platform/club/raffle/show-raffle.ts";
import { claimRebate } from "#platform/club/rebates/claim-rebate.ts";
import type { AwardKind } from "#platform/contract/club/awards.ts";
import type { DrawName } from "#platform/contract/club/gifts/draws.ts";
import { POINT } from "#platform/contract/club/point.ts";
import { freeGrants } from "#platform/store/schema/vendor-wallet.ts";
import { DIGITS, type PlayerOfAWeek, type Said } from "./player-of-a-week.ts";

/** The presses of a player's pages, each with what its page then says. */
export function pressesOf(t: PlayerOfAWeek) {
  const { press, context, terms } = t;
  const points = (whole: number) => BigInt(whole) * POINT;
  return {
    async bonus(term: string, code?: string): Promise<Said> {
      const { offers } = await listOffers(context, { code });
      const offer = offers.find((one) => one.term === term)!;
      const { amount, required } = offer;
      const asked = { term, deposit: offer.deposit?.id ?? "", amount, required };
      const taken = await takeBonus(press(), { ...asked, ...(code !== undefined && { code }) });
      return { page: "/member/bonusDetails", cash: taken.amount };
    },
    async award(kind: AwardKind): Promise<Said> {
      const { open } = await listAwards(context);
      const { id, multiple } = open.find((one) => one.kind === kind)!;
      const taken = await claimAward(press(), { id, multiple });
      return { page: "/member/rewardCenter", cash: taken.amount, points: points(taken.points) };
    },
    async draw(draw: DrawName): Promise<Said> {
      const played = await playDraw(press(), { draw, clientSeed: "mi-suerte", points: null });
      return { page: `/${draw}`, cash: played.cash, points: points(played.points) };
    },
    async envelope(): Promise<Said> {
      const multiple = terms.envelope.wagering;
      const { amount } = await openEnvelope(press(), { clientSeed: "mi-suerte", multiple });
      return { page: "/envelope", cash: amount };
    },
    async raffle(): Promise<Said> {
      const { held } = await showRaffle(context, { language: "es" });
      await enterRaffle(press(), { raffle: held!.id, clientSeed: "mi-suerte" });
      return { page: "/raffle" };
    },
    async spins(): Promise<Said> {
      const {
        gameName: _name,
        endsAt: _end,
        ...shown
      } = await showFreeSpinOffer(context, {
        code: "GIROS20",
      });
      const { id } = await takeFreeSpins(press(), shown);
      await t.inside((tx) =>
        tx.update(freeGrants).set({ state: "GRANTED" }).where(eq(freeGrants.campaign, id)),
      );
      return { page: "/member/bonusDetails" };
    },
    async join(mission: string): Promise<Said> {
      await joinMission(press(), { mission, period: await periodOf(mission) });
      return { page: "/missions" };
    },
    async mission(mission: string): Promise<Said> {
      const taken = await claimMission(press(), { mission, period: await periodOf(mission) });
      return { page: "/missions", cash: taken.reward, points: points(taken.points) };
    },
    async rebate(): Promise<Said> {
      return { page: "/member/manualRebate", cash: (await claimRebate(press())).amount };
    },
    async cup(): Promise<Said> {
      const wish = { reward: "taza", quantity: 1, pointsNeeded: terms.points.cup };
      const sent = { address: "Calle Luna 7, Ciudad de México", mobile: "+52 55 1234 5678" };
      const taken = await redeemReward(press(), { ...wish, ...sent, withdrawPassword: DIGITS });
      return { page: "/pointMall", points: -points(taken.points) };
    },
    async convert(count: number): Promise<Said> {
      const { worth: perPoint, multiple } = terms.points;
      const asked = { points: count, perPoint, multiple, withdrawPassword: DIGITS };
      const { amount } = await convertPoints(press(), asked);
      return { page: "/pointMall", cash: amount, points: -points(count) };
    },
  };

  async function periodOf(mission: string): Promise<string> {
    const { list } = await listMissions(context, { language: "es" });
    return list.find(({ id }) => id === mission)!.own!.period;
  }
}
