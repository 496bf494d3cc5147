import { Icon } from "../media/icon.tsx";

type Props = { isPaused: boolean; toggle: () => void; label: string; className: string };

/** Pauses and resumes a moving element. */
export function CarouselPause({ isPaused, toggle, label, className }: Props) {
  return (
    <button type="button" className={className} aria-label={label} onClick={toggle}>
      <Icon name={isPaused ? "play" : "pause"} size={16} />
    </button>
  );
}
