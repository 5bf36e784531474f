import { TextArea, TextField } from "../../../../ui/Field.tsx";
import { Segmented } from "../../../../ui/Segmented.tsx";
import { Select } from "../../../../ui/Select.tsx";
import { LANGUAGE_NAMES, type Locale, LOCALES } from "../../../i18n/locale.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { ChipsEditor } from "./ListEditor.tsx";
import type { BriefWords } from "./source.ts";

// Limits of the call.
const TITLE_MAX = 200;
const SENIORITY_MAX = 60;
const SKILL_MAX = 120;
const SKILLS_MOST = 40;
const NOTES_MAX = 4000;

interface FromBriefProps {
  brief: BriefWords;
  isMissing: boolean;
  onChange: (brief: BriefWords) => void;
}

/** The fields of a brief, from which the advert is written. */
export function FromBrief({ brief, isMissing, onChange }: FromBriefProps) {
  const { t } = useTranslation(["jobs", "newJob"]);
  const locale = useLocale();
  const change = (part: Partial<BriefWords>) => onChange({ ...brief, ...part });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        size="lg"
        label={t(($) => $.newJob.brief.title)}
        placeholder={t(($) => $.newJob.brief.titlePlaceholder)}
        maxLength={TITLE_MAX}
        required
        value={brief.title}
        error={isMissing ? t(($) => $.newJob.brief.missing) : undefined}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        size="lg"
        label={t(($) => $.newJob.brief.seniority)}
        placeholder={t(($) => $.newJob.brief.seniorityPlaceholder)}
        maxLength={SENIORITY_MAX}
        value={brief.seniority}
        onChange={(event) => change({ seniority: event.target.value })}
      />
      <div className="sm:col-span-2">
        <ChipsEditor
          label={t(($) => $.field.technicalSkills)}
          longest={SKILL_MAX}
          value={brief.skills}
          onChange={(skills) => change({ skills: skills.slice(0, SKILLS_MOST) })}
        />
      </div>
      <TextArea
        className="sm:col-span-2"
        label={t(($) => $.newJob.brief.notes)}
        placeholder={t(($) => $.newJob.brief.notesPlaceholder)}
        rows={3}
        maxLength={NOTES_MAX}
        value={brief.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      <Select<Locale>
        label={t(($) => $.newJob.brief.language)}
        size="lg"
        value={brief.language ?? locale}
        onChange={(language) => change({ language })}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <div>
        <span aria-hidden className="mb-1.5 block text-control font-medium">
          {t(($) => $.newJob.brief.tone)}
        </span>
        <Segmented
          label={t(($) => $.newJob.brief.tone)}
          value={brief.tone}
          onChange={(tone) => change({ tone })}
          options={(["formal", "friendly"] as const).map((value) => ({ value, label: t(($) => $.newJob.brief[value]) }))}
        />
      </div>
    </div>
  );
}
