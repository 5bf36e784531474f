import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop, LogOut, Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { Loading, QueryState } from "../../api/QueryState.tsx";
import { Part } from "../../../ui/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Row, Rows } from "./Rows.tsx";
import { type OpenSession, RECORD, sessionsQuery } from "./queries.ts";
import { useDevice } from "./useDeed.ts";
import { useWhen } from "./useWhen.ts";

const EverywhereQuestion = lazy(() => import("./EverywhereQuestion.tsx"));

/** The browsers that are signed in, and the ways to sign them out. */
export function Sessions() {
  const { t } = useTranslation("account");
  const sessions = useQuery(sessionsQuery);
  // Nothing before the question was opened once.
  const [asked, setAsked] = useState<boolean>();
  return (
    <Part
      title={t(($) => $.sessions.title)}
      lead={t(($) => $.sessions.lead)}
      action={
        <Button size="sm" icon={<LogOut aria-hidden />} onClick={() => setAsked(true)}>
          {t(($) => $.sessions.everywhere)}
        </Button>
      }
    >
      {sessions.data ? (
        <Rows>
          {sessions.data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Rows>
      ) : (
        <QueryState query={sessions} loading={<RowsLoading />} failed={t(($) => $.sessions.failed)} inline />
      )}
      {asked !== undefined && <EverywhereQuestion open={asked} onOpenChange={setAsked} />}
    </Part>
  );
}

export function RowsLoading() {
  return (
    <Loading>
      <Skeleton className="h-32 w-full rounded-card" />
    </Loading>
  );
}

const ICONS: Readonly<Record<string, typeof Laptop>> = {
  iPhone: Smartphone,
  Android: Smartphone,
  iPad: Tablet,
  macOS: Laptop,
  ChromeOS: Laptop,
};

function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const client = useQueryClient();
  const when = useWhen();
  const { id, browser, system, openedBy, createdAt, usedAt, isThis } = session;
  const device = useDevice()({ browser, system });
  const since = t(($) => $.sessions.by[openedBy], { date: when(createdAt) });
  const end = useMutation({
    mutationFn: () => call("DELETE /api/auth/sessions/{sessionId}", { path: { sessionId: id } }),
    onSuccess: () => toast.success(t(($) => $.sessions.ended, { device })),
    onError: (error) =>
      toast.error(
        t(($) => $.sessions.notEnded),
        { description: problemText(error) },
      ),
    onSettled: () => Promise.all([sessionsQuery.queryKey, RECORD].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const Icon = ICONS[system ?? ""] ?? Monitor;
  return (
    <Row
      icon={<Icon aria-hidden />}
      title={
        <>
          {device}
          {isThis && (
            <span className="rounded-chip bg-accent-soft px-1.5 py-0.5 text-caption text-accent-ink">
              {t(($) => $.sessions.this)}
            </span>
          )}
        </>
      }
      line={isThis ? t(($) => $.sessions.now, { since }) : t(($) => $.sessions.last, { when: when(usedAt), since })}
      end={
        !isThis && (
          <Button
            size="sm"
            aria-label={t(($) => $.sessions.endLabel, { device })}
            busy={end.isPending && t(($) => $.sessions.ending)}
            onClick={() => end.mutate()}
          >
            {t(($) => $.sessions.end)}
          </Button>
        )
      }
    />
  );
}
