import { Account } from "@candor/core/account/account";
import type { Claimed } from "@candor/core/account/identity/identity";
import type { Provider } from "@candor/core/account/identity.info";
import { Federated, type Entered, type FederatedWish } from "@candor/core/account/session/federated";
import type { Tokens } from "@candor/core/account/session/session";
import { TERMS_VERSION } from "@candor/core/account/terms.info";
import { Actor } from "@candor/core/kernel/actor";
import { HOUR_MS } from "@candor/core/kernel/durations";
import { Failure } from "@candor/core/kernel/failure";
import { HELD_IDENTITY_MS, SIGN_IN_STATE_MS, SIGN_INS_PER_VIEWER_AND_HOUR } from "@candor/core/kernel/limits";
import { Rate } from "@candor/core/kernel/rate";
import { authenticate, memberOf } from "../http/authenticate.ts";
import { sealed } from "../http/cookies.ts";
import { Answer, type Request } from "../http/endpoint.ts";
import type { Locale } from "../http/locale.ts";
import { SealedCookie } from "../http/sealed.ts";
import { addingOf, addWay, type Adding } from "./add-way.ts";
import { accountPath, pathIn, refused, to, type Page } from "./refused.ts";
import { addressOfVisit, endVisit, hasProvider, newVisit, type Visit } from "./provider-visit.ts";

/** A visit to a provider. Without this cookie an answer is refused: it may be somebody else's, who wants to sign this browser in. */
const visiting = new SealedCookie<Visit & FederatedWish & { readonly adds?: Adding }>(
  "__Host-sign-in",
  "signIn",
  SIGN_IN_STATE_MS,
);

/** An identity that leads to no account yet: login has refused it, or its address waits for a mailed link. */
interface Held extends Omit<FederatedWish, "intent"> {
  readonly claimed: Claimed;
  /** Equals the text in the mailed link. */
  readonly connects?: string;
}
export const holding = new SealedCookie<Held>("__Host-identity", "identity", HELD_IDENTITY_MS);

/** The page to open after signing in, which the app remembers in a cookie of its own. */
const FORGET_WANTED = "redirect=; Path=/; Max-Age=0; SameSite=Lax";

interface Asked {
  readonly intent?: "login" | "register" | undefined;
  readonly acceptTerms?: "true" | "false" | undefined;
  readonly termsVersion?: string | undefined;
  readonly locale?: Locale | undefined;
  readonly returnTo?: string | undefined;
  readonly add?: "1" | undefined;
}

/** Leads to the provider. Refusals lead to the page of sign-in links, because a person has pressed a link and not a script. */
export async function beginSignIn(provider: Provider, asked: Asked, request: Request): Promise<Answer<undefined>> {
  if (!hasProvider(provider)) throw new Failure("notFound", provider);
  const locale = asked.locale ?? request.locale;
  if (asked.add) return beginToAdd({ locale, provider }, request);
  return orToPage({ locale, provider }, async () => {
    // A link on another site must not accept the terms for the person.
    if (!request.isFromHere) throw new Failure("origin.refused");
    assertTerms(asked.acceptTerms === "true" ? (asked.termsVersion ?? TERMS_VERSION) : undefined);
    await limit(request);
    const visit = newVisit(provider);
    const { intent = "login", returnTo } = asked;
    const wish = { intent, locale, returnTo, termsVersion: TERMS_VERSION, termsAcceptedAt: new Date().toISOString() };
    return to(addressOfVisit(visit), [await visiting.set({ ...visit, ...wish })]);
  });
}

/** Leads to the provider, whose answer becomes another way into the account of this session. */
function beginToAdd({ locale, provider }: Page & { readonly provider: Provider }, request: Request): Promise<Answer<undefined>> {
  return orToPage({ locale, provider, of: "account" }, async () => {
    const adds = addingOf(request);
    await limit(request);
    const visit = newVisit(provider);
    const wish = { intent: "login", locale, termsVersion: TERMS_VERSION, termsAcceptedAt: new Date().toISOString() } as const;
    return to(addressOfVisit(visit), [await visiting.set({ ...visit, ...wish, adds })]);
  });
}

interface ProviderAnswer {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly error?: string | undefined;
}

