import { flat, tokensOf } from "../text/fold.ts";
import { remembered } from "../text/remember.ts";
import { looksLikeTitle, titleStrength } from "../vocabulary/fields.ts";
import { isOccupation } from "./line-kinds.ts";

export const SECTION_KINDS = [
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "projects",
  "certifications",
  "volunteering",
  "interests",
  "wishes",
  "references",
  "publications",
  "personal",
  "contact",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number] | "head";
type HeadingKind = Exclude<SectionKind, "head">;

// Folded headings in the four languages.
const HEADINGS: Record<HeadingKind, string> = {
  summary:
    "profile;summary;about;about me;professional summary;personal statement;personal profile;professional profile;career summary;executive summary;objective;career objective;profil;kurzprofil;uber mich;zusammenfassung;personliches profil;berufsprofil;perfil;perfil profesional;resumen;resumen profesional;sobre mi;objetivo;objetivo profesional;extracto;ozet;hakkimda;kisisel ozet;kariyer hedefi;kariyer ozeti;profesyonel ozet;on yazi;career profile;profile summary;introduction;qualifications summary;summary of qualifications;kurzvorstellung;kurzuberblick;steckbrief;presentacion;sobre mi persona;profil ozeti;tanitim;genel bakis;acerca de;resena;resena personal;kisa ozgecmis",
  experience:
    "experience details;work experience details;relevant work history;employment details;employment summary;career experience;earlier experience;beruflicher lebenslauf;otros trabajos;nebentatigkeiten;nebenjobs;experiencia docente;experiencia clinica;teaching experience;clinical experience;unterrichtserfahrung;ogretmenlik deneyimi;klinik deneyim;aushilfstatigkeiten;experience;work experience;professional experience;employment;employment history;work history;career history;career;relevant experience;professional background;professional history;berufserfahrung;berufserfahrungen;beruflicher werdegang;berufliche erfahrung;berufliche laufbahn;berufspraxis;werdegang;praktische erfahrung;praktische erfahrungen;arbeitserfahrung;praktika;internships;experiencia;experiencia laboral;experiencia profesional;trayectoria;trayectoria profesional;trayectoria laboral;historial laboral;practicas;is deneyimi;is deneyimleri;is deneyimlerim;is tecrubesi;is tecrubeleri;deneyim;deneyimler;deneyimlerim;tecrube;mesleki deneyim;mesleki tecrube;calisma hayati;is gecmisi;kariyer;stajlar;staj;stationen;berufsweg;tatigkeiten;experiencias;empleos;vida laboral;experiencia previa;calisma deneyimi;calisma gecmisi;mesleki gecmis;isler;employment record;work record;career to date;engagements;berufliches;berufsleben;karriere;karriereweg;beschaftigung;trabajos;empleo;antecedentes laborales;is tecrubelerim;is hayati;is hayatim;calistigim isler;calisma hayatim;work and volunteering;work and internships;experiencia de trabajo;experiencias de trabajo;otras experiencias;otra experiencia;diger deneyimler;diger is deneyimleri;nebenjob;nebentatigkeit;staj deneyimi;staj deneyimleri;staj bilgileri;internship experience;arbeitserfahrungen;berufliche tatigkeiten;beruflicher hintergrund;practicas profesionales;pasantias;professional accomplishments;work background;relevant work experience;other experience;ferialjobs;ferialpraktika;work experiences;job history;freelance experience;positions held;berufliche entwicklung;berufliche stationen;historia laboral;experiencia en el sector;empleos anteriores;antecedentes profesionales;is ve staj deneyimi;is ve staj deneyimleri;calisma deneyimleri;calistigi kurumlar;calistigim kurumlar;staj tecrubesi;staj tecrubeleri;work summary;schnupperlehren;teaching and research;research and teaching;experiencia de trabajo y practicas;ferienjobs;anstellungen;appointments;career progression;calistigi yerler;kariyer gecmisi;previous jobs;previous roles;previous positions;jobs;positions;professional career;professional journey;work life;arbeitsstellen;beruflicher weg;berufliche praxis;arbeitsverhaltnisse;berufliche anstellungen;bisherige arbeitgeber;historial profesional;carrera profesional;recorrido profesional;recorrido laboral;puestos de trabajo;puestos desempenados;cargos desempenados;datos laborales;informacion laboral;actividad profesional;actividad laboral;labores desempenadas;desempeno laboral;is deneyimim;profesyonel gecmis;is bilgileri;calisma bilgileri;kariyer bilgileri;kariyerim;is yasami",
  education:
    "bildungsabschlusse;schulabschlusse;ausbildungsdaten;akademischer hintergrund;schulbesuch;wissenschaftlicher werdegang;professional qualification;professional qualifications;education qualification;education details;academia;scholastics;academic record;estudios cursados;egitimlerim;schulischer werdegang;academic career;akademische karriere;schulbildung und studium;education;academic background;education and training;academic qualifications;academic history;qualifications;ausbildung;bildung;studium;schulbildung;bildungsweg;akademische ausbildung;hochschulausbildung;schule und studium;ausbildung und studium;studium und ausbildung;akademischer werdegang;schulische ausbildung;formacion;formacion academica;educacion;estudios;titulacion;titulaciones;historial academico;egitim;egitim bilgileri;egitim durumu;ogrenim;ogrenim durumu;ogrenim bilgileri;akademik gecmis;egitim gecmisi;schooling;studies;academics;school and education;aus und weiterbildung;ausbildung und weiterbildung;schule;schulen;schule und ausbildung;schul und berufsbildung;schul und berufsausbildung;schullaufbahn;berufsausbildung;hochschulstudium;educacion y formacion;formacion y estudios;antecedentes academicos;estudios realizados;egitim ve ogretim;egitim hayati;okullar;okul;egitimim;educational background;educational qualifications;education background;education history;academic profile;informacion academica;preparacion academica;perfil academico;studienverlauf;ausbildungsweg;schulausbildung;ogrenim gecmisi;egitim bilgisi;akademik bilgiler;akademik egitim;egitim gecmisim;datos academicos;nivel academico;grado academico;educational qualification;academic qualification;academic credentials;academic details;educational details;scholastic record;bildungsgang;bildungswerdegang;akademische laufbahn;schulische laufbahn;antecedentes educativos;trayectoria academica;historial educativo;educacion formal;escolaridad;instruccion academica;egitim bilgilerim;egitim durumum;mezuniyet bilgileri;akademik durum;dades academiques;formacio academica;formacio;estudis;formal education;titulos academicos;nivel de estudios;tahsil;okul bilgileri;mezuniyet;egitim hayatim;egitim seviyesi",
  skills:
    "methodik;technical exposure;kullandigi programlar;highlights;areas of focus;areas of practice;practice areas;focus areas;technologies used;career skills;skills development;skill highlights;career highlights;core qualifications;key qualifications;qualification highlights;summary of skills;skills summary;abilities;skills and abilities;zusatzkenntnisse;zusatzqualifikationen;programas;programlar;kullandigim programlar;herramientas tecnologicas;skills;technical skills;key skills;core skills;core competencies;competencies;expertise;areas of expertise;technologies;tech stack;technology;tools;tools and technologies;skills and tools;it skills;computer skills;professional skills;skill set;strengths;kenntnisse;fahigkeiten;kompetenzen;kernkompetenzen;fachkenntnisse;edv kenntnisse;it kenntnisse;edv;software;kenntnisse und fahigkeiten;fahigkeiten und kenntnisse;technische kenntnisse;technologien;qualifikationen;skills und tools;starken;habilidades;competencias;conocimientos;aptitudes;habilidades tecnicas;conocimientos tecnicos;competencias tecnicas;habilidades y competencias;conocimientos informaticos;informatica;tecnologias;herramientas;yetenekler;beceriler;yetkinlikler;teknik beceriler;teknik yetkinlikler;bilgisayar bilgisi;bilgisayar;bilgisayar programlari;bilgisayar becerileri;uzmanlik alanlari;yetenekler ve beceriler;teknolojiler;bilgi ve beceriler;beceri ve yetkinlikler;kisisel beceriler;mesleki beceriler;top skills;top kenntnisse;en onemli yetenekler;aptitudes principales;principales aptitudes;tools and software;software skills;hard skills;it;programming;programming languages;programmiersprachen;lenguajes de programacion;programlama dilleri;fachlich;fachliches;fachwissen;schwerpunkte;tatigkeitsschwerpunkte;besondere kenntnisse;know how;skillset;competences;proficiencies;capabilities;destrezas;capacidades;especialidades;areas de experiencia;uzmanlik;uzmanliklar;kabiliyetler;programlar;bildigi programlar;specialisms;specialities;methods;know how and skills;konnen;handwerk;fertigkeiten;saberes;bilgi;bildiklerim;yeteneklerim;becerilerim;core strengths;key strengths;areas of strength;areas of knowledge;areas of competence;areas of specialization;professional strengths;core skill set;technical tools;technical expertise;technical proficiency;technical proficiencies;technical competencies;technical knowledge;technical background;technical stack;software and tools;software proficiency;software knowledge;computer;computer proficiency;computer knowledge;languages and technologies;languages and frameworks;technologies and tools;technologies and languages;skills and technologies;skills and competencies;skills and expertise;skills and qualifications;skills and strengths;expertise and skills;programming skills;digital tools;design tools;tools i use;fields of expertise;fields of interest and expertise;pc kenntnisse;computerkenntnisse;computer kenntnisse;softwarekenntnisse;programmierkenntnisse;programmkenntnisse;digitale kompetenzen;werkzeuge;expertisen;fachgebiete;arbeitsgebiete;kernkenntnisse;it und software;edv und software;kenntnisse und fertigkeiten;fachliche schwerpunkte;fortalezas;areas de conocimiento;areas de especialidad;areas de interes y conocimiento;conocimientos y habilidades;conocimientos y herramientas;herramientas y tecnologias;tecnologias y herramientas;lenguajes y tecnologias;programas y herramientas;software y herramientas;manejo de software;manejo de programas;habilidades computacionales;conocimientos computacionales;habilidades profesionales;competencias profesionales;competencias digitales;stack tecnologico;teknik bilgiler;teknik bilgi;teknik yetenekler;teknik donanim;bilgisayar ve teknik beceriler;bilgisayar yetkinlikleri;bilgisayar yetenekleri;bilgisayar programi bilgisi;yazilim bilgisi;yazilim dilleri;yazilimlar;kullanilan programlar;kullanilan teknolojiler;araclar;araclar ve teknolojiler;teknolojiler ve araclar;beceri ve yetenekler;uzmanlik alani;profesyonel yetkinlikler;profesyonel beceriler;mesleki yetkinlikler;dijital beceriler;ofis programlari;area of expertise;area of specialization;technical summary;technology stack;specializations;computer literacy;key capabilities;functional skills;technical qualifications;technical toolkit;technical profile;programmierung;kompetenzprofil;kompetenzfelder;weitere qualifikationen;knowhow;fachkompetenz;methodenkompetenz;spezialisierung;spezialisierungen;habilidades tecnicas y blandas;herramientas informaticas;herramientas digitales;areas de especializacion;dominio de software;paqueteria;program bilgisi;program bilgileri;kullandigim teknolojiler;kullandigim araclar;methodologies;specialties;creative skills;design skills;marketing skills;sales skills;office skills;clinical skills;nursing skills;qualifikationsprofil;anwenderkenntnisse;anwendungskenntnisse;softwareerfahrung;software kenntnisse;sonstige qualifikationen;habilidades duras;metodologias;ofimatica;perfil tecnico;areas de dominio;tecnologias manejadas;cualificaciones;yeterlilikler;bilgisayar becerisi;paket programlar;yazilim ve araclar;softwares;habilitats;coneixements;competencies professionals;tech skills",
  languages:
    "linguistic abilities;languages;language skills;language;foreign languages;sprachen;sprachkenntnisse;fremdsprachen;fremdsprachenkenntnisse;idiomas;lenguas;conocimientos de idiomas;diller;yabanci diller;yabanci dil;yabanci dil bilgisi;dil bilgisi;dil becerileri;dil;mother tongue;mother tongues;other language;other languages;sprache;muttersprache;weitere sprachen;weitere sprache;idioma;lengua materna;otros idiomas;otras lenguas;ana dil;ana diller;diger diller;diger dil;bildigi diller;diller ve seviyeleri;dil yetkinlikleri;dil bilgileri;language proficiency;spoken languages;idiomas extranjeros;nivel de idiomas;conocimiento de idiomas;lenguajes e idiomas;yabanci dil bilgileri;dil seviyesi;dil yetenekleri;fremdsprachenkompetenz;linguistic skills;linguistic competences;sprachliche kenntnisse;competencias linguisticas;habilidades linguisticas;manejo de idiomas;idiomes;llengues;dominio de idiomas;yabanci dil becerileri;languages known;known languages;language knowledge;sprachliche fahigkeiten;sprachkompetenz;sprachkompetenzen;sprachliches;idiomas y nivel;idiomas y niveles;conocimientos linguisticos;bildigi yabanci diller;dil yetkinligi;dillerim",
  projects:
    "projects;personal projects;side projects;selected projects;key projects;open source;portfolio;projekte;ausgewahlte projekte;eigene projekte;proyectos;proyectos personales;proyectos destacados;projeler;kisisel projeler;projelerim;personal projects and open source;academic projects;project experience;projects and research;projektarbeiten;projekterfahrung;proyectos academicos;proyectos realizados;experiencia en proyectos;projeler ve takim calismalari;proje deneyimi;proje calismalari;takim calismalari",
  certifications:
    "aldigi egitimler;certifications;certificates;certification;licenses;licences;licenses and certifications;licences and certifications;courses;training;courses and certifications;training and certifications;professional development;zertifikate;zertifizierungen;weiterbildung;weiterbildungen;fortbildung;fortbildungen;fort und weiterbildung;fort und weiterbildungen;zertifikate und weiterbildungen;kurse;scheine;certificaciones;certificados;cursos;formacion complementaria;cursos y certificaciones;cursos y certificados;otros cursos;licencias;sertifikalar;sertifikalarim;kurslar;kurslar ve sertifikalar;egitimler;seminer ve kurslar;sertifikalar ve kurslar;egitimler ve sertifikalar;belgeler;honors awards and certifications;qualifikationsnachweise;lehrgange;seminare;schulungen;lizenzen;bescheinigungen;titulos y certificados;formacion continua;carnes;seminerler;seminer;alinan egitimler;katildigi egitimler;lisanslar;certificates and courses;certificates and training;certifications and training;certifications and licenses;certifications and courses;certifications and awards;licenses and certificates;trainings;trainings and certifications;courses and seminars;courses and workshops;continuing education;additional training;online courses;seminare und trainings;trainings und seminare;qualifizierungen;kurse und zertifikate;zertifikate und kurse;zusatzausbildung;zusatzausbildungen;cursos realizados;cursos y talleres;cursos y seminarios;diplomados;certificaciones y cursos;educacion continua;educacion complementaria;capacitaciones;capacitacion;formacion adicional;seminer ve egitimler;kurs ve sertifikalar;kurs ve egitimler;sertifika ve egitimler;sertifika ve kurslar;sertifikalar ve egitimler;katildigi kurslar ve sertifikalar;alinan sertifikalar;mesleki egitimler;egitim ve sertifikalar;licensure;seminars;workshops;berufliche weiterbildung;berufliche weiterbildungen;otros estudios;estudios complementarios;talleres;seminarios;cursos seminarios y talleres;seminarios y talleres;katildigim egitimler;katildigim kurslar;sertifika bilgileri;kurs sertifika;kurs bilgileri",
  volunteering:
    "extracurriculares;extracurricular;extracurriculars;extra curricular activities;actividades extracurriculares;ders disi etkinlikler;co curricular activities;volunteering;volunteer work;volunteer experience;voluntary work;community work;ehrenamt;ehrenamtliches engagement;ehrenamtliche tatigkeit;engagement;soziales engagement;voluntariado;voluntariados;gonullu calismalar;gonulluluk;gonullu deneyim;sosyal sorumluluk;volunteer;community;community service;gonullu faaliyetler;ehrenamtlich;volunteering and leadership;leadership and volunteering;extracurricular activities;clubs;clubs and organizations;student organizations;memberships;professional memberships;affiliations;professional affiliations;leadership experience;leadership and activities;social and political activities;civic engagement;ausserschulische aktivitaten;aussercurriculare aktivitaten;ausser curriculare aktivitaten;ausseruniversitares engagement;aktivitaten;engagement und ehrenamt;ehrenamt und engagement;freiwilligenarbeit;mitgliedschaften;actividades de voluntariado;trabajo voluntario;membresias;topluluklar;topluluk deneyimi;kulupler;kulup ve topluluklar;sosyal aktiviteler;sosyal faaliyetler;gonullu deneyimler;gonullu projeler;ogrenci kulupleri;uyelikler;aktiviteler",
  interests:
    "interests;hobbies;hobbies and interests;interests and hobbies;personal interests;activities;hobbys;interessen;hobbys und interessen;interessen und hobbys;freizeit;intereses;aficiones;aficiones e intereses;hobiler;ilgi alanlari;hobiler ve ilgi alanlari;ilgi alanlari ve hobiler;leisure;hobby;hobby und interessen;freizeitaktivitaten;pasatiempos;ocio;hobilerim;ilgi alanlarim;personliche interessen;areas of interest;hobbies interests;hobiler ve ilgiler;ilgi alani;gustos e intereses",
  wishes:
    "dream job;dream jobs;dream role;target role;target roles;target position;target positions;desired position;desired job;desired role;preferred roles;job preferences;future goals;future plans;career plans;goals;my goals;traumjob;wunschposition;wunschstelle;zielposition;ziele;meine ziele;karriereziele;berufliche ziele;zukunftsplane;puesto deseado;trabajo ideal;empleo ideal;metas;mis metas;planes futuros;hedefler;hedeflerim;kariyer hedefleri;kariyer hedeflerim;gelecek planlari;hayalimdeki is;hedef pozisyon",
  references:
    "references;referees;referenzen;referencias;referanslar;referans;reference;referans bilgileri;referanslarim;recommendations;empfehlungen;recomendaciones;referencias personales;referencias familiares;referencias profesionales;tavsiyeler",
  publications:
    "reconocimientos y becas;becas y reconocimientos;publications;awards and grants;awards;honors;honours;awards and honors;honours and awards;patents;publikationen;veroffentlichungen;auszeichnungen;preise;publicaciones;premios;reconocimientos;logros;yayinlar;oduller;basarilar;oduller ve basarilar;achievements;key achievements;accomplishments;erfolge;leistungen;vortrage;talks;ponencias;meritos;basarilarim;conference presentations;conference attendance;awards and achievements;achievements and awards;awards and recognition;honors and achievements;scholarships;awards and scholarships;auszeichnungen und stipendien;stipendien;konferenzen;vortrage und publikationen;premios y reconocimientos;reconocimientos y premios;congresos;burs ve oduller;bildiriler;sunumlar",
  personal:
    "personal dossier;personal detail;personal particulars;personal details;personal information;personal data;personal;personliche daten;personliche angaben;angaben zur person;zur person;datos personales;informacion personal;kisisel bilgiler;kisisel bilgilerim;additional information;other;sonstiges;weitere angaben;weitere informationen;otros datos;informacion adicional;otros;diger;ek bilgiler;diger bilgiler;miscellaneous;additional;extras;zusatzliches;zusatzinformationen;zusatzliche informationen;weiteres;allgemeines;persoenliche daten;personalien;personliches;personliche informationen;personliche daten und kontakt;otra informacion;otros datos de interes;informacion de interes;mas informacion;datos de interes;kisisel;kimlik bilgileri;genel bilgiler;availability;verfugbarkeit;disponibilidad;uygunluk;askerlik;askerlik durumu;military service;wehrdienst;servicio militar;kisisel ozellikler;nitelikler;cualidades;meine starken;personliche starken;personal strengths;personal qualities;personal traits;personliche eigenschaften;cualidades personales",
  contact:
    "contact;contact details;contact information;get in touch;kontakt;kontaktdaten;kontaktinformationen;contacto;datos de contacto;informacion de contacto;iletisim;iletisim bilgileri;iletisim bilgilerim;contacts;contact info;kontaktinfo;contactar;contactos;iletisim ve adres;irtibat",
};

