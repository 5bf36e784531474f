import { Service } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { commit } from "../kernel/commit.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { createId } from "../kernel/id.ts";
import { LOGO_MAX_BYTES } from "../kernel/limits.ts";
import { Outbox, OwedEntity } from "../kernel/outbox.ts";
import { LOST, retry } from "../kernel/retry.ts";
import { Storage } from "../kernel/storage.ts";
import { CompanyEntity } from "./company/company.entity.ts";
import type { Info } from "./company/company.info.ts";
import { Company } from "./company.ts";
import { addressOf } from "./company/logo-address.ts";
import { LogoFile, LogoType, type LogoForm } from "./company/logo.info.ts";
import { pictureOf } from "./company/picture/picture.ts";

export * as Logos from "./logo.ts";

const Key = z.object({ companyId: z.string() });
const LogoId = z.string().check(z.regex(/^lgo_[0-9a-z]{26}$/u, "logo.missing"));

/** Returns a form that accepts a logo for ten minutes. Files of a wrong size or type are refused before the upload. */
export const begin = fn(z.extend(LogoFile, Key.shape), async ({ companyId, size, type }): Promise<LogoForm> => {
  await Company.get({ companyId });
  if (size > LOGO_MAX_BYTES) throw new Failure("logo.tooLarge", companyId);
  if (!LogoType.safeParse(type).success) throw new Failure("logo.notImage", type);
  const logoId = createId("logo");
  return { logoId, ...(await Storage.logoForm({ accountId: Actor.accountId(), logoId })) };
});

/**
 * Makes an uploaded file the company's logo in place of the former one; a repeated call changes nothing. A refusal keeps the
 * present logo: `logo.missing` when no file has arrived, and those of `pictureOf`.
 */
export const keep = fn(z.extend(Key, { logoId: LogoId }), async ({ companyId, logoId }): Promise<Info> => {
  const accountId = Actor.accountId();
  const company = await Company.get({ companyId });
  const sent = { accountId, logoId };
  const bytes = await Storage.incomingLogo(sent);
  if (!bytes) {
    if (company.logo?.url === addressOf(logoId)) return company;
    throw new Failure("logo.missing", logoId);
  }
  const picture = await pictureOf(Buffer.from(bytes)).catch(async (error: unknown) => {
    await Storage.removeIncomingLogo(sent);
    throw error;
  });
  await Storage.keepLogo(logoId, picture);
  const { width, height } = picture;
  await replace(companyId, { id: logoId, width, height });
  await Storage.removeIncomingLogo(sent);
  return Company.get({ companyId });
});

/** Removes the logo of a company, if it has one. */
export const remove = fn(Key, async ({ companyId }): Promise<void> => {
  await Company.get({ companyId });
  await replace(companyId, undefined);
});

/** Returns a logo's bytes and type; its address is the only permission needed. Refusal: `notFound`. */
export const show = fn(z.object({ logoId: z.string() }), async ({ logoId }) => {
  const found = LogoId.safeParse(logoId).success ? await Storage.logo(logoId) : undefined;
  const type = LogoType.safeParse(found?.type);
  if (!found || !type.success) throw new Failure("notFound", logoId);
  return { bytes: found.bytes, type: type.data };
});

/** Replaces the logo of a company, erases the former file and refreshes the public list. */
async function replace(companyId: string, logo: { id: string; width: number; height: number } | undefined): Promise<void> {
  const accountId = Actor.accountId();
  await retry("a change of a logo", async () => {
    const { data: before } = await CompanyEntity.get({ accountId, companyId }).go({ consistent: true });
    if (!before) {
      if (logo) await Storage.removeLogo(logo.id);
      throw new Failure("row.notUpdated", companyId);
    }
    const former = before.logo?.id;
    const owed = former && former !== logo?.id ? Outbox.owe({ type: "eraseLogo", accountId, logoId: former }) : undefined;
    const failed = await commit(() =>
      service()
        .transaction.write((entity) => {
          const change = entity.company.patch({ accountId, companyId });
          const changed = logo ? change.set({ logo }) : change.remove(["logo"]);
          return [
            changed.where(({ updatedAt }, { eq }) => eq(updatedAt, before.updatedAt)).commit(),
            ...(owed ? [entity.owed.put(owed).commit()] : []),
          ];
        })
        .go(),
    );
    if (failed.length > 0) return LOST;
    await Outbox.pay(owed);
    return undefined;
  });
  await Company.showAgain(companyId);
}

const service = () => new Service({ company: CompanyEntity, owed: OwedEntity });
