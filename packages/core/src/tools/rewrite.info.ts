import * as z from "zod/mini";
import { LOCALES } from "../kernel/limits.ts";

/** Inputs of the public tools, as their forms have them. */

const Language = z.enum(LOCALES);
const line = (max: number) => z.string().check(z.maxLength(max));
const Line = z.optional(line(300));
const Lines = z.optional(line(4000));
const Level = z.optional(z.enum(["entry", "experienced", "senior", "lead", "executive"]));
const Pay = z.optional(z.object({ from: Line, to: Line, currency: line(20), period: z.enum(["year", "month", "hour"]) }));

export const Response = z.object({
  kind: z.enum(["received", "invitation", "rejection", "rejectionAfterInterview", "offer", "keepInTouch", "question"]),
  tone: z.enum(["formal", "plain", "warm"]),
  language: Language,
  reader: z.optional(Language),
  role: line(300),
  name: Line,
  company: Line,
  sender: Line,
  reason: z.optional(line(1000)),
  date: Line,
  time: Line,
  place: Line,
  question: z.optional(line(1000)),
  deadline: Line,
  keepMonths: z.optional(z.int().check(z.minimum(0), z.maximum(60))),
});

export const Linkedin = z.object({
  kind: z.enum(["note", "notePremium", "inMail"]),
  tone: z.enum(["warm", "neutral", "formal"]),
  language: Language,
  reader: z.optional(Language),
  role: line(300),
  name: Line,
  company: Line,
  place: Line,
  fact: z.optional(line(1000)),
  sender: Line,
  pay: Pay,
});

export const Interview = z.object({
  text: line(20_000),
  level: Level,
  minutes: z.int().check(z.minimum(30), z.maximum(120)),
  kinds: z.array(z.enum(["did", "would", "knows"])).check(z.maxLength(3)),
  language: z.optional(Language),
});

export const Description = z.object({
  title: line(300),
  language: Language,
  reader: z.optional(Language),
  tone: z.enum(["formal", "friendly", "brief"]),
  company: Line,
  level: Level,
  place: Line,
  hours: z.optional(z.enum(["fullTime", "partTime", "either"])),
  pay: Pay,
  tasks: Lines,
  must: Lines,
  nice: Lines,
  offers: Lines,
});

/** A tool's text in the wording of a model. */
export const Rewritten = z.object({
  text: z.string(),
  /** The tool's answer, in the form that the browser's own engine gives it. */
  answer: z.record(z.string(), z.unknown()),
  /** Count of parts that kept their wording, because the model's said something else. */
  kept: z.int(),
  /** Name of the model. */
  model: z.string(),
});
export type Rewritten = z.infer<typeof Rewritten>;