// Headings in the form of a sentence, on the folded words of a line.
const PHRASES: readonly (readonly [HeadingKind, RegExp])[] = [
  [
    "summary",
    /^(?:(?:professional|career|executive) (?:overview|summary|profile|focus)|who i am|(?:a (?:little|bit)|a few words|something) about (?:me|myself)|in (?:a nutshell|short)|wer ich bin|das bin ich|ich uber mich|quien soy|acerca de mi|un poco sobre mi|ben kimim|kisaca (?:ben|hakkimda))$/,
  ],
  [
    "experience",
    /^(?:where i (?:have |ve )?(?:worked|been)|what i (?:have |ve )?(?:done|did)(?: so far)?|(?:my|career) (?:journey|path|work)(?: so far)?|mein (?:weg|beruflicher weg)|wo ich (?:bisher )?(?:war|gearbeitet habe)|was ich (?:bisher )?(?:gemacht|getan) habe|(?:berufliche|bisherige|meine) stationen|(?:donde|en que) he trabajado|mi (?:camino|recorrido|carrera)(?: profesional)?|lo que he hecho|nerelerde calistim|neler yaptim|calistigim (?:yerler|sirketler|kurumlar)|kariyer yolculugum)$/,
  ],
  [
    "education",
    /^(?:(?:where|what) i (?:have |ve )?(?:studied|learned|learnt)|(?:was|wo) ich (?:gelernt|studiert) habe|meine schulen|(?:lo que|donde) he estudiado|(?:okudugum|mezun oldugum) okullar|nerede okudum|neler okudum)$/,
  ],
  [
    "skills",
    /^(?:what i (?:bring|can do|do|do best|offer|know|m good at|am good at)(?: to the table)?|(?:my )?(?:toolbox|toolkit|superpowers)|(?:was|das) ich (?:kann|gut kann|mitbringe|biete)|das (?:kann|biete) ich|das bringe ich mit|mein (?:werkzeugkasten|handwerkszeug|konnen)|(?:lo que|que) (?:se|se hacer|ofrezco|aporto|domino|puedo aportar)|mis (?:fortalezas|puntos fuertes|herramientas)|puntos fuertes|neler (?:yapabilirim|yapabiliyorum|biliyorum|bilirim)|bildiklerim|yapabildiklerim|guclu yonlerim|guclu yonler)$/,
  ],
  [
    "languages",
    /^(?:languages i speak|i speak|sprachen die ich spreche|ich spreche|idiomas que hablo|hablo|(?:konustugum|bildigim) diller)$/,
  ],
  [
    "certifications",
    /^(?:certificates i hold|nachweise|scheine und nachweise|(?:carnes|carnets|permisos) y (?:titulos|certificados|licencias)|aldigim (?:egitimler|belgeler)|(?:driving|driver s|drivers) licen[cs]es?|fuhrerschein(?:e|klassen?)?|fahrerlaubnis(?:se)?|(?:permisos?|carnes?|carnet) de condu(?:cir|ccion)|surucu belge(?:si|leri)|ehliyet(?:ler)?)$/,
  ],
  [
    "interests",
    /^(?:beyond work|(?:outside|away from|apart from)(?: of)? work|when i (?:m|am) not working|(?:in my )?(?:free|spare|leisure) time|nach feierabend|privat|privates|in meiner freizeit|wenn ich nicht arbeite|(?:en mi )?tiempo libre|fuera del trabajo|bos zaman(?:lar|larim|larimda)?|is disinda)$/,
  ],
  [
    "references",
    /^(?:people (?:to ask|who know me)|wer mich kennt|ansprechpartner|referans kisiler|referencias laborales|quien me conoce)$/,
  ],
  [
    "contact",
    /^(?:(?:how )?to reach me|how to (?:reach|contact) me|reach me|(?:let s|lets) talk|so erreichen sie mich|(?:como )?contactar(?:me|se)?|bana ulasin|bana ulasabilirsiniz)$/,
  ],
];