/** Signs in with the provider's answer. Its own texts are never shown. */
export async function endSignIn({ code, state, error }: ProviderAnswer, request: Request): Promise<Answer<undefined>> {
  const visit = await visiting.read(request.cookies);
  const { locale = request.locale, provider } = visit ?? {};
  const answer = await orToPage({ locale, provider, of: visit?.adds ? "account" : "signIn" }, async () => {
    if (!visit || state !== visit.state) throw new Failure("identity.refused", "state");
    if (error) throw new Failure(error === "access_denied" ? "identity.declined" : "identity.refused", "answer");
    if (!code) throw new Failure("identity.refused", "code");
    if (visit.adds) {
      await addWay(visit.adds, request, () => endVisit(visit, code));
      return to(accountPath(locale, { added: visit.provider }));
    }
    assertTerms(visit.termsVersion);
    const { claimed, tokens } = await endVisit(visit, code);
    return enter(claimed, tokens, visit, request);
  });
  return withCookies(answer, [visiting.clear()]);
}

async function enter(
  claimed: Claimed,
  tokens: Pick<Tokens, "accessToken" | "refreshToken">,
  { intent, locale, returnTo, termsVersion, termsAcceptedAt }: FederatedWish,
  { userAgent }: Request,
): Promise<Answer<undefined>> {
  const wish = { locale, returnTo, termsVersion, termsAcceptedAt };
  try {
    const entered = await Federated.enter(claimed, tokens, { intent, ...wish }, { userAgent });
    if ("tokens" in entered) {
      const cookies = [...(await sealed(entered.tokens)), holding.clear(), FORGET_WANTED];
      return to(returnTo ?? pathIn(locale, "/dashboard"), cookies);
    }
    const held = await holding.set({ ...wish, claimed, connects: entered.connects });
    return to(pathIn(locale, `/auth/redirect?connect=${claimed.provider}`), [held]);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "account.notRegistered") throw error;
    // "Create an account" on the page that follows goes on with the same identity.
    return withCookies(refused({ locale, provider: claimed.provider }, error.code), [await holding.set({ ...wish, claimed })]);
  }
}

/** Creates an account for the identity that login has refused a moment ago in this browser. */
export async function registerHeld(request: Request) {
  const held = await holding.read(request.cookies);
  if (!held) throw new Failure("identity.expired");
  assertTerms(held.termsVersion);
  await limit(request);
  const { claimed, connects: _, ...wish } = held;
  const entered: Entered = await Federated.register(claimed, wish, { userAgent: request.userAgent });
  if ("connects" in entered) {
    const cookie = await holding.set({ ...wish, claimed, connects: entered.connects });
    return new Answer({ session: null, returnTo: null }, { cookies: [cookie] });
  }
  const cookies = await sealed(entered.tokens);
  const session = await sessionIn(cookies, request.locale);
  return new Answer({ session, returnTo: wish.returnTo ?? null }, { cookies: [...cookies, holding.clear()] });
}

/** Connects the identity that this browser holds, if the link that was just used has been mailed for it. */
export async function connectHeld(
  { connects, user }: { readonly connects: string | undefined; readonly user: Parameters<typeof Federated.connect>[1] },
  { cookies }: Request,
): Promise<void> {
  const held = await holding.read(cookies);
  if (connects && held?.connects === connects) await Federated.connect(held.claimed, user);
}

/** The session that the given Set-Cookie values open. */
export async function sessionIn(cookies: readonly string[], locale: Locale) {
  const visitor = await authenticate(
    cookies.map((cookie) => cookie.slice(0, cookie.indexOf(";"))),
    locale,
  );
  return Actor.enter(memberOf(visitor), Account.current);
}

function assertTerms(version: string | undefined): void {
  if (version !== TERMS_VERSION) throw new Failure("terms.required", version);
}

const limit = async ({ viewer }: Request): Promise<void> =>
  Rate.spend(`signIn:${await viewer()}`, SIGN_INS_PER_VIEWER_AND_HOUR, HOUR_MS);

const withCookies = ({ headers, cookies }: Answer<undefined>, more: readonly string[]): Answer<undefined> =>
  new Answer(undefined, { headers, cookies: [...cookies, ...more] });

async function orToPage(page: Page, run: () => Promise<Answer<undefined>>): Promise<Answer<undefined>> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Failure) return refused(page, error.code);
    throw error;
  }
}
