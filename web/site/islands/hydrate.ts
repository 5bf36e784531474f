import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";

/** The element of an island. The boot script keeps the last press that came before React. */
type IslandElement = HTMLElement & { pressed?: HTMLElement };

/** Lets React take over the islands of this name. `clientProps` exist in the browser alone, such as a worker's address. */
export function hydrate<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  clientProps: Partial<Props> = {},
): void {
  for (const root of document.querySelectorAll<IslandElement>(`[data-island="${name}"]`)) {
    const props = JSON.parse(document.querySelector(`[data-props="${root.id}"]`)?.textContent ?? "{}") as Props;
    const island = createElement(component, { ...props, ...clientProps });
    startTransition(() => {
      hydrateRoot(root, createElement(Alive, { onReady: () => comeAlive(root) }, island), { identifierPrefix: root.id });
    });
  }
}

/** Tells when the island works with the words that were typed before it did. */
function Alive({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  const [hasRead, setHasRead] = useState(false);
  // Set together with the states in which the island's own first effects store the words that were typed earlier.
  useEffect(() => setHasRead(true), []);
  useEffect(() => {
    if (hasRead) onReady();
  }, [hasRead, onReady]);
  return children;
}

/** Marks an island as alive, and repeats an earlier press. */
function comeAlive(root: IslandElement): void {
  root.dataset["alive"] = "";
  const { pressed } = root;
  delete root.pressed;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed?.click();
}
