/**
 * Marks by which an advert addresses every gender: "(m/w/d)", "(f/m/x)", "(gn)", "(all genders)". Adverts in German need one, so it is part
 * of the title that is published.
 */
const MARK =
  /^\s{0,3}(?:[([]\s?(?:[a-z](?:\s?[/|,*:]\s?[a-z]){1,3}|gn|all genders?|any gender|alle geschlechter|todos los géneros)\s?[)\]]|[mwf]\/[mwf]\/[dxi]\b)/iu;

/** Returns a title with the mark that follows it in the advert, which the reader of adverts leaves out. */
export function publicTitle(title: string, advert: string): string {
  const at = title ? advert.indexOf(title) : -1;
  if (at < 0) return title;
  const [mark] = MARK.exec(advert.slice(at + title.length, at + title.length + 40)) ?? [];
  return mark && !title.includes(mark.trim()) ? `${title} ${mark.trim()}` : title;
}
