import type { Language } from "../../text/language.ts";
import type { Level } from "../seniority/level.ts";
import type { Asked, QuestionKind, Theme, ThemeWords } from "./theme.ts";
import { THEMES_DE } from "./themes-de.ts";
import { THEMES_EN } from "./themes-en.ts";
import { THEMES_ES } from "./themes-es.ts";
import { THEMES_TR } from "./themes-tr.ts";

type Anchors = ThemeWords["anchors"];

/** Words of an interview in one language. `it` is the requirement in the advert's words. */
export interface InterviewWords {
  readonly themes: Readonly<Record<Theme, ThemeWords>>;
  readonly general: Readonly<Record<QuestionKind, (it: string) => Asked>>;
  readonly skill: Readonly<Record<QuestionKind, (it: string) => Asked>>;
  readonly anchors: Readonly<Record<QuestionKind, Anchors>>;
  /** A third follow-up for the level. */
  readonly forLevel: Readonly<Record<Level, string>>;
  readonly notAsked: Readonly<Record<"experience" | "education" | "certification" | "language" | "noTime", string>>;
  readonly opening: string;
  readonly theirs: string;
  readonly proposed: string;
  readonly never: readonly (readonly [topic: string, instead: string])[];
  readonly sheet: {
    readonly title: string;
    readonly candidate: string;
    readonly interviewer: string;
    readonly date: string;
    readonly sum: string;
    readonly of: string;
    readonly note: string;
  };
  readonly minutes: string;
  readonly weak: string;
  readonly fair: string;
  readonly strong: string;
  readonly neverTitle: string;
}

const EN: InterviewWords = {
  themes: THEMES_EN,
  general: {
    did: (it) => [
      `“${it}”: tell me about the last time you did this. What was your part?`,
      "What was difficult about it?",
      "How did it end, and how do you know?",
    ],
    would: (it) => [
      `“${it}”: suppose it is your first week and this is due by Friday. How do you begin?`,
      "What do you need from others?",
      "How do you notice that it is going wrong?",
    ],
    knows: (it) => [
      `“${it}”: explain it to me as to a new colleague. What do beginners get wrong?`,
      "When does the usual way not work?",
      "Where do you look when you do not know?",
    ],
  },
  skill: {
    did: (it) => [
      `What was the last thing you used this for: ${it}? What did you do yourself?`,
      "What went wrong on the way?",
      "What would you do differently today?",
    ],
    would: (it) => [
      `${it}: you come into a team that uses it badly. What do you look at first?`,
      "What do you change, and what do you leave?",
      "How do you win the others over?",
    ],
    knows: (it) => [
      `${it}: what is it good for, and what would you not use it for?`,
      "Which mistake have you seen most often?",
      "How do you keep up with it?",
    ],
  },
  anchors: {
    did: [
      "Speaks in general, “we”, no example.",
      "One example with the own part. The result stays vague.",
      "An example with situation, own decision, result, and what came of it.",
    ],
    would: [
      "Starts at once, asks nothing.",
      "Sensible steps. Forgets those concerned.",
      "Asks first, orders the steps, names risks and how to check.",
    ],
    knows: ["Buzzwords, no example.", "Right for the usual case.", "Right, with limits, an example and the own gaps."],
  },
  forLevel: {
    entry: "If it has not come up yet: what would your first step be?",
    experienced: "What of it did you do alone?",
    senior: "What did others learn from you there?",
    lead: "Whom did you give it to, and how did you follow up?",
    executive: "What did it change for the whole organisation, and what did it cost?",
  },
  notAsked: {
    experience: "Read it in the CV, no question",
    education: "Read it in the CV, no question",
    certification: "Ask to see it, no question",
    language: "Hold five minutes of the interview in it",
    noTime: "No time left: a longer interview, or read it in the CV",
  },
  opening: "Start",
  theirs: "Theirs",
  proposed: "Usual for this profession, not from an advert",
  never: [
    ["Children, plans, who looks after whom", "Ask everyone the same: can you work the hours of the advert?"],
    ["Age, or when they left school", "The advert asks for work, not for a year of birth."],
    ["Health, sick days, pregnancy, disability", "Say what the work is, and ask what they need to do it."],
    ["Where they come from, their mother tongue", "The answers show how well they speak."],
    ["Religion, partner, party, trade union", "No question replaces these. They do not belong to the job."],
    ["What they earn or earned", "Name your range instead. In the EU, Directive 2023/970, Art. 5 rules the question out."],
  ],
  sheet: {
    title: "Score sheet",
    candidate: "Candidate",
    interviewer: "Interviewer",
    date: "Date",
    sum: "Sum",
    of: "of",
    note: "One sheet per interviewer, filled in before you talk to each other.",
  },
  minutes: "min",
  weak: "weak",
  fair: "fair",
  strong: "strong",
  neverTitle: "What not to ask",
};

