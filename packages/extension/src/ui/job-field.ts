import type { Job } from "../api.ts";
import { t } from "../words.ts";
import { h, icon } from "./dom.ts";

interface Options {
  readonly jobs: readonly Job[];
  readonly chosen: string | undefined;
  readonly lastUsed: string | undefined;
  readonly onchoose: (job: Job) => void;
}

/** Letters without their marks, so that "muller" finds "Müller" and "ilan" finds "İlan". */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll("ı", "i")
    .toLowerCase();

let fields = 0;

/** A field that chooses one of the open jobs by typing, by arrows or by pointer: ARIA's combobox with a list. */
export class JobField {
  readonly element: HTMLElement;
  readonly #options: Options;
  readonly #id = `job-${++fields}`;
  readonly #input: HTMLInputElement;
  readonly #list = h("ul", { id: `${this.#id}-list`, role: "listbox", "aria-label": t("job"), hidden: true });
  readonly #none = h("p", { class: "hint", role: "status" });
  readonly #error = h("p", { class: "error", id: `${this.#id}-error`, role: "alert" });
  #chosen: string | undefined;
  #shown: readonly Job[] = [];
  #active = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#chosen = options.chosen;
    const { length } = options.jobs;
    this.#input = h("input", {
      id: this.#id,
      type: "text",
      role: "combobox",
      autocomplete: "off",
      spellcheck: "false",
      // With a job chosen, Send is the next press.
      "data-focus": options.chosen === undefined,
      placeholder: length === 1 ? t("jobSearchOne") : t("jobSearch", length),
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-controls": this.#list.id,
      oninput: () => this.#open(),
      onblur: () => this.#close(),
      onkeydown: (event: KeyboardEvent) => this.#press(event),
      onclick: () => {
        if (!this.#list.hidden) return;
        this.#input.select();
        this.#open();
      },
    });
    this.#input.value = this.#title();
    this.element = h(
      "div",
      { class: "job" },
      h("label", { for: this.#id }, t("job")),
      h("div", { class: "field" }, icon("search"), this.#input, icon("down")),
      this.#list,
      this.#none,
      this.#error,
    );
  }

  /** Opens the list and says that a job has to be chosen. */
  demand(): void {
    this.#input.setAttribute("aria-invalid", "true");
    this.#input.setAttribute("aria-describedby", this.#error.id);
    this.#error.textContent = t("jobMissing");
    this.#input.focus();
    this.#open();
  }

  /** Says below the field that a press on Send had no effect. */
  say(sentence: string): void {
    this.#error.textContent = sentence;
  }

  #title(): string {
    return this.#options.jobs.find(({ jobId }) => jobId === this.#chosen)?.title ?? "";
  }

  /** Shows the jobs that match the text; all of them as long as it is the chosen one's title. */
  #open(): void {
    const { value } = this.#input;
    const asked = value === this.#title() ? "" : fold(value.trim());
    this.#shown = this.#options.jobs.filter(({ title, companyName }) => fold(`${title} ${companyName ?? ""}`).includes(asked));
    this.#list.replaceChildren(...this.#shown.map((job, at) => this.#option(job, at)));
    this.#none.textContent = this.#shown.length === 0 ? t("jobNone", value.trim()) : "";
    this.#list.hidden = this.#shown.length === 0;
    this.#move(this.#shown.findIndex(({ jobId }) => jobId === this.#chosen));
  }

  #option(job: Job, at: number): HTMLElement {
    const isChosen = job.jobId === this.#chosen;
    return h(
      "li",
      {
        id: `${this.#id}-${at}`,
        role: "option",
        "aria-selected": String(isChosen),
        // Before the field loses the focus, which would close the list under the pointer.
        onpointerdown: (event: PointerEvent) => {
          event.preventDefault();
          this.#choose(job);
        },
      },
      isChosen ? icon("check") : h("span", { class: "icon" }),
      h("span", { class: "title" }, job.title),
      h("span", { class: "aside" }, job.jobId === this.#options.lastUsed ? t("jobLast") : (job.companyName ?? "")),
    );
  }

  #move(to: number): void {
    this.#active = Math.min(Math.max(to, 0), Math.max(this.#shown.length - 1, 0));
    for (const [at, each] of [...this.#list.children].entries()) each.classList.toggle("active", at === this.#active);
    const isOpen = !this.#list.hidden;
    this.#input.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) this.#input.setAttribute("aria-activedescendant", `${this.#id}-${this.#active}`);
    else this.#input.removeAttribute("aria-activedescendant");
    this.#list.children[this.#active]?.scrollIntoView({ block: "nearest" });
  }

  #close(): void {
    this.#list.hidden = true;
    this.#none.textContent = "";
    this.#input.value = this.#title();
    this.#move(0);
  }

  #choose(job: Job): void {
    this.#chosen = job.jobId;
    this.#error.textContent = "";
    this.#input.removeAttribute("aria-invalid");
    this.#close();
    this.#options.onchoose(job);
  }

  #press(event: KeyboardEvent): void {
    const isOpen = !this.#list.hidden;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (isOpen) this.#move(this.#active + (key === "ArrowDown" ? 1 : -1));
      else this.#open();
    } else if (key === "Enter" && isOpen) {
      const job = this.#shown[this.#active];
      if (job) this.#choose(job);
      // The first press closes the list, the next one the popup.
    } else if (key === "Escape" && (isOpen || this.#input.value !== this.#title())) this.#close();
    else return;
    event.preventDefault();
  }
}
