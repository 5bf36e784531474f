import { Service, type EntityItem } from "electrodb";
import { AccountEntity } from "../account/account.entity.ts";
import { AuditEntity } from "../account/audit/audit.entity.ts";
import { Audit } from "../account/audit/audit.ts";
import type { Kind } from "../account/audit/audit.info.ts";
import { Actor } from "../kernel/actor.ts";
import { CompanyEntity } from "./company/company.entity.ts";
import { logoOf } from "./company/logo-address.ts";
import { Failure } from "../kernel/failure.ts";
import type { FeedParts as Parts } from "./feed-path.info.ts";
import { FeedParts, feedsOf } from "./feed-parts.ts";
import { JobEntity, JobTextEntity } from "./job.entity.ts";
import type { Fields, Status } from "./job.info.ts";
import { endOfDay } from "./last-day.info.ts";
import { commit } from "../kernel/commit.ts";
import type { Locale } from "../kernel/limits.ts";
import { OwedEntity, type Owed } from "../kernel/outbox.ts";
import { LOST, retry } from "../kernel/retry.ts";
import { FeedPartEntity, PublicationEntity, PublicListEntity } from "./publication.entity.ts";
import { PublicListChanges } from "./public-list-changes.ts";
import { FEEDS, type Platform } from "./platforms.info.ts";
import type { Listed } from "./publication.info.ts";

export * as JobRecord from "./write.ts";

type Row = EntityItem<typeof JobEntity>;

/** A change of what a job says or how it stands towards the public; `publishedAt: null` takes it off the web. */
export interface Change {
  readonly status?: Status;
  readonly publishedAt?: string | null;
  readonly platforms?: readonly Platform[];
  readonly companyId?: string;
  readonly deletedAt?: string;
  /** The task that must follow. */
  readonly owed?: Owed;
  /** The language that a changed description is in, used unless the fields name one. */
  readonly language?: Locale;
  /** All fields of the job, as they are from now on. */
  readonly fields?: Fields;
}

/** How a job stands towards the public. */
interface PublicState {
  readonly row: Row;
  /** It has a public page. */
  readonly isPublished: boolean;
  /** Id of the company that it is published under. */
  readonly company: string | undefined;
  /** It has a card in the public list. */
  readonly isListed: boolean;
}

/**
 * Changes a job of the acting account: its status, its publication, its fields, its end. Job, public list and the company's count of
 * published jobs change in one transaction, on the condition that nobody changed them since they were read; a lost race reads and
 * decides anew. Refusals: `row.notUpdated` for a job or a company that is not the account's, `company.required` for a published job
 * without one.
 */
export function change(jobId: string, decide: (row: Row) => Change | Promise<Change>): Promise<void> {
  const accountId = Actor.accountId();
  return retry("a change of a job", async () => {
    const { data: row } = await JobEntity.get({ accountId, jobId }).go({ consistent: true });
    if (!row || row.deletedAt) throw new Failure("row.notUpdated", jobId);
    return (await write(row, await decide(row))) ? undefined : LOST;
  });
}

/** Writes a job's card in the public list anew, because the company that it shows has changed. */
export async function refreshCard(jobId: string): Promise<void> {
  await change(jobId, () => ({})).catch((error: unknown) => {
    // It was deleted meanwhile: there is no card left to write.
    if (!(error instanceof Failure)) throw error;
  });
}