// The decisive word of a longer heading, and the words allowed beside it: "Job-related skills", "Weitere Kenntnisse", "Otros cursos".
const CORES: readonly (readonly [HeadingKind, RegExp])[] = [
  [
    "languages",
    /^(?:languages?|tongues?|sprachen?|fremdsprachen?|muttersprachen?|sprachkenntnisse|sprachkompetenz(?:en)?|sprachfahigkeiten|idiomas?|lenguas?|diller|dilleri)$/,
  ],
  [
    "skills",
    /^(?:skills?|competenc(?:e|es|y|ies)|expertise|strengths|proficiencies|\p{L}*kenntnisse|\p{L}*fahigkeiten|\p{L}*kompetenzen|fertigkeiten|competencias|habilidades|aptitudes|conocimientos|destrezas|capacidades|yetenek(?:ler|leri|lerim)?|beceri(?:ler|leri|lerim)?|yetkinlik(?:ler|leri|lerim)?)$/u,
  ],
  [
    "experience",
    /^(?:experiences?|employment|internships?|berufserfahrung(?:en)?|\p{L}*erfahrung(?:en)?|berufspraxis|berufstatigkeit|\p{L}*praktika|beschaftigungen|tatigkeiten|laufbahn|werdegang|experiencias?|trayectoria|practicas|deneyim(?:i|ler|leri|lerim)?|tecrube(?:si|ler|leri|lerim)?|stajlar(?:im)?)$/u,
  ],
  [
    "education",
    /^(?:education|schooling|degrees?|\p{L}*ausbildung(?:en)?|\p{L}*bildung|bildungsweg|studium|abschlusse|formacion|educacion|estudios|titulaciones|egitim(?:i|im)?|ogrenim(?:i)?|ogretim)$/u,
  ],
  ["projects", /^(?:projects?|\p{L}*projekte|proyectos?|projeler(?:i|im)?)$/u],
  [
    "certifications",
    /^(?:certifi(?:cations?|cates?)|licen[cs]es?|courses|credentials|zertifikate|zertifizierungen|\p{L}*lehrgange|\p{L}*kurse|\p{L}*weiterbildung(?:en)?|\p{L}*fortbildung(?:en)?|seminare|certificad[oa]s|certificaciones|cursos|sertifikalar(?:i|im)?|kurslar(?:i|im)?|belgeler(?:i|im)?|seminerler)$/u,
  ],
  ["volunteering", /^(?:volunteer(?:ing)?|voluntary|ehrenamt\p{L}*|voluntariado|gonullu\p{L}*)$/u],
  ["interests", /^(?:interests|hobbies|hobbys|interessen|aficiones|intereses|hobiler(?:im)?)$/],
  ["references", /^(?:references|referees|referenzen|referencias|referanslar(?:im)?)$/],
  [
    "publications",
    /^(?:publications|awards?|achievements|accomplishments|hono(?:u)?rs|patents|publikationen|veroffentlichungen|auszeichnungen|erfolge|publicaciones|premios|logros|yayinlar|oduller|basarilar(?:im)?)$/,
  ],
];
// Words that decide beside others alone: "Key Previous Positions", "Invited Talks", "Becas y distinciones"; as an item of a list they are no heading.
const PAIRED: readonly (readonly [HeadingKind, RegExp])[] = [
  ["experience", /^(?:positions|posten|cargos|gorevler(?:im)?)$/],
  [
    "publications",
    /^(?:fellowships?|scholarships?|grants|prizes|distinctions|talks|presentations|posters|papers|stipendien|preise|ehrungen|vortrage|becas|distinciones|ponencias|reconocimientos|burslar(?:im)?|sunumlar(?:im)?|bildiriler(?:im)?)$/,
  ],
];
const BESIDE = new Set(
  (
    "my our first professional work working relevant other additional further personal key core main major technical digital clinical practical academic job jobs related specific top selected recent previous past current special specialist soft hard computer it ict language foreign mother social organisational organizational communication managerial management industry background overview history extracurricular pc teaching nursing medical legal research conference invited general qualifications training the of in with to for s industrial international entrepreneurial corporate laboratory field startup " +
    "mein meine meiner erste ersten beruflich berufliche beruflicher beruflichen fachlich fachliche weitere weiteres sonstige sonstiges besondere personliche technische digitale akademische akademischer schulische soziale methodische relevante praktische bisherige sprachliche ausgewahlte wichtigste pc computer edv der die das aus im zusatzliche schul hochschul schule studium training internationale internationaler industrielle freiberufliche " +
    "mi mis primera primeras laboral laborales profesional profesionales trabajo empresa computacional computacionales extracurriculares academica academicas academico academicos tecnica tecnicas tecnico tecnicos otra otras otro otros personal personales informatica informaticas informaticos digital digitales relacionada relacionadas relacionado con el la los las empleo puesto adicional adicionales de del clave principal principales linguistica linguisticas linguisticos comunicativas previa materna complementaria complementarios extranjeros sociales organizativas destacados destacadas relevante reglada continua investigacion internacional docencia docente como freelance independiente " +
    "is ilk mesleki profesyonel kisisel teknik dijital akademik diger ek temel bilgisayar sosyal dil onceki ozel onemli en iletisim organizasyonel ana yabanci yonetsel kurs mesleki arastirma freelance sektor saha uluslararasi ogretmenlik"
  ).split(" "),
);

