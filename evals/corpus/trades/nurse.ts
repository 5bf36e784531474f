import type { Trade } from "../types.ts";

export const nurse: Trade = {
  key: "nurse",
  years: 3,
  education: "vocational",
  titles: {
    en: { f: "Registered Nurse", m: "Registered Nurse", earlier: "Staff Nurse" },
    de: { f: "Gesundheits- und Krankenpflegerin", m: "Gesundheits- und Krankenpfleger", earlier: "Pflegefachkraft" },
    es: { f: "Enfermera", m: "Enfermero", earlier: "Auxiliar de enfermería" },
    tr: { f: "Hemşire", m: "Hemşire", earlier: "Servis Hemşiresi" },
  },
  people: { en: "nurses", de: "Pflegekräfte", es: "profesionales de enfermería", tr: "hemşire" },
  degree: {
    en: "Diploma in Nursing",
    de: "Ausbildung zur Pflegefachkraft",
    es: "Técnico en Cuidados Auxiliares de Enfermería",
    tr: "Sağlık Meslek Lisesi, Hemşirelik",
  },
  schools: ["Marienschule Kempten", "Calderwood College", "Instituto Sierra Alta", "Yeşilova Sağlık Meslek Lisesi"],
  employers: ["Harrow Vale Hospital", "Klinikum Elbtal", "Clínica Los Olivos", "Özel Çınar Hastanesi", "St. Aldric Infirmary"],
  fillers: {
    en: [
      "Worked rotating shifts on a ward of 28 beds.",
      "Handed over to the night team at every change of shift.",
      "Talked relatives through what happens next.",
    ],
    de: [
      "Im Dreischichtsystem auf einer Station mit 28 Betten tätig.",
      "Übergaben an den Nachtdienst.",
      "Ansprechperson für Angehörige.",
    ],
    es: [
      "Turnos rotatorios en una planta de 28 camas.",
      "Relevo con el equipo de noche en cada cambio de turno.",
      "Trato diario con las familias.",
    ],
    tr: [
      "28 yataklı serviste vardiyalı çalıştım.",
      "Her nöbet değişiminde gece ekibine devir teslim yaptım.",
      "Hasta yakınlarını düzenli olarak bilgilendirdim.",
    ],
  },
  skills: [
    {
      key: "wound-care",
      kind: "skill",
      isMust: true,
      en: [
        "Wound care",
        "Took over {wound care} for post-operative patients and kept the charts.",
        "Changed {dressings} daily and led the ward's {wound management} round.",
      ],
      de: [
        "Wundversorgung",
        "{Wundversorgung} nach Operationen, mit Verlaufsfotos in der Akte.",
        "Täglicher {Verbandwechsel} und {Wundmanagement} bei chronischen Verläufen.",
      ],
      es: [
        "Cura de heridas",
        "Responsable de la {cura de heridas} quirúrgicas y de su registro.",
        "Realicé {curas} diarias y el seguimiento de {heridas crónicas}.",
      ],
      tr: [
        "Yara bakımı",
        "Ameliyat sonrası {yara bakımı} ve takibini üstlendim.",
        "Kronik yaralarda {pansuman} yaptım ve {yara takibi} formlarını tuttum.",
      ],
    },
    {
      key: "medication",
      kind: "skill",
      isMust: true,
      en: [
        "Medication administration",
        "Responsible for {medication administration} on two wings.",
        "{Administered medication} orally and intravenously, with double checks.",
      ],
      de: [
        "Medikamentengabe",
        "Stellen und Kontrolle der {Medikamentengabe} im Vier-Augen-Prinzip.",
        "{Verabreichung von Medikamenten}, auch intravenös, nach ärztlicher Anordnung.",
      ],
      es: [
        "Administración de medicación",
        "Me encargué de la {administración de medicación} oral e intravenosa.",
        "{Administré medicamentos} según pauta médica, con doble comprobación.",
      ],
      tr: [
        "İlaç uygulama",
        "Oral ve damar yolu {ilaç uygulama} işlemlerinden sorumluydum.",
        "Hekim istemine göre {ilaç tedavisi} uyguladım ve kaydettim.",
      ],
    },
    {
      key: "intensive-care",
      kind: "skill",
      isMust: true,
      en: [
        "Intensive care",
        "Four years in {intensive care} with ventilated patients.",
        "Looked after ventilated patients on a twelve-bed {ICU}.",
      ],
      de: [
        "Intensivpflege",
        "{Intensivpflege} beatmeter Patientinnen und Patienten.",
        "Einsatz auf der {Intensivstation} mit zwölf Beatmungsplätzen.",
      ],
      es: [
        "Cuidados intensivos",
        "Atención a pacientes ventilados en {cuidados intensivos}.",
        "Puesto fijo en la {UCI}, con doce camas y ventilación mecánica.",
      ],
      tr: [
        "Yoğun bakım",
        "{Yoğun bakım} ünitesinde solunum cihazına bağlı hastalara baktım.",
        "On iki yataklı {yoğun bakım ünitesinde} sorumlu olarak görev aldım.",
      ],
    },
    {
      key: "care-documentation",
      kind: "skill",
      isMust: true,
      en: [
        "Nursing documentation",
        "Introduced bedside {nursing documentation} on tablets.",
        "Wrote {care plans} and kept {patient records} without gaps.",
      ],
      de: [
        "Pflegedokumentation",
        "Umstellung der {Pflegedokumentation} auf Tablets begleitet.",
        "Lückenlose {Dokumentation der Pflege} und Fortschreiben der {Pflegeplanung}.",
      ],
      es: [
        "Documentación de enfermería",
        "Pasé la {documentación de enfermería} del papel a la tableta.",
        "Elaboré {planes de cuidados} y mantuve los {registros de enfermería} al día.",
      ],
      tr: [
        "Hemşirelik kayıtları",
        "{Hemşirelik kayıtlarını} tablete taşıyan ekipte yer aldım.",
        "{Bakım planlarını} hazırladım, {hasta kayıtlarını} eksiksiz tuttum.",
      ],
    },
    {
      key: "bls",
      kind: "certification",
      isMust: false,
      en: [
        "Basic Life Support (BLS)",
        "Trained ward staff in {BLS} twice a year.",
        "Holder of the {Basic Life Support} certificate, renewed every two years.",
      ],
      de: [
        "Reanimationstraining (BLS)",
        "{BLS}-{Schulungen} für das Stationsteam gehalten.",
        "Jährlich aufgefrischte {Reanimation} nach Leitlinie.",
      ],
      es: [
        "Soporte vital básico (SVB)",
        "Impartí {talleres} de {soporte vital básico} al equipo de planta.",
        "Certificado de {SVB} renovado cada dos años.",
      ],
      tr: [
        "Temel yaşam desteği",
        "Servis ekibine yılda iki kez {temel yaşam desteği} {eğitimi} verdim.",
        "{Temel yaşam desteği (TYD)} sertifikamı iki yılda bir yeniledim.",
      ],
    },
    {
      key: "infection-control",
      kind: "skill",
      isMust: false,
      en: [
        "Infection control",
        "Link nurse for {infection control} through two norovirus outbreaks.",
        "Audited {hand hygiene} and {infection prevention} on three wards.",
      ],
      de: [
        "Infektionsprävention",
        "Ansprechperson für {Infektionsprävention} im Haus.",
        "{Hygienebeauftragte} der Station, Schulungen zur {Händehygiene}.",
      ],
      es: [
        "Control de infecciones",
        "Referente de {control de infecciones} en dos brotes de norovirus.",
        "Auditorías de {higiene de manos} y {prevención de infecciones} en tres plantas.",
      ],
      tr: [
        "Enfeksiyon kontrolü",
        "{Enfeksiyon kontrolü} komitesinde servisi temsil ettim.",
        "{El hijyeni} denetimlerini ve {enfeksiyon önleme} eğitimlerini yürüttüm.",
      ],
    },
    {
      key: "mentoring-nurses",
      kind: "skill",
      isMust: false,
      en: [
        "Mentoring students",
        "Enjoyed {mentoring students} through their first placements.",
        "{Supervised trainees} on placement, three a year.",
      ],
      de: [
        "Praxisanleitung",
        "{Praxisanleitung} für drei Auszubildende im Jahr.",
        "{Anleitung von Auszubildenden} im praktischen Einsatz.",
      ],
      es: [
        "Tutoría de estudiantes",
        "{Tutoría de estudiantes} en sus primeras prácticas.",
        "{Supervisé a alumnos en prácticas}, tres por curso.",
      ],
      tr: ["Öğrenci rehberliği", "Stajyerlere {öğrenci rehberliği} yaptım.", "Yılda üç {stajyerin eğitiminden} sorumluydum."],
    },
  ],
  experience: {
    en: "3 years as a nurse",
    de: "3 Jahre Berufserfahrung in der Pflege",
    es: "3 años de experiencia en enfermería",
    tr: "Hemşirelikte en az 3 yıl deneyim",
  },
  advert: {
    en: `Registered Nurse, Intensive Care (full or part time)
St. Brendan's is a hospital of 400 beds at the edge of the moors. Our unit has twelve ventilated beds and a team that stays.

What you will need
- A nursing qualification and at least three years of nursing experience
- Intensive care experience
- Wound care and medication administration you can do half asleep (you will not have to)
- Careful nursing documentation

It would be lovely if you also bring
- A current Basic Life Support (BLS) certificate
- Infection control experience
- Experience in mentoring students

We offer 35 days of leave, a free parking space and a rota you know two months ahead.`,
    de: `Pflegefachkraft (m/w/d) für die Intensivstation
Unser Haus in Lindau hat 400 Betten und ein Team, das zusammenhält.

Ihr Profil:
• abgeschlossene Ausbildung in der Pflege und mindestens drei Jahre Berufserfahrung in der Pflege
• Erfahrung in der Intensivpflege
• sicher in Wundversorgung und Medikamentengabe
• gewissenhafte Pflegedokumentation

Wünschenswert:
• Reanimationstraining (BLS)
• Kenntnisse in der Infektionsprävention
• Freude an der Praxisanleitung

Wir bieten 30 Tage Urlaub, Jobticket und einen verlässlichen Dienstplan.`,
    es: `Enfermero/a de UCI
Hospital comarcal de 400 camas, con un equipo estable y un plan de formación propio.

Requisitos:
- Titulación en enfermería y al menos 3 años de experiencia en enfermería
- Experiencia en cuidados intensivos
- Dominio de la cura de heridas y de la administración de medicación
- Rigor en la documentación de enfermería

Se valorará:
- Soporte vital básico (SVB)
- Control de infecciones
- Tutoría de estudiantes

Ofrecemos contrato indefinido, 30 días de vacaciones y comedor.`,
    tr: `Yoğun Bakım Hemşiresi
400 yataklı hastanemizin on iki yataklı yoğun bakım ünitesine yeni bir ekip arkadaşı arıyoruz.

Aranan nitelikler:
- Hemşirelik eğitimi almış, hemşirelikte en az 3 yıl deneyimli
- Yoğun bakım deneyimi
- Yara bakımı ve ilaç uygulama konularında deneyimli
- Hemşirelik kayıtlarını özenle tutan

Tercih sebebi:
- Temel yaşam desteği sertifikası
- Enfeksiyon kontrolü
- Öğrenci rehberliği

Servis ve yemek imkânı sağlanır.`,
  },
};
