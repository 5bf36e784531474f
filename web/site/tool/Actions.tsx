import { Check, Copy, Download, Link as LinkIcon, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { FormWords } from "./words.ts";

interface ActionProps {
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const QUIET = "word gap-2 py-1 text-control";

export function Action({ icon, onPress, children }: ActionProps) {
  return (
    <button type="button" className={QUIET} onClick={onPress}>
      {icon}
      {children}
    </button>
  );
}

const COPIED_MS = 2000;

/** Copies a text, and says so. */
export function CopyAction({
  text,
  words,
  label,
  isButton,
}: {
  text: () => string;
  words: FormWords;
  label?: string;
  isButton?: boolean;
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text());
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <button type="button" className={isButton ? "button button-plain" : QUIET} onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span aria-live="polite">{isCopied ? words.copied : (label ?? words.copy)}</span>
    </button>
  );
}

export function PrintAction({ words, label }: { words: FormWords; label?: string }) {
  return (
    <Action icon={<Printer aria-hidden className="size-4" />} onPress={() => print()}>
      {label ?? words.print}
    </Action>
  );
}

/** Downloads a text as a file. */
export function SaveAction({ text, name, words }: { text: () => string; name: string; words: FormWords }) {
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([text()], { type: "text/plain;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${name}.txt`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Action icon={<Download aria-hidden className="size-4" />} onPress={save}>
      {words.save}
    </Action>
  );
}

/** Copies the address of the tool with its choices, without anything typed. */
export function ShareAction({ link, words }: { link: () => string; words: FormWords }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link());
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <Action icon={<LinkIcon aria-hidden className="size-4" />} onPress={() => void copy()}>
      <span aria-live="polite">{isCopied ? words.copied : words.share}</span>
    </Action>
  );
}