const JOINERS = new Set(["and", "und", "y", "e", "ve"]);
const KIND_OF = new Map(
  Object.entries(HEADINGS).flatMap(([kind, names]) =>
    names.split(";").map((name) => [nameOf(name.split(" ")), kind as SectionKind] as const),
  ),
);

function nameOf(words: readonly string[]): string {
  return words.filter((word) => !JOINERS.has(word)).join(" ");
}

/** Known headings without their spaces. */
const SPACED = new Map(
  Object.entries(HEADINGS).flatMap(([kind, names]) =>
    names.split(";").map((name) => [name.replaceAll(" ", ""), kind as SectionKind] as const),
  ),
);

/** Number of words of the longest known heading, without conjunctions. */
export const LONGEST_HEADING = Math.max(...[...KIND_OF.keys()].map((name) => name.split(" ").length));

/** The kind of section for a known heading of these folded words. */
export const knownHeading = (words: readonly string[]): SectionKind | undefined => KIND_OF.get(nameOf(words));

const MAX_LENGTH = 60;
const MAX_WORDS = 7;

/**
 * The kind of section for a line that is a heading: "BERUFSERFAHRUNG", "3. Skills & Tools:", "E D U C A T I O N", "Job-related skills", "What I
 * bring". `isCapitals` allows more words beside the decisive one, since capitals mark a heading.
 */
