import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useCopy } from "./useCopy.ts";

interface CopyProps {
  text: string;
  /** The button's label: "Copy the address". */
  label: string;
  className?: string;
}

/** An icon button that copies; it turns into a tick and announces "Copied" to screen readers. */
export function CopyIcon({ text, label, className }: CopyProps) {
  const { t } = useTranslation("jobs");
  const { copy, isCopied } = useCopy(text);
  return (
    <>
      <IconButton
        size="sm"
        label={isCopied ? t(($) => $.copy.done) : label}
        icon={isCopied ? <Check aria-hidden className="text-good" /> : <Copy aria-hidden />}
        onClick={copy}
        {...(className && { className })}
      />
      <Copied isCopied={isCopied} />
    </>
  );
}

/** A ghost button that copies. */
export function CopyButton({ text, label, icon = <Copy aria-hidden />, className }: CopyProps & { icon?: ReactNode }) {
  const { t } = useTranslation("jobs");
  const { copy, isCopied } = useCopy(text);
  return (
    <>
      <Button
        variant="quiet"
        icon={isCopied ? <Check aria-hidden className="text-good" /> : icon}
        onClick={copy}
        {...(className && { className })}
      >
        {isCopied ? t(($) => $.copy.done) : label}
      </Button>
      <Copied isCopied={isCopied} />
    </>
  );
}

function Copied({ isCopied }: { isCopied: boolean }) {
  const { t } = useTranslation("jobs");
  return (
    <span role="status" className="sr-only">
      {isCopied && t(($) => $.copy.done)}
    </span>
  );
}
