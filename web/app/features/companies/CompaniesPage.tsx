import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Loading, Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Page } from "../../../ui/Page.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { useProblemText } from "../../api/problems.ts";
import { queryClient } from "../../api/query-client.ts";
import { companiesQuery, type Company } from "../jobs/share/queries.ts";
import { CompanyRows } from "./CompanyRows.tsx";

const CompanyDialog = lazy(() => import("./CompanyDialog.tsx"));
const DeleteCompany = lazy(() => import("./DeleteCompany.tsx"));

export function loader(): null {
  void queryClient.prefetchQuery(companiesQuery);
  return null;
}

/** /dashboard/company-profile: who hires. */
export function Component() {
  const { t } = useTranslation(["companies", "common"]);
  const problemText = useProblemText();
  // How many published jobs name one changes with them.
  const { data, isError, error, refetch } = useQuery({ ...companiesQuery, staleTime: 2000 });
  const [edited, setEdited] = useState<Company | "new">();
  const [toDelete, setToDelete] = useState<Company>();

  const create = (words: string) => (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited("new")}>
      {words}
    </Button>
  );
  const content = () => {
    if (!data && isError) {
      return (
        <ErrorState
          title={t(($) => $.failed)}
          action={<Button onClick={() => void refetch()}>{t(($) => $.action.tryAgain, { ns: "common" })}</Button>}
        >
          {problemText(error)}
        </ErrorState>
      );
    }
    if (!data) return <CompaniesLoading />;
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
  const { t } = useTranslation("common");
  return (
    <Loading label={t(($) => $.loading)}>
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className="flex h-[53px] items-center gap-6 border-b border-line px-6 phone:px-4">
          <Skeleton className="h-3 w-44" />
          <Skeleton className="h-3 w-24 phone:hidden" />
          <Skeleton className="ml-auto h-3 w-16" />
        </div>
      ))}
    </Loading>
  );
}
