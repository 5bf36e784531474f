import type { Trade } from "../types.ts";

export const childcare: Trade = {
  key: "childcare",
  years: 2,
  education: "vocational",
  titles: {
    en: { f: "Nursery Practitioner", m: "Nursery Practitioner", earlier: "Nursery Assistant" },
    de: { f: "Erzieherin", m: "Erzieher", earlier: "Kinderpfleger" },
    es: { f: "Educadora infantil", m: "Educador infantil", earlier: "Auxiliar de guardería" },
    tr: { f: "Okul Öncesi Öğretmeni", m: "Okul Öncesi Öğretmeni", earlier: "Anaokulu Yardımcı Öğretmeni" },
  },
  people: { en: "nursery staff", de: "pädagogische Fachkräfte", es: "educadores", tr: "okul öncesi öğretmeni" },
  degree: {
    en: "Level 3 Diploma in Early Years",
    de: "Ausbildung zur staatlich anerkannten Erzieherin",
    es: "Grado Superior en Educación Infantil",
    tr: "Ön Lisans, Çocuk Gelişimi",
  },
  schools: ["Fachakademie Isental", "Hollins College", "IES Valdeolmos", "Ege Meslek Yüksekokulu"],
  employers: ["Little Acorns", "Kita Regenbogen", "Escuela Infantil Caracol", "Papatya Anaokulu", "Willow Lane Nursery"],
  fillers: {
    en: ["A room of sixteen, two to four years old.", "Outdoors every day, whatever the weather.", "Shared the late shift."],
    de: ["Gruppe mit sechzehn Kindern von zwei bis vier.", "Jeden Tag draußen, bei jedem Wetter.", "Spätdienst im Wechsel."],
    es: ["Aula de dieciséis niños de dos a cuatro años.", "Patio todos los días.", "Turno de tarde compartido."],
    tr: ["İki-dört yaş arası on altı çocukluk sınıf.", "Her gün bahçeye çıktık.", "Akşam nöbetini paylaştık."],
  },
  skills: [
    {
      key: "observation",
      kind: "skill",
      isMust: true,
      en: [
        "Child observation",
        "{Child observation} and learning journals for my key children.",
        "{Observed} development and wrote the {learning journals}.",
      ],
      de: [
        "Beobachtung und Dokumentation",
        "{Beobachtung und Dokumentation} für acht Bezugskinder.",
        "{Entwicklungsberichte} und {Portfolios} geschrieben.",
      ],
      es: [
        "Observación y evaluación",
        "{Observación y evaluación} de mis ocho niños de referencia.",
        "Redacté {informes de desarrollo} de cada niño.",
      ],
      tr: ["Gelişim gözlemi", "Sekiz çocuk için {gelişim gözlemi} ve kayıt tuttum.", "Her çocuk için {gelişim raporu} yazdım."],
    },
    {
      key: "parents",
      kind: "skill",
      isMust: true,
      en: [
        "Parent communication",
        "{Parent communication} at the door and in two evenings a year.",
        "Held {parents' evenings} twice a year.",
      ],
      de: [
        "Elternarbeit",
        "{Elternarbeit} an der Tür und an zwei Abenden im Jahr.",
        "{Elterngespräche} zweimal im Jahr geführt.",
      ],
      es: [
        "Comunicación con las familias",
        "{Comunicación con las familias} a diario y en dos reuniones al año.",
        "Llevé las {tutorías con los padres} dos veces al año.",
      ],
      tr: [
        "Veli iletişimi",
        "Kapıda ve yılda iki toplantıda {veli iletişimi} bendeydi.",
        "Yılda iki kez {veli görüşmesi} yaptım.",
      ],
    },
    {
      key: "language-support",
      kind: "skill",
      isMust: true,
      en: [
        "Early language support",
        "{Early language support} for children with two languages.",
        "Helped children with their {speech and language} through songs.",
      ],
      de: [
        "Sprachförderung",
        "{Sprachförderung} für Kinder mit zwei Sprachen.",
        "Kinder mit Liedern beim {Spracherwerb} begleitet.",
      ],
      es: [
        "Estimulación del lenguaje",
        "{Estimulación del lenguaje} con niños bilingües.",
        "Trabajé el {desarrollo del lenguaje} con canciones.",
      ],
      tr: [
        "Dil gelişimi desteği",
        "İki dilli çocuklara {dil gelişimi desteği} verdim.",
        "Şarkılarla {dil gelişimini} destekledim.",
      ],
    },
    {
      key: "planning",
      kind: "skill",
      isMust: true,
      en: [
        "Activity planning",
        "{Activity planning} for each week, forest day included.",
        "Planned the {weekly activities} and the forest day.",
      ],
      de: [
        "Angebotsplanung",
        "{Angebotsplanung} für jede Woche, mit Waldtag.",
        "{Pädagogische Angebote} geplant, auch den Waldtag.",
      ],
      es: [
        "Planificación de actividades",
        "{Planificación de actividades} semanal, con día de bosque.",
        "Preparé la {programación de aula} y el día de bosque.",
      ],
      tr: [
        "Etkinlik planlama",
        "Her hafta için {etkinlik planlama}, orman günü dâhil.",
        "{Haftalık etkinlikleri} ve orman gününü hazırladım.",
      ],
    },
    {
      key: "paediatric-first-aid",
      kind: "certification",
      isMust: false,
      en: [
        "Paediatric first aid",
        "{Paediatric first aid} certificate, valid until 2028.",
        "Trained in {first aid for children}.",
      ],
      de: ["Erste Hilfe am Kind", "{Erste Hilfe am Kind}, gültig bis 2028.", "Kurs in {Kindernotfällen} absolviert."],
      es: [
        "Primeros auxilios pediátricos",
        "{Primeros auxilios pediátricos}, vigente hasta 2028.",
        "Formación en {primeros auxilios en la infancia}.",
      ],
      tr: ["Çocuklarda ilk yardım", "{Çocuklarda ilk yardım} belgem 2028'e kadar geçerli.", "{Çocuk ilk yardımı} eğitimi aldım."],
    },
    {
      key: "music",
      kind: "skill",
      isMust: false,
      en: [
        "Music with children",
        "{Music with children} every morning, guitar in hand.",
        "Led the {singing circle} every morning.",
      ],
      de: [
        "Musikalische Früherziehung",
        "{Musikalische Früherziehung} jeden Morgen, mit Gitarre.",
        "Den täglichen {Singkreis} geleitet.",
      ],
      es: ["Educación musical", "{Educación musical} cada mañana, con guitarra.", "Dirigí el {corro de canciones} de la mañana."],
      tr: ["Müzik etkinlikleri", "Her sabah gitarla {müzik etkinlikleri} yaptım.", "Sabah {şarkı çemberini} yönettim."],
    },
  ],
  experience: {
    en: "2 years in childcare",
    de: "2 Jahre Berufserfahrung in einer Kita",
    es: "2 años de experiencia en educación infantil",
    tr: "Okul öncesi eğitimde en az 2 yıl deneyim",
  },
  advert: {
    en: `Nursery Practitioner
Sixteen children, three adults, one pear tree.

You have
- a recognised early years qualification
- two years or more in childcare
- experience of child observation
- activity planning
- early language support
- warm, clear parent communication

Desirable: paediatric first aid, music with children.

We close between Christmas and New Year.`,
    de: `Erzieher (m/w/d)
Sechzehn Kinder, drei Erwachsene, ein Birnbaum.

Sie haben
- eine abgeschlossene Ausbildung als Erzieher oder Erzieherin
- mindestens 2 Jahre Berufserfahrung in einer Kita
- Übung in Beobachtung und Dokumentation
- Angebotsplanung
- Sprachförderung
- Freude an der Elternarbeit

Wünschenswert: Erste Hilfe am Kind, musikalische Früherziehung.

Zwischen den Jahren haben wir zu.`,
    es: `Educador/a infantil
Dieciséis niños, tres adultos y un peral.

Pedimos
- Grado Superior en Educación Infantil
- 2 años de experiencia en educación infantil
- observación y evaluación
- planificación de actividades
- estimulación del lenguaje
- buena comunicación con las familias

Se valorará: primeros auxilios pediátricos, educación musical.

Cerramos en Navidad.`,
    tr: `Okul Öncesi Öğretmeni
On altı çocuk, üç yetişkin, bir armut ağacı.

Beklediklerimiz
- çocuk gelişimi mezunu
- okul öncesi eğitimde en az 2 yıl deneyim
- gelişim gözlemi
- etkinlik planlama
- dil gelişimi desteği
- veli iletişimi

Tercih sebebi: çocuklarda ilk yardım, müzik etkinlikleri.

Yılbaşında kapalıyız.`,
  },
};
