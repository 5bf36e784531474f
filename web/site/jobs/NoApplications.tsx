import { CirclePause, CircleSlash2 } from "lucide-react";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import type { ApplyWords } from "../islands/apply/words.ts";

interface NoApplicationsProps {
  status: "closed" | "onHold";
  /** Address of the public jobs. */
  jobs: string;
  words: Pick<ApplyWords, "closed" | "onHold" | "others">;
}

/** Stands where the form was: the job takes no CVs. */
export function NoApplications({ status, jobs, words }: NoApplicationsProps) {
  const Icon = status === "closed" ? CircleSlash2 : CirclePause;
  return (
    <>
      <Icon aria-hidden className="mb-3 size-5 stroke-[1.75] text-ink-3" />
      <h2 className="text-lead font-semibold">{words[status].title}</h2>
      <p className="mt-1 mb-4 text-body text-ink-2">{words[status].body}</p>
      <ButtonLink href={jobs} variant="plain">
        {words.others}
      </ButtonLink>
    </>
  );
}
