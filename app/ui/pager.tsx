import { Link } from "@remix-run/react";
import { Icon, type IconName } from "./icon.tsx";
import * as s from "./pager.css.ts";

type Props = {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  words: { label: string; previous: string; next: string; page: string };
};

/** One page back, one on; plain links, so the address is the state. Nothing for a single page. */
export function Pager({ page, totalPages, hrefOf, words }: Props) {
  if (totalPages < 2) return null;
  return (
    <nav aria-label={words.label} className={s.pager}>
      <Step
        to={page > 1 ? hrefOf(page - 1) : null}
        rel="prev"
        icon="chevron-left"
        label={words.previous}
      />
      <span className={s.place} aria-current="page">
        {words.page}
      </span>
      <Step
        to={page < totalPages ? hrefOf(page + 1) : null}
        rel="next"
        icon="chevron-right"
        label={words.next}
      />
    </nav>
  );
}

function Step(props: { to: string | null; rel: string; icon: IconName; label: string }) {
  if (!props.to) {
    return (
      <span className={s.off}>
        <Icon name={props.icon} />
      </span>
    );
  }
  return (
    <Link to={props.to} rel={props.rel} className={s.on} aria-label={props.label}>
      <Icon name={props.icon} />
    </Link>
  );
}