const DE: InterviewWords = {
  themes: THEMES_DE,
  general: {
    did: (it) => [
      `„${it}“: Erzählen Sie vom letzten Mal. Was war Ihr Anteil?`,
      "Was war daran schwierig?",
      "Wie ging es aus, und woran sehen Sie das?",
    ],
    would: (it) => [
      `„${it}“: Angenommen, es ist Ihre erste Woche und das ist bis Freitag fällig. Wie fangen Sie an?`,
      "Was brauchen Sie von anderen?",
      "Woran merken Sie, dass es schiefgeht?",
    ],
    knows: (it) => [
      `„${it}“: Erklären Sie es mir wie jemandem, der neu anfängt. Was machen Anfänger falsch?`,
      "Wann geht der übliche Weg nicht?",
      "Wo sehen Sie nach, wenn Sie es nicht wissen?",
    ],
  },
  skill: {
    did: (it) => [
      `Wofür haben Sie das zuletzt benutzt: ${it}? Was haben Sie selbst gemacht?`,
      "Was ging unterwegs schief?",
      "Was würden Sie heute anders machen?",
    ],
    would: (it) => [
      `${it}: Sie kommen in ein Team, das es schlecht nutzt. Was sehen Sie sich zuerst an?`,
      "Was ändern Sie, und was lassen Sie?",
      "Wie nehmen Sie die anderen mit?",
    ],
    knows: (it) => [
      `${it}: Wofür taugt es, und wofür würden Sie es nicht nehmen?`,
      "Welchen Fehler sehen Sie am häufigsten?",
      "Wie bleiben Sie auf dem Stand?",
    ],
  },
  anchors: {
    did: [
      "Redet allgemein, „wir“, kein Beispiel.",
      "Ein Beispiel mit eigenem Anteil. Das Ergebnis bleibt vage.",
      "Ein Beispiel mit Lage, eigener Entscheidung, Ergebnis und Folge.",
    ],
    would: [
      "Legt sofort los, fragt nichts.",
      "Vernünftige Schritte. Vergisst die Beteiligten.",
      "Fragt zuerst, ordnet die Schritte, nennt Risiken und die Prüfung.",
    ],
    knows: [
      "Schlagworte, kein Beispiel.",
      "Für den üblichen Fall richtig.",
      "Richtig, mit Grenzen, Beispiel und eigenen Lücken.",
    ],
  },
  forLevel: {
    entry: "Falls es noch nicht vorkam: Was wäre Ihr erster Schritt?",
    experienced: "Was davon haben Sie allein gemacht?",
    senior: "Was haben andere dabei von Ihnen gelernt?",
    lead: "Wem haben Sie es übertragen, und wie haben Sie nachgefasst?",
    executive: "Was hat es für das ganze Unternehmen verändert, und was hat es gekostet?",
  },
  notAsked: {
    experience: "Im Lebenslauf lesen, keine Frage",
    education: "Im Lebenslauf lesen, keine Frage",
    certification: "Zeigen lassen, keine Frage",
    language: "Fünf Minuten des Gesprächs darin führen",
    noTime: "Keine Zeit mehr: länger sprechen oder im Lebenslauf lesen",
  },
  opening: "Beginn",
  theirs: "Ihre Fragen",
  proposed: "Üblich für diesen Beruf, nicht aus einer Ausschreibung",
  never: [
    ["Kinder, Familienplanung, Betreuung", "Alle gleich fragen: Können Sie zu den genannten Zeiten arbeiten?"],
    ["Alter oder Schulabschlussjahr", "Die Stelle verlangt Arbeit, kein Geburtsjahr."],
    ["Gesundheit, Krankentage, Schwangerschaft, Behinderung", "Sagen, was die Arbeit ist, und fragen, was dafür gebraucht wird."],
    ["Herkunft und Muttersprache", "Die Antworten zeigen, wie gut jemand spricht."],
    ["Religion, Partnerschaft, Partei, Gewerkschaft", "Dafür gibt es keinen Ersatz. Es gehört nicht zur Stelle."],
    [
      "Jetziges oder früheres Gehalt",
      "Stattdessen Ihre Spanne nennen. In der EU schließt die Richtlinie 2023/970, Art. 5, die Frage aus.",
    ],
  ],
  sheet: {
    title: "Bewertungsbogen",
    candidate: "Bewerber/in",
    interviewer: "Gesprächsführung",
    date: "Datum",
    sum: "Summe",
    of: "von",
    note: "Ein Bogen je Person, ausgefüllt, bevor Sie sich austauschen.",
  },
  minutes: "Min.",
  weak: "schwach",
  fair: "ordentlich",
  strong: "stark",
  neverTitle: "Was Sie nicht fragen",
};