export const headingKind = (line: string, isCapitals = false): SectionKind | undefined =>
  isCapitals ? kindOfCapitals(line) : kindOfLine(line);

/** A rule drawn with signs behind a heading: "Estudios ··········". */
const RULE_BEHIND = /\s[·.…_=~–—-]{4,}\s*$/u;
const LONGEST_RULED = 200;

const kindOf = (line: string, isCapitals: boolean): SectionKind | undefined => {
  // "Muttersprache(n)", "Ana dil(ler)", "Projekte (Auswahl)".
  const words = tokensOf(
    line.replace(
      /(?<=\p{L})\(\p{Ll}{1,4}\)|(?<=\p{L}{4})\s\((?:\p{Ll}[\p{L}\s]{3,40}|Auswahl|Auszug|Selection|Selección)\)$/gu,
      "",
    ),
  )
    .map((token) => token.fold)
    .filter((word) => !/^\d+$/.test(word));
  // "E X P E R I E N C I A": letters apart are one word.
  if (words.length > 2 && words.every((word) => word.length === 1)) return spacedHeading(words.join(""));
  if (words.length === 0 || words.length > MAX_WORDS) return undefined;
  const said = words.join(" ");
  // A level beside a skill or, in brackets, a language; and a skill.
  if (/^erste (?:erfahrung(?:en)?|kenntnisse)$|^project management$/.test(said) || /^\(.*\)$/.test(line.trim())) return undefined;
  const phrase = PHRASES.find(([, pattern]) => pattern.test(said))?.[0];
  if (phrase) return phrase;
  // "FELLOWSHIPS, AWARDS & PRIZES".
  const isListed = /^[\p{Lu} ]{4,}, [\p{Lu} ]{4,}(?: (?:&|AND|UND|Y|VE) [\p{Lu} ]{4,})?$/u.test(line.trim());
  if (isListed && words.length > 2) return composedHeading(line, words, false);
  if (/[.,;@|]/.test(line.replace(/^\d+[.)]\s*/, ""))) return undefined;
  if (isOfStudiesAndWork(line)) return "experience";
  const apart = FIRST_APART.exec(line);
  return (
    knownHeading(words) ??
    compoundHeading(words) ??
    halfHeading(line) ??
    composedHeading(line, words, isCapitals) ??
    (apart ? kindOf(apart[1] + line.slice(2), isCapitals) : misspeltHeading(line, words))
  );
};

