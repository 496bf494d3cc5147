import type { Control } from "./control.ts";
import { BROWSER } from "./list/browser.ts";
import { DATA } from "./list/data.ts";
import { INPUT } from "./list/input.ts";
import { LOGIN } from "./list/login.ts";
import { SERVER } from "./list/server.ts";
import { SESSIONS } from "./list/sessions.ts";
import { STAFF } from "./list/staff.ts";

/** Every control of docs/security.md that can be switched off, in the order of the table. */
export const CONTROLS: readonly Control[] = [
  ...INPUT,
  ...BROWSER,
  ...LOGIN,
  ...SESSIONS,
  ...STAFF,
  ...SERVER,
  ...DATA,
];
