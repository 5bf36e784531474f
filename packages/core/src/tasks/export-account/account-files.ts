import { AccountEntity, UserEntity } from "../../account/account.entity.ts";
import { Account } from "../../account/account.ts";
import { Audit } from "../../account/audit/audit.ts";
import { IdentityEntity } from "../../account/identity.entity.ts";
import { Phrases } from "../../candidacy/phrases.ts";
import { View } from "../../candidacy/view.ts";
import { Company } from "../../job/company.ts";
import { CompanyEntity } from "../../job/company/company.entity.ts";
import { Actor } from "../../kernel/actor.ts";
import { Storage } from "../../kernel/storage.ts";
import { json, type Unit } from "./unit.ts";

/** The account with its companies and logos, its own reasons, templates and views, and the record of what was done in it. */
export async function accountFiles(): Promise<Unit["files"]> {
  const accountId = Actor.accountId();
  const account = await Account.mine();
  const { data: stored } = await AccountEntity.get({ accountId }).go({ consistent: true });
  const { data: user } = stored?.email ? await UserEntity.get({ email: stored.email }).go({ consistent: true }) : { data: null };
  const identities = user ? (await IdentityEntity.query.ofUser({ userId: user.userId }).go({ pages: "all" })).data : [];
  const [{ items: companies }, phrases, { items: views }, done] = await Promise.all([
    Company.list(),
    Phrases.written(),
    View.list(),
    Audit.all(),
  ]);
  return [
    json("account.json", {
      id: accountId,
      createdAt: account.createdAt,
      plan: Account.planOf(account),
      user: user && { email: user.email, name: user.name, locale: user.locale, createdAt: user.createdAt },
      waysIn: identities.map(({ provider, email, createdAt }) => ({ provider, email, createdAt })),
    }),
    json("companies.json", companies),
    json("phrases.json", phrases),
    json("views.json", views),
    json(
      "audit.json",
      done.map(({ createdAt, kind, by, about }) => ({ at: createdAt, kind, by, about })),
    ),
    ...(await logos(accountId)),
  ];
}

async function logos(accountId: string): Promise<Unit["files"]> {
  const { data } = await CompanyEntity.query.ofAccount({ accountId }).go({ pages: "all" });
  const found = await Promise.all(
    data.map(async ({ companyId, logo }) => {
      const picture = logo && (await Storage.logo(logo.id));
      return picture ? [{ path: `logos/${companyId}.${(picture.type ?? "image/png").split("/")[1]}`, bytes: picture.bytes }] : [];
    }),
  );
  return found.flat();
}