/** "S T U D I U M  U N D  P R A X I S": one known heading, or two around an "and". */
const spacedHeading = (letters: string): SectionKind | undefined => {
  const [, first = "", second = ""] = /^(.{4,30}?)(?:und|and|y|ve)(.{4,30})$/u.exec(letters) ?? [];
  return SPACED.get(letters) ?? (SPACED.has(second) ? SPACED.get(first) : undefined);
};

const LEAST_MISSPELT = 10;

/** The known headings of one word or several without one of their letters, and with all of them. */
const misspelt = (() => {
  let known: Map<string, SectionKind> | undefined;
  return (): ReadonlyMap<string, SectionKind> => {
    known ??= new Map(
      [...KIND_OF].flatMap(([name, kind]) =>
        name.length < LEAST_MISSPELT ? [] : withoutOne(name).map((less) => [less, kind] as const),
      ),
    );
    return known;
  };
})();

const withoutOne = (name: string): string[] => Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1));

/** "IT-KENNTNISSSE", "BERUFSERFARUNG": a known heading in capitals with a letter too many, too few or another. */
const misspeltHeading = (line: string, words: readonly string[]): SectionKind | undefined => {
  const name = nameOf(words);
  if (name.length < LEAST_MISSPELT || !/^[\p{Lu}\s&/:-]+$/u.test(line)) return undefined;
  const known = misspelt();
  return [name, ...withoutOne(name)].map((one) => KIND_OF.get(one) ?? known.get(one)).find(Boolean);
};

