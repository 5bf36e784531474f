import { ApiError, call } from "../../../api/client.ts";
import { postFile } from "../../../../ui/files/post-file.ts";
import { queryClient } from "../../../api/query-client.ts";
import { spokenLocale, translatorOf } from "../../../i18n/i18n.ts";
import { flawOf } from "../../../../ui/files/check-file.ts";
import { pause } from "../../../../ui/files/pause.ts";
import { bulkLink } from "../queries.ts";
import { Delivery } from "./delivery.ts";

/** Deliveries of this tab by link, kept outside React so that the page in another language shows the same files. */
const deliveries = new Map<string, Delivery>();

/** The files of a link in this tab. */
export function deliveryOf(token: string): Delivery {
  const known = deliveries.get(token);
  if (known) return known;
  const path = { token };
  const delivery = new Delivery({
    flawOf,
    post: postFile,
    wait: pause,
    wordsFor,
    forms: async (files, signal) => {
      try {
        const { uploads } = await call("POST /api/public/bulk/{token}/uploads", { path, body: { files: [...files] }, signal });
        return uploads;
      } finally {
        // The number of files that the link still accepts has changed, or was the reason of the refusal.
        void queryClient.invalidateQueries(bulkLink(token));
      }
    },
    told: async (cvIds, signal) => {
      const { items } = await call("GET /api/public/bulk/{token}/uploads", { path, query: { cvIds: cvIds.join(",") }, signal });
      return items;
    },
  });
  deliveries.set(token, delivery);
  return delivery;
}

function wordsFor(error: unknown): string {
  const t = translatorOf(spokenLocale(), "common");
  if (error instanceof ApiError && error.code === "network") return t(($) => $.error.network);
  if (error instanceof ApiError && error.message) return error.message;
  return t(($) => $.error.unexpected);
}
