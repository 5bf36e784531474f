import type { Fact } from "@candor/core/cv/cv.info";
import { Check, Copy, Pencil, RotateCcw, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { TextField } from "../../../../ui/Field.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { toast } from "../../../../ui/Toaster.tsx";
import { rich } from "../../../i18n/rich.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { useCorrection } from "./corrections.ts";
import { mailtoOf } from "../../../recruiting/letters/letters.ts";

const FACTS: readonly Fact[] = ["fullName", "email", "phone", "location"];

export const LABELS = { fullName: "name", email: "email", phone: "phone", location: "location" } as const;

/** Name, e-mail, phone and place as rows: each can be corrected in place, e-mail and phone copied. */
export function ContactFacts({ candidate }: { candidate: Candidate }) {
  return FACTS.map((fact) => <ContactFact key={fact} candidate={candidate} fact={fact} />);
}

function ContactFact({ candidate, fact }: { candidate: Candidate; fact: Fact }) {
  const { t } = useTranslation("candidate");
  const [isEdited, setEdited] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const value = candidate[fact];
  const stop = () => {
    setEdited(false);
    // The pencil is rendered again in the next frame.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  return (
    <div className="contents">
      <dt className="py-[3px] text-ink-2 phone:py-2.5">{t(($) => $.details[LABELS[fact]])}</dt>
      <dd className="min-w-0">
        {isEdited ? (
          <Editor candidate={candidate} fact={fact} onStop={stop} />
        ) : (
          <div className="flex items-start gap-0.5">
            <span className="min-w-0 flex-1 py-[3px] break-words phone:py-2.5">
              {value === null ? (
                <span className="text-ink-3">{t(($) => $.contact.missing)}</span>
              ) : (
                <Value fact={fact} value={value} />
              )}
            </span>
            {value !== null && (fact === "email" || fact === "phone") && <CopyButton fact={fact} value={value} />}
            <Small
              ref={pencil}
              label={t(($) => $.contact.edit[fact])}
              icon={<Pencil aria-hidden />}
              onClick={() => setEdited(true)}
            />
          </div>
        )}
        {candidate.corrections[fact] && <Read candidate={candidate} fact={fact} />}
      </dd>
    </div>
  );
}

function Value({ fact, value }: { fact: Fact; value: string }) {
  const link = "link font-normal";
  if (fact === "email")
    return (
      <a href={mailtoOf(value)} className={`${link} break-all`}>
        {value}
      </a>
    );
  if (fact === "phone")
    return (
      <a href={`tel:${value.replaceAll(/[^\d+]/gu, "")}`} className={link}>
        {value}
      </a>
    );
  return value;
}

interface SmallProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  ref?: React.Ref<HTMLButtonElement>;
}

/** A button in a line of text: 24 px, 40 on phones. */
function Small(props: SmallProps) {
  return <IconButton {...props} size="sm" className="size-6! text-ink-3! hover:text-ink! phone:size-10! [&_svg]:size-3.5!" />;
}

function CopyButton({ fact, value }: { fact: "email" | "phone"; value: string }) {
  const { t } = useTranslation("candidate");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t(($) => $.contact.copied[fact]));
    } catch {
      toast.error(t(($) => $.contact.copyFailed));
    }
  };
  return <Small label={t(($) => $.contact.copy[fact])} icon={<Copy aria-hidden />} onClick={() => void copy()} />;
}

/** The value that was read, with its line, and the button to restore it. */
function Read({ candidate, fact }: { candidate: Candidate; fact: Fact }) {
  const { t } = useTranslation("candidate");
  const { correct, isPending } = useCorrection(candidate);
  const read = candidate.profile[fact];
  const line = read?.quote?.text;
  return (
    <p className="pb-1 text-caption break-words text-ink-2">
      {read
        ? rich(
            t(($) => $.contact.readAs, { read: read.value }),
            { q: (words) => <q className="font-serif text-quote-row text-ink">{words}</q> },
          )
        : t(($) => $.contact.readNone)}
      {line && line !== read.value && <q className="mt-0.5 line-clamp-2 block font-serif text-quote-row">{line}</q>}
      <button
        type="button"
        disabled={isPending}
        onClick={() => correct({ fact, to: null })}
        className="link mt-0.5 flex min-h-6 items-center gap-1 phone:min-h-10"
      >
        <RotateCcw aria-hidden className="size-3.5 stroke-[1.75]" />
        {read ? t(($) => $.contact.restore) : t(($) => $.contact.remove)}
      </button>
    </p>
  );
}

const KINDS: Partial<Record<Fact, { type: string; inputMode: "email" | "tel" }>> = {
  // A field of type email would trim and check the text by the browser's rules, with the browser's messages.
  email: { type: "text", inputMode: "email" },
  phone: { type: "tel", inputMode: "tel" },
};

/** A field that replaces the value: Enter saves, Escape cancels. A refused text stays in it. */
function Editor({ candidate, fact, onStop }: { candidate: Candidate; fact: Fact; onStop: () => void }) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const { correct, isPending, problem } = useCorrection(candidate);
  const [text, setText] = useState(candidate[fact] ?? "");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.select(), []);
  const save = () => {
    if (isPending) return;
    if (text.trim() === (candidate[fact] ?? "")) onStop();
    else correct({ fact, to: text }, onStop);
  };
  return (
    <form
      ref={form}
      noValidate
      className="py-0.5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        hideLabel
        label={t(($) => $.contact.edit[fact])}
        {...KINDS[fact]}
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          onStop();
        }}
        error={problem}
        end={
          <span className="-mr-2 flex">
            <IconButton
              type="submit"
              size="sm"
              label={isPending ? tc(($) => $.action.saving) : tc(($) => $.action.save)}
              icon={<Check aria-hidden />}
              className="w-6!"
            />
            <IconButton size="sm" label={tc(($) => $.action.cancel)} icon={<X aria-hidden />} className="w-6!" onClick={onStop} />
          </span>
        }
      />
    </form>
  );
}
