import { THEMES_ES } from "./themes-es.ts";
import type { InterviewWords } from "./words.ts";

const WORDS: InterviewWords = {
  themes: THEMES_ES,
  general: {
    did: (it) => [`«${it}»: cuéntame la última vez. ¿Cuál fue tu parte?`, "¿Qué fue lo difícil?", "¿Cómo acabó y cómo lo sabes?"],
    would: (it) => [
      `«${it}»: supón que es tu primera semana y hay que tenerlo el viernes. ¿Cómo empiezas?`,
      "¿Qué necesitas de los demás?",
      "¿En qué notas que va mal?",
    ],
    knows: (it) => [
      `«${it}»: explícamelo como a alguien que empieza. ¿En qué se equivocan los principiantes?`,
      "¿Cuándo no sirve el camino habitual?",
      "¿Dónde miras cuando no lo sabes?",
    ],
  },
  skill: {
    did: (it) => [
      `¿Para qué lo usaste por última vez: ${it}? ¿Qué hiciste tú?`,
      "¿Qué salió mal por el camino?",
      "¿Qué harías hoy de otra manera?",
    ],
    would: (it) => [
      `${it}: llegas a un equipo que lo usa mal. ¿Qué miras primero?`,
      "¿Qué cambias y qué dejas?",
      "¿Cómo convences a los demás?",
    ],
    knows: (it) => [
      `${it}: ¿para qué sirve y para qué no lo usarías?`,
      "¿Qué error has visto más veces?",
      "¿Cómo te mantienes al día?",
    ],
  },
  anchors: {
    did: [
      "Habla en general, «nosotros», sin ejemplo.",
      "Un ejemplo con su parte. El resultado queda vago.",
      "Un ejemplo con situación, decisión propia, resultado y consecuencia.",
    ],
    would: [
      "Empieza sin preguntar nada.",
      "Pasos razonables. Olvida a los afectados.",
      "Pregunta antes, ordena los pasos, nombra riesgos y cómo comprobarlo.",
    ],
    knows: [
      "Palabras de moda, sin ejemplo.",
      "Correcto en el caso habitual.",
      "Correcto, con límites, un ejemplo y sus propias lagunas.",
    ],
  },
  forLevel: {
    entry: "Si aún no te ha pasado, ¿cuál sería tu primer paso?",
    experienced: "¿Qué parte hiciste sin ayuda?",
    senior: "¿Qué aprendieron otros de ti?",
    lead: "¿A quién se lo encargaste y cómo hiciste el seguimiento?",
    executive: "¿Qué cambió en toda la organización y cuánto costó?",
  },
  notAsked: {
    experience: "Léelo en el CV, sin pregunta",
    education: "Léelo en el CV, sin pregunta",
    certification: "Pide verlo, sin pregunta",
    language: "Haz cinco minutos de la entrevista en ese idioma",
    noTime: "No queda tiempo: alarga la entrevista o léelo en el CV",
  },
  opening: "Inicio",
  theirs: "Sus preguntas",
  proposed: "Habitual en esta profesión, no viene de un anuncio",
  never: [
    ["Hijos, planes, quién cuida de quién", "Pregunta a todos lo mismo: ¿puedes trabajar en el horario del anuncio?"],
    ["La edad o el año en que acabó los estudios", "El anuncio pide trabajo, no un año de nacimiento."],
    ["Salud, bajas, embarazo, discapacidad", "Di en qué consiste el trabajo y pregunta qué necesita para hacerlo."],
    ["De dónde viene, su lengua materna", "Las respuestas muestran cómo habla."],
    ["Religión, pareja, partido, sindicato", "Nada sustituye estas preguntas. No son del puesto."],
    ["Lo que gana o ganaba", "Di tu banda. En la UE, la Directiva 2023/970, art. 5, excluye la pregunta."],
  ],
  sheet: {
    title: "Hoja de valoración",
    candidate: "Candidatura",
    interviewer: "Quien entrevista",
    date: "Fecha",
    sum: "Suma",
    of: "de",
    note: "Una hoja por persona, rellenada antes de hablar entre vosotros.",
  },
  minutes: "min",
  weak: "débil",
  fair: "correcta",
  strong: "fuerte",
  neverTitle: "Lo que no se pregunta",
};

/** A function, so that a browser can load the words with the first question in their language. */
export const spanishWords = (): InterviewWords => WORDS;
