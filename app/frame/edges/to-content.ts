import type { MouseEvent } from "react";

/** A link to the content. The router would scroll a moment later, away from the next focus. */
export const toContent = {
  href: "#content",
  onClick: (event: MouseEvent) => {
    const content = document.getElementById("content");
    if (!content) return;
    event.preventDefault();
    content.scrollIntoView();
    content.focus({ preventScroll: true });
  },
};
