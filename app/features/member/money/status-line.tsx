import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import * as s from "./money-status.css.ts";

export type Tone = "open" | "good" | "bad" | "quiet";
type Props = { tone: Tone; icon: IconName; words: string };

/** The status of a payment in words, with a colour and an icon. */
export function StatusLine({ tone, icon, words }: Props) {
  return (
    <span className={s.status[tone]}>
      <Icon name={icon} size={16} />
      {words}
    </span>
  );
}