const ES: InterviewWords = {
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

const TR: InterviewWords = {
  themes: THEMES_TR,
  general: {
    did: (it) => [
      `“${it}”: bunu en son ne zaman yaptığınızı anlatın. Sizin payınız neydi?`,
      "Zor olan neydi?",
      "Nasıl sonuçlandı, bunu nereden biliyorsunuz?",
    ],
    would: (it) => [
      `“${it}”: ilk haftanız olduğunu ve bunun cumaya bitmesi gerektiğini düşünün. Nasıl başlarsınız?`,
      "Başkalarından neye ihtiyacınız olur?",
      "Yanlış gittiğini nereden anlarsınız?",
    ],
    knows: (it) => [
      `“${it}”: bana yeni başlayan birine anlatır gibi anlatın. Acemiler nerede yanılır?`,
      "Olağan yol ne zaman işlemez?",
      "Bilmediğinizde nereye bakarsınız?",
    ],
  },
  skill: {
    did: (it) => [
      `Bunu en son ne için kullandınız: ${it}? Kendiniz ne yaptınız?`,
      "Yolda ne ters gitti?",
      "Bugün neyi farklı yapardınız?",
    ],
    would: (it) => [
      `${it}: onu kötü kullanan bir ekibe geliyorsunuz. Önce neye bakarsınız?`,
      "Neyi değiştirir, neyi bırakırsınız?",
      "Diğerlerini nasıl ikna edersiniz?",
    ],
    knows: (it) => [
      `${it}: ne işe yarar, ne için kullanmazsınız?`,
      "En sık hangi hatayı gördünüz?",
      "Bu konuda nasıl güncel kalıyorsunuz?",
    ],
  },
  anchors: {
    did: [
      "Genel konuşur, “biz” der, örnek yoktur.",
      "Kendi payıyla bir örnek. Sonuç belirsiz kalır.",
      "Durumu, kendi kararı, sonucu ve etkisiyle bir örnek.",
    ],
    would: [
      "Hiç sormadan başlar.",
      "Makul adımlar. İlgilileri unutur.",
      "Önce sorar, adımları sıralar, riskleri ve kontrolü söyler.",
    ],
    knows: ["Moda sözcükler, örnek yok.", "Olağan durum için doğru.", "Doğru; sınırları, bir örnek ve kendi eksikleriyle."],
  },
  forLevel: {
    entry: "Henüz başınıza gelmediyse: ilk adımınız ne olurdu?",
    experienced: "Bunun hangi kısmını tek başınıza yaptınız?",
    senior: "Başkaları bundan sizden ne öğrendi?",
    lead: "Bunu kime verdiniz ve nasıl takip ettiniz?",
    executive: "Tüm kurum için neyi değiştirdi ve neye mal oldu?",
  },
  notAsked: {
    experience: "Özgeçmişten okuyun, soru gerekmez",
    education: "Özgeçmişten okuyun, soru gerekmez",
    certification: "Belgeyi görmek isteyin, soru gerekmez",
    language: "Görüşmenin beş dakikasını o dilde yapın",
    noTime: "Süre yetmedi: daha uzun görüşün veya özgeçmişten okuyun",
  },
  opening: "Başlangıç",
  theirs: "Adayın soruları",
  proposed: "Bu meslek için olağan, bir ilandan değil",
  never: [
    ["Çocuk, aile planı, kimin kime baktığı", "Herkese aynısını sorun: ilandaki saatlerde çalışabilir misiniz?"],
    ["Yaş veya okulun bittiği yıl", "İlan iş istiyor, doğum yılı değil."],
    ["Sağlık, rapor günleri, hamilelik, engel", "İşin ne olduğunu söyleyin ve ne gerektiğini sorun."],
    ["Nereli olduğu, ana dili", "Yanıtlar dili ne kadar iyi konuştuğunu gösterir."],
    ["Din, eş, parti, sendika", "Bunların yerine geçecek soru yoktur. Görevle ilgili değildir."],
    ["Şimdiki veya önceki ücreti", "Kendi aralığınızı söyleyin. AB’de 2023/970 sayılı Direktif, madde 5, bu soruyu yasaklar."],
  ],
  sheet: {
    title: "Değerlendirme formu",
    candidate: "Aday",
    interviewer: "Görüşmeyi yapan",
    date: "Tarih",
    sum: "Toplam",
    of: "/",
    note: "Kişi başına bir form; birbirinizle konuşmadan önce doldurulur.",
  },
  minutes: "dk",
  weak: "zayıf",
  fair: "yeterli",
  strong: "güçlü",
  neverTitle: "Sorulmaması gerekenler",
};

export const INTERVIEW_WORDS: Readonly<Record<Language, InterviewWords>> = { en: EN, de: DE, es: ES, tr: TR };
