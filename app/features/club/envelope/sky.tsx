import { EnvelopePicture } from "./envelope-picture.tsx";
import * as s from "./sky.css.ts";

const DROPS = s.drops.map((look, at) => ({ ...look, number: String(at + 1) }));

type Props = {
  /** Names a drop that can be pressed; without it the sky is a picture. */
  nameOf?: (drop: string) => string;
  isBusy?: boolean;
};

/** Envelopes that fall and come to rest. Each is a button of the form around it, or a picture. */
export function Sky({ nameOf, isBusy = false }: Props) {
  return (
    <div className={s.sky} aria-hidden={nameOf ? undefined : true}>
      {s.passing.map((look) => (
        <span key={look} className={look} aria-hidden="true">
          <EnvelopePicture />
        </span>
      ))}
      {DROPS.map(({ place, fall, number }) =>
        nameOf ? (
          <button
            key={number}
            type="submit"
            name="drop"
            value={number}
            disabled={isBusy}
            aria-label={nameOf(number)}
            className={place}
          >
            <span className={fall}>
              <EnvelopePicture />
            </span>
          </button>
        ) : (
          <span key={number} className={place}>
            <span className={fall}>
              <EnvelopePicture />
            </span>
          </span>
        ),
      )}
    </div>
  );
}
