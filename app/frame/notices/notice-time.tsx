import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./notice-time.css.ts";

/** When a notice was published, in the brand's time zone. */
export function NoticeTime({ time }: { time: number }) {
  const { dateTime } = useFormat();
  return (
    <time className={s.time} dateTime={new Date(time).toISOString()}>
      {dateTime(time)}
    </time>
  );
}
