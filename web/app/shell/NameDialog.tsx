import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { TextField } from "../../ui/Field.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { useAppForm } from "../../ui/form.ts";
import { toast } from "../../ui/Toaster.tsx";
import { useProblemText } from "../api/problems.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useSession } from "../session/session.ts";
import { updateUser } from "../session/session-events.ts";

const Schema = z.object({ name: z.string().check(z.trim()) });

export default function NameDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("common");
  const { user } = useSession();
  const problemText = useProblemText();
  const save = useMutation({
    mutationFn: updateUser,
    onSuccess: () => {
      onOpenChange(false);
      toast.success(t(($) => $.account.nameSaved));
    },
  });
  const form = useAppForm({
    schema: Schema,
    defaults: { name: user.name ?? "" },
    submit: (values) => save.mutate(values),
    sending: save,
    refused: (error) => ({ name: problemText(error) }),
  });
  return (
    <FormDialog
      open={open}
      form={form}
      failure={problemText}
      title={t(($) => $.account.changeName)}
      cancel={t(($) => $.action.cancel)}
      confirm={t(($) => $.action.save)}
      busy={save.isPending && t(($) => $.action.saving)}
      onClose={() => onOpenChange(false)}
    >
      <TextField
        {...form.field("name")}
        label={t(($) => $.account.name)}
        help={t(($) => $.account.nameHelp)}
        maxLength={120}
        autoComplete="name"
      />
    </FormDialog>
  );
}
