import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

const CLOSE_DELAY_MS = 200;

type Props = {
  label: string;
  summary: ReactNode;
  className: string;
  summaryClassName: string;
  opensOnHover?: boolean;
  /** It covers the page, so the tab key goes round within it. */
  keepsFocus?: boolean;
  children: ReactNode;
};

/**
 * A disclosure that works without JavaScript. With it, Escape, a press outside, on its scrim or into a
 * frame, or a navigation closes it.
 */
export function Dropdown(props: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);

  // Closes the menu when the chosen page has loaded; `key` changes with each navigation. A menu
  // that was opened before hydration stays open.
  useEffect(() => {
    if (key !== lastKey.current) closeMenu(ref.current!);
    lastKey.current = key;
  }, [key]);
  useEffect(() => closeWhenLeft(ref.current!), []);
  useEffect(
    () => (props.opensOnHover ? openOnHover(ref.current!) : undefined),
    [props.opensOnHover],
  );
  useEffect(() => (props.keepsFocus ? keepFocus(ref.current!) : undefined), [props.keepsFocus]);

  return (
    <details ref={ref} className={props.className} name="menu">
      <summary className={props.summaryClassName} aria-label={props.label}>
        {props.summary}
      </summary>
      {props.children}
    </details>
  );
}

/** Focus inside the menu would be lost, so it moves to the menu's button. */
function closeMenu(details: HTMLDetailsElement) {
  const hadFocus = details.open && details.contains(document.activeElement);
  details.open = false;
  if (hadFocus) details.querySelector("summary")?.focus({ preventScroll: true });
}

function closeWhenLeft(details: HTMLDetailsElement) {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener(
    "pointerdown",
    (event) => {
      const target = event.target as Element;
      if (!details.contains(target) || target.matches("[data-scrim]")) details.open = false;
    },
    { signal },
  );
  // A press into a frame, such as a game, reaches this page only as a loss of focus.
  window.addEventListener(
    "blur",
    () => {
      if (document.activeElement instanceof HTMLIFrameElement) details.open = false;
    },
    { signal },
  );
  details.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") closeMenu(details);
    },
    { signal },
  );
  return () => controller.abort();
}

const STOPS = "summary, a[href], button, input:not([type=hidden])";

function keepFocus(details: HTMLDetailsElement) {
  const goRound = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || !details.open) return;
    const stops = [...details.querySelectorAll<HTMLElement>(STOPS)];
    const shown = stops.filter((stop) => stop.getClientRects().length > 0);
    const [end, next] = event.shiftKey ? [shown[0], shown.at(-1)] : [shown.at(-1), shown[0]];
    if (document.activeElement !== end) return;
    event.preventDefault();
    next?.focus();
  };
  details.addEventListener("keydown", goRound);
  return () => details.removeEventListener("keydown", goRound);
}

function openOnHover(details: HTMLDetailsElement) {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  let isHovered = false;
  details.addEventListener(
    "pointerenter",
    (event) => {
      clearTimeout(timer);
      isHovered = event.pointerType === "mouse";
      if (isHovered) details.open = true;
    },
    { signal },
  );
  details.addEventListener(
    "pointerleave",
    (event) => {
      isHovered = false;
      if (event.pointerType !== "mouse") return;
      timer = setTimeout(() => {
        details.open = false;
      }, CLOSE_DELAY_MS);
    },
    { signal },
  );
  // A click right after the hover opened the menu would close it again.
  details.querySelector("summary")?.addEventListener(
    "click",
    (event) => {
      if (details.open && event.detail > 0 && isHovered) event.preventDefault();
    },
    { signal },
  );
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
