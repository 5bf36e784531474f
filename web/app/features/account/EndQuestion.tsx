import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { useProblemText } from "../../api/problems.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSession } from "../../session/session.ts";
import { endAccount } from "../../session/session-events.ts";

/** Asks for the account's address before everything goes. */
export default function EndQuestion({ goes, onClose }: { goes: string; onClose: () => void }) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const { user } = useSession();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const end = useMutation({
    mutationFn: (address: string) => endAccount(address, { title: t(($) => $.end.done), description: t(($) => $.end.doneBody) }),
  });
  const busy = end.isPending || end.isSuccess;
  const confirm = () => {
    const isRight = typed.trim().toLowerCase() === user.email;
    setIsWrong(!isRight);
    if (isRight) end.mutate(typed);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t(($) => $.end.question)}
      description={`${goes} ${t(($) => $.end.body)}`}
      cancel={t(($) => $.end.keep)}
      confirm={t(($) => $.end.confirm)}
      busy={busy && t(($) => $.end.busy)}
      onConfirm={confirm}
    >
      <TextField
        label={t(($) => $.end.field)}
        help={t(($) => $.end.help, { email: user.email })}
        error={isWrong ? t(($) => $.end.wrong) : end.isError ? problemText(end.error) : undefined}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
        onKeyDown={(event) => event.key === "Enter" && !busy && confirm()}
      />
    </ConfirmDialog>
  );
}
