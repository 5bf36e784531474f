import { Button } from "../../../ui/Button.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";

const EXAMPLES = ["skills", "language", "years", "lead"] as const;

/** Example searches, each a button. */
export default function Examples({ onChoose, className = "" }: { onChoose: (text: string) => void; className?: string }) {
  const { t } = useTranslation("search");
  return (
    <p className={`flex flex-wrap items-center gap-2 text-control text-ink-2 ${className}`}>
      {t(($) => $.forExample)}
      {EXAMPLES.map((key) => {
        const text = t(($) => $.example[key]);
        return (
          <Button key={key} size="sm" onClick={() => onChoose(text)}>
            {text}
          </Button>
        );
      })}
    </p>
  );
}
