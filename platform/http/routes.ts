import { agentsRoutes } from "../agents/routes.ts";
import { clubRoutes } from "../club/routes.ts";
import type { Route } from "../core/route.ts";
import { coreRoutes } from "../core/routes.ts";
import { membersRoutes } from "../members/routes.ts";
import { moneyRoutes } from "../money/routes.ts";
import { playRoutes } from "../play/routes.ts";
import { publishingRoutes } from "../publishing/routes.ts";

/** Every call of the contract on its verb; a test walks the contract and compares. */
export const routes: readonly Route[] = [
  ...coreRoutes,
  ...membersRoutes,
  ...moneyRoutes,
  ...playRoutes,
  ...clubRoutes,
  ...agentsRoutes,
  ...publishingRoutes,
];

/** Every call of the platform; the OpenAPI document and the tests are made from this. */
export const calls = routes.map(({ call }) => call);

/** The paths on which payment gateways report, below the platform's base. */
export const gatewayPaths: ReadonlySet<string> = new Set(
  calls.filter(({ access }) => access === "gateway").map(({ path }) => path),
);
