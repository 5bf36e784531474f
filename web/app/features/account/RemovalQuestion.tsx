import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { nameOf } from "../../session/providers.tsx";
import { endSession } from "../../session/session-events.ts";
import { type Identity, RECORD, sessionsQuery, waysQuery } from "./queries.ts";

/** Asks before a way in is removed. */
export default function RemovalQuestion({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const { provider, email } = identity;
  const name = nameOf(provider);
  const isHere = sessions.data?.items.some(({ isThis, openedBy }) => isThis && openedBy === provider) ?? false;
  const remove = useMutation({
    mutationFn: () => endSession(() => call("DELETE /api/auth/identities/{identityId}", { path: { identityId: identity.id } })),
    onSuccess: async (hasEnded) => {
      if (hasEnded) return;
      toast.success(t(($) => $.ways.removed, { provider: name }));
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onClose();
    },
    onSettled: () => Promise.all([waysQuery.queryKey, RECORD].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.ways.question, { provider: name })}
      description={
        isHere ? t(($) => $.ways.bodyHere, { email, provider: name }) : t(($) => $.ways.body, { email, provider: name })
      }
      cancel={t(($) => $.ways.keep, { provider: name })}
      confirm={t(($) => $.ways.remove)}
      busy={remove.isPending && t(($) => $.ways.removing)}
      onConfirm={() => remove.mutate()}
    >
      {remove.isError && (
        <div role="alert">
          <FieldError>{problemText(remove.error)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