// "PERFIL." in capitals, and the first letter of "B ERUFSERFAHRUNG" apart from the others.
const POINTED = /^[\p{Lu}\s&/-]{5,}\.$/u;
const FIRST_APART = /^(\p{Lu}) (?=\p{Lu}{3})/u;

const withoutRule = (line: string): string =>
  line.length > LONGEST_RULED ? line : line.replace(RULE_BEHIND, "").replace(POINTED, (all) => all.slice(0, -1));

const kindOfShort = (line: string, isCapitals: boolean): SectionKind | undefined => {
  const words = withoutRule(line);
  return words.length > MAX_LENGTH ? undefined : kindOf(words, isCapitals);
};

const kindOfLine = remembered((line) => kindOfShort(line, false));
const kindOfCapitals = remembered((line) => kindOfShort(line, true));

// Last parts of German compounds ("Informatikkenntnisse", "Freizeitinteressen"), the longest first.
const LAST_PARTS: readonly (readonly [string, SectionKind])[] = [
  ["sprachkenntnisse", "languages"],
  ["berufserfahrungen", "experience"],
  ["berufserfahrung", "experience"],
  ["weiterbildungen", "certifications"],
  ["weiterbildung", "certifications"],
  ["arbeitserfahrung", "experience"],
  ["ausbildung", "education"],
  ["schulbildung", "education"],
  ["kompetenzen", "skills"],
  ["fahigkeiten", "skills"],
  ["interessen", "interests"],
  ["kenntnisse", "skills"],
  ["zertifikate", "certifications"],
  ["projekte", "projects"],
];
const NO_HEADING = /^(?:grund|vor|fach|basis|anwender|schul|sprach|gute?)?kenntnisse$/;

