import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./notice-time.css.ts";

/** When a notice was published, to the second, in the brand's time zone. */
export function NoticeTime({ time }: { time: number }) {
  const { stamp } = useFormat();
  return (
    <time className={s.time} dateTime={new Date(time).toISOString()}>
      {stamp(time)}
    </time>
  );
}
