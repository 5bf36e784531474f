/**
 * Every Lambda function, once: functions.ts creates them, scripts/bundle.ts bundles them. `uses` decides both the role and the
 * environment of a function, so a function that may not use a resource does not get its name either.
 */
export interface Lambda {
  readonly name: string;
  /** Path from the root of the repository. */
  readonly entry: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /**
   * Executions that a stage with `CANDOR_RESERVED_CONCURRENCY` sets aside for it: others cannot take them, and it takes no more. Calls that
   * are open to everybody can then not starve those of members. All functions of the API have a number; their sum is in docs/operations.md.
   */
  readonly reserved?: number;
  /** The reason for this memory and time-out. */
  readonly why: string;
  /** Largest entry with its static imports: kB of gzip, without source maps. A cold start reads all of it. */
  readonly budgetKb: number;
  /** Largest sum of the parts behind a dynamic `import()`, in kB of gzip. Without it there may be none but a stub of 0.4 kB in the AWS SDK. */
  readonly lazyBudgetKb?: number;
  /** A bundle beside index.mjs: the PDF reader, which runs in a process of its own. */
  readonly child?: {
    readonly file: "read-cv.mjs";
    readonly budgetKb: number;
    readonly lazyFile: "pdfium.wasm";
    readonly lazyBudgetKb: number;
  };
  /** Draws public pages: the bundle gets the site's build notes, `site.json`. */
  readonly hasSite?: true;
  /** Draws pages of the app: the bundle gets `app.html`, and in the folder `app` the app's code for the server, in kB of gzip at most. */
  readonly app?: { readonly budgetKb: number };
  /** Works on texts of CVs, in a child process that runs the bundle `TEXT_CHILD` beside index.mjs. */
  readonly hasTextChild?: true;
  readonly uses: Uses;
}

export interface Uses {
  /** Actions on the table and its index. */
  readonly table?: readonly TableAction[];
  /** Actions on the CV bucket, by key prefix. `ListBucket` is for the bucket as a whole. */
  readonly objects?: Partial<Record<ObjectAction, readonly Prefix[]>> & { readonly ListBucket?: true };
  /** Sends to the tasks queue. */
  readonly tasks?: true;
  /** Sends to the queue of CVs to be scored. */
  readonly scoring?: true;
  /** Sends to the queue of mails to be taken in. */
  readonly receivedMail?: true;
  /** Actions on the user pool. `[]` gives its ids without a grant, for calls that AWS leaves open to everyone. */
  readonly users?: readonly UserAction[];
  readonly mail?: true;
  /** Gets the support address. */
  readonly support?: true;
  /** Gets the public contact address. */
  readonly contact?: true;
  readonly sessionSecret?: true;
  /** Gets the name of the stage's language model and may read its key, if the stage has one. */
  readonly model?: true;
  /** May read the two secrets of the payment provider, and gets the settings of payments. */
  readonly payments?: true;
  readonly siteUrl?: true;
  /** Sends notifications to open pages, and ends their connections. */
  readonly realtime?: true;
  /** Gets the domain of the jobs' mailboxes. */
  readonly mailboxes?: true;
  /** Reads the key that proves that a call came through CloudFront. */
  readonly edgeKey?: true;
  /** Signs in with Google and Microsoft, on stages that have them. */
  readonly federation?: true;
  /** Gets the ids of the browser extension. */
  readonly extension?: true;
  /** Gets the configuration that the app reads in its page. */
  readonly appConfig?: true;
}

type TableAction = (typeof EVERY_ITEM_ACTION)[number];
type ObjectAction = "GetObject" | "PutObject" | "DeleteObject";
type UserAction =
  | "AdminCreateUser"
  | "AdminDeleteUser"
  | "AdminInitiateAuth"
  | "AdminRespondToAuthChallenge"
  | "AdminUserGlobalSignOut";
/** storage.ts documents the content and the lifetime of each folder. */
type Prefix = `${Folder}/*`;

/** Every folder of the CV bucket. */
export type Folder =
  | "incoming"
  | "cv"
  | "text"
  | "mail"
  | "held"
  | "failed"
  | "letters"
  | "logos-incoming"
  | "logos"
  | "exports"
  | "erased";

/** Reading and writing items, transactions included. Scan is left out because no code scans. */
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

/** Folders between which tasks move files: incoming, waiting for payment, failed, and their letters. */
const MOVED = ["incoming/*", "held/*", "failed/*", "letters/*"] as const;

