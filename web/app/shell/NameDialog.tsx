import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/Toaster.tsx";
import { useProblemText } from "../api/problems.ts";
import { useSession } from "../features/auth/session.ts";
import { updateUser } from "../features/auth/session-events.ts";

export default function NameDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("common");
  const { user } = useSession();
  const [name, setName] = useState(user.name ?? "");
  const problemText = useProblemText();
  const form = useId();
  const save = useMutation({
    mutationFn: () => updateUser({ name: name.trim() }),
    onSuccess: () => {
      onOpenChange(false);
      toast.success(t(($) => $.account.nameSaved));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.account.changeName)}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t(($) => $.action.cancel)}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={save.isPending && t(($) => $.action.saving)}>
            {t(($) => $.action.save)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={t(($) => $.account.name)}
          help={t(($) => $.account.nameHelp)}
          error={save.isError ? problemText(save.error) : undefined}
          value={name}
          maxLength={120}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
