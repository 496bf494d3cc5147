import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import * as s from "./notice-text.css.ts";

/**
 * A notice's content, cleaned on the server. Its links to our own pages navigate without a reload.
 */
export function NoticeText({ html }: { html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!link || link.target || link.origin !== window.location.origin || !isPlain) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  return (
    // biome-ignore lint/a11y: the click is a link's inside, which the keyboard reaches by itself.
    <div className={s.text} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
