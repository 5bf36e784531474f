import type { Fields } from "@candor/core/job/job.info";
import { Scale } from "lucide-react";
import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { toast } from "../../../../ui/Toaster.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Hint, Remark } from "../share/queries.ts";
import { isCurrent, taken, taking } from "../share/remarks.ts";
import { Hints, Wishes } from "./Findings.tsx";
import { useFindings } from "./useFindings.ts";

/** The fairness panel of a job's form: phrases that shut people out or put them off, each with a wording to take. Nothing is saved by it. */
export default function FairnessPanel() {
  const { t } = useTranslation(["jobs", "common"]);
  const { getValues, setValue, subscribe } = useFormContext<Fields>();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useFindings(getValues, (changed) => subscribe({ formState: { values: true }, callback: changed }));
  const items = found?.items.filter((remark) => isCurrent(getValues(), remark)) ?? [];
  const hints = found?.hints.filter((hint) => isCurrent(getValues(), hint)) ?? [];
  const count = items.length + hints.length;

  const put = (phrase: Remark | Hint) => {
    const { field } = phrase;
    setValue(field, taking(getValues(), phrase)[field] as Fields[typeof field], { shouldDirty: true, shouldValidate: true });
  };
  const take = (phrase: Remark | Hint) => {
    put(phrase);
    // Its button is gone with the finding.
    heading.current?.focus();
    const undo = () => {
      const back = taken(phrase);
      if (isCurrent(getValues(), back)) put(back);
    };
    toast.success(
      phrase.wording ? t(($) => $.fairness.taken, { text: phrase.wording }) : t(($) => $.fairness.removed, { text: phrase.text }),
      { action: { label: t(($) => $.action.undo, { ns: "common" }), onClick: undo } },
    );
  };
  const enterPay = () => heading.current?.closest("form")?.querySelector<HTMLElement>("fieldset[data-pay] input")?.focus();
  return (
    <section aria-labelledby="fairness" className="mt-6">
      <div className="flex flex-wrap items-center gap-x-3">
        <Scale aria-hidden className="size-4 stroke-[1.75] text-ink-2" />
        <h2 ref={heading} id="fairness" tabIndex={-1} className="mr-auto text-control font-semibold">
          {t(($) => $.fairness.title)}
        </h2>
        <p role="status" className="text-control font-medium text-warn">
          {count > 0 && t(($) => $.fairness.check, { number: count })}
        </p>
      </div>
      {found && count === 0 && <p className="mt-2 text-control text-ink-2">{t(($) => $.fairness.fine)}</p>}
      {items.length > 0 && <Wishes items={items} isSaving={false} onTake={take} />}
      {hints.length > 0 && <Hints items={hints} isSaving={false} onTake={take} onPay={enterPay} />}
    </section>
  );
}
