import type { Field } from "./fields.ts";

/** Figures that others have published, each with its source. They were taken on other CVs: for scale, not for a contest. */
export const PUBLISHED = {
  spread: "33 points over 100 runs of a language model at temperature 0.1 (danunparsed.com)",
  person: "1.9 points by another name (inkling-hire model card); up to 7.6 by a career gap (devops-daily #1534)",
  hiding: "a weak CV lifted to 91 (hiring-agent #273, Gemini 2.5 Flash); over 80 % of some injections succeed (arXiv 2512.20164)",
  flagged: "10.4 to 12.5 % false rejects by prompt and LoRA defences (arXiv 2512.20164)",
  ranking: "macro-F1 0.63 of match classes on a leakage-free split (resume-job-description-fit, Hugging Face)",
  time: "1.22 s per page (SmartResume README)",
  rate: '3.3 per minute ("200 in under an hour", CandidatePilot)',
  fields: {
    name: "47 % OpenResume, 36 % simple-resume-parser, on 36 real CVs",
    email: "72 % OpenResume, 100 % simple-resume-parser, on 36 real CVs",
    phone: "37 % OpenResume, 41 % simple-resume-parser, on 36 real CVs",
    skills: "35 % OpenResume, 37 % simple-resume-parser, on 36 real CVs; near 0 % in German, Spanish and Turkish",
    languages: "34 % simple-resume-parser, on 36 real CVs",
    education: "60 % OpenResume and simple-resume-parser, on 36 real CVs",
  } as Partial<Record<Field, string>>,
} as const;
