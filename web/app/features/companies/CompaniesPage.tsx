import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Page } from "../../../ui/Page.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Loading, QueryState } from "../../api/QueryState.tsx";
import { FRESH_ON_OPENING_MS, queryClient } from "../../api/query-client.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { companiesQuery, type Company } from "../../recruiting/queries/companies.ts";
import { CompanyRows } from "./CompanyRows.tsx";

const CompanyDialog = lazy(() => import("./CompanyDialog.tsx"));
const DeleteCompany = lazy(() => import("./DeleteCompany.tsx"));

/** The page shows how many published jobs name a company, which other pages change. */
const freshCompanies = { ...companiesQuery, staleTime: FRESH_ON_OPENING_MS };

export function loader(): null {
  void queryClient.prefetchQuery(freshCompanies);
  return null;
}

/** /dashboard/company-profile: the companies that the account hires for. */
export function Component() {
  const { t } = useTranslation(["companies", "common"]);
  const companies = useQuery(freshCompanies);
  const { data } = companies;
  const [edited, setEdited] = useState<Company | "new">();
  const [toDelete, setToDelete] = useState<Company>();

  const create = (words: string) => (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited("new")}>
      {words}
    </Button>
  );
  const content = () => {
    if (!data) return <QueryState query={companies} loading={<CompaniesLoading />} failed={t(($) => $.failed)} />;
    if (data.items.length === 0) {
      return (
        <EmptyState page title={t(($) => $.empty)} action={create(t(($) => $.createFirst))}>
          {t(($) => $.emptyBody)}
        </EmptyState>
      );
    }
    return (
      <>
        <p className="max-w-3xl px-6 py-3.5 text-control text-ink-2 phone:px-4">{t(($) => $.lead)}</p>
        <CompanyRows rows={data.items} onEdit={setEdited} onDelete={setToDelete} />
      </>
    );
  };
  return (
    <Page title={t(($) => $.title)} actions={data && data.items.length > 0 && create(t(($) => $.create))}>
      {content()}
      {edited && <CompanyDialog company={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {toDelete && <DeleteCompany company={toDelete} onClose={() => setToDelete(undefined)} />}
    </Page>
  );
}

function CompaniesLoading() {
  return (
    <Loading>
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className="flex h-12 items-center gap-6 border-b border-line px-6 phone:px-4">
          <Skeleton className="h-3 w-44" />
          <Skeleton className="h-3 w-24 phone:hidden" />
          <Skeleton className="ml-auto h-3 w-16" />
        </div>
      ))}
    </Loading>
  );
}
