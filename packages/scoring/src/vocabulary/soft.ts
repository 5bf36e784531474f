import { remembered } from "../text/remember.ts";

// Soft skills, on flat text. They never score; they become interview questions.
const SOFT =
  /team ?(?:player|spirit|work|oriented)|teamfahig\w{0,30}|teamgeist|teamarbeit|trabajo en equipo|espiritu de equipo|takim calismas\w{0,30}|takim oyuncusu|ekip calismas\w{0,30}|communicat(?:ion|ive) (?:skills?)?|kommunikations(?:stark|fahig|starke|geschick)\w{0,30}|comunicativ[oa]|habilidades de comunicacion|iletisim beceri\w{0,30}|iletisimi (?:guclu|kuvvetli)|proactiv\w{0,30}|proaktif|initiative|eigeninitiative|iniciativa|inisiyatif|self[- ]?(?:starter|driven|motivated)|selbststandig\w{0,30}|selbstandig\w{0,30}|eigenverantwortlich\w{0,30}|zuverlassig\w{0,30}|reliable|reliability|fiable|guvenilir|flexib\w{1,30}|belastbar\w{0,30}|stress[- ]resist\w{0,30}|problem[- ]solv\w{0,30}|problemlos\w{0,30}|resolucion de problemas|problem cozme|analytical thinking|analytisches denk\w{0,30}|pensamiento analitico|analitik dusun\w{0,30}|motivated|motiviert\w{0,30}|motivad[oa]|motivasyon\w{0,30}|motive|enthusias\w{0,30}|begeister\w{0,30}|passion(?:ate)?|leidenschaft\w{0,30}|pasion|tutkulu|creativ\w{0,30}|kreativ\w{0,30}|yaratici|curious|curiosity|neugier\w{0,30}|curiosidad|merakli|humou?r|hands-on|open-minded|offenheit|aufgeschlossen\w{0,30}|attention to detail|sorgfaltig\w{0,30}|sorgfalt|detallista|detay(?:lara)? (?:odakli|onem)|dikkatli|organi[sz]ed|organisationstalent|organisiert|organizad[oa]|planli|ownership|eye for detail|empath\w{0,30}|einfuhlungsvermogen|empatia|empati|lernbereit\w{0,30}|willing(?:ness)? to learn|ganas de aprender|ogrenmeye (?:acik|istekli)|freundlich\w{0,30}|friendly|amable|guler yuzlu|disiplinli|sonuc odakli|sorumluluk sahibi/gu;

/** Spans of soft skills in flat text. */
export const softSkillsIn = remembered((flatText): readonly { start: number; end: number }[] =>
  Array.from(flatText.matchAll(SOFT), (match) => ({ start: match.index, end: match.index + match[0].trimEnd().length })),
);
