/** Facts about a reader's browser on which the first frame of a page depends. `boot/reader.js` keeps them in a cookie for the server. */
export interface Reader {
  /** Time zone, as "Europe/Berlin". */
  readonly zone: string;
  /** The window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of a `rem`. */
  readonly rem: number;
  readonly platform: string;
  /** Choices kept in the browser's storage, by their key. */
  readonly kept: Readonly<Record<string, string>>;
}

/** A page that is being drawn on the server, for one request. */
export interface Drawing {
  /** Throws if the browser has not said anything about itself yet. */
  readonly reader: () => Reader;
  /** Components of `lazy.tsx` that the page's loaders asked for. Others are drawn as by a browser that has not loaded their code. */
  readonly code: Map<object, Promise<void>>;
}

let find: () => Drawing | undefined = () => undefined;

/** The page that is being drawn; undefined in a browser. */
export const drawing = (): Drawing | undefined => find();

/** Set once, by the server's renderer: it knows to which request the running code belongs. */
export function drawThrough(found: () => Drawing | undefined): void {
  find = found;
}

/** A choice kept in the browser's storage. Only keys that `boot/reader.js` lists reach the server. */
export function keptChoice(key: string): string | null {
  const page = drawing();
  return page ? (page.reader().kept[key] ?? null) : localStorage.getItem(key);
}

/** Width of the window, in pixels. */
export const windowWidth = (): number => drawing()?.reader().width ?? innerWidth;

/** The height of the window for which a page was drawn that the app is taking over; undefined for any other page. */
const drawnHeight = (): number | undefined => {
  const height = document.getElementById("root")?.dataset["height"];
  return height === undefined ? undefined : Number(height);
};

/** Height of the window, in pixels. While a drawn page is taken over, the one that it was drawn for. */
export const windowHeight = (): number => drawing()?.reader().height ?? drawnHeight() ?? innerHeight;

/** True while the server draws a page, and while the app takes it over: all of it is there at once. Otherwise parts may be drawn one after the other. */
export const isDrawnAtOnce = (): boolean => drawing() !== undefined || drawnHeight() !== undefined;
