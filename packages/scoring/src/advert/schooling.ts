import type { EducationLevel } from "../profile.info.ts";
import type { Span } from "../text/lines.ts";
import { degreesIn } from "../vocabulary/education.ts";

// Schooling in words that adverts use and CVs use otherwise, on flat text. Only where nothing else names a level.
const SCHOOLING: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    "school",
    /(?<!\p{L})(?:(?:educacion )?(?:primaria|secundaria) (?:completa|concluida|finalizada)|noveno ano|estudios (?:primarios|secundarios|basicos)|educacion (?:primaria|basica|media)|ilkogretim|ilkokul|ortaokul|\p{L}*schulabschluss|schulbildung|mittlerer abschluss)(?!\p{L})/u,
  ],
  [
    "vocational",
    /(?<!\p{L})(?:tecnic[oa] (?:medio|superior)|bachiller tecnico|\p{L}*berufsabschluss|yuksekokul\p{L}*|(?:kaufmannische|technische|handwerkliche|gewerbliche|medizinische|padagogische|einschlagige|fachliche|relevante) ausbildung|ausbildung im bereich|(?:weiterbildung|fortbildung|umschulung) (?:zum|zur|als)|vergleichbare (?:ausbildung|qualifikation)|(?:trade|vocational|technical) school)(?!\p{L})/u,
  ],
  [
    "bachelor",
    /(?<!\p{L})(?:titulo (?:de|en|universitario|profesional)|(?:tercer|cuarto) nivel|(?:egresad[oa]|titulad[oa]|graduad[oa]|(?<!(?:plantilla|equipo|desarrollo|crecimiento|trayectoria|ambiente|entorno|servicio)s? )profesional)s? (?:de|en|o titulad[oa])|(?<!experiencia (?:y|o) )estudios (?:en|de) (?!mercado|caso|campo|viabilidad|factibilidad|costo|tiempo|suelo|impacto|prefactib|manejo|uso(?!\p{L})|temas|areas)\p{L}{5,}|carrera (?:universitaria|profesional|tecnica|en|de|afin)|estudiante (?:universitari\p{L}*|avanzad\p{L}*|activ\p{L}*|de)|laufendes studium|eingeschriebene[rn]?\s{1,4}student\p{L}*|fakulte\p{L}*|(?:universite|bolum)\p{L}*(?: \p{L}{2,12})? mezun\p{L}*|(?:ilgili|benzer) (?:bir )?bolum\p{L}*|university (?:education|studies)|graduated? (?:from|in|of)|degree completed|completed (?:university )?(?:degree|studies)|completed or advanced studies)(?!\p{L})/u,
  ],
];

/** Degrees and schooling that flat text asks for. */
export const schoolingIn = (plain: string): readonly (Span & { level: EducationLevel })[] => {
  const named = degreesIn(plain);
  if (named.length > 0 || /(?<!\p{L})(?:experien|erfahr|deneyim)/u.test(plain)) return named;
  return SCHOOLING.flatMap(([level, pattern]) => {
    const found = pattern.exec(plain);
    return found ? [{ level, start: found.index, end: found.index + found[0].length }] : [];
  }).slice(0, 1);
};
