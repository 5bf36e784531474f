import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { companiesQuery, type Company } from "../jobs/share/queries.ts";
import { type Draft, fieldsOf } from "./form.ts";

/** Makes a company profile, or changes the one given. */
export function useSaving(company: Company | undefined, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) => {
      const body = fieldsOf(draft);
      return company
        ? call("PATCH /api/companies/{companyId}", { path: { companyId: company.id }, body })
        : call("POST /api/companies", { body });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: companiesQuery.queryKey });
      onDone();
    },
  });
}

/** Deletes a company profile that no published job names. */
export function useDeletion(company: Company, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("DELETE /api/companies/{companyId}", { path: { companyId: company.id } }),
    onSuccess: async () => {
      // Jobs that named it ask for a company again.
      void client.invalidateQueries({ queryKey: ["job"] });
      await client.invalidateQueries({ queryKey: companiesQuery.queryKey });
      onDone();
    },
    // Published meanwhile, or deleted: the list shows how it stands.
    onError: () => void client.invalidateQueries({ queryKey: companiesQuery.queryKey }),
  });
}