/** False when somebody else wrote first. */
async function write(row: Row, change: Change): Promise<boolean> {
  const { accountId, jobId } = row;
  const [from, to] = [publicStateOf(row), publicStateOf(applied(row, change))];
  const { data: company } = to.company
    ? await CompanyEntity.get({ accountId, companyId: to.company }).go({ consistent: true })
    : { data: null };
  if (to.isPublished && !company) throw new Failure(change.companyId ? "row.notUpdated" : "company.required", jobId);
  const card = to.isListed && company ? await cardOf(to.row, company, change.fields) : undefined;
  const { set, removed, added } = writesOf(row, change);
  const isChanged = Object.keys(set).length > 0 || removed.length > 0;
  if (!isChanged && !card) return true;

  const feeds = card ? feedsOf(to.row.platforms) : [];
  const standing = { feeds: from.isListed ? feedsOf(row.platforms) : [], parts: row.feedParts ?? {} };
  const failed = await commit(async () => {
    const places = await FeedParts.planned(standing, feeds);
    const listed = await listedItems({ from, to, card, places });
    return service()
      .transaction.write((entity) => [
        entity.job
          .patch({ accountId, jobId })
          .set({ status: row.status, ...set, ...(places.entered.length > 0 && { feedParts: places.parts }) })
          .remove(removed)
          .add(added)
          .where((job, { eq, notExists, contains, notContains }) =>
            [
              notExists(job.deletedAt),
              eq(job.status, row.status),
              row.publishedAt ? eq(job.publishedAt, row.publishedAt) : notExists(job.publishedAt),
              row.companyId ? eq(job.companyId, row.companyId) : notExists(job.companyId),
              row.edits === undefined ? notExists(job.edits) : eq(job.edits, row.edits),
              // As the table has it: a condition does not pass through the attribute.
              row.feedParts ? eq(job.feedParts, JSON.stringify(row.feedParts) as unknown as Parts) : notExists(job.feedParts),
              ...FEEDS.map((feed) =>
                row.platforms?.includes(feed) ? contains(job.platforms, feed) : notContains(job.platforms, feed),
              ),
            ].join(" AND "),
          )
          .commit(),
        ...(change.fields ? [entity.text.patch({ accountId, jobId }).set({ fields: change.fields }).commit()] : []),
        ...(change.owed ? [entity.owed.put(change.owed).commit()] : []),
        ...(change.deletedAt ? [entity.account.patch({ accountId }).add({ jobs: -1 }).commit()] : []),
        ...companyItems(entity, { from, to, company, card }),
        ...listed(entity),
        ...recordedOf(row, to.row).map((kind) => entity.audit.put(Audit.entry(kind, aboutOf(to.row))).commit()),
      ])
      .go();
  });
  return failed.length === 0;
}

type Write = ReturnType<typeof service>["transaction"]["write"];
type Entities = Parameters<Parameters<Write>[0]>[0];
type Item = ReturnType<Parameters<Write>[0]>[number];

interface Publicly {
  readonly from: PublicState;
  readonly to: PublicState;
  readonly company: EntityItem<typeof CompanyEntity> | null;
  /** Its card from now on; absent where it has none. */
  readonly card: Listed | undefined;
}

/** The counts of published jobs. Nothing is written under a company's name that has changed meanwhile. */
function companyItems(entity: Entities, { from, to, company, card }: Publicly): Item[] {
  const { accountId } = to.row;
  const isOther = from.company !== to.company;
  const items: Item[] = [];
  if (from.company && isOther) {
    items.push(entity.company.patch({ accountId, companyId: from.company }).add({ published: -1 }).commit());
  }
  if (!company) return items;
  const key = { accountId, companyId: company.companyId };
  if (isOther) {
    items.push(
      entity.company
        .patch(key)
        .add({ published: 1 })
        .where(({ name }, { eq }) => eq(name, company.name))
        .commit(),
    );
  } else if (card) {
    items.push(
      entity.company
        .check(key)
        .where(({ name }, { eq }) => eq(name, company.name))
        .commit(),
    );
  }
  return items;
}

type Listing = Pick<Publicly, "from" | "to" | "card"> & { readonly places: FeedParts.Plan };

/** The card, the list's own item, and the counts of the feeds' parts. */
async function listedItems({ from, to, card, places }: Listing): Promise<(entity: Entities) => Item[]> {
  if (!from.isListed && !card) return () => [];
  const { accountId, jobId, companyId, publishedAt = "" } = (card ? to : from).row;
  const { added, emptied } = await PublicListChanges.additionFor(publishedAt);
  const carried = carriedBy(to.row, places.parts);
  return (entity) => [
    card
      ? entity.publication.put({ ...keyOf(to.row), accountId, jobId, companyId, shown: card, ...carried }).commit()
      : entity.publication.delete(keyOf(from.row)).commit(),
    entity.list
      .update({ list: "public" })
      .add({ changes: 1, ...added })
      .remove([emptied])
      .commit(),
    ...places.counts.map(({ feed, part, jobs }) => entity.feedPart.update({ feed, part }).add({ jobs }).commit()),
  ];
}

