import type { Labels } from "@candor/core/candidacy/labels.info";
import type account from "../locales/en/account.json";
import type auth from "../locales/en/auth.json";
import type candidates from "../locales/en/candidates.json";
import type common from "../locales/en/common.json";
import type companies from "../locales/en/companies.json";
import type cvs from "../locales/en/cvs.json";
import type dashboard from "../locales/en/dashboard.json";
import type extension from "../locales/en/extension.json";
import type help from "../locales/en/help.json";
import type jobs from "../locales/en/jobs.json";
import type marks from "../locales/en/marks.json";
import type decisions from "../locales/en/decisions.json";
import type palette from "../locales/en/palette.json";
import type plans from "../locales/en/plans.json";
import type publicPages from "../locales/en/public.json";
import type recruiting from "../locales/en/recruiting.json";
import type uploads from "../locales/en/uploads.json";
import type views from "../locales/en/views.json";
import type criteria from "../locales/en/criteria.json";
import type newJob from "../locales/en/newJob.json";
import type share from "../locales/en/share.json";
import type candidate from "../locales/en/candidate.json";
import type pool from "../locales/en/pool.json";
import type search from "../locales/en/search.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    enableSelector: true;
    resources: {
      search: typeof search;
      pool: typeof pool;
      candidate: typeof candidate;
      share: typeof share;
      newJob: typeof newJob;
      criteria: typeof criteria;
      account: typeof account;
      auth: typeof auth;
      candidates: typeof candidates;
      common: typeof common;
      companies: typeof companies;
      cvs: typeof cvs;
      dashboard: typeof dashboard;
      extension: typeof extension;
      help: typeof help;
      jobs: typeof jobs;
      marks: typeof marks;
      decisions: typeof decisions;
      palette: typeof palette;
      plans: typeof plans;
      public: typeof publicPages;
      recruiting: typeof recruiting & Labels;
      uploads: typeof uploads;
      views: typeof views;
    };
  }
}