/** Commands that erase write it down first, for the day on which a table is restored. No function reads or deletes what is written there. */
const ERASES = { PutObject: ["erased/*"] } as const;

/** The program that works on texts of CVs, bundled beside each function with `hasTextChild`. A process loads it once for many CVs. */
export const TEXT_CHILD = {
  entry: "packages/functions/src/text/work-on-text.ts",
  file: "work-on-text.mjs",
  // The vocabulary in four languages, the towns, degrees and names by which a line is told from other words, and the acts that are no work.
  budgetKb: 420,
} as const;

/** Some 200 of them are the clients of AWS (docs/decisions/0042-the-aws-sdk-is-bundled.md). */
const API_BUDGET_KB = 400;
/**
 * Reading adverts, searching, and writing summaries and exports need the vocabulary in four languages and the occupations. A candidate's
 * questions are read from the job's advert as well. 65 of them are the weights by which the lines of an advert are told apart.
 */
const SCORING_BUDGET_KB = 760;
/** OpenAI's client and the code of its requests, loaded with the first request to a model. */
const MODEL_BUDGET_KB = 105;
/** React and the public pages that it draws, loaded with the first page. */
const PAGES_BUDGET_KB = 110;
/** The library that composes mails, loaded with the first mail. */
const MAIL_BUDGET_KB = 50;
/** The library that writes ZIP files, loaded with the first export of an account. */
const ZIP_BUDGET_KB = 10;
/** The rules and words that compose summaries and interview questions for an export; they read the advert, its place and shifts included. */
const PROSE_BUDGET_KB = 338;
/** A trigger loads neither a model nor a PDF library, because a person waits for it while signing in. */
const TRIGGER_BUDGET_KB = 245;
/** A function of the WebSocket API loads the table's client and little more. */
const SOCKET_BUDGET_KB = 245;

/**
 * A call refreshes the session through Cognito's open InitiateAuth, checks the caller's origin, and opens the sealed cookie. It logs the
 * viewer's network, and some calls are limited by it; only CloudFront knows it, and the edge key proves CloudFront.
 */
const session = { users: [], sessionSecret: true, siteUrl: true, edgeKey: true } as const;

const API_WHY = "Waits for the table most of the time; CPU comes with memory, and a cold start is CPU.";
const TRIGGER_WHY = "Cognito gives a trigger 5 seconds, a cold start included, and calls it again afterwards.";

