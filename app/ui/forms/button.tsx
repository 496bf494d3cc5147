import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { type ButtonLook, buttonLook } from "./button-look.ts";

export function Button({
  tone,
  size,
  wide,
  type = "button",
  ...rest
}: ButtonLook & Omit<ComponentPropsWithoutRef<"button">, "className">) {
  return <button type={type} className={buttonLook({ tone, size, wide })} {...rest} />;
}

/** A link that looks like a button: it navigates and does not act. */
export function ButtonLink({
  tone,
  size,
  wide,
  ...rest
}: ButtonLook & Omit<LinkProps, "className">) {
  return <Link className={buttonLook({ tone, size, wide })} {...rest} />;
}
