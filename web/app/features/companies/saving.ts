import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../api/client.ts";
import { postFile } from "../../../ui/files/post-file.ts";
import { companiesQuery, type Company } from "../../recruiting/queries/companies.ts";
import { type Draft, fieldsOf } from "./form.ts";
import type { LogoDraft } from "./LogoField.tsx";

/** The profile is saved, its logo was refused. */
export class LogoRefused extends Error {
  override readonly name = "LogoRefused";
}

/** Creates a company profile, or changes the one given, and then its logo. `share` of a new logo is uploaded, 0 to 1. */
export function useSaving(company: Company | undefined, onDone: (draft: Draft) => void) {
  const client = useQueryClient();
  const [share, setShare] = useState<number>();
  // Created by an attempt whose logo was refused: the next attempt changes it and creates no second one.
  const created = useRef<Company>(undefined);
  const mutation = useMutation({
    mutationFn: async ({ draft, logo: coming }: { draft: Draft; logo: Promise<LogoDraft> }) => {
      const logo = await coming;
      const known = company ?? created.current;
      const body = fieldsOf(draft);
      const saved = known
        ? await call("PATCH /api/companies/{companyId}", { path: { companyId: known.id }, body })
        : await call("POST /api/companies", { body });
      created.current = saved;
      try {
        await saveLogo(saved, logo, setShare);
      } catch (error) {
        throw new LogoRefused("The logo was not taken", { cause: error });
      } finally {
        setShare(undefined);
      }
    },
    onSuccess: (_, { draft }) => onDone(draft),
    onSettled: () => client.invalidateQueries({ queryKey: companiesQuery.queryKey }),
  });
  return { ...mutation, share };
}

async function saveLogo(company: Company, logo: LogoDraft, onShare: (share: number) => void): Promise<void> {
  const path = { companyId: company.id };
  if (!logo) {
    if (company.logo) await call("DELETE /api/companies/{companyId}/logo", { path });
    return;
  }
  if (!("file" in logo)) return;
  const { file } = logo;
  onShare(0);
  const { logoId, ...form } = await call("POST /api/companies/{companyId}/logo", {
    path,
    body: { name: file.name, size: file.size, type: file.type },
  });
  await postFile(form, file, { onShare });
  await call("PUT /api/companies/{companyId}/logo", { path, body: { logoId } });
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