export const lambdas = [
  {
    name: "api-auth",
    entry: "packages/functions/src/api/auth.ts",
    memoryMb: 1024,
    timeoutSeconds: 20,
    reserved: 40,
    why: `${API_WHY} Signing in waits for Cognito, which waits for three triggers of up to 5 s.`,
    budgetKb: API_BUDGET_KB,
    lazyBudgetKb: MAIL_BUDGET_KB,
    uses: {
      ...session,
      table: EVERY_ITEM_ACTION,
      objects: ERASES,
      users: ["AdminCreateUser", "AdminDeleteUser", "AdminInitiateAuth", "AdminRespondToAuthChallenge", "AdminUserGlobalSignOut"],
      mail: true,
      realtime: true,
      federation: true,
    },
  },
  {
    name: "api-account",
    entry: "packages/functions/src/api/account.ts",
    memoryMb: 1024,
    timeoutSeconds: 15,
    reserved: 40,
    why: API_WHY,
    budgetKb: API_BUDGET_KB,
    lazyBudgetKb: MAIL_BUDGET_KB,
    // A coupon may release CVs that were waiting for payment.
    uses: {
      ...session,
      table: EVERY_ITEM_ACTION,
      // Links to the files of an export.
      objects: { GetObject: ["exports/*"] },
      mail: true,
      support: true,
      tasks: true,
      realtime: true,
    },
  },
  {
    name: "api-billing",
    entry: "packages/functions/src/api/billing.ts",
    memoryMb: 1024,
    timeoutSeconds: 25,
    reserved: 20,
    why: `${API_WHY} Opening a payment page asks Stripe up to six times, at 5 s and one repetition each; the HTTP API hangs up at 30 s.`,
    budgetKb: API_BUDGET_KB,
    // A subscription in order releases CVs that were waiting for payment.
    uses: { ...session, table: EVERY_ITEM_ACTION, objects: ERASES, payments: true, tasks: true, realtime: true },
  },
  {
    name: "api-jobs",
    entry: "packages/functions/src/api/jobs.ts",
    memoryMb: 1024,
    timeoutSeconds: 29,
    reserved: 70,
    why: `${API_WHY} Drafting may wait 20 s for a model before the built-in answer; the HTTP API hangs up at 30 s.`,
    budgetKb: SCORING_BUDGET_KB,
    lazyBudgetKb: MODEL_BUDGET_KB,
    uses: { ...session, model: true, table: EVERY_ITEM_ACTION, objects: ERASES, tasks: true, mailboxes: true, realtime: true },
  },
  {
    name: "api-uploads",
    entry: "packages/functions/src/api/uploads.ts",
    memoryMb: 1024,
    timeoutSeconds: 15,
    reserved: 70,
    why: API_WHY,
    budgetKb: API_BUDGET_KB,
    uses: {
      ...session,
      table: EVERY_ITEM_ACTION,
      objects: {
        // This role signs the presigned forms, so it needs their permissions. A logo that passed its check is copied to `logos/`.
        PutObject: ["incoming/*", "logos-incoming/*", "logos/*", ...ERASES.PutObject],
        GetObject: ["logos-incoming/*"],
        DeleteObject: ["failed/*", "held/*", "logos-incoming/*", "logos/*"],
        // Without it S3 answers 403, not 404, for a file that has expired meanwhile.
        ListBucket: true,
      },
      tasks: true,
      realtime: true,
    },
  },
  {
    name: "api-extension",
    entry: "packages/functions/src/api/extension.ts",
    memoryMb: 1024,
    timeoutSeconds: 15,
    reserved: 40,
    why: API_WHY,
    budgetKb: API_BUDGET_KB,
    // Apart from the other uploads: this role can neither read nor delete a file.
    uses: {
      ...session,
      table: EVERY_ITEM_ACTION,
      objects: { PutObject: ["incoming/*"] },
      realtime: true,
      extension: true,
    },
  },
  {
    name: "api-public",
    entry: "packages/functions/src/api/public.ts",
    memoryMb: 1024,
    timeoutSeconds: 15,
    reserved: 100,
    why: API_WHY,
    budgetKb: API_BUDGET_KB,
    lazyBudgetKb: PAGES_BUDGET_KB,
    hasSite: true,
    uses: {
      ...session,
      table: EVERY_ITEM_ACTION,
      objects: { PutObject: ["incoming/*"], GetObject: ["logos/*"], ListBucket: true },
      // Places of a bulk link to which nothing is sent come back.
      tasks: true,
      mailboxes: true,
      contact: true,
    },
  },
  {
    name: "api-page",
    entry: "packages/functions/src/api/page.ts",
    memoryMb: 1769,
    timeoutSeconds: 10,
    reserved: 60,
    why: "A page is CPU, and 1,769 MB is one whole processor. After 4 s the browser draws the page by itself.",
    budgetKb: API_BUDGET_KB,
    // The handlers of all calls that pages begin with, each group loaded with the first page that asks it.
    lazyBudgetKb: 1300,
    app: { budgetKb: 900 },
    uses: {
      ...session,
      // It reads; what it writes is the time at which a session was last used.
      table: ["BatchGetItem", "GetItem", "Query", "UpdateItem"],
      mailboxes: true,
      appConfig: true,
    },
  },
  {
    name: "api-tools",
    entry: "packages/functions/src/api/tools.ts",
    memoryMb: 1024,
    timeoutSeconds: 29,
    reserved: 20,
    why: `${API_WHY} A text may wait 20 s for a model; the HTTP API hangs up at 30 s.`,
    budgetKb: SCORING_BUDGET_KB,
    lazyBudgetKb: MODEL_BUDGET_KB,
    // Its writes are counts: by the viewer's network, and of the day's tokens.
    uses: { ...session, model: true, table: ["GetItem", "UpdateItem"] },
  },
  {
    name: "api-candidates",
    entry: "packages/functions/src/api/candidates.ts",
    memoryMb: 1024,
    timeoutSeconds: 15,
    reserved: 100,
    why: API_WHY,
    budgetKb: SCORING_BUDGET_KB,
    hasTextChild: true,
    uses: {
      ...session,
      table: EVERY_ITEM_ACTION,
      objects: { GetObject: ["cv/*", "text/*", "letters/*"], ...ERASES },
      scoring: true,
      tasks: true,
      mailboxes: true,
      realtime: true,
    },
  },
  {
    name: "sort-arrivals",
    entry: "packages/functions/src/events/sort-arrivals.ts",
    memoryMb: 512,
    timeoutSeconds: 10,
    why: "Looks up the account of up to ten files or mails at once, and sends them on: two small calls each.",
    budgetKb: 285,
    uses: { table: ["BatchGetItem", "GetItem"], scoring: true, receivedMail: true, mailboxes: true },
  },
  {
    name: "score-cv",
    entry: "packages/functions/src/events/score-cv.ts",
    memoryMb: 1769,
    timeoutSeconds: 60,
    why: "1,769 MB is one whole processor, and reading is all CPU; the reading child may grow to 512 MB, the one that works on its text to 384 MB. Three attempts of 5 s each for a CV that is slow to read, or whose text is; 20 s for a model before the built-in rules answer, and time to write against conflicts.",
    // Texts of CVs are worked on in the child, whose program has the vocabulary; what is left marks by a model.
    budgetKb: 650,
    lazyBudgetKb: MODEL_BUDGET_KB,
    // pdf.js, its worker and the calls of the renderer, loaded once per child process, which reads many CVs. The renderer itself, PDFium
    // compiled to WebAssembly, is loaded with the first page in doubt.
    child: { file: "read-cv.mjs", budgetKb: 632, lazyFile: "pdfium.wasm", lazyBudgetKb: 2300 },
    hasTextChild: true,
    uses: {
      model: true,
      table: EVERY_ITEM_ACTION,
      objects: {
        GetObject: ["incoming/*", "cv/*", "text/*"],
        // A CV that waits for payment goes to `held/`, one that could not be read to `failed/` for a retry.
        PutObject: ["cv/*", "text/*", "letters/*", "held/*", "failed/*"],
        DeleteObject: ["incoming/*", "held/*"],
        // Without it S3 answers 403 for an upload that was deleted, so a second delivery would fail like a missing grant.
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
    budgetKb: 360,
    // The library that reads signed mails.
    lazyBudgetKb: 20,
    uses: {
      table: EVERY_ITEM_ACTION,
      objects: {
        GetObject: ["mail/*"],
        // A CV that is not to be read at once waits in `held/`.
        PutObject: ["incoming/*", "held/*"],
        DeleteObject: ["mail/*"],
        // Without it S3 answers 403, not 404, when a mail is delivered twice and was deleted the first time.
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
    budgetKb: 305,
    uses: {
      table: EVERY_ITEM_ACTION,
      objects: {
        GetObject: ["incoming/*"],
        // A file given up is kept, so that its recruiter may retry it.
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
    why: "Pages through what belongs to one CV or job; nobody waits for it, but each page has to fit many times.",
    budgetKb: 420,
    lazyBudgetKb: MAIL_BUDGET_KB + ZIP_BUDGET_KB + PROSE_BUDGET_KB,
    uses: {
      table: EVERY_ITEM_ACTION,
      objects: {
        // Files that waited for payment go back to `incoming/`.
        // An export takes the CVs, letters and logos of an account.
        GetObject: ["cv/*", "logos/*", ...MOVED],
        PutObject: ["exports/*", ...MOVED],
        DeleteObject: ["cv/*", "text/*", "logos/*", "logos-incoming/*", "exports/*", ...MOVED],
        ListBucket: true,
      },
      // Orders for CVs of the pool.
      scoring: true,
      // A file whose bytes are gone ends as failed, and the sender of its mail is answered by another task. The end of an account takes many
      // runs, and deletes the person's users in the pool.
      tasks: true,
      users: ["AdminDeleteUser"],
      mail: true,
      siteUrl: true,
      mailboxes: true,
      // Rows that name their other jobs have changed.
      realtime: true,
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
    name: "send-owed",
    entry: "packages/functions/src/events/send-owed.ts",
    memoryMb: 512,
    timeoutSeconds: 50,
    why: "Looks every minute for tasks that were written and not sent; there are none unless something failed.",
    budgetKb: SOCKET_BUDGET_KB,
    uses: { table: ["DeleteItem", "Query"], tasks: true },
  },
  {
    name: "api-realtime",
    entry: "packages/functions/src/api/realtime.ts",
    memoryMb: 1024,
    timeoutSeconds: 15,
    reserved: 40,
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
    // Spends the sign-in link by one conditional write.
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

/** The entry of one function. */
export function lambda(name: LambdaName): Lambda {
  const found = lambdas.find((each) => each.name === name);
  if (!found) throw new Error(`There is no function "${name}".`);
  return found;
}
