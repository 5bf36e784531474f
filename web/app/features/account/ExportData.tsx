import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, FileArchive } from "lucide-react";
import { ProgressBar, Skeleton } from "../../../ui/bits.tsx";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { addressOf, call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { Loading, QueryState } from "../../api/QueryState.tsx";
import { useFormats } from "../../i18n/format.ts";
import { Part } from "../../../ui/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Row, Rows } from "./Rows.tsx";
import { type DataExport, exportQuery, RECORD } from "./queries.ts";

export const EXPORT_ID = "your-data";

/** Everything of the account as ZIP files: asked for, on its way, ready. */
export function ExportData() {
  const { t } = useTranslation("account");
  const found = useQuery(exportQuery);
  return (
    <Part id={EXPORT_ID} title={t(($) => $.export.title)} lead={t(($) => $.export.lead)}>
      <div className="space-y-4">
        <p className="text-control text-pretty">{t(($) => $.export.contents)}</p>
        {found.data ? (
          <State of={found.data} />
        ) : (
          <QueryState query={found} loading={<ButtonLoading />} failed={t(($) => $.export.notLoaded)} inline />
        )}
      </div>
    </Part>
  );
}

function ButtonLoading() {
  return (
    <Loading>
      <Skeleton className="h-9 w-48 rounded-control" />
    </Loading>
  );
}

function State({ of }: { of: DataExport }) {
  const { t } = useTranslation("account");
  if (of.state === "making") return <Making of={of} />;
  if (of.state === "none") return <Begin label={t(($) => $.export.begin)} />;
  return (
    <>
      {of.state === "ready" ? <Files of={of} /> : <FieldError>{t(($) => $.export.failed)}</FieldError>}
      <Begin label={t(($) => $.export.again)} />
    </>
  );
}

function Begin({ label }: { label: string }) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const client = useQueryClient();
  const begin = useMutation({
    mutationFn: () => call("POST /api/account/export"),
    onSuccess: (begun) => {
      client.setQueryData(exportQuery.queryKey, begun);
      return client.invalidateQueries({ queryKey: RECORD });
    },
  });
  return (
    <div>
      <Button
        icon={<FileArchive aria-hidden />}
        busy={begin.isPending && t(($) => $.export.beginning)}
        onClick={() => begin.mutate()}
      >
        {label}
      </Button>
      {begin.isError && (
        <div role="alert" className="mt-2">
          <FieldError>{problemText(begin.error)}</FieldError>
        </div>
      )}
    </div>
  );
}

function Making({ of: { done, total } }: { of: DataExport }) {
  const { t } = useTranslation("account");
  const formats = useFormats();
  const numbers = { done: formats.number(done), total: formats.number(total) };
  const text = total === 0 ? t(($) => $.export.counting) : t(($) => $.export.progress, numbers);
  return (
    <div role="status" className="space-y-2">
      <p className="text-control">{text}</p>
      <ProgressBar label={t(($) => $.export.beginning)} value={Math.min(done, total)} max={Math.max(total, 1)} text={text} />
      <p className="text-control text-ink-2">{t(($) => $.export.leave)}</p>
    </div>
  );
}

function Files({ of: { parts } }: { of: DataExport }) {
  const { t } = useTranslation("account");
  const formats = useFormats();
  return (
    <>
      <p role="status" className="text-control font-medium">
        {t(($) => $.export.ready)}
      </p>
      <Rows>
        {parts.map(({ number, name, size }) => (
          <Row
            key={name}
            icon={<FileArchive aria-hidden />}
            title={name}
            line={formats.fileSize(size)}
            end={
              <a
                className={buttonClass({ size: "sm" })}
                href={addressOf("GET /api/account/export/files/{number}", { number: String(number) })}
                download={name}
                aria-label={t(($) => $.export.downloadLabel, { name })}
              >
                <Download aria-hidden />
                {t(($) => $.export.download)}
              </a>
            }
          />
        ))}
      </Rows>
    </>
  );
}
