import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { ConfirmDialog, Dialog } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { useProblemText } from "../../api/problems.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import type { Company } from "../../recruiting/queries/companies.ts";
import { useDeletion } from "./saving.ts";

interface DeleteCompanyProps {
  company: Company;
  onClose: () => void;
}

/** Asks before a company profile is deleted; one that published jobs name cannot be, and it is said what to do. */
export default function DeleteCompany({ company, onClose }: DeleteCompanyProps) {
  const { t } = useTranslation("companies");
  const problemText = useProblemText();
  const [open, setOpen] = useState(true);
  const removal = useDeletion(company, () => {
    toast.success(
      t(($) => $.delete.done),
      { description: company.name },
    );
    onClose();
  });
  const close = (next: boolean) => {
    setOpen(next);
    // The dialog leaves before it is taken away.
    if (!next) setTimeout(onClose, 200);
  };
  if (company.published > 0) return <InUse company={company} open={open} onOpenChange={close} />;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={t(($) => $.delete.question, { name: company.name })}
      description={t(($) => $.delete.body)}
      cancel={t(($) => $.delete.keep)}
      confirm={t(($) => $.delete.confirm)}
      busy={removal.isPending && t(($) => $.delete.busy)}
      onConfirm={() => removal.mutate()}
    >
      {removal.isError && (
        <div role="alert">
          <FieldError>{problemText(removal.error)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}

function InUse({ company, ...dialog }: { company: Company; open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation(["companies", "common"]);
  const formats = useFormats();
  const paths = usePaths();
  const { name, published } = company;
  return (
    <Dialog
      {...dialog}
      title={t(($) => $.inUse.title, { name })}
      description={t(($) => $.inUse.body, { count: published, number: formats.number(published) })}
      footer={
        <>
          <Button onClick={() => dialog.onOpenChange(false)}>{t(($) => $.action.close, { ns: "common" })}</Button>
          <LinkButton variant="primary" to={paths.jobs()}>
            {t(($) => $.inUse.toJobs)}
          </LinkButton>
        </>
      }
    />
  );
}
