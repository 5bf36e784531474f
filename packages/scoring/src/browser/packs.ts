import { wordsCoded } from "../text/front-coding.ts";
import type { Language } from "../text/language.ts";
import { APART, signsOf, type Apart, type Pack } from "./apart.ts";
import { NotLoaded } from "./late.ts";

/** The places of the tables of each language, and of the keys that tell whether a text needs them. */
export type Sources = Readonly<
  Record<
    Apart,
    { readonly keys: () => Promise<{ readonly keys: string }>; readonly pack: () => Promise<{ readonly pack: Pack }> }
  >
>;

export interface Packs {
  /** Says the language of most of what follows, whose tables are loaded at once and whose keys are not. */
  readonly speak: (language: Language) => void;
  /** Throws `NotLoaded` where a word may be in the tables of a language that are not loaded. */
  readonly need: (words: Iterable<string>) => void;
  /** Calls `use` with each pack, now or once it is loaded. */
  readonly onPack: (use: (language: Apart, pack: Pack) => void) => void;
}

/** The tables of the languages, loaded for the first text that may need them. */
export const packsOf = (sources: Sources): Packs => {
  const packs = new Map<Apart, Pack>();
  const keys = new Map<Apart, ReadonlySet<string>>();
  const users: ((language: Apart, pack: Pack) => void)[] = [];
  const loading = new Map<Apart, Promise<void>>();
  /** Words that show no key of a missing language. */
  const checked = new Set<string>();
  let spoken: Language | undefined;

  const fetchPack = async (language: Apart): Promise<void> => {
    const { pack } = await sources[language].pack();
    packs.set(language, pack);
    for (const use of users) use(language, pack);
  };
  const load = (language: Apart): Promise<void> => {
    const begun = loading.get(language) ?? fetchPack(language);
    loading.set(language, begun);
    // Asked for again where it could not be loaded.
    begun.catch(() => loading.delete(language));
    return begun;
  };
  const loadKeys = async (language: Apart): Promise<void> => {
    keys.set(language, new Set(wordsCoded((await sources[language].keys()).keys)));
  };
  const begin = (): Promise<unknown> =>
    Promise.all(
      APART.filter((language) => !packs.has(language) && !keys.has(language)).map((language) =>
        language === spoken ? load(language) : loadKeys(language),
      ),
    );
  return {
    speak: (language) => {
      spoken ??= language;
    },
    need: (words) => {
      if (packs.size === APART.length) return;
      if (packs.size + keys.size < APART.length && APART.some((one) => !packs.has(one) && !keys.has(one)))
        throw new NotLoaded(begin);
      for (const word of words) {
        if (checked.has(word)) continue;
        const signs = signsOf(word);
        for (const [language, own] of keys)
          if (!packs.has(language) && signs.some((sign) => own.has(sign))) throw new NotLoaded(() => load(language));
        checked.add(word);
      }
    },
    onPack: (use) => {
      users.push(use);
      for (const [language, pack] of packs) use(language, pack);
    },
  };
};
