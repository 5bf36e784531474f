import type { AnswerOf } from "@candor/contract";
import { fold } from "@candor/core/kernel/search-text.info";
import { SEARCH_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { Box } from "../../../../../ui/Box.tsx";
import { SearchField } from "../../../../../ui/SearchField.tsx";
import { useFormats } from "../../../../i18n/format.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";

type Offered = AnswerOf<"GET /api/jobs/{jobId}/candidates">["facets"]["skills"];

interface SkillFilterProps {
  offered: Offered;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The skills of a job's candidates with their numbers, and a field that searches among them. Chosen ones stand first. */
export default function SkillFilter({ offered, chosen: first, onChange }: SkillFilterProps) {
  const { t } = useTranslation("candidates");
  const { number } = useFormats();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  // A press is answered before the list of candidates is.
  const [chosen, setChosen] = useState(first);
  const choose = (next: string[]) => {
    setChosen(next);
    onChange(next);
  };
  // The order stays while the list is open, so that no entry moves away under the pointer.
  const [atTop] = useState(first);
  const countOf = new Map(offered.map(({ skill, count }) => [skill, count]));
  const all = [...atTop, ...offered.map(({ skill }) => skill).filter((skill) => !atTop.includes(skill))];
  const shown = all.filter((skill) => fold(skill).includes(fold(text.trim())));
  return (
    <>
      <SearchField
        field={field}
        label={t(($) => $.filter.findSkill)}
        clear={t(($) => $.list.clear)}
        icon={<Search aria-hidden />}
        maxLength={SEARCH_MAX_CHARACTERS}
        value={text}
        onChange={setText}
      />
      <ul className="-mx-2 mt-2 max-h-72 overflow-y-auto" aria-label={t(($) => $.list.columns.skills)}>
        {shown.map((skill) => {
          const count = countOf.get(skill);
          return (
            <li key={skill}>
              <label className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-chip px-2 text-control hover:bg-hover phone:min-h-10">
                <Box
                  label={skill}
                  checked={chosen.includes(skill)}
                  onChange={({ target }) =>
                    choose(target.checked ? [...chosen, skill] : chosen.filter((other) => other !== skill))
                  }
                />
                <span className="min-w-0 flex-1 truncate">{skill}</span>
                {count !== undefined && <span className="text-caption text-ink-3 tabular-nums">{number(count)}</span>}
              </label>
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-control text-ink-2">
        {shown.length === 0 && t(($) => $.filter.noSkill)}
      </p>
    </>
  );
}
