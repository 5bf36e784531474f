/**
 * Every Lambda function, once: functions.ts makes them, scripts/bundle.ts bundles them. What a function `uses` decides
 * both its role and its environment, so that a name it is not given is also a thing it may not touch.
 */
export interface Lambda {
  readonly name: string;
  /** From the root of the repository. */
  readonly entry: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** Why so much memory and time. */
  readonly why: string;
  /** Largest entry with its static imports: kB of gzip, without source maps. A cold start reads all of it. */
  readonly budgetKb: number;
  /** Largest sum of the parts behind a dynamic `import()`, in kB of gzip; none without it. */
  readonly lazyBudgetKb?: number;
  /** A bundle beside index.mjs: the PDF reader, which runs in a process of its own. */
  readonly child?: { readonly file: "read-cv.mjs"; readonly budgetKb: number };
  readonly uses: Uses;
}

export interface Uses {
  /** Of the table and its index. */
  readonly table?: readonly TableAction[];
  /** Of the CV bucket, by key prefix. `ListBucket` is for the bucket as a whole. */
  readonly objects?: Partial<Record<ObjectAction, readonly Prefix[]>> & { readonly ListBucket?: true };
  /** Sends to the tasks queue. */
  readonly tasks?: true;
  /** Sends to the queue of CVs to be scored. */
  readonly scoring?: true;
  /** Of the user pool. `[]` gives the ids alone, for calls that AWS leaves open to everyone. */
  readonly users?: readonly UserAction[];
  readonly mail?: true;
  /** Knows whom members ask for help. */
  readonly support?: true;
  readonly sessionSecret?: true;
  /** A language model, where the stage has one: its key, and what it is called. */
  readonly model?: true;
  readonly siteUrl?: true;
  /** Tells open pages to look again, and ends their connections. */
  readonly realtime?: true;
  /** Knows the domain of the jobs' mailboxes. */
  readonly mailboxes?: true;
  /** Reads the key by which a call shows that it came through CloudFront. */
  readonly edgeKey?: true;
}

type TableAction = (typeof EVERY_ITEM_ACTION)[number];
type ObjectAction = "GetObject" | "PutObject" | "DeleteObject";
type UserAction = "AdminCreateUser" | "AdminInitiateAuth" | "AdminRespondToAuthChallenge";
/** storage.ts says what lies in each folder and how long. */
type Prefix = `${Folder}/*`;

/** Every folder of the CV bucket. */
export type Folder = "incoming" | "cv" | "text" | "mail" | "held" | "failed" | "letters" | "logos-incoming" | "logos";

/** Reading and writing items, transactions included. No Scan: nothing is ever scanned. */
const EVERY_ITEM_ACTION = [
  "BatchGetItem",
  "BatchWriteItem",
  "ConditionCheckItem",
  "DeleteItem",
  "GetItem",
  "PutItem",
  "Query",
  "UpdateItem",
] as const;

/** Folders between which tasks move files: waiting, failed, and their letters. */
const MOVED = ["incoming/*", "held/*", "failed/*", "letters/*"] as const;

const API_BUDGET_KB = 200;
/** Reading adverts, searching, writing summaries and exports take the vocabulary in four languages along. */
const SCORING_BUDGET_KB = 390;
/** OpenAI's client and the questions' wire, loaded by the first question to a model. */
const MODEL_BUDGET_KB = 105;
/** The composer of mails, loaded by the first one. */
const MAIL_BUDGET_KB = 50;
/** No model and no PDF library in a trigger: it stands between a person and being signed in. */
const TRIGGER_BUDGET_KB = 100;
/** The table's client and little more. */
const SOCKET_BUDGET_KB = 100;

/** A call refreshes the session through Cognito's open InitiateAuth, checks the caller's origin, and opens the sealed cookie. */
const session = { users: [], sessionSecret: true, siteUrl: true } as const;

const API_WHY = "Waits for the table most of the time; CPU comes with memory, and a cold start is CPU.";
const TRIGGER_WHY = "Cognito gives a trigger 5 seconds, a cold start included, and calls it again afterwards.";

