import { matches } from "@candor/core/kernel/search-text.info";
import { useQuery } from "@tanstack/react-query";
import {
  BriefcaseBusiness,
  CircleUserRound,
  Files,
  Keyboard,
  Languages,
  LogOut,
  Moon,
  Plus,
  Sun,
  TextSearch,
  Upload,
  UserRound,
} from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { chooseColorMode, useColorMode } from "../../../ui/color-mode.ts";
import { doAsIfPressed, isBound } from "../../../ui/useHotkey.ts";
import { LANGUAGE_NAMES, LOCALES } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { usePlaces } from "../places.tsx";
import { recents } from "../recents.ts";
import { useLanguageChoice } from "../../session/useLanguageChoice.ts";
import { useLogout } from "../useLogout.ts";
import { othersThan, rankedRecents } from "./rank.ts";
import { ASKED_AFTER_MS, jobsNamed, peopleNamed } from "./queries.ts";

/** An entry of the palette. */
export interface Entry {
  id: string;
  icon: ReactNode;
  label: string;
  /** Detail that distinguishes entries of the same name. */
  aside?: string;
  score?: number | null;
  /** The key that does the same. */
  keys?: string;
  lang?: string;
  run: () => void;
}

export interface Group {
  id: "recent" | "people" | "jobs" | "cvs" | "places" | "do";
  entries: Entry[];
}

const RECENTS_SHOWN = 5;

/** The typed text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Entries that were opened last, other jobs and candidates that match, and whether the search is still running. */
function useFound(query: string) {
  const settled = useSettled(query);
  const people = useQuery(peopleNamed(settled));
  const jobs = useQuery(jobsNamed(settled));
  const [visited] = useState(recents);
  const opened = rankedRecents(visited, query, RECENTS_SHOWN);
  const isAsked = query !== "";
  return {
    opened,
    people: othersThan((isAsked && people.data?.items) || [], {
      query,
      nameOf: ({ fullName, fileName }) => fullName ?? fileName,
      isOpened: ({ cvId, job }) => opened.some((one) => one.cvId === cvId && one.jobId === job?.jobId),
    }),
    jobs: ((isAsked && jobs.data) || []).filter(({ id }) => !opened.some((one) => one.cvId === undefined && one.jobId === id)),
    isLooking: isAsked && (settled !== query || people.isFetching || jobs.isFetching),
    error: isAsked ? (people.error ?? jobs.error) : null,
  };
}

/** Entries of the palette: candidates and jobs by name, pages, commands. */
export function useEntries(text: string, { openShortcuts }: { openShortcuts: () => void }) {
  const { t } = useTranslation(["palette", "common"]);
  const query = text.trim();
  const paths = usePaths();
  const navigate = useNavigate();
  const places = usePlaces();
  const commands = useCommands(openShortcuts);
  const { opened, people, jobs, isLooking, error } = useFound(query);
  const account = {
    id: "account",
    icon: <CircleUserRound aria-hidden />,
    label: t(($) => $.account.title, { ns: "common" }),
    to: paths.account(),
  };
  const go = (to: string) => () => void navigate(to);

  const fits = ({ label }: { label: string }) => query === "" || matches(label, query);
  const groups: Group[] = [
    {
      id: "recent",
      entries: opened.map(({ jobId, cvId, label, aside, score }) => ({
        id: `recent-${jobId}-${cvId ?? ""}`,
        icon: cvId ? <UserRound aria-hidden /> : <BriefcaseBusiness aria-hidden />,
        label,
        ...(aside && { aside }),
        ...(score !== undefined && { score }),
        run: go(cvId ? paths.candidate(jobId, cvId) : paths.job(jobId)),
      })),
    },
    {
      id: "people",
      entries: people.map(({ cvId, fullName, fileName, jobTitle, job }) => ({
        id: `person-${cvId}`,
        icon: fullName ? <UserRound aria-hidden /> : <Files aria-hidden />,
        label: fullName ?? fileName,
        aside: job?.title ?? jobTitle ?? t(($) => $.inNoJob),
        score: job?.score ?? null,
        run: go(job ? paths.candidate(job.jobId, cvId) : paths.cvs({ cv: cvId })),
      })),
    },
    {
      id: "jobs",
      entries: jobs.map(({ id, title, department, location }) => ({
        id: `job-${id}`,
        icon: <BriefcaseBusiness aria-hidden />,
        label: title,
        aside: [department, location].filter(Boolean).join(", "),
        run: go(paths.job(id)),
      })),
    },
    { id: "do", entries: commands.filter(fits) },
    {
      id: "places",
      entries: [...places, account]
        .filter(fits)
        .map(({ id, icon, label, to }) => ({ id: `place-${id}`, icon, label, run: go(to) })),
    },
    {
      id: "cvs",
      // Last, and not while people may still come above it: what Enter does must not change under the finger.
      entries:
        query === "" || (isLooking && opened.length === 0 && people.length === 0 && jobs.length === 0)
          ? []
          : [
              {
                id: "in-cvs",
                icon: <TextSearch aria-hidden />,
                label: t(($) => $.inCvs, { text: query }),
                run: go(paths.cvs({ ai: query })),
              },
            ],
    },
  ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), isLooking, error };
}

/** Commands of every page, and those that the current page adds. */
function useCommands(openShortcuts: () => void): Entry[] {
  const { t } = useTranslation(["palette", "common"]);
  const paths = usePaths();
  const navigate = useNavigate();
  const locale = useLocale();
  const { shown } = useColorMode();
  const speak = useLanguageChoice();
  const leave = useLogout();
  const isDark = shown === "dark";
  return [
    ...(isBound("u")
      ? [{ id: "upload", icon: <Upload aria-hidden />, label: t(($) => $.upload), keys: "U", run: () => doAsIfPressed("u") }]
      : []),
    {
      id: "newJob",
      icon: <Plus aria-hidden />,
      label: t(($) => $.newJob),
      keys: "N",
      run: () => void navigate(paths.newJob()),
    },
    {
      id: "colors",
      icon: isDark ? <Sun aria-hidden /> : <Moon aria-hidden />,
      label: isDark ? t(($) => $.toLight) : t(($) => $.toDark),
      run: () => chooseColorMode(isDark ? "light" : "dark"),
    },
    { id: "shortcuts", icon: <Keyboard aria-hidden />, label: t(($) => $.shortcuts.title), keys: "?", run: openShortcuts },
    ...LOCALES.filter((other) => other !== locale).map((other) => ({
      id: `language-${other}`,
      icon: <Languages aria-hidden />,
      label: t(($) => $.language, { language: LANGUAGE_NAMES[other] }),
      run: () => speak(other),
    })),
    { id: "logout", icon: <LogOut aria-hidden />, label: t(($) => $.account.logout, { ns: "common" }), run: leave },
  ];
}
