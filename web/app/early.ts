/** A press or key on a drawn page that came before the app (`boot/drawn.js`). */
type Early = { readonly pressed: HTMLElement } | { readonly key: KeyboardEvent };

declare global {
  var early: Early[] | undefined;
}

/** Presses and keys that came early, in their order; the app draws what one has changed before the next. */
export async function repeatEarly(): Promise<void> {
  for (const one of globalThis.early?.splice(0) ?? []) {
    if ("key" in one) keyDown(one.key);
    else if (one.pressed instanceof HTMLFormElement) one.pressed.requestSubmit();
    else one.pressed.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** At the element that has the focus by now: an earlier key may have moved it into a field, where letters are no commands but text. */
function keyDown(key: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const isLeft = target.dispatchEvent(new KeyboardEvent("keydown", key));
  const isCommand = key.ctrlKey || key.metaKey || key.altKey;
  if (!isLeft || isCommand || key.key.length !== 1 || !isTextField(target)) return;
  const text = (repeated.get(target) ?? target.value) + key.key;
  repeated.set(target, text);
  enter(target, text);
}

/** Letters repeated in a field so far: until React has drawn them, it sets the field back. */
const repeated = new WeakMap<Field, string>();

const isTextField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !OTHERS.has(element.type));

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Enters a text as if it were typed: React compares with the value that was last set by the property, and not with the prototype's. */
function enter(field: Field, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * All that a reader has typed, ticked and chosen on a drawn page before the app has taken it over. Returns a function that enters it once more, when
 * the fields belong to the app: React takes fields over as it drew them, and would not know of it.
 */
export function typedEarly(root: HTMLElement): () => void {
  const inputs = [...root.querySelectorAll<HTMLInputElement>("input")];
  const texts = [...inputs.filter(({ type }) => !OTHERS.has(type)), ...root.querySelectorAll("textarea")].flatMap((field) =>
    field.value === field.defaultValue ? [] : [{ field, text: field.value }],
  );
  const boxes = inputs.filter(({ type, checked, defaultChecked }) => TICKED.has(type) && checked !== defaultChecked);
  const files = inputs.filter((input) => input.files && input.files.length > 0);
  return () => {
    for (const { field, text } of texts) {
      field.value = field.defaultValue;
      enter(field, text);
    }
    for (const box of boxes) {
      box.checked = box.defaultChecked;
      box.click();
    }
    for (const input of files) input.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

const TICKED: ReadonlySet<string> = new Set(["checkbox", "radio"]);
const OTHERS: ReadonlySet<string> = new Set([...TICKED, "file"]);
