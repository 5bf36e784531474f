import type { Language } from "../text/language.ts";
import type { ProtectedReason } from "./rule.ts";

type Sentences = Readonly<Record<Language, string>>;

/** Reasons of wishes that are refused. */
export const WISH_REASONS: Readonly<Record<ProtectedReason, Sentences>> = {
  age: {
    en: "Asks for an age. Ask for what the work needs.",
    de: "Fragt nach dem Alter. Nennen Sie, was die Arbeit braucht.",
    es: "Pide una edad. Di lo que necesita el trabajo.",
    tr: "Yaş soruyor. İşin gerektirdiğini yazın.",
  },
  gender: {
    en: "Leaves out a gender.",
    de: "Schließt ein Geschlecht aus.",
    es: "Excluye un género.",
    tr: "Bir cinsiyeti dışarıda bırakıyor.",
  },
  nationality: {
    en: "Asks for an origin. A permit to work is enough.",
    de: "Fragt nach der Herkunft. Eine Arbeitserlaubnis genügt.",
    es: "Pide un origen. Basta con el permiso de trabajo.",
    tr: "Köken soruyor. Çalışma izni yeterlidir.",
  },
  nativeSpeaker: {
    en: "Asks for an origin where a level is meant. Name the level.",
    de: "Fragt nach Herkunft statt nach Können. Nennen Sie das Niveau.",
    es: "Pide un origen donde se busca un nivel. Di el nivel.",
    tr: "Düzey yerine köken soruyor. Düzeyi yazın.",
  },
  militaryService: {
    en: "Asks for military service.",
    de: "Fragt nach dem Wehrdienst.",
    es: "Pide el servicio militar.",
    tr: "Askerlik durumunu soruyor.",
  },
  maritalStatus: {
    en: "Asks for a marital status.",
    de: "Fragt nach dem Familienstand.",
    es: "Pide un estado civil.",
    tr: "Medeni durumu soruyor.",
  },
  familyDuties: {
    en: "Shuts out people with a family. Name the hours.",
    de: "Schließt Menschen mit Familie aus. Nennen Sie die Zeiten.",
    es: "Excluye a quienes tienen familia. Di el horario.",
    tr: "Ailesi olanları dışarıda bırakıyor. Çalışma saatlerini yazın.",
  },
  pregnancy: {
    en: "Shuts out pregnant women.",
    de: "Schließt Schwangere aus.",
    es: "Excluye a las embarazadas.",
    tr: "Hamileleri dışarıda bırakıyor.",
  },
  photo: {
    en: "Asks for a photo. Looks do not belong in the choice.",
    de: "Verlangt ein Foto. Das Aussehen gehört nicht in die Auswahl.",
    es: "Pide una foto. El aspecto no debe contar.",
    tr: "Fotoğraf istiyor. Görünüş seçime girmemelidir.",
  },
  religion: { en: "Asks for a religion.", de: "Fragt nach der Religion.", es: "Pide una religión.", tr: "Din soruyor." },
  health: {
    en: "Shuts out people with an illness or disability. Name the work.",
    de: "Schließt Kranke oder Menschen mit Behinderung aus. Nennen Sie die Arbeit.",
    es: "Excluye a personas enfermas o con discapacidad. Describe el trabajo.",
    tr: "Hastaları veya engellileri dışarıda bırakıyor. İşi tarif edin.",
  },
  appearance: {
    en: "Asks for looks. Name the manner you need.",
    de: "Fragt nach dem Aussehen. Nennen Sie das Auftreten.",
    es: "Pide un aspecto. Describe el trato.",
    tr: "Görünüş soruyor. İstediğiniz tutumu yazın.",
  },
  union: {
    en: "Shuts out members of a trade union.",
    de: "Schließt Gewerkschaftsmitglieder aus.",
    es: "Excluye a personas sindicadas.",
    tr: "Sendika üyelerini dışarıda bırakıyor.",
  },
};

/** Reasons of hints. None of them says that something is unlawful. */
export const HINT_REASONS = {
  gendered: {
    en: "Names one gender only. An advert should speak to all.",
    de: "Nur eine Form. Eine Ausschreibung sollte alle Geschlechter ansprechen.",
    es: "Nombra un solo género. El anuncio debería dirigirse a todas las personas.",
    tr: "Tek bir cinsiyeti anıyor. İlan herkese seslenmelidir.",
  },
  coded: {
    en: "Lawful. In experiments, adverts with such words appealed less to women (Gaucher, Friesen, Kay 2011).",
    de: "Zulässig. In Versuchen sprachen Texte mit solchen Wörtern Frauen weniger an (Gaucher, Friesen, Kay 2011).",
    es: "Es lícito. En experimentos, los anuncios con estas palabras atraían menos a las mujeres (Gaucher, Friesen, Kay 2011).",
    tr: "Yasak değil. Deneylerde bu tür sözcükler içeren ilanlar kadınlara daha az çekici geldi (Gaucher, Friesen, Kay 2011).",
  },
  young: {
    en: "Lawful for a company, and often read as a wish for young people.",
    de: "Für ein Unternehmen zulässig, wird aber oft als Wunsch nach Jüngeren gelesen.",
    es: "Es lícito para una empresa, pero suele leerse como deseo de gente joven.",
    tr: "Bir şirket için söylenebilir, ama çoğu kez genç aday isteği diye okunur.",
  },
  payMissing: {
    en: "Applicants should know the range before the interview (Directive (EU) 2023/970, Art. 5, due 7 June 2026). Not every country has adopted it, so this is a hint.",
    de: "Wer sich bewirbt, soll die Spanne vor dem Gespräch kennen (Richtlinie (EU) 2023/970, Art. 5, umzusetzen bis 7. Juni 2026). Nicht jedes Land hat das getan, darum ist dies ein Hinweis.",
    es: "Quien se presenta debe conocer la banda antes de la entrevista (Directiva (UE) 2023/970, art. 5, plazo 7 de junio de 2026). No todos los países la han adoptado; por eso es un aviso.",
    tr: "Başvuranlar ücret aralığını görüşmeden önce bilmelidir (AB 2023/970 sayılı Direktif, madde 5, son tarih 7 Haziran 2026). Her ülke uygulamıyor; bu yüzden bu bir ipucudur.",
  },
} as const satisfies Readonly<Record<string, Sentences>>;
