import { ChevronDown, Mail } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Menu, MenuItem } from "../../../../ui/Menu.tsx";
import { lazyWith } from "../../../i18n/lazyWith.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import { type Letter, LETTERS } from "../../../recruiting/letters/letters.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";

const WriteDialog = lazyWith(["decisions"], () => import("./WriteDialog.tsx"));

/** The occasions on which a recruiter writes to a candidate; each opens a letter to edit. */
export function WriteMenu({ candidate, email }: { candidate: Candidate; email: string }) {
  const { t } = useTranslation("candidate");
  const named = useNameOf()(candidate);
  const [letter, setLetter] = useState<Letter>();
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" icon={<Mail aria-hidden />} aria-label={t(($) => $.contact.writeTo, { name: named })}>
            {t(($) => $.contact.write)}
            <ChevronDown aria-hidden className="-mr-1 text-ink-3" />
          </Button>
        }
      >
        {LETTERS.map((each) => (
          <MenuItem key={each} onSelect={() => setLetter(each)}>
            {t(($) => $.contact.letter[each])}
          </MenuItem>
        ))}
      </Menu>
      {letter && <WriteDialog {...{ candidate, email, letter }} onClose={() => setLetter(undefined)} />}
    </>
  );
}
