import { type LoaderFunctionArgs, type MetaFunction, data as withStatus } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import neutralStylesheet from "../themes/neutral.css.ts?url";
import { Closed } from "./frame/closed/closed.tsx";
import { ErrorPage } from "./frame/closed/error-page.tsx";
import { Frame } from "./frame/frame.tsx";
import { frameData } from "./frame/frame-data.server.ts";
import { SearchHead } from "./frame/head/search-head.tsx";
import { StartScripts } from "./frame/head/start-scripts.tsx";
import { directionOf, isLanguage } from "./i18n/languages.ts";
import { useSsr } from "./i18n/ssr.ts";
import { endsGreeting } from "./request/cookies/greeting.server.ts";
import { httpStatusOf } from "./request/site.server.ts";
import { ConventionsContext } from "./ui/format/format.ts";
import "./ui/layout/global.css.ts";

export const handle = { i18n: ["common"] };

export async function loader(args: LoaderFunctionArgs) {
  const frame = await frameData(args);
  if (frame.closed) return withStatus(frame, { status: httpStatusOf(frame.closed.status) });
  if (!frame.isGreeting) return frame;
  return withStatus(frame, { headers: { "set-cookie": await endsGreeting() } });
}

/** Screens set their own title; the error page replaces a screen and gets its title here. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!error) return [];
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return [{ title: data ? `${status} · ${data.brand.name}` : `${status}` }];
};

/**
 * The frame changes with the account, the language and the theme, not with every filter. A reload
 * at the same address does load it again.
 */
export function shouldRevalidate({
  formMethod,
  actionStatus,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  // A form without an answer leaves the page as it was; decision 045.
  if (actionStatus === 503) return false;
  const isSameAddress = currentUrl.href === nextUrl.href;
  return formMethod !== undefined || isSameAddress || currentUrl.pathname !== nextUrl.pathname;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { i18n } = useTranslation();
  const ssr = useSsr();
  const own = isLanguage(i18n.language) && data?.brand.conventions.locales[i18n.language];
  const language = own || i18n.language;
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={data?.theme === "system" ? undefined : data?.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {data ? <BrandHead data={data} /> : <link rel="icon" href="data:," />}
        <Meta />
        <Links />
        <link rel="stylesheet" href={data?.brand.stylesheet ?? neutralStylesheet} />
        {data && import.meta.env.DEV && (
          <script type="module" src={`/brands/${data.brand.code}/theme.css.ts`} />
        )}
      </head>
      <body>
        {data ? (
          <ConventionsContext.Provider value={data.brand.conventions}>
            {children}
          </ConventionsContext.Provider>
        ) : (
          children
        )}
        <script
          id="i18n"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: ssr ? JSON.stringify(ssr.i18n).replaceAll("<", "\\u003c") : "",
          }}
        />
        <ScrollRestoration nonce={ssr?.nonce} />
        <StartScripts nonce={ssr?.nonce} />
        <Scripts nonce={ssr?.nonce} />
      </body>
    </html>
  );
}

function BrandHead({ data }: { data: Awaited<ReturnType<typeof frameData>> }) {
  const { brand, theme } = data;
  return (
    <>
      {brand.fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={href}
        />
      ))}
      {theme === "system" ? (
        (["light", "dark"] as const).map((one) => (
          <meta
            key={one}
            name="theme-color"
            media={`(prefers-color-scheme: ${one})`}
            content={brand.browserColor[one]}
          />
        ))
      ) : (
        <meta name="theme-color" content={brand.browserColor[theme]} />
      )}
      <link rel="icon" href={brand.favicon} type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {brand.touchIcon && <link rel="apple-touch-icon" href={brand.touchIcon} />}
      <SearchHead />
    </>
  );
}

export default function App() {
  const data = useRouteLoaderData<typeof loader>("root")!;
  if (data.closed) return <Closed />;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
