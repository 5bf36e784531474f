import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Lets React take over the islands of this name. `clientProps` exist in the browser alone, such as a worker's address. */
export function hydrate<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  clientProps: Partial<Props> = {},
): void {
  for (const root of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props = JSON.parse(document.querySelector(`[data-props="${root.id}"]`)?.textContent ?? "{}") as Props;
    startTransition(() => {
      hydrateRoot(root, createElement(component, { ...props, ...clientProps }), { identifierPrefix: root.id });
    });
  }
}
