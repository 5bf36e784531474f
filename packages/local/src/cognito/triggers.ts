/** Calls the Lambda functions a pool names, as Cognito does. */
import * as z from "zod";
import type { Lambda } from "../lambda/lambda.ts";
import { REGION, Refusal } from "../kernel/service.ts";
import type { Trigger, UserPool } from "../template/model.ts";
import type { User } from "./store.ts";

/** Cognito calls a trigger again when it has not answered within 5 s, three times in all. */
const ATTEMPTS = 3;

const SOURCES = {
  DefineAuthChallenge: "DefineAuthChallenge_Authentication",
  CreateAuthChallenge: "CreateAuthChallenge_Authentication",
  VerifyAuthChallengeResponse: "VerifyAuthChallengeResponse_Authentication",
} as const;

/** One challenge of a custom sign-in and its result, in the form that triggers get. */
export interface Round {
  readonly challengeName: string;
  readonly challengeResult: boolean;
  readonly challengeMetadata?: string;
}

const texts = z.record(z.string(), z.string());
const Claims = z.object({
  claimsToAddOrOverride: z.record(z.string(), z.unknown()).nullish(),
  claimsToSuppress: z.array(z.string()).nullish(),
});

const RESPONSES = {
  DefineAuthChallenge: z.object({
    challengeName: z.string().nullish(),
    issueTokens: z.boolean().nullish(),
    failAuthentication: z.boolean().nullish(),
  }),
  CreateAuthChallenge: z.object({
    publicChallengeParameters: texts.nullish(),
    privateChallengeParameters: texts.nullish(),
    challengeMetadata: z.string().nullish(),
  }),
  VerifyAuthChallengeResponse: z.object({ answerCorrect: z.boolean().nullish() }),
  PreTokenGeneration: z.object({
    claimsAndScopeOverrideDetails: z
      .object({
        idTokenGeneration: Claims.nullish(),
        accessTokenGeneration: Claims.extend({
          scopesToAdd: z.array(z.string()).nullish(),
          scopesToSuppress: z.array(z.string()).nullish(),
        }).nullish(),
      })
      .nullish(),
  }),
} satisfies Record<Trigger, z.ZodType>;

type Response<T extends Trigger> = z.infer<(typeof RESPONSES)[T]>;

export interface Call {
  readonly pool: UserPool;
  readonly clientId: string;
  readonly user: User;
  /** The fields of this trigger's request, besides the user's attributes. */
  readonly request: Readonly<Record<string, unknown>>;
  /** For PreTokenGeneration: TokenGeneration_Authentication, TokenGeneration_HostedAuth or TokenGeneration_RefreshTokens. */
  readonly source?: string;
}

export class Triggers {
  readonly #lambda: Pick<Lambda, "invoke">;

  constructor(lambda: Pick<Lambda, "invoke">) {
    this.#lambda = lambda;
  }

  /**
   * Runs a trigger; undefined when the pool has none.
   * @throws Refusal UserLambdaValidationException, UnexpectedLambdaException or InvalidLambdaResponseException
   */
  async call<T extends Trigger>(trigger: T, { pool, clientId, user, request, source }: Call): Promise<Response<T> | undefined> {
    const functionName = pool.triggers[trigger];
    if (functionName === undefined) return undefined;

    const event = {
      version: trigger === "PreTokenGeneration" ? "2" : "1",
      region: REGION,
      userPoolId: pool.id,
      userName: user.username,
      callerContext: { awsSdkVersion: "aws-sdk-unknown-unknown", clientId },
      triggerSource: source ?? SOURCES[trigger as keyof typeof SOURCES],
      request: { userAttributes: userAttributes(user), ...request },
      response: {},
    };
    const payload = await this.#invoke(trigger, functionName, event);
    const parsed = RESPONSES[trigger].safeParse((payload as { response?: unknown } | null)?.response);
    if (!parsed.success) {
      throw new Refusal(
        "InvalidLambdaResponseException",
        `Unrecognizable lambda output of ${trigger}: ${z.prettifyError(parsed.error)}`,
      );
    }
    return parsed.data as Response<T>;
  }

  async #invoke(trigger: Trigger, functionName: string, event: object): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      const { answer } = await this.#lambda.invoke(functionName, event);
      if (answer.ok) return JSON.parse(answer.payload ?? "null");
      const { errorType, errorMessage } = answer.error;
      const isOurs =
        errorType.startsWith("Sandbox.") || errorType.startsWith("Runtime.") || errorType === "TooManyRequestsException";
      if (errorType === "Sandbox.Timedout" && attempt < ATTEMPTS) continue;
      if (isOurs) throw new Refusal("UnexpectedLambdaException", `${trigger} invocation failed due to error ${errorMessage}.`);
      throw new Refusal("UserLambdaValidationException", `${trigger} failed with error ${errorMessage}.`);
    }
  }
}

/** A user's attributes in the form of GetUser and of the triggers. */
export function userAttributes({ sub, attributes, status }: User): Record<string, string> {
  return { sub, "cognito:user_status": status, ...attributes };
}
