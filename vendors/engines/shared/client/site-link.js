// @ts-check

/**
 * Reports to the site that frames the game, so that its balance changes when the game shows it, and
 * hears from it when the balance changed elsewhere, as by a deposit in another tab, and when play has
 * to pause.
 * @param {string | null} parent the site's origin; null reports nothing
 */
export function createSiteLink(parent) {
  /** @param {{ type: string, [field: string]: string }} message */
  const send = (message) => {
    if (parent && window.parent !== window) window.parent.postMessage(message, parent);
  };
  return {
    /** @param {(balance: bigint) => void} listener */
    onBalance: (listener) =>
      addEventListener("message", ({ origin, source, data }) => {
        if (origin !== parent || source !== window.parent) return;
        const { type, balance } = Object(data);
        if (type === "site:balance" && /^-?\d{1,18}$/.test(balance)) listener(BigInt(balance));
      }),
    /**
     * A reminder covers the game until the player answers it.
     * @param {() => void} listener
     */
    onPause: (listener) =>
      addEventListener("message", ({ origin, source, data }) => {
        if (origin !== parent || source !== window.parent) return;
        if (Object(data).type === "site:pause") listener();
      }),
    /** @param {bigint} balance */
    balance: (balance) => send({ type: "game:balance", balance: balance.toString() }),
    /**
     * The round's result is coming.
     * @param {string} round
     * @param {{ payout?: string, balance: bigint | null }} seen the part of its payout and the balance
     *   that the player sees
     */
    started: (round, { payout = "0", balance }) =>
      send({
        ...{ type: "roundStarted", round, payout },
        ...(balance !== null && { balance: balance.toString() }),
      }),
    /**
     * The result is on the screen, or there is none.
     * @param {string} round
     */
    shown: (round) => send({ type: "roundShown", round }),
    /** A round's request got no answer, so the site may be gone as well. */
    unanswered: () => send({ type: "roundUnanswered" }),
  };
}
