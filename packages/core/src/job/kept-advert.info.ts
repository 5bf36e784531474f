const DAY_MS = 24 * 60 * 60 * 1000;

/** Where the browser keeps an advert between the free tool that wrote it and the page that creates jobs. */
export const KEPT_ADVERT_KEY = "candor-kept-advert";

/** A longer kept advert is erased unread. */
export const KEPT_ADVERT_MS = DAY_MS;

export interface KeptAdvert {
  readonly title: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}
