import * as s from "./security.css.ts";

/** One of the drawn pictures; for the eye only, its owner's name stands beside it. */
export function Avatar({ avatar, size }: { avatar: number; size: number }) {
  return (
    <img
      src={`/media/avatars/${avatar}.webp`}
      alt=""
      width={size}
      height={size}
      className={s.avatar}
      loading="lazy"
    />
  );
}
