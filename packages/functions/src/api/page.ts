import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { LOCALES } from "@candor/core/kernel/limits";
import type { AppRenderer, AppStyles, PageAnswer } from "@candor/web/app";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { accessLog } from "../http/access-log.ts";
import { authenticate } from "../http/authenticate.ts";
import { askInProcess } from "../http/in-process.ts";
import type { Locale } from "../http/locale.ts";

/** The page's own address: the edge asks for all of them at one path, where the bucket has the page that a browser draws by itself. */
const PATH_HEADER = "x-page-path";
/** The build that the edge serves. During a deploy it may be another than this function's, whose files would be missing there. */
const BUILD_HEADER = "x-candor-build";

/** Time after which the browser draws the page by itself, in ms. */
const DRAWN_WITHIN_MS = 4000;

/** Higher levels take longer than they save on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

// Beside the bundle. Loaded with the function, because every page needs them.
const template = readFileSync(new URL("./app.html", import.meta.url), "utf8");
const styles = JSON.parse(readFileSync(new URL("./app-styles.json", import.meta.url), "utf8")) as AppStyles;
const ownBuild = /<meta name="build" content="([^"]+)">/u.exec(template)?.[1];
const renderer = import(new URL("./app/server.mjs", import.meta.url).href) as Promise<AppRenderer>;

/** The edge takes the page that a browser draws by itself in place of this answer. A fault of ours would raise the alarm for the API. */
const NOT_DRAWN = 403;
/** An answer with a person's data, or with a decision about their session. */
const FOR_ONE = { "cache-control": "private, no-store" };

const localeIn = (pathname: string): Locale => LOCALES.find((locale) => locale === pathname.split("/")[1]) ?? "en";

/**
 * Draws a page of the dashboard or of signing in with the data of its reader (docs/decisions/0054-pages-are-drawn-for-their-reader.md).
 * Whatever goes wrong, the browser draws the page as it did without this function.
 */
export async function handler(event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyStructuredResultV2> {
  const log = accessLog(event);
  try {
    if (event.headers[BUILD_HEADER] !== ownBuild) throw new Error("The edge serves another build.");
    const { answer, cookies, sender } = await withinTime(answerTo(event, context));
    const result = resultOf(answer, cookies, event);
    await log(result.statusCode ?? 200, sender);
    return result;
  } catch (error) {
    console.warn({ requestId: context.awsRequestId, notDrawn: error });
    await log(NOT_DRAWN, {});
    return { statusCode: NOT_DRAWN, headers: { ...FOR_ONE, "content-type": "text/plain; charset=utf-8" }, body: "" };
  }
}

async function answerTo(event: APIGatewayProxyEventV2, context: Context) {
  const url = new URL(`https://page${event.headers[PATH_HEADER] ?? ""}${event.rawQueryString && `?${event.rawQueryString}`}`);
  const locale = localeIn(url.pathname);
  const cookies = event.cookies ?? [];
  const [{ draw }, visitor] = await Promise.all([renderer, authenticate(cookies, locale)]);
  const answer = await draw(
    {
      url,
      cookies,
      userAgent: event.headers["user-agent"] ?? "",
      isRenewed: visitor.member !== undefined && visitor.cookies.length > 0,
      ask: (key, input) => askInProcess({ event, context, visitor, locale }, key, input),
    },
    template,
    styles,
  );
  return { answer, cookies: visitor.cookies, sender: { member: visitor.member, accountId: visitor.member?.accountId } };
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page took more than ${DRAWN_WITHIN_MS} ms.`)), DRAWN_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function resultOf(
  answer: PageAnswer,
  renewed: readonly string[],
  { headers }: APIGatewayProxyEventV2,
): APIGatewayProxyStructuredResultV2 {
  const cookies = [...renewed, ...("setCookies" in answer ? answer.setCookies : [])];
  const set = cookies.length > 0 ? { cookies } : {};
  if ("location" in answer) return { statusCode: 302, headers: { ...FOR_ONE, location: answer.location }, ...set };
  const html = { ...FOR_ONE, "content-type": "text/html; charset=utf-8", "content-language": answer.locale };
  if (!/\bbr\b/u.test(headers["accept-encoding"] ?? "")) return { statusCode: 200, headers: html, body: answer.html, ...set };
  return {
    statusCode: 200,
    headers: { ...html, "content-encoding": "br", vary: "accept-encoding" },
    body: brotliCompressSync(answer.html, BROTLI).toString("base64"),
    isBase64Encoded: true,
    ...set,
  };
}
