import { Link } from "@remix-run/react";
import { Icon, type IconName } from "../media/icon.tsx";
import { pageRange } from "./page-range.ts";
import * as s from "./pager.css.ts";

const RANGE = 5;
const MARGIN = 1;

type Props = {
  page: number;
  totalPages: number;
  words: { label: string; previous: string; next: string; page: string };
  /** Names the numbered pages near the current one; without it there are no numbers. */
  nameOf?: (page: number) => string;
} & (
  | { hrefOf: (page: number) => string; onPage?: undefined }
  | { onPage: (page: number) => void; hrefOf?: undefined }
);

/**
 * Links one page back and one on, and the numbers where requested and where there is room. Links
 * keep the state in the address; a dialog uses buttons. Renders nothing for a single page.
 */
export function Pager({ page, totalPages, words, nameOf, ...go }: Props) {
  if (totalPages < 2) return null;
  return (
    <nav aria-label={words.label} className={s.pager}>
      <Step go={go} to={page > 1 ? page - 1 : null} icon="chevron-left" label={words.previous} />
      <span className={nameOf ? s.shortPlace : s.place} aria-current="page">
        {words.page}
      </span>
      {nameOf && <Numbers go={go} page={page} totalPages={totalPages} nameOf={nameOf} />}
      <Step
        go={go}
        to={page < totalPages ? page + 1 : null}
        icon="chevron-right"
        label={words.next}
      />
    </nav>
  );
}

type Go = {
  hrefOf?: ((page: number) => string) | undefined;
  onPage?: ((page: number) => void) | undefined;
};

function Step(props: { go: Go; to: number | null; icon: IconName; label: string }) {
  const { hrefOf, onPage } = props.go;
  const { to, label } = props;
  const icon = <Icon name={props.icon} />;
  if (to === null) return <span className={s.off}>{icon}</span>;
  if (onPage) {
    return (
      <button type="button" className={s.on} aria-label={label} onClick={() => onPage(to)}>
        {icon}
      </button>
    );
  }
  const rel = props.icon === "chevron-left" ? "prev" : "next";
  return (
    <Link to={hrefOf?.(to) ?? "."} rel={rel} className={s.on} aria-label={label}>
      {icon}
    </Link>
  );
}

type NumbersProps = { go: Go; page: number; totalPages: number; nameOf(page: number): string };

function Numbers({ go, page, totalPages, nameOf }: NumbersProps) {
  const places = pageRange({ page, totalPages, range: RANGE, margin: MARGIN });
  return (
    <ol className={s.numbers}>
      {places.map((place, at) => (
        <li key={place === "gap" ? `gap${at}` : place}>
          {place === "gap" ? (
            <span className={s.gap}>…</span>
          ) : (
            <Link
              to={go.hrefOf?.(place) ?? "."}
              className={place === page ? s.current : s.on}
              aria-label={nameOf(place)}
              aria-current={place === page ? "page" : undefined}
            >
              {place}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
