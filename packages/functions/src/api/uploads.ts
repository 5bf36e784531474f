import { sentenceOf } from "@candor/contract";
import { Upload } from "@candor/core/upload/upload";
import { routes } from "../edge/endpoint.ts";

export const handler = routes({
  "POST /api/jobs/{jobId}/uploads": ({ path, body }) => Upload.begin({ ...body, ...path }),

  "GET /api/jobs/{jobId}/uploads": async ({ path }, { locale }) => {
    const { items } = await Upload.list(path);
    return { items: items.map((item) => ({ ...item, message: item.code && sentenceOf(item.code, locale) })) };
  },
});