function publicStateOf(row: Row): PublicState {
  const isPublished = row.publishedAt !== undefined && row.deletedAt === undefined;
  return { row, isPublished, company: isPublished ? row.companyId : undefined, isListed: isPublished && row.status === "open" };
}

const STATUS_KINDS = { open: "job.opened", onHold: "job.held", closed: "job.closed" } as const satisfies Record<Status, Kind>;

/** The changes that the account's record names. A change to what is so already is none. */
function recordedOf(before: Row, after: Row): Kind[] {
  if (after.deletedAt) return ["job.deleted"];
  return [
    ...(after.status === before.status ? [] : [STATUS_KINDS[after.status]]),
    ...(after.publishedAt && !before.publishedAt ? (["job.published"] as const) : []),
    ...(before.publishedAt && !after.publishedAt ? (["job.withdrawn"] as const) : []),
  ];
}

/** A deleted job cannot be asked for its title later. */
const aboutOf = ({ jobId, title, deletedAt }: Row) => ({ jobId, ...(deletedAt && { title }) });

/** The row as it will be. */
function applied(row: Row, { publishedAt, platforms, fields, owed: _, ...rest }: Change): Row {
  const { publishedAt: before, department, location, endsAt, ...others } = row;
  const after = publishedAt === undefined ? before : publishedAt;
  return {
    ...others,
    ...rest,
    ...(fields
      ? headOf(fields)
      : { ...(department && { department }), ...(location && { location }), ...(endsAt && { endsAt }) }),
    ...(after && { publishedAt: after }),
    ...(platforms && { platforms: [...platforms] }),
  };
}

function writesOf(row: Row, { publishedAt, platforms, fields, owed: _, ...rest }: Change) {
  return {
    set: {
      ...rest,
      ...(rest.status === "closed" && row.status !== "closed" && { closedAt: new Date().toISOString() }),
      ...(fields && headOf(fields)),
      ...(publishedAt && { publishedAt }),
      ...(platforms && { platforms: [...platforms] }),
    },
    removed: [
      ...(publishedAt === null ? (["publishedAt", "platforms"] as const) : []),
      ...(fields ? (["department", "location"] as const).filter((name) => !fields[name]) : []),
      ...(fields && !fields.endsOn ? (["endsAt"] as const) : []),
      ...(rest.status && rest.status !== "closed" ? (["closedAt"] as const) : []),
    ],
    added: fields ? { edits: 1 } : {},
  };
}

/** The fields of a job that lists show. */
const headOf = ({ title, department, location, language, endsOn, timeZone }: Fields) => ({
  title,
  ...(endsOn && { endsAt: endOfDay(endsOn, timeZone) }),
  ...(department && { department }),
  ...(location && { location }),
  ...(language && { language }),
});

/** The feeds that its card names, and their parts. */
const carriedBy = ({ platforms }: Row, feedParts: Parts) =>
  platforms && platforms.length > 0 ? { platforms, ...(Object.keys(feedParts).length > 0 && { feedParts }) } : {};

const keyOf = ({ publishedAt = "", publicId }: Row) => ({ list: "public" as const, publishedAt, publicId });

async function cardOf(row: Row, company: EntityItem<typeof CompanyEntity>, written: Fields | undefined): Promise<Listed> {
  const { accountId, jobId, publicId, title, location, language, endsAt, publishedAt = "" } = row;
  const fields = written ?? (await JobTextEntity.get({ accountId, jobId }).go({ consistent: true })).data?.fields;
  return {
    publicId,
    title,
    company: company.name,
    ...(company.logo && { logo: logoOf(company.logo) }),
    location: location ?? null,
    employmentType: fields?.employmentType || null,
    remotePolicy: fields?.remotePolicy || null,
    language,
    publishedAt,
    pay: fields?.pay ?? null,
    ...(fields?.endsOn && endsAt && { endsOn: fields.endsOn, endsAt }),
  };
}

const service = () =>
  new Service({
    account: AccountEntity,
    job: JobEntity,
    text: JobTextEntity,
    company: CompanyEntity,
    publication: PublicationEntity,
    list: PublicListEntity,
    feedPart: FeedPartEntity,
    owed: OwedEntity,
    audit: AuditEntity,
  });
