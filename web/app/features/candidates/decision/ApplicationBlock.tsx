import { Download, FileText, TriangleAlert } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Tooltip } from "../../../../ui/Tooltip.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type Candidate, letterAddress } from "../../../recruiting/queries/candidates.ts";

type Application = NonNullable<Candidate["application"]>;

/** The application beside the CV: its channel, its sender, their message and their consent. */
export function ApplicationBlock({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation("candidate");
  const { application, source } = candidate;
  if (!application) return null;
  const { email, name, isVerified, foundAt, subject, message, letters, consent } = application;
  const isUnverified = source === "email" && !isVerified && email !== null;
  return (
    <section className="text-control">
      <h2 className="font-semibold">{t(($) => $.application.title)}</h2>
      <dl className="mt-2 grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        <Fact label={t(($) => $.details.source)}>
          <Door source={source} application={application} />
        </Fact>
        {(email !== null || name !== null) && (
          <Fact label={t(($) => $.application.from)}>
            {name && <span className="block">{name}</span>}
            {email && (
              <a href={`mailto:${email}`} className="link font-normal break-all">
                {email}
              </a>
            )}
            {isUnverified && (
              <span className="mt-1 flex items-center gap-1.5 font-medium text-warn">
                <TriangleAlert aria-hidden className="size-3.5 shrink-0 stroke-[1.75]" />
                {t(($) => $.application.unverified)}
              </span>
            )}
          </Fact>
        )}
        {foundAt && <Fact label={t(($) => $.application.foundAt)}>{foundAt}</Fact>}
        {subject && (
          <Fact label={t(($) => $.application.subject)}>
            <q className="font-serif text-quote">{subject}</q>
          </Fact>
        )}
      </dl>
      {isUnverified && <p className="mt-2 text-caption text-ink-2">{t(($) => $.application.unverifiedBody)}</p>}
      {message && <Message text={message} />}
      {letters.length > 0 && <Letters candidate={candidate} letters={letters} />}
      {consent && <Consent consent={consent} />}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-2">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function Door({ source, application }: { source: Candidate["source"]; application: Application }) {
  const { t } = useTranslation("candidate");
  const { t: tr } = useTranslation("recruiting");
  if (source === "email") return t(($) => $.application.email);
  if (source === "public") return t(($) => $.application.public);
  if (source === "bulk")
    return application.link ? t(($) => $.application.bulk, { label: application.link }) : t(($) => $.application.bulkUnnamed);
  return tr(($) => $.source[source]);
}

/** The text of the mail: six lines, or all of it. */
function Message({ text }: { text: string }) {
  const { t } = useTranslation("candidate");
  const words = useRef<HTMLQuoteElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = words.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      // Only a folded text can be cut off, so the result is kept while it is unfolded.
      if (element.dataset["folded"]) setLong(element.scrollHeight > element.clientHeight + 1);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="mt-3">
      <h3 className="text-ink-2">{t(($) => $.application.message)}</h3>
      <blockquote
        ref={words}
        data-folded={isOpen ? undefined : true}
        className={`mt-1 font-serif text-quote break-words whitespace-pre-line ${isOpen ? "" : "line-clamp-6"}`}
      >
        {text}
      </blockquote>
      {isLong && (
        <button type="button" aria-expanded={isOpen} className="link mt-1 phone:py-2.5" onClick={() => setOpen(!isOpen)}>
          {isOpen ? t(($) => $.application.less) : t(($) => $.application.more)}
        </button>
      )}
    </div>
  );
}

function Letters({ candidate, letters }: { candidate: Candidate; letters: Application["letters"] }) {
  const { t } = useTranslation("candidate");
  const { jobId, cvId } = candidate;
  return (
    <div className="mt-3">
      <h3 className="text-ink-2">{t(($) => $.application.letters, { count: letters.length })}</h3>
      <ul className="mt-1">
        {letters.map(({ id, name }) => {
          const download = t(($) => $.application.downloadLetter, { name });
          return (
            <li key={id} className="flex items-center gap-2">
              <FileText aria-hidden className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
              <a
                href={letterAddress(jobId, cvId, id)}
                target="_blank"
                rel="noopener"
                aria-label={t(($) => $.application.openLetter, { name })}
                className="link min-w-0 flex-1 truncate font-normal phone:py-2.5"
              >
                {name}
              </a>
              <Tooltip label={download}>
                <a
                  href={letterAddress(jobId, cvId, id, true)}
                  download={name}
                  aria-label={download}
                  className="grid size-7 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-hover hover:text-ink phone:size-10"
                >
                  <Download aria-hidden className="size-4 stroke-[1.75]" />
                </a>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Consent({ consent: { version, text, at } }: { consent: NonNullable<Application["consent"]> }) {
  const { t } = useTranslation("candidate");
  const formats = useFormats();
  return (
    <div className="mt-3">
      <h3 className="text-ink-2">{t(($) => $.application.consent)}</h3>
      <p className="mt-1">
        <q>{text}</q>
      </p>
      <p className="text-caption text-ink-2">{t(($) => $.application.consentOn, { date: formats.date(at), version })}</p>
    </div>
  );
}
