import type { ComponentType, ReactNode } from "react";
import { type Lazy, lazy } from "../../ui/lazy.tsx";
import { loadCatalogues, spokenLocale } from "./i18n.ts";
import type { Namespace } from "./namespaces.ts";

/** A component whose code loads on first use, as do catalogues that its page begins without. */
export const lazyWith = <Props extends object>(
  catalogues: readonly Namespace[],
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile?: ReactNode,
): Lazy<Props> => lazy(fetchCode, meanwhile, () => loadCatalogues(spokenLocale(), catalogues));
