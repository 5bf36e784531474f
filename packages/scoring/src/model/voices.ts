import { parseCv } from "../cv/parsed-cv.ts";
import type { Voice } from "../cv/voice.ts";
import type { Span } from "../text/lines.ts";

/** The sentences of a CV that speak in one voice, in order. */
export const sentencesOfVoice = (text: string, voice: Voice): Span[] =>
  parseCv(text, 0).sentences.filter((sentence) => sentence.voice === voice);
