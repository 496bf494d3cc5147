// @ts-check

/** All the game's sounds, made by WebAudio; silent until the player turns them on. */
export function createSounds() {
  /** @type {AudioContext | undefined} */
  let context;
  let isOn = false;

  /**
   * @param {number} pitch
   * @param {number} at
   * @param {number} length
   * @param {{ type?: OscillatorType, volume?: number, to?: number }} [shape]
   */
  function tone(pitch, at, length, { type = "triangle", volume = 0.16, to } = {}) {
    if (!isOn || !context) return;
    const from = context.currentTime + at;
    const source = context.createOscillator();
    const level = context.createGain();
    source.type = type;
    source.frequency.setValueAtTime(pitch, from);
    if (to) source.frequency.exponentialRampToValueAtTime(to, from + length);
    level.gain.setValueAtTime(0, from);
    level.gain.linearRampToValueAtTime(volume, from + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0008, from + length);
    source.connect(level).connect(context.destination);
    source.start(from);
    source.stop(from + length + 0.02);
  }

  const melody = (/** @type {number[]} */ pitches, /** @type {number} */ step) => {
    for (const [at, pitch] of pitches.entries()) {
      tone(pitch, at * step, step * 3);
      tone(pitch * 2, at * step, step * 2, { type: "sine", volume: 0.06 });
    }
  };

  return {
    /** Turns the sound on or off and returns the new state. */
    toggle() {
      context ??= new AudioContext();
      context.resume();
      isOn = !isOn;
      if (isOn) melody([659, 880], 0.08);
      return isOn;
    },
    press: () => tone(330, 0, 0.09, { to: 520 }),
    start: () => tone(180, 0, 0.4, { type: "sawtooth", volume: 0.05, to: 420 }),
    stop: () => tone(150, 0, 0.12, { type: "square", volume: 0.09, to: 70 }),
    tick: () => tone(1_900, 0, 0.035, { type: "square", volume: 0.05, to: 900 }),
    /**
     * One of many small steps, higher with each.
     * @param {number} step
     */
    rise: (step) =>
      tone(420 * 2 ** (Math.min(step, 24) / 12), 0, 0.09, { type: "sine", volume: 0.12 }),
    bust() {
      tone(190, 0, 0.5, { type: "sawtooth", volume: 0.1, to: 42 });
      tone(90, 0.02, 0.6, { type: "square", volume: 0.07, to: 30 });
    },
    /** @param {number} scatters */
    scatter(scatters) {
      melody([[523], [523, 659], [523, 659, 784, 1047]][Math.min(scatters, 3) - 1] ?? [523], 0.09);
    },
    win: () => melody([523, 659, 784], 0.08),
    bigWin: () => melody([392, 523, 659, 784, 659, 784, 1047, 1319], 0.12),
    freeGames: () => melody([440, 554, 659, 880, 659, 880, 1109, 1319], 0.11),
  };
}
