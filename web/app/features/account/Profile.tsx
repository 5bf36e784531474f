import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { chooseColorMode, type ColorMode, useColorMode } from "../../../ui/color-mode.ts";
import { TextField } from "../../../ui/Field.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { useProblemText } from "../../api/problems.ts";
import { LANGUAGE_NAMES, LOCALES } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSession } from "../../session/session.ts";
import { updateUser } from "../../session/session-events.ts";
import { useLanguageChoice } from "../../session/useLanguageChoice.ts";
import { Part } from "../../../ui/Part.tsx";

/** Name, language and colors. Each is saved when it is changed, the name when its field is left. */
export function Profile() {
  const { t } = useTranslation(["account", "common"]);
  const locale = useLocale();
  const speak = useLanguageChoice();
  const { chosen } = useColorMode();
  return (
    <Part title={t(($) => $.profile.title)} lead={t(($) => $.profile.lead)}>
      <NameField />
      <div className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        <Choice label={t(($) => $.account.language, { ns: "common" })}>
          {(label) => (
            <Segmented
              label={label}
              value={locale}
              onChange={speak}
              options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            />
          )}
        </Choice>
        <Choice label={t(($) => $.account.colors, { ns: "common" })}>
          {(label) => (
            <Segmented<ColorMode>
              label={label}
              value={chosen}
              onChange={chooseColorMode}
              options={(["system", "light", "dark"] as const).map((value) => ({
                value,
                label: t(($) => $.account[value], { ns: "common" }),
              }))}
            />
          )}
        </Choice>
      </div>
    </Part>
  );
}

/** The words over a row of buttons, which read them out by themselves. */
function Choice({ label, children }: { label: string; children: (label: string) => React.ReactNode }) {
  return (
    <div className="min-w-0">
      <p aria-hidden className="mb-1.5 text-control font-medium">
        {label}
      </p>
      {children(label)}
    </div>
  );
}

function NameField() {
  const { t } = useTranslation(["account", "common"]);
  const problemText = useProblemText();
  const { user } = useSession();
  const known = user.name ?? "";
  const [typed, setTyped] = useState<string>();
  const save = useMutation({
    mutationFn: (name: string) => updateUser({ name }),
    onSuccess: () => {
      setTyped(undefined);
      toast.success(t(($) => $.account.nameSaved, { ns: "common" }));
    },
  });
  const keep = () => {
    const name = typed?.trim();
    if (name === undefined || save.isPending) return;
    if (name === known) setTyped(undefined);
    else save.mutate(name);
  };
  return (
    <TextField
      className="max-w-96"
      label={t(($) => $.profile.name)}
      value={typed ?? known}
      maxLength={120}
      autoComplete="name"
      aside={save.isPending ? t(($) => $.action.saving, { ns: "common" }) : undefined}
      error={save.isError ? problemText(save.error) : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === "Enter") keep();
        if (event.key === "Escape") setTyped(undefined);
      }}
    />
  );
}
