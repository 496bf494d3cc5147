/**
 * Options of the Remix Vite plugin; vite.config.ts imports this file.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: "app",
  // The test of single-brand builds puts its own elsewhere.
  buildDirectory: process.env.BUILD_DIR || "build",
  ssr: true,
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
    unstable_optimizeDeps: true,
  },
};
