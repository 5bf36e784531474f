import type { Catalogue } from "../../i18n/translate.ts";
import common from "./common.json";
import recruiting from "./recruiting.json";

/**
 * The catalogues of this language by their file. The build puts this module beside the words of every page, so that no page names the files of other
 * languages.
 */
export const catalogues: Record<string, () => Promise<{ default: Catalogue }>> = {
  ...import.meta.glob<{ default: Catalogue }>(["./*.json", "!./common.json", "!./recruiting.json"]),
  "./common.json": () => Promise.resolve({ default: common }),
  "./recruiting.json": () => Promise.resolve({ default: recruiting }),
};
