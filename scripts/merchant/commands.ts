import { officeRoutes } from "#platform/staff/office-routes.ts";
import type { Command } from "./command.ts";
import { formOf, usageOf } from "./line/form.ts";
import { login, logout } from "./login/login.ts";
import { readers } from "./readers/readers.ts";

const forms = officeRoutes.flatMap((route) => {
  const { line, name } = route.call;
  return line ? [formOf(route, line, readers[name])] : [];
});

const generated = [...Map.groupBy(forms, ({ command }) => command)].map(
  ([command, own]): [string, Command] => [command, { usage: own.map(usageOf), forms: own }],
);

/** Every command of a terminal: those of the office's calls that have a line, and the login. */
export const commands: Readonly<Record<string, Command>> = {
  login,
  logout,
  ...Object.fromEntries(generated),
};
