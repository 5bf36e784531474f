import type { DemoJob } from "./adverts.ts";

/** The layout of a page; `scan` is a picture of a page, without any text in the file. */
export type Layout = "column" | "sidebar" | "labels" | "band" | "plain" | "scan";

export interface Entry {
  readonly title?: string;
  readonly place?: string;
  readonly dates?: string;
  readonly lines?: readonly string[];
  readonly text?: string;
}

export interface Section {
  readonly heading: string;
  readonly entries: readonly Entry[];
  /** Printed beside the main text where the layout has a side column. */
  readonly aside?: boolean;
}

/** One invented CV. Addresses end in `.example`, telephone numbers are from ranges that are not in use. */
export interface Cv {
  readonly job: DemoJob;
  readonly fileName: string;
  readonly language: "en" | "de" | "es" | "tr";
  readonly layout: Layout;
  readonly name: string;
  readonly title: string;
  readonly contact: readonly string[];
  /** Birth, nationality, family, military service: facts in many CVs that no score may use. */
  readonly personal?: readonly string[];
  readonly hasPhoto?: boolean;
  /** The one colour of the page. */
  readonly colour: string;
  readonly sections: readonly Section[];
  /** Written in white on white at the foot of the first page. */
  readonly hidden?: string;
}
