// oxlint-disable no-restricted-imports -- runs on the server
import { AsyncLocalStorage } from "node:async_hooks";
import { dehydrate, type Query, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from "react-router-dom";
import { drawThrough } from "../ui/drawing.ts";
import { answersInPage } from "./answers.ts";
import type { PageDrawing } from "./api/drawing.ts";
import { createQueryClient } from "./api/query-client.ts";
import { documentOf } from "./document.ts";
import { frames } from "./frames.ts";
import { loadCatalogues, speak } from "./i18n/i18n.ts";
import { localeOf } from "./i18n/locale.ts";
import { readerIn } from "./reader.ts";
import type { AppRenderer, PageAnswer, PageRequest } from "./renderer.ts";
import { routesWith } from "./routes.tsx";
import { signInPageAt } from "./sign-in-pages.ts";
import { SignIn } from "./SignIn.tsx";

/** All that belongs to one request is in its store: two requests in one process share nothing. */
const requests = new AsyncLocalStorage<PageDrawing>();
drawThrough(() => requests.getStore());

const handler = createStaticHandler(routesWith(frames));

/** Redirects within the app that are followed at once. A browser that takes the page over goes the same way. */
const MOST_REDIRECTS = 3;

export const draw: AppRenderer["draw"] = async (request, template, styles) => {
  const known = readerIn(namedIn(request.cookies).get("reader"));
  let isReaderAsked = false;
  const drawing: PageDrawing = {
    pathname: request.url.pathname,
    queryClient: createQueryClient(),
    cookies: namedIn(request.cookies),
    setCookies: [],
    userAgent: request.userAgent,
    code: new Map(),
    ask: request.ask,
    reader() {
      if (!known) throw new Error("Nothing is known about the reader of the page.");
      isReaderAsked = true;
      return known.reader;
    },
  };
  return requests.run(drawing, async (): Promise<PageAnswer> => {
    const locale = localeOf(drawing.pathname);
    const context = signInPageAt(drawing.pathname) ? undefined : await contextOf(request, drawing);
    if (context instanceof Response) return redirectOf(context, drawing);
    const html = context ? await htmlOf(context, drawing) : await signInHtml(request.url);
    return {
      locale,
      html: documentOf(template, {
        locale,
        html,
        isRenewed: request.isRenewed ?? false,
        answers: answersInPage(dehydrate(drawing.queryClient)),
        ...(known?.stylesheet !== styles.name && { styles }),
        ...(isReaderAsked && known && { reader: { facts: known.facts, height: known.reader.height } }),
      }),
    };
  });
};

/** Runs the loaders of the page, and waits for all that they have begun. */
async function contextOf({ url }: PageRequest, { queryClient, code }: PageDrawing): Promise<StaticHandlerContext | Response> {
  let address = url;
  let context = await handler.query(new Request(address));
  for (let redirects = 0; context instanceof Response && isWithinApp(context, address); redirects++) {
    if (redirects === MOST_REDIRECTS) throw new Error(`${url.pathname} leads in circles.`);
    address = new URL(context.headers.get("location") ?? "", address);
    context = await handler.query(new Request(address));
  }
  if (context instanceof Response) return context;
  const queries = queryClient.getQueryCache().getAll();
  await Promise.allSettled(queries.flatMap((query) => query.promise ?? []));
  await Promise.all(code.values());
  const [error] = [...Object.values(context.errors ?? {}), ...queries.flatMap(({ state }) => state.error ?? [])];
  if (error !== undefined) throw error;
  return context;
}

/** A redirect between pages of the dashboard. The browser is sent to all others, as its address and cookies have to change. */
const isWithinApp = ({ headers }: Response, from: URL): boolean =>
  /^(?:\/(?:de|es|tr))?\/dashboard(?:\/|$)/u.test(new URL(headers.get("location") ?? "", from).pathname);

function redirectOf({ headers }: Response, { setCookies }: PageDrawing): PageAnswer {
  const location = headers.get("location");
  if (!location?.startsWith("/") || headers.has("X-Remix-Reload-Document")) throw new Error("The address is not one of the app.");
  return { location, setCookies };
}

/** Draws the page, and once more if its parts have asked for answers that no loader has begun to fetch. */
async function htmlOf(context: StaticHandlerContext, { queryClient }: PageDrawing): Promise<string> {
  const app = () => (
    <QueryClientProvider client={queryClient}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </QueryClientProvider>
  );
  const html = render(app());
  return (await fetchAsked(queryClient)) ? render(app()) : html;
}

/** Draws a page of signing in, which asks for nothing. */
async function signInHtml({ pathname, search }: URL): Promise<string> {
  const locale = localeOf(pathname);
  await Promise.all([speak(locale), loadCatalogues(locale, ["auth"])]);
  return render(<SignIn first={{ pathname, search, hash: "", email: "" }} />);
}

const render = (app: ReactNode): string => renderToString(<StrictMode>{app}</StrictMode>);

/** Fetches what the drawn parts wait for. Queries that fail are left to the browser. True if there is anything new. */
async function fetchAsked(queryClient: QueryClient): Promise<boolean> {
  const cache = queryClient.getQueryCache();
  const asked = cache
    .getAll()
    .filter((query) => query.state.status === "pending" && query.options.queryFn && isEnabled(query) !== false);
  const fetched = await Promise.allSettled(asked.map((query) => query.fetch()));
  for (const query of asked) if (query.state.status !== "success") cache.remove(query);
  return fetched.some(({ status }) => status === "fulfilled");
}

/** False if the part of the page that asks does not want the answer yet. */
const isEnabled = (query: Query): unknown => {
  const { enabled } = query.options as { enabled?: unknown };
  return typeof enabled === "function" ? (enabled as (query: Query) => unknown)(query) : enabled;
};

const namedIn = (cookies: readonly string[]): ReadonlyMap<string, string> =>
  new Map(cookies.map((cookie) => [cookie.slice(0, cookie.indexOf("=")), cookie.slice(cookie.indexOf("=") + 1)]));
