/** CUSTOM_AUTH: challenges that the pool's own triggers define, create and verify. */
import { randomBytes } from "node:crypto";
import { type Clock, Refusal } from "../kernel/service.ts";
import type { UserPool, UserPoolClient } from "../template/model.ts";
import type { User } from "./store.ts";
import type { Round, Triggers } from "./triggers.ts";

const CUSTOM = "CUSTOM_CHALLENGE";

/** A sign-in that waits for the answer to its challenge. */
interface Pending {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly user: User;
  readonly rounds: readonly Round[];
  readonly privateParameters: Readonly<Record<string, string>>;
  readonly metadata: string | undefined;
  readonly expiresAt: number;
}

export interface Challenge {
  readonly ChallengeName: string;
  readonly Session: string;
  readonly ChallengeParameters: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly sub: string;
  /** The next challenge, or undefined when the user is signed in. */
  readonly challenge?: Challenge;
}

type Metadata = Readonly<Record<string, string>> | undefined;

export class CustomAuth {
  readonly #pending = new Map<string, Pending>();
  readonly #triggers: Triggers;
  readonly #clock: Clock;

  constructor(triggers: Triggers, clock: Clock) {
    this.#triggers = triggers;
    this.#clock = clock;
  }

  /** Begins a sign-in. @returns the first challenge, or undefined when the triggers define none */
  start(pool: UserPool, client: UserPoolClient, user: User): Promise<Challenge | undefined> {
    return this.#next({ pool, client, user, rounds: [] }, undefined);
  }

  /**
   * Answers a challenge. A session token is valid once.
   * @throws Refusal NotAuthorizedException when the session is unknown, was used or has expired, or the triggers end the sign-in
   */
  async answer(session: string, clientId: string, username: string, response: string, metadata: Metadata): Promise<Answered> {
    const pending = this.#pending.get(session);
    this.#pending.delete(session);
    const isOurs =
      pending &&
      pending.client.id === clientId &&
      [pending.user.sub, pending.user.attributes.email?.toLowerCase()].includes(username.toLowerCase());
    if (!isOurs) throw new Refusal("NotAuthorizedException", "Invalid session for the user.");
    if (pending.expiresAt <= this.#clock.now())
      throw new Refusal("NotAuthorizedException", "Invalid session for the user, session is expired.");

    const { pool, client, user } = pending;
    const verified = await this.#triggers.call("VerifyAuthChallengeResponse", {
      pool,
      clientId,
      user,
      request: {
        privateChallengeParameters: pending.privateParameters,
        challengeAnswer: response,
        userNotFound: false,
        ...(metadata && { clientMetadata: metadata }),
      },
    });
    const round: Round = {
      challengeName: CUSTOM,
      challengeResult: verified?.answerCorrect === true,
      ...(pending.metadata !== undefined && { challengeMetadata: pending.metadata }),
    };
    const challenge = await this.#next({ pool, client, user, rounds: [...pending.rounds, round] }, metadata);
    return { pool, client, sub: user.sub, ...(challenge && { challenge }) };
  }

  /** Lets the triggers decide on the next challenge. */
  async #next(at: Pick<Pending, "pool" | "client" | "user" | "rounds">, metadata: Metadata): Promise<Challenge | undefined> {
    const { pool, client, user, rounds } = at;
    const common = { session: rounds, userNotFound: false, ...(metadata && { clientMetadata: metadata }) };
    const decision = await this.#triggers.call("DefineAuthChallenge", { pool, clientId: client.id, user, request: common });
    if (decision?.issueTokens) return undefined;
    if (!decision || decision.failAuthentication) throw new Refusal("NotAuthorizedException", "Incorrect username or password.");
    if (decision.challengeName !== CUSTOM) {
      throw new Refusal(
        "InvalidLambdaResponseException",
        `The local cloud knows the challenge ${CUSTOM} only, not ${String(decision.challengeName)}.`,
      );
    }

    const created = await this.#triggers.call("CreateAuthChallenge", {
      pool,
      clientId: client.id,
      user,
      request: { ...common, challengeName: CUSTOM },
    });
    const session = randomBytes(64).toString("base64url");
    this.#forgetExpired();
    this.#pending.set(session, {
      ...at,
      privateParameters: created?.privateChallengeParameters ?? {},
      metadata: created?.challengeMetadata ?? undefined,
      expiresAt: this.#clock.now() + client.authSessionSeconds * 1000,
    });
    const ChallengeParameters = { USERNAME: user.sub, ...created?.publicChallengeParameters };
    return { ChallengeName: CUSTOM, Session: session, ChallengeParameters };
  }

  #forgetExpired(): void {
    const now = this.#clock.now();
    for (const [session, { expiresAt }] of this.#pending) if (expiresAt <= now) this.#pending.delete(session);
  }
}
