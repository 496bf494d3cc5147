import * as s from "./avatar.css.ts";

type Props = { avatar: number; size: number; isFirst?: boolean };

/** One of the drawn avatars; hidden from screen readers, because the owner's name is next to it. */
export function Avatar({ avatar, size, isFirst = false }: Props) {
  return (
    <img
      src={`/media/avatars/${avatar}.webp`}
      alt=""
      width={size}
      height={size}
      className={s.avatar}
      loading={isFirst ? undefined : "lazy"}
    />
  );
}