export const lambdas = [
  {
    name: "api-auth",
    entry: "packages/functions/src/api/auth.ts",
    memoryMb: 1024,
    timeoutSeconds: 20,
    why: `${API_WHY} Signing in waits for Cognito, which waits for three triggers of up to 5 s.`,
    budgetKb: API_BUDGET_KB,
    lazyBudgetKb: MAIL_BUDGET_KB,
    uses: {
      ...session,
      table: EVERY_ITEM_ACTION,
      users: ["AdminCreateUser", "AdminInitiateAuth", "AdminRespondToAuthChallenge"],
      mail: true,
      realtime: true,
    },
  },
  {
    name: "api-account",
    entry: "packages/functions/src/api/account.ts",
    memoryMb: 1024,
    timeoutSeconds: 15,
    why: API_WHY,
    budgetKb: API_BUDGET_KB,
    lazyBudgetKb: MAIL_BUDGET_KB,
    // A coupon may send CVs that waited on their way.
    uses: { ...session, table: EVERY_ITEM_ACTION, mail: true, support: true, tasks: true, realtime: true },
  },
  {
    name: "api-jobs",
    entry: "packages/functions/src/api/jobs.ts",
    memoryMb: 1024,
    timeoutSeconds: 29,
    why: `${API_WHY} Drafting may wait 20 s for a model before the built-in answer; the HTTP API hangs up at 30 s.`,
    budgetKb: SCORING_BUDGET_KB,
    lazyBudgetKb: MODEL_BUDGET_KB,
    uses: { ...session, model: true, table: EVERY_ITEM_ACTION, tasks: true, mailboxes: true, realtime: true },
  },
  {
    name: "api-uploads",
    entry: "packages/functions/src/api/uploads.ts",
    memoryMb: 1024,
    timeoutSeconds: 15,
    why: API_WHY,
    budgetKb: API_BUDGET_KB,
    uses: {
      ...session,
      table: EVERY_ITEM_ACTION,
      objects: {
        // A presigned form is signed by this role, and may do no more than it. A logo that was looked at is put where pages find it.
        PutObject: ["incoming/*", "logos-incoming/*", "logos/*"],
        // Trying again moves a file back to where the worker looks.
        GetObject: ["failed/*", "logos-incoming/*"],
        DeleteObject: ["failed/*", "logos-incoming/*", "logos/*"],
        // One that has expired meanwhile is missing: 404, not 403.
        ListBucket: true,
      },
      tasks: true,
      realtime: true,
    },
  },
  {
    name: "api-public",
    entry: "packages/functions/src/api/public.ts",
    memoryMb: 1024,
    timeoutSeconds: 15,
    why: API_WHY,
    budgetKb: API_BUDGET_KB,
    uses: {
      ...session,
      table: EVERY_ITEM_ACTION,
      objects: { PutObject: ["incoming/*"], GetObject: ["logos/*"], ListBucket: true },
      // The doors without sign-in count by the viewer's address, which CloudFront alone knows.
      edgeKey: true,
      mailboxes: true,
    },
  },
  {
    name: "api-candidates",
    entry: "packages/functions/src/api/candidates.ts",
    memoryMb: 1024,
    timeoutSeconds: 15,
    why: API_WHY,
    budgetKb: SCORING_BUDGET_KB,
    // Never loaded: it comes with ordering an analysis, whose file also carries one out.
    lazyBudgetKb: MODEL_BUDGET_KB,
    uses: {
      ...session,
      table: EVERY_ITEM_ACTION,
      objects: { GetObject: ["cv/*", "text/*", "letters/*"] },
      scoring: true,
      tasks: true,
      mailboxes: true,
      realtime: true,
    },
  },
  {
    name: "score-cv",
    entry: "packages/functions/src/events/score-cv.ts",
    memoryMb: 1769,
    timeoutSeconds: 60,
    why: "1,769 MB is one whole processor, and reading is all CPU; the reading child may grow to 512 MB. Two CVs of at most 5 s each, 20 s each for a model before the built-in rules answer, and time to write against conflicts.",
    budgetKb: SCORING_BUDGET_KB,
    lazyBudgetKb: MODEL_BUDGET_KB,
    // pdf.js and its worker, loaded once per child, which reads many CVs.
    child: { file: "read-cv.mjs", budgetKb: 550 },
    uses: {
      model: true,
      table: EVERY_ITEM_ACTION,
      objects: {
        GetObject: ["incoming/*", "cv/*", "text/*"],
        // A CV whose account has to pay first is held, one that could not be read is kept for another try.
        PutObject: ["cv/*", "text/*", "letters/*", "held/*", "failed/*"],
        DeleteObject: ["incoming/*", "held/*"],
        // Without it S3 answers 403 for an upload that is gone already, and a second delivery looks like a missing grant.
        ListBucket: true,
      },
      tasks: true,
      siteUrl: true,
      mailboxes: true,
      realtime: true,
    },
  },
  {
    name: "take-mail",
    entry: "packages/functions/src/events/take-mail.ts",
    memoryMb: 1024,
    timeoutSeconds: 60,
    why: "A mail of 40 MB lies in memory as it came and again as its parts, five of them one after the other.",
    budgetKb: 150,
    // The reader of signed mails.
    lazyBudgetKb: 20,
    uses: {
      table: EVERY_ITEM_ACTION,
      objects: {
        GetObject: ["mail/*"],
        PutObject: ["incoming/*"],
        DeleteObject: ["mail/*"],
        // A mail that comes twice has been deleted the second time: 404, not 403.
        ListBucket: true,
      },
      siteUrl: true,
      mailboxes: true,
      tasks: true,
      realtime: true,
    },
  },
  {
    name: "dead-letter",
    entry: "packages/functions/src/events/dead-letter.ts",
    memoryMb: 512,
    timeoutSeconds: 30,
    why: "Marks up to ten CVs or mails as failed; rare, and nobody waits for it.",
    budgetKb: 150,
    uses: {
      table: EVERY_ITEM_ACTION,
      objects: {
        GetObject: ["incoming/*"],
        // What was given up is kept, so that its recruiter may try again.
        PutObject: ["failed/*"],
        DeleteObject: ["incoming/*"],
        ListBucket: true,
      },
      tasks: true,
      siteUrl: true,
      mailboxes: true,
      realtime: true,
    },
  },
  {
    name: "run-tasks",
    entry: "packages/functions/src/events/run-tasks.ts",
    memoryMb: 512,
    timeoutSeconds: 60,
    why: "Pages through what belongs to one CV or job; nobody waits for it, but each page has to fit many times. Whatever a model was asked about a text is found by reading it.",
    budgetKb: SCORING_BUDGET_KB,
    lazyBudgetKb: MAIL_BUDGET_KB,
    uses: {
      table: EVERY_ITEM_ACTION,
      objects: {
        // Files that were held go back to where the worker looks; the text of an erased CV finds what a model said about it.
        GetObject: ["text/*", ...MOVED],
        PutObject: MOVED,
        DeleteObject: ["cv/*", "text/*", "logos/*", ...MOVED],
        ListBucket: true,
      },
      mail: true,
      siteUrl: true,
      mailboxes: true,
    },
  },
  {
    name: "gather-digests",
    entry: "packages/functions/src/events/gather-digests.ts",
    memoryMb: 512,
    timeoutSeconds: 120,
    why: "Once a day it pages through what is new and leaves a task for each account; nobody waits for it.",
    budgetKb: SOCKET_BUDGET_KB,
    uses: { table: ["Query"], tasks: true },
  },
  {
    name: "api-realtime",
    entry: "packages/functions/src/api/realtime.ts",
    memoryMb: 1024,
    timeoutSeconds: 15,
    why: API_WHY,
    budgetKb: API_BUDGET_KB,
    uses: { ...session, table: EVERY_ITEM_ACTION },
  },
  {
    name: "realtime-connect",
    entry: "packages/functions/src/realtime/connect.ts",
    memoryMb: 512,
    timeoutSeconds: 8,
    why: "Four small calls of the table; the page gives up after 10 s.",
    budgetKb: SOCKET_BUDGET_KB,
    uses: { table: ["DeleteItem", "GetItem", "PutItem", "Query"], siteUrl: true, realtime: true },
  },
  {
    name: "realtime-disconnect",
    entry: "packages/functions/src/realtime/disconnect.ts",
    memoryMb: 512,
    timeoutSeconds: 8,
    why: "One call of the table.",
    budgetKb: SOCKET_BUDGET_KB,
    uses: { table: ["DeleteItem"] },
  },
  {
    name: "realtime-default",
    entry: "packages/functions/src/realtime/default.ts",
    memoryMb: 128,
    timeoutSeconds: 3,
    why: "Answers a heartbeat and does nothing else.",
    budgetKb: 5,
    uses: {},
  },
  {
    name: "identity-define-challenge",
    entry: "packages/functions/src/identity/define-challenge.ts",
    memoryMb: 512,
    timeoutSeconds: 5,
    why: TRIGGER_WHY,
    budgetKb: TRIGGER_BUDGET_KB,
    uses: {},
  },
  {
    name: "identity-create-challenge",
    entry: "packages/functions/src/identity/create-challenge.ts",
    memoryMb: 512,
    timeoutSeconds: 5,
    why: TRIGGER_WHY,
    budgetKb: TRIGGER_BUDGET_KB,
    uses: {},
  },
  {
    name: "identity-verify-challenge",
    entry: "packages/functions/src/identity/verify-challenge.ts",
    memoryMb: 512,
    timeoutSeconds: 5,
    why: TRIGGER_WHY,
    budgetKb: TRIGGER_BUDGET_KB,
    // Spends the link by one conditional write.
    uses: { table: ["UpdateItem"] },
  },
  {
    name: "identity-pre-token",
    entry: "packages/functions/src/identity/pre-token.ts",
    memoryMb: 512,
    timeoutSeconds: 5,
    why: TRIGGER_WHY,
    budgetKb: TRIGGER_BUDGET_KB,
    uses: {},
  },
] as const satisfies readonly Lambda[];

export type LambdaName = (typeof lambdas)[number]["name"];

/** The entry of one function; its name is checked by the compiler. */
export function lambda(name: LambdaName): Lambda {
  const found = lambdas.find((each) => each.name === name);
  if (!found) throw new Error(`There is no function "${name}".`);
  return found;
}
