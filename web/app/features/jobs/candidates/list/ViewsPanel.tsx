import type { AnswerOf } from "@candor/contract";
import { VIEW_NAME_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Trash2 } from "lucide-react";
import { useId } from "react";
import * as z from "zod/mini";
import { Button } from "../../../../../ui/Button.tsx";
import { FieldError, TextField } from "../../../../../ui/Field.tsx";
import { Form } from "../../../../../ui/Form.tsx";
import { useAppForm } from "../../../../../ui/form.ts";
import { IconButton } from "../../../../../ui/IconButton.tsx";
import { toast } from "../../../../../ui/Toaster.tsx";
import { call } from "../../../../api/client.ts";
import { useProblemText } from "../../../../api/problems.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { askedFor, filterIn } from "../../../../recruiting/search/filter.ts";
import { storeColumns, useShownColumns } from "./shown-columns.ts";
import type { ViewsProps } from "./Views.tsx";

type View = AnswerOf<"GET /api/views">["items"][number];

const views = queryOptions({ queryKey: ["views"], queryFn: ({ signal }) => call("GET /api/views", { signal }) });

/** The saved views, and a field to save the present one under a name. */
export default function ViewsPanel({ query, filter, onView }: ViewsProps) {
  const { t } = useTranslation("views");
  const { t: tc } = useTranslation("common");
  const { data, isError, refetch } = useQuery(views);
  const columns = useShownColumns();
  const now = writtenAs({ filter: { ...askedFor(filter), ...(query && { query }) }, columns: [...columns] });
  const apply = (view: View) => {
    storeColumns(view.columns);
    onView(view.filter.query ?? "", filterIn(new URLSearchParams(view.filter)));
  };
  return (
    <>
      {isError && (
        <div className="mb-3">
          <FieldError>{t(($) => $.failed)}</FieldError>
          <Button size="sm" className="mt-2" onClick={() => void refetch()}>
            {tc(($) => $.action.tryAgain)}
          </Button>
        </div>
      )}
      {data && data.items.length === 0 && <p className="mb-3 text-control text-ink-2">{t(($) => $.none)}</p>}
      {data && data.items.length > 0 && (
        <ul aria-label={t(($) => $.list)} className="-mx-2 -mt-2 mb-3 border-b border-line pb-2">
          {data.items.map((view) => (
            <ViewLine key={view.id} view={view} isNow={writtenAs(view) === now} onApply={() => apply(view)} />
          ))}
        </ul>
      )}
      <SaveView filter={{ ...askedFor(filter), ...(query && { query }) }} columns={[...columns]} />
    </>
  );
}

/** A text that is equal for views with the same content. */
const writtenAs = ({ filter, columns }: Pick<View, "filter" | "columns">): string =>
  JSON.stringify([Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1)), columns.toSorted()]);

function ViewLine({ view, isNow, onApply }: { view: View; isNow: boolean; onApply: () => void }) {
  const { t } = useTranslation("views");
  const remove = useRemoval(view);
  return (
    <li className="flex items-center">
      <button
        type="button"
        aria-current={isNow || undefined}
        onClick={onApply}
        className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-chip px-2 text-left text-control hover:bg-hover phone:min-h-10"
      >
        <span className="min-w-0 flex-1 truncate">{view.name}</span>
        {isNow && <Check aria-hidden className="size-4 shrink-0 stroke-[1.75] text-accent-ink" />}
      </button>
      <IconButton
        size="sm"
        label={t(($) => $.delete, { name: view.name })}
        icon={<Trash2 aria-hidden />}
        onClick={() => remove.mutate()}
      />
    </li>
  );
}

/** Deletes a view. The list changes at once, and one press undoes it. */
function useRemoval({ id, name, filter, columns }: View) {
  const { t } = useTranslation("views");
  const { t: tc } = useTranslation("common");
  const client = useQueryClient();
  const lookAgain = () => client.invalidateQueries({ queryKey: views.queryKey });
  const bringBack = useMutation({
    mutationFn: () => call("POST /api/views", { body: { name, filter, columns } }),
    onSettled: lookAgain,
  });
  return useMutation({
    mutationFn: () => call("DELETE /api/views/{viewId}", { path: { viewId: id } }),
    onMutate: () =>
      client.setQueryData(views.queryKey, (before) => before && { items: before.items.filter((view) => view.id !== id) }),
    onSuccess: () =>
      toast.success(
        t(($) => $.deleted, { name }),
        { action: { label: tc(($) => $.action.undo), onClick: () => bringBack.mutate() } },
      ),
    onError: () => toast.error(t(($) => $.deleteFailed)),
    onSettled: lookAgain,
  });
}

// The server refuses an empty name with its own sentence.
const Schema = z.object({ name: z.string() });

function SaveView({ filter, columns }: Pick<View, "filter" | "columns">) {
  const { t } = useTranslation("views");
  const { t: tc } = useTranslation("common");
  const client = useQueryClient();
  const problemText = useProblemText();
  const heading = useId();
  const saving = useMutation({
    mutationFn: ({ name }: { name: string }) => call("POST /api/views", { body: { name, filter, columns } }),
    onSuccess: (view) => {
      form.reset();
      toast.success(t(($) => $.saved, { name: view.name }));
      return client.invalidateQueries({ queryKey: views.queryKey });
    },
  });
  const form = useAppForm({
    schema: Schema,
    defaults: { name: "" },
    submit: (values) => saving.mutate(values),
    sending: saving,
    refused: (error) => ({ name: problemText(error) }),
  });
  const name = form.field("name");
  return (
    <Form
      form={form}
      aria-labelledby={heading}
      failure={problemText}
      buttons={
        <div className="mt-3 flex justify-end">
          <Button type="submit" busy={saving.isPending && tc(($) => $.action.saving)}>
            {t(($) => $.save)}
          </Button>
        </div>
      }
    >
      <h3 id={heading} className="mb-2 text-control font-semibold">
        {t(($) => $.saveThis)}
      </h3>
      <TextField
        {...name}
        label={t(($) => $.name)}
        maxLength={VIEW_NAME_MAX_CHARACTERS}
        autoComplete="off"
        onChange={(event) => {
          saving.reset();
          void name.onChange(event);
        }}
      />
    </Form>
  );
}
