import { expect, test } from "vitest";
import { loadedAddress } from "./loaded-address.ts";

const of = (url: string) => loadedAddress(new URL(url, "http://alba.localhost"));

test.each([
  ["/rngList?class=OCEAN&q=perla+azul", "/rngList?q=perla%20azul&class=OCEAN"],
  ["/rngList", "/rngList?"],
  ["/rngList#content", "/rngList"],
])("%s and %s are one address", (one, two) => expect(of(one)).toBe(of(two)));

test.each([
  ["/rngList?class=OCEAN", "/rngList"],
  ["/rngList?page=2", "/rngList?page=3"],
  ["/rngList", "/hot"],
])("%s and %s are two", (one, two) => expect(of(one)).not.toBe(of(two)));
