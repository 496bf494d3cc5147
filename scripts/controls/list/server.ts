import type { Control } from "../control.ts";

const APP = "server/serve/create-app.ts";
const MALFORMED = "server/serve/wire/malformed.ts";
const ENV = "env.ts";

/** Chapters 4, 12, 13 and 15: the server, its configuration and its connections. */
export const SERVER: readonly Control[] = [
  {
    item: "4.1.3, 13.4.5 closed platform",
    name: "the platform answers on brands' hosts in production",
    file: APP,
    from: 'if (site && !env.PLATFORM_PUBLIC) app.use("/platform/*", onlyGateways(backend));',
    to: "void onlyGateways;",
    tests: ["server.test.ts"],
    only: "beside a site the platform",
  },
  {
    item: "4.1.3, 13.4.5 closed platform",
    name: "production makes the platform public by itself",
    file: ENV,
    from: "PLATFORM_PUBLIC: read.data.PLATFORM_PUBLIC ?? !isProduction,",
    to: "PLATFORM_PUBLIC: read.data.PLATFORM_PUBLIC ?? true,",
    tests: ["env.test.ts"],
  },
  {
    item: "4.1.3, 13.4.5 closed platform",
    name: "a direct caller from a closed place is answered",
    file: "platform/http/require-open.ts",
    from: 'if (status !== SYSTEM_STATUS.normal) throw new Refusal("site_closed", { status: 503 });',
    to: "void status;",
    tests: [
      "platform/http/caller/direct-callers.test.ts",
      "platform/core/merchant/closed-states.test.ts",
    ],
  },
  {
    item: "4.1.4 (level 3), 13.4.4 methods",
    name: "TRACE is answered",
    file: MALFORMED,
    from: 'return method === "TRACE" || method === "TRACK" ? 405 : null;',
    to: "return method ? null : 405;",
    tests: ["server/serve/wire/malformed.test.ts", "server.test.ts"],
    only: "TRACE",
  },
  {
    item: "4.2.1 messages",
    name: "a request may name two hosts",
    file: MALFORMED,
    from: "hosts.length !== 1 ||",
    to: "",
    tests: ["server/serve/wire/malformed.test.ts", "server.test.ts"],
    only: "host",
  },
  {
    item: "4.2.1 messages",
    name: "a host may have odd letters",
    file: MALFORMED,
    from: '|| !HOST.test(hosts[0] ?? "")',
    to: "",
    tests: ["server/serve/wire/malformed.test.ts"],
  },
  {
    item: "13.2.3, 13.3.2 secrets",
    name: "production starts with an example's secret",
    file: ENV,
    from: "if (env[name] && EXAMPLE.test(env[name])) {",
    to: 'if (env[name] === "") {',
    tests: ["env.test.ts"],
  },
  {
    item: "13.2.3, 13.3.2 secrets",
    name: "a wrong secret is shown",
    file: ENV,
    from: "/SECRET|KEY|DATABASE|SMTP/.test(name)",
    to: 'name === ""',
    tests: ["env.test.ts"],
  },
  {
    item: "15.3.4 the caller's address",
    name: "the platform's limits see the proxy alone",
    file: "platform/http/caller/caller.ts",
    from: "(address ?? direct.clientAddress)",
    to: '(address ?? connection ?? "unknown")',
    tests: ["platform/http/caller/direct-callers.test.ts"],
  },
  {
    item: "4.1.3, 8.4.1 hosts",
    name: "an unknown host shows a brand",
    file: "app/request/brand/brand.server.ts",
    from: "return byHost.get(host) ?? (brands.length === 1 ? brands[0] : undefined);",
    to: "return byHost.get(host) ?? brands[0];",
    tests: ["tests/attacks/forged-hosts.test.ts"],
  },
];
