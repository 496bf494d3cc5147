import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { button } from "./button.css.ts";

type Look = {
  tone?: "action" | "accent" | "hero" | "outline" | "soft" | "quiet";
  size?: "small" | "medium" | "large";
  wide?: boolean;
};

export function Button({
  tone,
  size,
  wide,
  type = "button",
  ...rest
}: Look & Omit<ComponentPropsWithoutRef<"button">, "className">) {
  return <button type={type} className={button({ tone, size, wide })} {...rest} />;
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({ tone, size, wide, ...rest }: Look & Omit<LinkProps, "className">) {
  return <Link className={button({ tone, size, wide })} {...rest} />;
}
