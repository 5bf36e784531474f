import { flat, tokensOf } from "../text/fold.ts";
import { BULLET, type Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import { termsIn } from "../vocabulary/index.ts";
import { importanceSaid } from "./wording.ts";

/**
 * Subject of a part of an advert. `must`: "Requirements"; `profile`: "What you bring", musts unless the list grades its lines itself; `nice`;
 * `tasks`; `offer`, `company` and `facts` (pay, place, hours) ask for nothing; `open`: no heading.
 */
export type AdvertPart = "must" | "profile" | "nice" | "tasks" | "offer" | "company" | "facts" | "soft" | "open";

// Exact names of headings, folded. Other headings are recognised by their words, see `partOfHeading`.
const HEADINGS: Record<Exclude<AdvertPart, "open">, string> = {
  must: "you must have;must have competences;must have skills;must have experience;must have qualifications;we need;you'll need;requirements;requirement;required;required skills;must have;must haves;must-have;minimum requirements;essential;essential skills;essential criteria;minimum qualifications;required qualifications;anforderungen;voraussetzungen;erforderlich;muss;muss kriterien;anforderungsprofil;unsere anforderungen;notwendige qualifikationen;requisitos;requisitos minimos;imprescindible;requisitos imprescindibles;requerimientos;aranan nitelikler;gereksinimler;gerekli nitelikler;sartlar;zorunlu;basvuru sartlari;aranan ozellikler;education;formacion;ausbildung;experience;experiencia;languages;idiomas;sprachen;diller;egitim;deneyim;aranan yetkinlikler;beklenen yetkinlikler;teknik yetkinlikler;skills;technologies;tech stack;kenntnisse;conocimientos;habilidades;competencias;idioma;requisito;requisitos tecnicos;conocimientos requeridos;habilidades requeridas;estudios;bilgi ve beceriler",
  profile:
    "your profile;profile;about you;what you'll bring;what you’ll bring;your skills;your experience;your background;what you should bring;who we are looking for;who we're looking for;you are;you should have;we are looking for someone who;du hast;du bist;du verfugst uber;sie haben;sie sind;sie verfugen uber;was wir uns wunschen;wir wunschen uns;das wunschen wir uns;fachliche voraussetzungen;fachliche anforderungen;personliche voraussetzungen;ihre qualifikation;ihre qualifikationen;deine qualifikation;deine qualifikationen;dein background;was brauchst du;que pedimos;que necesitamos;tienes;perfil buscado;perfil del candidato;te pedimos;esperamos de ti;necesitamos;nelere ihtiyacin var;sende aradigimiz ozellikler;aradigimiz ozellikler;aranan profil;aradigimiz profil;profilin;beklediklerimiz;senden beklediklerimiz;sizden beklediklerimiz;aradiklarimiz;adayda aradiklarimiz;adaylarda aranan ozellikler;pedimos;lo que pedimos;que pedimos;que estamos buscando;que requerimos;que valoramos;buscamos a alguien con;tu experiencia;lo que traes;lo que necesitas;aranan kriterler;kriterler;adayda aranan nitelikler;sizde aradigimiz ozellikler;beklentiler;who you are;what you bring;what you will bring;what you will need;what you'll need;what we are looking for;what we look for;what we expect;we are looking for;qualifications;you have;you bring;what you need;ihr profil;dein profil;profil;das bringen sie mit;das bringst du mit;was sie mitbringen;was du mitbringst;sie bringen mit;du bringst mit;qualifikationen;qualifikation;das zeichnet sie aus;das zeichnet dich aus;uber sie;uber dich;wir erwarten;was wir erwarten;damit uberzeugen sie;damit punktest du;womit sie uns uberzeugen;tu perfil;perfil;que buscamos;lo que buscamos;que necesitas;que esperamos de ti;que aportas;perfil requerido;preparacion requerida;preparacion;buscamos;beklentilerimiz;sizden beklentilerimiz;aday profili;genel nitelikler;genel nitelikler ve is tanimi;nitelikler;aradigimiz nitelikler;sende aradiklarimiz;sizde aradiklarimiz;ne bekliyoruz;kimi ariyoruz",
  nice: "nice to have;nice to have competences;nice to have skills;nice to have qualifications;nice to haves;nice-to-have;bonus;bonus points;plus;preferred;preferred qualifications;preferred skills;desirable;desirable skills;optional;good to have;would be a plus;it is a plus;schon ware;wunschenswert;von vorteil;idealerweise;optional;das ware schon;pluspunkte;nice to have kenntnisse;gerne auch;deseable;se valorara;se valora;valorable;valoraremos;requisitos deseables;opcional;tercihen;tercih sebebi;tercih edilen nitelikler;tercih edilen yetkinlikler;tercih sebepleri;arti;artilar;tercih nedeni;avantaj saglayan nitelikler",
  tasks:
    "responsibilities;key responsibilities;your responsibilities;your tasks;tasks;duties;main duties;your role;the role;role;job description;what you will do;what you'll do;your challenge;ihre herausforderung;deine herausforderung;ihre rolle;deine rolle;ihre mission;deine mission;tu reto;tu rol;your mission;your job;in this role;day to day;aufgaben;ihre aufgaben;deine aufgaben;aufgabengebiet;das erwartet sie;das erwartet dich;was sie erwartet;was dich erwartet;ihr aufgabengebiet;tatigkeiten;ihre tatigkeiten;das machen sie;das machst du;stellenbeschreibung;funciones;responsabilidades;tareas;que haras;tus funciones;tu mision;descripcion del puesto;tus responsabilidades;funciones principales;actividades;actividades a desempenar;actividades a realizar;actividades principales;gorev tanimi;gorevler;sorumluluklar;is tanimi;gorev ve sorumluluklar;neler yapacaksiniz;neler yapacaksin;yapilacak isler;isin tanimi",
  offer:
    "benefits;perks;we offer;bei uns;was dich erwartet bei uns;deine benefits;ihre benefits;freu dich auf;darauf konnen sie sich freuen;entlohnung;verdienst;wir zahlen;equal opportunity;diversity;what we offer;our offer;what you get;why join us;why us;wir bieten;wir bieten ihnen;das bieten wir;was wir bieten;unser angebot;ihre vorteile;deine vorteile;leistungen;das bieten wir ihnen;das bieten wir dir;ofrecemos;que ofrecemos;te ofrecemos;se ofrece;beneficios;condiciones;nuestra oferta;sunduklarimiz;neler sunuyoruz;biz ne sunuyoruz;degerlendirme araclarimiz;degerlendirme sureci;ise alim sureci;basvuru sureci;yan haklar;size sunduklarimiz;sunulan imkanlar;imkanlar;calisma kosullari;calisma sartlari;working conditions;arbeitsbedingungen;condiciones laborales;condiciones de trabajo;condiciones del puesto;what we do for you;how to apply;contact;kontakt;bewerbung;so bewerben sie sich;contacto;basvuru;iletisim",
  company:
    "about us;about the company;about the role;about;uber das unternehmen;wir sind;somos;biz;who we are;the company;our company;uber uns;wer wir sind;das unternehmen;das sind wir;unternehmen;sobre nosotros;quienes somos;la empresa;sobre la empresa;hakkimizda;biz kimiz;sirket hakkinda;sirketimiz",
  facts:
    "position details;job details;details;eckdaten;rahmendaten;auf einen blick;datos del puesto;pay;pay range;salary;salary range;compensation;wage;hourly rate;rate of pay;hours;hours of work;working hours;shift;shifts;shift pattern;schedule;work schedule;location;job location;place of work;work location;contract;contract type;contract duration;duration;job type;employment type;type of contract;position type;start;start date;closing date;deadline;reference;job id;ref;department;reports to;reporting to;employer;company name;employment;key facts;additional information;weitere informationen;informacion adicional;ek bilgiler;grade;band;level;job level;seniority level;stufe;karrierestufe;nivel;duzey;arbeitszeit;arbeitszeiten;arbeitsort;einsatzort;standort;dienstort;ort;gehalt;vergutung;stundenlohn;entgelt;eingruppierung;vertragsart;anstellungsart;beschaftigungsart;beschaftigungsumfang;beginn;eintritt;eintrittsdatum;eintrittstermin;startdatum;ab wann;befristung;arbeitgeber;kennziffer;referenznummer;umfang;stellenumfang;wochenstunden;bewerbungsfrist;schichten;horario;horarios;salario;sueldo;retribucion;remuneracion;banda salarial;jornada;jornada laboral;tipo de contrato;contrato;ubicacion;lugar;lugar de trabajo;localidad;provincia;fecha de inicio;incorporacion;fecha de incorporacion;duracion;turno;turnos;vacantes;modalidad;departamento;empresa;referencia;calisma saatleri;calisma sekli;calisma yeri;lokasyon;konum;sehir;il;ilce;maas;ucret;ucret araligi;vardiya;departman;bolum;pozisyon;pozisyon seviyesi;sirket;firma;sektor;baslangic;ise baslama;son basvuru;title;job title;position;puesto;cargo;stelle;unvan;tipo de puesto;retribucion complementaria;detalles del cliente;job purpose",
  soft: "soft skills;personal skills;personality;values;culture;our culture;how you work;how we work together;success in this role;what success looks like;personliche kompetenzen;personlichkeit;werte;kultur;competencias personales;habilidades personales;valores;cultura;kisisel ozellikler;degerlerimiz;kultur ve degerler",
};
const LEAD = new Set(["our", "your", "unsere", "unser"]);
const nameOf = (text: string): string => {
  const words = tokensOf(text).map((token) => token.fold);
  return (LEAD.has(words[0] ?? "") ? words.slice(1) : words).join(" ");
};
const PART_OF = new Map(
  Object.entries(HEADINGS).flatMap(([part, names]) =>
    names.split(";").flatMap((name) => [
      [nameOf(name), part as AdvertPart] as const,
      [
        tokensOf(name)
          .map((token) => token.fold)
          .join(" "),
        part as AdvertPart,
      ] as const,
    ]),
  ),
);

// "Requisitos del puesto", "Habilidades indispensables", "Key skills required".
const QUALIFIED =
  /\s(?:del puesto|del cargo|principales|tecnic[oa]s|indispensables|requerid[oa]s|minim[oa]s|especific[oa]s|para aplicar|generales|adicionales|a realizar|laboral(?:es)?|required|needed|ve is tanimi)$/u;

const partOf = (words: string): AdvertPart | undefined =>
  namedPart(words) ?? namedPart(flat(words).trim().replace(/:$/, "").replace(QUALIFIED, ""));

const namedPart = (words: string): AdvertPart | undefined =>
  PART_OF.get(nameOf(words)) ??
  PART_OF.get(
    tokensOf(words)
      .map((token) => token.fold)
      .join(" "),
  );

/** True for a line that is the name of a heading and nothing else. */
export const isHeadingName = (line: string): boolean => partOf(bareOf(line)) !== undefined;

const MAX_HEADING_WORDS = 8;
const MAX_HEADING_LENGTH = 90;

// Words that headings of each part have in common, on flat text. The first that fits decides: "What we offer you" is an offer although it
// says "you", "Wünschenswerte Qualifikationen" are no musts.
const HEADING_WORDS: readonly (readonly [AdvertPart, RegExp])[] = [
  [
    "nice",
    /(?<!\p{L})(?:nice to have|desirable|preferred|preferable|preferabl[ey]|bonus|plus|extra(?: credit| points)?|advantage\p{L}*|beneficial|impress|stand out|icing|welcome|optional|ideally|gern(?:e)? gesehen|zusatzlich\p{L}*|zusatzqualifikation\p{L}*|optional\p{L}*|schon ware|ware(?:n)? (?:schon|toll|super|ideal)|ideal(?:erweise|fall)|on top|opcional(?:es)?|adicional(?:es)?|plus|puntos extra|se (?:apreciara|tomara en cuenta|considerara)|seria (?:ideal|un plus)|preferible\p{L}*|preferencia|wunschenswert\p{L}{0,3}|von vorteil|pluspunkt\p{L}{0,2}|idealerweise|deseables?|valorables?|valorara\p{L}?|se valora|tercih\p{L}{0,12}|arti\p{L}{0,4}|avantaj\p{L}{0,10})(?!\p{L})/u,
  ],
  [
    "offer",
    /(?:benefit|perks|we promise|promise you|why you'll|you'll love|(?<!\p{L})get(?:s)? (?:in return|from us)|what(?:'s| is) in it|what (?:you can|to) expect|(?<!\p{L})offers?(?!\p{L})|(?:in it|there) for you|why (?:join|work|us|you)|compensation|how to apply|(?:application|interview|hiring|recruiting|selection) process|next steps|(?:bewerbungs|auswahl|recruiting)(?:prozess|verfahren)|proceso de seleccion|(?:ise alim|basvuru|mulakat|degerlendirme) sureci|wir bieten|bieten wir|(?:dir|ihnen|euch) (?:geben|biete[nt])|bietet (?:dir|ihnen|euch)|bieten kann|unser angebot|vorteile|darauf (?:kannst|konnen)|freuen|warum (?:wir|du|sie|zu uns)|gute grunde|leistungen|bewerbung|bewirb|bewerben|kontakt|interesse geweckt|noch fragen|ofrecemos|ofrece(?!\p{L})|ofrecido|beneficios|que te espera|por que (?:unirte|trabajar|nosotros)|ventajas|capacitacion|how (?:do )?we (?:do )?(?:make|support|care|reward)|calisma (?:kosul|sart)|como (?:postular|aplicar|solicitar)|inscrib|interesad|contacto|sunuyoruz|sundug|sunulan|sunacag|imkan|yan hak|neden biz|basvuru (?!sart|kosul|kriter)|basvurular|iletisim(?! bec)|(?<!\p{L})so profitier|(?:unser|mein) versprechen|^klingt (?:gut|spannend|interessant)|^sounds (?:good|interesting|like you)|^(?:te )?suena bien)/u,
  ],
  [
    "company",
    /(?:datenschutz|privacy (?:policy|notice|statement)|data (?:protection|privacy)|(?:proteccion|tratamiento) de datos|aviso de privacidad|kvkk|kisisel veri|aydinlatma metni|come as you are|komm(?:t|en sie)? wie (?:du bist|ihr seid|sie sind)|^(?:diversity|vielfalt|diversidad|cesitlilik)(?: (?:and|&|und|e|y|ve) \p{L}+)?$|chancengleichheit|equal opportunit|about (?:us|the (?:company|team|organi[sz]ation|school|hospital|client|business))|who we are|(?<!\p{L})our (?:company|story|team|client|values)|the company|(?<!\p{L})(?:uber uns|wer wir sind|wir uber uns|das unternehmen|unser unternehmen|unser team|wir stellen uns vor)|sobre (?:nosotros|la empresa|el equipo)|quienes somos|conocenos|la empresa|hakkimizda|biz kimiz|(?:sirket|firma|kurum)(?:imiz)?(?: hakkinda|$)|sirketimiz|^(?:how we|the way we|where we|what we (?:do|build|make|believe|value|stand)|why we|life at|working (?:at|with us)|meet (?:us|the team))(?!\p{L})|^our (?:way|approach|mission|vision|history|product|customers)|^(?:so|wie) (?:arbeiten|leben|ticken|funktionieren|entwickeln|denken|fuhren|lernen) wir|^wie wir (?!.*(?:sie|dich|bewerb))|^was wir (?:tun|machen|bauen)$|^(?:was uns|das macht uns|wofur wir|woran wir)(?!\p{L})(?! wichtig)|^unsere? (?:arbeitsweise|mission|vision|geschichte|kultur|zusammenarbeit|produkt|kunden)|^(?:arbeiten|leben|zusammenarbeit) (?:bei|mit uns)|^(?:asi|como) (?:trabajamos|somos|nos organizamos)|^nuestr[oa]s? (?:forma|manera|modo|mision|vision|historia|equipo|producto|clientes)|^(?:que|a que nos) (?:hacemos|dedicamos)|^trabajar (?:en|con nosotros)|^(?:nasil|biz nasil) calis|^calisma (?:seklimiz|tarzimiz|kulturumuz|bicimimiz)|^bizde (?:calismak|hayat)|^ne yapiyoruz|^(?:misyonumuz|vizyonumuz|hikayemiz|ekibimiz|urunumuz))/u,
  ],
  [
    "tasks",
    /(?:responsibilit|(?<!\p{L})dut(?:y|ies)(?!\p{L})|(?<!\p{L})tasks?(?!\p{L})|accountabilit|you(?:'ll| will)? (?:be )?(?:do(?:ing)?|work)|your (?:role|mission|day|impact)|(?:the|this) role|the (?:job|position)$|day[- ]to[- ]day|job (?:purpose|summary|description|duties)|position summary|what the job|scope of work|aufgabe|tatigkeit|erwartet (?:dich|sie)|(?:dich|sie) (?:bei uns )?erwartet|verantwort|dein (?:job|(?:arbeits)?alltag|einsatz)|ihr einsatz|das machst|zu tun|stellenbeschreib|einsatzbereich|einsatzgebiet|funcion|responsabilidad|tareas|haras|como agregas valor|que es el rol|cual sera tu|tu mision|(?:mision|objetivo) del (?:puesto|cargo)|tu dia a dia|descripcion del (?:puesto|empleo)|gorev|sorumluluk|is tanim|isin tanim|neler yapa|ne yapaca|yapacag|yapilacak)/u,
  ],
  [
    "profile",
    /(?:requirement|(?<!\p{L})require[sd]?(?!\p{L})|qualif|(?<!\p{L})skills?(?!\p{L})|experience(?!\p{L})|about you|^your story$|you(?:'ll| will|'re)? (?:have|bring|are|need|should)|(?:we(?:'re| are)|we) (?:looking|look|need|expect|ask)|looking for|who you|person spec|(?:ideal|successful|right) candidate|candidate profile|competenc|what it takes|eligib|must[- ]have|essential|minimum|education|certificat|licen[cs]|profil|anforder|voraussetz|mitbring|bring(?:st|en)|erwarten wir|wir erwarten|qualifik|kenntniss|wunschen|fahigkeit|kompetenz|suchen wir|wir suchen|(?:hast|haben) (?:du|sie)(?!\p{L})|du (?:hast|bist|kannst)|sie (?:haben|sind)|uberzeug|ausbildung|requisit|requerim|perfil|buscamos|necesit|aport|pedimos|exig|formacion|conocimiento|experiencia|habilidades|competencia|imprescindible|aptitud|aranan|nitelik|beklen|bekle|aradig|ariyoruz|(?<!\p{L})sart|kosul|ozellik|vasif|kriter|yetkinlik|gereklilik|gereksinim|olmazsa olmaz|deneyim)/u,
  ],
];

const bareOf = (words: string): string =>
  words
    .replace(/^[#*_>=\s]{1,20}/, "")
    .replace(/^[A-H][.)]\s{1,3}(?=\p{Lu}\p{Ll})/u, "")
    .replace(/(?<![*_=\s])[*_=\s]{1,20}$/, "");

/** The part that a line set apart from its neighbours announces: by its exact name, otherwise by its words. */
export const partOfHeading = (line: string, isSetApart: boolean): AdvertPart | undefined => {
  if (line.length > MAX_HEADING_LENGTH || BULLET.test(line)) return undefined;
  const words = bareOf(line);
  if (/[:,;.]\s*\S/.test(words) || tokensOf(words).length > MAX_HEADING_WORDS) return undefined;
  const part = partOf(words);
  if (part) return part;
  if (!isSetApart || /[.!,;]$/.test(words)) return undefined;
  const said = flat(words);
  return HEADING_WORDS.find(([, pattern]) => pattern.test(said))?.[0];
};

/** True for a line that would announce a part of an advert if it were set apart. */
export const isHeading = (line: string): boolean => partOfHeading(line, true) !== undefined;

/** True for a line that looks like a heading by itself: in capitals, marked up, or ending in a colon or a question mark. */
export const isMarkedUp = (line: string): boolean => {
  if (line.length > MAX_HEADING_LENGTH) return false;
  if (/^(?:#{1,6}\s|\*\*|__)/.test(line) || /[:?…]\s*(?:\*\*|__)?$/.test(line)) return true;
  return /\p{Lu}{4}/u.test(line) && !/\p{Ll}/u.test(line);
};

/** The importance of a label in free words: "Schön, aber kein Muss: SAP", "Artı sayılır: forklift". */
const partLabelled = (label: string): AdvertPart | undefined => {
  if (/\n/.test(label) || termsIn(label).length > 0 || contentWords(label).length > MAX_LABEL_WORDS) return undefined;
  return ({ must: "must", nice: "nice", should: undefined } as const)[importanceSaid(flat(label)) ?? "should"];
};
const MAX_LABEL_WORDS = 4;

/** A short label by its first word: "Requisitos para aplicar: …", "Habilidades específicas: …". */
const partOfLabel = (label: string): AdvertPart | undefined => {
  const said = flat(label).trim();
  if (tokensOf(label).length > MAX_LABEL_WORDS || termsIn(label).length > 0) return undefined;
  return LABELS.find(([, pattern]) => pattern.test(said))?.[0];
};
const LABELS: readonly (readonly [AdvertPart, RegExp])[] = [
  ["nice", /^(?:nice to have|desirable|preferred|bonus|deseables?|valorable|se valora|tercih|wunschenswert|von vorteil)/u],
  [
    "tasks",
    /^(?:main |key |principales )?(?:duties|responsibilities|tasks|funciones|responsabilidades|tareas|aufgaben|gorevler|sorumluluklar)(?!\p{L})/u,
  ],
  [
    "must",
    /^(?:minimum |key )?(?:requirements?|qualifications?|requisitos?|requerimientos?|anforderungen|voraussetzungen|educacion|formacion|estudios|experiencia (?:requerida|laboral|minima)|habilidades|conocimientos|aranan nitelikler|egitim)(?!\p{L})/u,
  ],
  ["offer", /^(?:benefits?|beneficios|ofrecemos|we offer|wir bieten|yan haklar)(?!\p{L})/u],
];

/** A label before a colon, with the part it announces and the offset after the colon. */
export const labelOf = (text: string, line: Span): { part: AdvertPart; end: number; hasContent: boolean } | undefined => {
  const words = text.slice(line.start, Math.min(line.end, line.start + MAX_HEADING_LENGTH));
  const colon = words.indexOf(":");
  if (colon === -1 || tokensOf(words.slice(0, colon)).length > MAX_HEADING_WORDS) return undefined;
  const label = bareOf(words.slice(0, colon).replace(BULLET, ""));
  const part =
    partOf(label) ??
    partLabelled(label) ??
    (/\n/.test(label) ? undefined : (partOf(flat(label).replace(/^(?:und|and|y|ve)\s+/, "")) ?? partOfLabel(label)));
  if (!part) return undefined;
  // "Requisitos: ." has none.
  const hasContent = /[\p{L}\d]/u.test(text.slice(line.start + colon + 1, Math.min(line.end, line.start + colon + 40)));
  return { part, end: line.start + colon + 1, hasContent };
};