const compoundHeading = (words: readonly string[]): SectionKind | undefined => {
  const word = words.length === 1 ? words[0]! : "";
  return NO_HEADING.test(word) ? undefined : LAST_PARTS.find(([part]) => word.endsWith(part))?.[1];
};

/** "Skills & Languages", "Education / Certifications": two headings in one; the first decides. */
const halfHeading = (line: string): SectionKind | undefined => {
  const [first, second] = line.split(PARTS).map((part) => knownHeading(tokensOf(part).map((token) => token.fold)));
  // "Volunteer / internship experience" holds jobs as well.
  if (first === "volunteering" && second === "experience") return second;
  if (first && second) return first;
  // "Berufserfahrungen / Schnupperlehren", "Schulischer Werdegang und Zivildienst": a long heading and another word.
  const [own = "", other = ""] = line.split(PARTS);
  const isOther = /^\p{Lu}\p{L}{3,}(?: \p{L}+)?$/u.test(other.trim());
  return first && HOLDS_ENTRIES.has(first) && own.trim().length >= LEAST_OWN && isOther ? first : undefined;
};

const OF_STUDIES =
  /(?<!\p{L})(?:schulisch\p{L}*|schule|bildung|(?:schul)?bildung|\p{L}*ausbildung|studium|bildungsweg|education|formacion(?: academica)?|educacion|estudios|egitim)(?!\p{L})/u;
const OF_WORK =
  /(?<!\p{L})(?:beruflich\p{L}*|beruf|berufs(?!\p{L}*(?:bildung|schule))\p{L}+|arbeitserfahrung\p{L}*|experience|employment|experiencia|laboral|(?:is )?(?:deneyim|tecrube)\p{L}*)(?!\p{L})/u;
const MOST_PART_WORDS = 3;

/** "Schulischer und beruflicher Werdegang", "Education & Work Experience": schools and jobs in one section, which tells them apart by entry. */
export const isOfStudiesAndWork = (line: string): boolean => {
  if (!/^\p{Lu}/u.test(line) || /\d/.test(line)) return false;
  const parts = line.split(PARTS).map((part) =>
    flat(part)
      .replace(/[^\p{L} ]/gu, " ")
      .trim(),
  );
  const [first = "", second = ""] = parts;
  if (parts.length !== 2 || parts.some((part) => part.split(/\s+/).length > MOST_PART_WORDS)) return false;
  // "Berufliche und schulische Ausbildung".
  if (/^beruflich\p{L}*$/u.test(first) && second.endsWith("bildung")) return false;
  const isOf = (part: string, own: RegExp, other: RegExp): boolean => own.test(part) && !other.test(part);
  return (
    (isOf(first, OF_STUDIES, OF_WORK) && isOf(second, OF_WORK, OF_STUDIES)) ||
    (isOf(first, OF_WORK, OF_STUDIES) && isOf(second, OF_STUDIES, OF_WORK))
  );
};

const PARTS = /\s*(?:&|\/|\+|\band\b|\bund\b|\by\b|\bve\b)\s*/i;
const LEAST_OWN = 9;
const HOLDS_ENTRIES: ReadonlySet<SectionKind> = new Set(["experience", "education"]);

const composedHeading = (line: string, words: readonly string[], isCapitals: boolean): SectionKind | undefined => {
  // "PROJECT MANAGEMENT SPECIALIST" is a job.
  const isJob = isOccupation(line) || titleStrength(words.at(-1) ?? "") === 2;
  if (/\d/.test(line) || !/^[\p{Lu}]/u.test(line) || words.length > 6 || isJob) return undefined;
  let kind: SectionKind | undefined;
  let others = 0;
  for (const word of words) {
    const core = [...CORES, ...(words.length > 1 ? PAIRED : [])].find(([, pattern]) => pattern.test(word))?.[0];
    if (core) kind ??= core;
    else if (!BESIDE.has(word) && !JOINERS.has(word) && !INTERNSHIPS.test(word)) others += 1;
  }
  if (words.length === 1 && NO_HEADING.test(words[0]!)) return undefined;
  if (kind === "volunteering" && words.some((word) => INTERNSHIPS.test(word))) kind = "experience";
  if (!kind || words.length === 1) return others === 0 ? kind : undefined;
  const mayHaveOthers = isCapitals || (kind === "experience" && OF_A_FIELD.test(line) && !OF_OTHERS.test(line));
  return others === 0 || (mayHaveOthers && others <= 2 && !looksLikeTitle(line)) ? kind : undefined;
};

// "Computer Engineering Experience", "Leadership and Work Experience"; "Customer Experience" is a field of work, "Retail experience" an item of a list.
const OF_A_FIELD = /^(?:(?:\p{Lu}\p{L}+|and|&|\/) ){2,4}Experience:?$/u;
const OF_OTHERS = /\b(?:Customer|User|Guest|Employee|Candidate|Patient|Brand|Digital|Service|Learning|Years?|No|Prior|With)\b/;

const INTERNSHIPS = /^(?:internships?|\p{L}*praktik(?:um|a)|stajlar\p{L}*|staj|practicas|pasantias|employment)$/u;

/** True for a heading of mother tongues, whose languages are spoken natively. */
export const isMotherTongue = (heading: string): boolean =>
  /\b(?:mother tongue|muttersprache|lengua materna|ana ?dil)/.test(flat(heading));
