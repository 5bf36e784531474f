/** Moves focus and view to the first element that matches, on the next frame: React may not have drawn it yet. */
export function focusFirst(within: HTMLElement | null, selector: string): void {
  requestAnimationFrame(() => {
    const found = within?.querySelector<HTMLElement>(selector);
    found?.focus();
    found?.scrollIntoView({ block: "nearest" });
  });
}
