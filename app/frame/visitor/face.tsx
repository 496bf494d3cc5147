import { Avatar } from "#app/ui/media/avatar.tsx";
import { useBrand } from "../use-site.ts";
import * as s from "./face.css.ts";

type Props = { name: string; avatar: number; size: keyof typeof s.sizes };

/**
 * The picture that a member chose, or the initials, in the brand's frame. Hidden from screen
 * readers.
 */
export function Face({ name, avatar, size }: Props) {
  const { layout } = useBrand();
  return (
    <span
      className={`${s.frame[layout.deposit]} ${s.sizes[size]}`}
      aria-hidden="true"
      data-initials={avatar > 0 ? undefined : name.slice(0, 2).toUpperCase()}
    >
      {avatar > 0 && <Avatar avatar={avatar} size={size === "small" ? 44 : 52} isFirst />}
    </span>
  );
}
