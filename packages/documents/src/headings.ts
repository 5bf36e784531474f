/** Section headings of CVs in English, German, Spanish and Turkish, in folded form. */
const HEADINGS = new Set(
  [
    // en
    "experience, work experience, professional experience, employment, employment history, work history, career history, education",
    "education and training, skills, technical skills, key skills, core skills, competencies, core competencies, languages, summary",
    "professional summary, profile, about me, objective, projects, publications, certifications, certificates, awards, references",
    "interests, hobbies, volunteering, contact, personal details, personal information, tools, technologies, achievements",
    // de
    "berufserfahrung, beruflicher werdegang, praktische erfahrung, werdegang, ausbildung, schulbildung, studium, bildungsweg, kenntnisse",
    "fachkenntnisse, edv kenntnisse, it kenntnisse, fahigkeiten, kompetenzen, sprachen, sprachkenntnisse, profil, kurzprofil, uber mich",
    "projekte, zertifikate, weiterbildung, weiterbildungen, referenzen, interessen, kontakt, personliche daten, lebenslauf, praktika",
    // es
    "experiencia, experiencia laboral, experiencia profesional, formacion, formacion academica, educacion, estudios, habilidades, idioma",
    "competencias, conocimientos, aptitudes, idiomas, perfil, perfil profesional, resumen, sobre mi, proyectos, certificaciones",
    "certificados, publicaciones, logros, referencias, intereses, aficiones, contacto, datos personales, cursos",
    // tr
    "deneyim, deneyimler, is deneyimi, is deneyimleri, is tecrubesi, tecrube, egitim, egitim bilgileri, beceriler, yetenekler",
    "yetkinlikler, teknik beceriler, diller, yabanci dil, yabanci diller, profil, ozet, hakkimda, projeler, sertifikalar, referanslar",
    "ilgi alanlari, hobiler, iletisim, iletisim bilgileri, kisisel bilgiler, ozgecmis, kariyer, kurslar, basarilar",
  ]
    .join(", ")
    .split(", "),
);

/** Lower case without accents, ı as i, everything but letters and digits as one space. Headings and key words are compared in this form. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export const isHeading = (text: string) => HEADINGS.has(fold(text));
