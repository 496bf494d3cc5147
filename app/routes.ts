import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** The whole site map: path and screen. Dialogs are children of the page that lies behind them. */
export default [
  layout("features/games/home/layout.tsx", [
    index("features/games/home/route.tsx"),
    route("login", "features/auth/login/route.tsx"),
    route("register", "features/auth/register/route.tsx"),
    route("logout", "features/auth/logout/route.tsx"),
  ]),
  route("hot", "features/games/list/hot.tsx"),
  route("rngList", "features/games/list/route.tsx"),
  route("game", "features/games/play/route.tsx"),
  route("member", "features/member/layout.tsx", [
    index("features/member/index.tsx"),
    route("deposit", "features/member/deposit/route.tsx"),
    route("deposit/:depositId", "features/member/deposit/receipt.tsx"),
    route("bets", "features/member/bets/route.tsx"),
    route("messages", "features/member/messages/route.tsx"),
  ]),
  route("help/:article?", "features/help/route.tsx"),
  route("offline", "features/offline/route.tsx"),
  route("preferences", "features/preferences/route.ts"),
  route("wallet/balance", "features/member/balance.ts"),
  route("i18n/:language/:namespace", "i18n/route.ts"),
  route("*", "features/not-found/route.tsx"),
] satisfies RouteConfig;
