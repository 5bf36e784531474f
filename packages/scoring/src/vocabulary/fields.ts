import { remembered } from "../text/remember.ts";
import { flat, fold, tokensOf } from "../text/fold.ts";
import { LANGUAGES, type Language } from "../text/language.ts";

/** A field of work: decides which roles count towards "5 years of …" and recognises job titles. */
export interface Field {
  readonly id: string;
  readonly label: Readonly<Record<Language, string>>;
  /** A wider field whose titles also fit, when the role's text speaks of this one. */
  readonly parent: string | undefined;
  /** Folded beginnings of words of a job title. */
  readonly titles: readonly string[];
}

// id < parent | label in four languages | beginnings of folded title words (a hyphen joins two words)
// A title with "=" is that word alone: "nurse", not "nursery".
const TABLE = `
software | software development; Softwareentwicklung; desarrollo de software; yazılım geliştirme | software developer entwickler programmierer programmer desarrollador programador yazilim gelistirici informatiker
frontend < software | frontend work; Frontend-Entwicklung; desarrollo frontend; frontend geliştirme | frontend front-end ui-engineer ui-developer web-developer webentwickler react angular vue desarrollador-web desarrolladora-web
backend < software | backend work; Backend-Entwicklung; desarrollo backend; backend geliştirme | backend back-end server node java php
fullstack < software | full-stack work; Full-Stack-Entwicklung; desarrollo full stack; full-stack geliştirme | fullstack full-stack
mobile < software | mobile development; App-Entwicklung; desarrollo móvil; mobil geliştirme | mobile android ios app-developer flutter mobil
devops < software | DevOps work; DevOps; DevOps; DevOps | devops sre site-reliability cloud platform-engineer infrastructure
embedded < software | embedded development; Embedded-Entwicklung; sistemas embebidos; gömülü yazılım | embedded firmware gomulu
data | data work; Datenanalyse; análisis de datos; veri analizi | data daten datos veri analytics machine-learning bi-analyst mi-analyst insight-analyst reporting-analyst reporting-specialist statistic
security | IT security; IT-Sicherheit; ciberseguridad; siber güvenlik | cyber security-engineer security-analyst it-sicherheit ciberseguridad siber pentester
itsupport | IT support and administration; IT-Administration; sistemas y soporte informático; sistem yönetimi ve destek | systemadministrator system-administrator sysadmin it-support it-administrator helpdesk help-desk service-desk network-support system-support systems-support technical-support desktop-support network-admin bilgi-islem network-engineer netzwerk soporte-tecnico sistem-yonetici bilgi-islem systemadministration
qa | software testing; Softwaretest; pruebas de software; yazılım testi | tester qa quality-assurance-engineer quality-assurance-automation test-engineer test-automation testmanager
design | design; Gestaltung; diseño; tasarım | designer ux ui grafik gestalter disenador tasarimci mediengestalter
product | product management; Produktmanagement; gestión de producto; ürün yönetimi | product-manager product-owner produktmanager jefe-de-producto urun-yonetici urun-muduru
project | project management; Projektmanagement; gestión de proyectos; proje yönetimi | project projekt jefe-de-proyecto proyectos proje scrum-master
marketing | marketing; Marketing; marketing; pazarlama | account-coordinator account-director marketing seo sea brand social-media content pazarlama community-manager copywriter werbe publicidad growth reklam mercadotecnia
sales | sales; Vertrieb; ventas; satış | sales vertrieb verkauf comercial ventas vendedor =satis satisci satislar satista account-manager key-account account-executive business-development kundenberater plasiyer =venta mercaderista impulsador
retail | retail; Einzelhandel; comercio minorista; perakende | retail =shop shopleit shopkeep store einzelhandel filial kassier cashier dependient tienda cajer magaza kasiyer reyon tezgahtar verkaufer
service | customer service; Kundenservice; atención al cliente; müşteri hizmetleri | customer kundenservice kundenbetreu kundendienst call-center callcenter atencion-al-cliente teleoperador musteri cagri-merkezi support-agent
accounting | accounting; Buchhaltung; contabilidad; muhasebe | accountan accounting accounts buchhalt bilanz contable contador muhasebe mali-musavir steuerfach bookkeeper finanzbuch payroll lohn
finance | finance and controlling; Finanzen und Controlling; finanzas y control de gestión; finans ve kontrol | financ finanz finans controller treasury audit auditor wirtschaftspruf denetci bank banker banca bankaci gise actuary investment
hr | human resources; Personalwesen; recursos humanos; insan kaynakları | hr human-resources recruit personal personnel talent recursos-humanos rrhh insan-kaynaklari ise-alim ik
legal | legal work; Rechtsbereich; área jurídica; hukuk | procurador procuradora lawyer attorney solicitor barrister legal paralegal jurist rechtsanwalt anwalt abogad juridic asesor-legal avukat hukuk notar refa reno-fachangestellt katib
office | office work; Büroarbeit; administración; ofis işleri | =office officemanag clerical secretar administrative-assistant admin-assistant executive-assistant personal-assistant team-assistant management-assistant project-assistant departmental-assistant sekretar burokauf sachbearbeit kaufmannisch administrativ asistente-de-direccion asistente-de-gerencia asistente-ejecutiv auxiliar-administrativ ofis idari sekreter yonetici-asistan buro-asistan receptionist empfang recepcion verwaltungs
consulting | consulting; Beratung; consultoría; danışmanlık | consultant berater consultor danisman
nursing | nursing; Pflege; enfermería; hemşirelik | =nurse nurses nursing pfleg krankenpfleg krankenschwester altenpfleg enfermer hemsire care-assistant carer healthcare-assistant auxiliar-de-enfermeria gerocultor ebe hebamme midwife matron midwife bakici
medicine | medicine; Medizin; medicina; tıp | doctor physician arzt arztin medic doktor hekim surgeon chirurg cirujan fisioterap physiotherap fizyoterap apothek pharmac dispenser dispensing farmac eczaci mfa zahnarzt dentist therapist therapeut laborant laboratory-technician laboratory-assistant lab-technician
education | teaching and childcare; Bildung und Erziehung; educación; eğitim ve öğretim | teach lehrer lehrkraft erzieh padagogische profesor maestr docente educador ogretmen egitmen tutor lecturer dozent kita nursery early-years preschool kindergarten krippe guarderia puericult infantil okul-oncesi anaokul kres kinderpfleg nanny
social | social work; Sozialarbeit; trabajo social; sosyal hizmet | social-work sozialarbeit sozialpadagog trabajador-social integrador sosyal-hizmet sosyal-calisma youth-worker
logistics | logistics; Logistik; logística; lojistik | logisti lager warehouse lojistik depo almacen mozo-de-almacen kommission picker disponent dispatcher spedition stapler forklift carretiller sevkiyat supply-chain versand packer inventory bodeguer =bodega
driving | driving; Fahrdienst; transporte y conducción; şoförlük | driver fahrer kraftfahr conductor chofer sofor repartidor kurye courier lkw
purchasing | purchasing; Einkauf; compras; satın alma | purchas procurement einkauf einkaufer comprador compras satin-alma satinalma buyer sourcing
production | production; Produktion; producción; üretim | produktion production fertigung produccion uretim machine-operator maschinenbedien anlagenfuhrer maschinenfuhrer operario operator operator cnc zerspan dreher fraser schlosser metallbauer montag assembler montador imalat assembly-worker fabrik
welding | welding; Schweißen; soldadura; kaynak | weld schweiss soldador kaynakci
quality | quality management; Qualitätsmanagement; calidad; kalite | quality qualitat calidad kalite
electrical | electrical work; Elektrotechnik; electricidad; elektrik işleri | electric elektri elektro elektroniker mechatron mecatronic mekatronik
technician | technical service; technischer Service; servicio técnico; teknik servis | technician techniker tecnico teknisyen tekniker servicetechnik field-service monteur wartung mantenimiento maintenance bakim instandhalt mechanic mechanik mecanic mekanik tamirci installateur anlagenmech kfz
engineering | mechanical engineering; Maschinenbau; ingeniería mecánica; makine mühendisliği | mechanical maschinenbau konstrukt ingenieria-mecanica ingeniero-mecanico makine-muhendis design-engineer process-engineer verfahrens
construction | construction; Bau; construcción; inşaat | techador tejador cati-usta tesisatci alcipan fliesenleg tiler glazier construction bau bauleit maurer zimmer dachdeck maler trockenbau albanil obra encofrador constructor insaat santiye civil-engineer architekt architect arquitect mimar mason bricklayer carpenter tischler schreiner carpintero marangoz plumber klempner fontanero tesisat polier roofer painter pintor boyaci bauarbeit site-manager jefe-de-obra plomer gasfiter
painting < construction | painting and decorating; Malerarbeiten; pintura y decoración; boya ve badana | painter-and maler malermeister lackierer painter house-painter decorator pintor pintor-de-obra boyaci badanaci
kitchen | kitchen work; Küche; cocina; mutfak | chef cook commis jungkoch koch kuche cocin asci kitchen backer baker konditor panader pastelero pastaci firinci
hospitality | hospitality; Gastronomie und Hotellerie; hostelería; otelcilik ve servis | hotel front-office front-desk guest-relations restaurant waiter waitress kellner servicekraft barkeep bartender barista gastro rezeption camarer recepcionista hosteleria garson resepsiyon restoran otel housekeep zimmermadchen sous-chef concierge
cleaning | cleaning and facilities; Reinigung und Hausdienste; limpieza y mantenimiento; temizlik ve tesis | clean reinigung limpia limpieza temizlik hausmeister caretaker janitor facility conserje
guarding | security services; Sicherheitsdienst; seguridad privada; güvenlik | wachmann wachfrau bekci door-supervisor security-guard security-officer sicherheitsmitarbeiter sicherheitsdienst wachdienst vigilante guvenlik
crafts | hair and beauty; Friseur und Kosmetik; peluquería y estética; kuaförlük ve güzellik | hairdress stylist friseur peluquer kuafor beautic kosmetik esteticista guzellik barber
science | research; Forschung; investigación; araştırma | research scientist wissenschaft forscher investigador arastirma chemist chemiker biolog quimic kimyager
media | media and editing; Medien und Redaktion; medios y redacción; medya ve editörlük | reporter muhabir journal editor redakt periodista gazeteci photograph fotograf fotograf video redactor translator ubersetz traductor tercuman cevirmen
realestate | real estate; Immobilien; sector inmobiliario; gayrimenkul | estate-agent real-estate immobilien inmobiliari emlak gayrimenkul letting-agent makler realtor property-manager hausverwalt
insurance | insurance; Versicherungen; seguros; sigortacılık | insurance versicherung seguros sigorta underwriter claims-handler schadensachbearb tramitador-de-siniestros
tax < accounting | tax advice; Steuerberatung; asesoría fiscal; vergi danışmanlığı | tax-advis tax-consult tax-account tax-manager tax-clerk steuerberat steuerfach asesor-fiscal asesora-fiscal fiscalista mali-musavir vergi
events | event management; Veranstaltungsmanagement; organización de eventos; etkinlik yönetimi | event veranstaltung eventos etkinlik kongre congress
tourism | tourism; Tourismus; turismo; turizm | tour-guide tour-leader reiseleit reiseverkehr fremdenfuhr gastefuhr guia-turistic guia-de-turismo tur-rehber turist turizm tourism travel-agent travel-consult agente-de-viajes
butchery < kitchen | butchery; Fleischerei; carnicería; kasaplık | butcher metzger fleischer carnicer charcuter kasap
farming | farming; Landwirtschaft; agricultura; tarım | farmer farm-worker farm-manager farmhand landwirt agricult agrar ciftci tarim ganader ziraat
gardening | gardening; Gartenbau; jardinería; bahçıvanlık | gardener gartner gartenbau gartengestalt landschaftsgart jardiner bahcivan peyzaj landscaper groundskeep
aviation | aviation; Luftfahrt; aviación; havacılık | pilot flugbegleit cabin-crew cabin-attendant flight-attendant auxiliar-de-vuelo tripulante azafata kabin ucus first-officer
rail < driving | rail transport; Bahnverkehr; ferrocarril; demiryolu | train-driver lokfuhrer lokomotivfuhrer triebfahrzeug maquinista makinist zugbegleit train-conductor shunter
customs | customs; Zollwesen; aduanas; gümrük | customs zoll aduan gumruk
library | library work; Bibliothekswesen; bibliotecas; kütüphanecilik | librar biblioth bibliotec kutuphane archivist archivar arsiv
dental < medicine | dental care; Zahnmedizin; odontología; diş sağlığı | dental zahnmed zahnarzt odontolog dis-hekim dis-klinig zfa
surveying < construction | land surveying; Vermessung; topografía; harita ve kadastro | surveyor vermess topograf topograph harita geomatic
management | general management; Geschäftsführung; dirección general; genel müdürlük | ceo cto coo cfo geschaftsfuhr managing-director director-general genel-mudur general-manager
`;

const words = (cell: string | undefined): string[] => (cell ?? "").trim().split(/\s+/).filter(Boolean);

export const FIELDS: readonly Field[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [head, labels, titles] = line.split("|");
    const [id, parent] = head!.split("<").map((part) => part.trim());
    const names = labels!.split(";").map((name) => name.trim());
    return {
      id: id!,
      parent,
      label: Object.fromEntries(LANGUAGES.map((language, index) => [language, names[index]!])) as Record<Language, string>,
      titles: words(titles).map(fold),
    };
  });

// Compounds written as one word are German: "softwareentwickler" holds "entwickler".
const begins = (word: string, title: string): boolean =>
  title.length < 4
    ? word === title
    : word.startsWith(title) || (title.length > 5 && word.endsWith(title)) || (title.length > 5 && word.endsWith(`${title}in`));

interface Entry {
  readonly field: Field;
  readonly title: string;
  readonly isWhole: boolean;
}

// Beginnings and endings of titles are indexed by three letters, because titles are looked up very often.
const LETTERS = 3;
const BY_START = new Map<string, Entry[]>();
const BY_END = new Map<string, Entry[]>();
for (const field of FIELDS) {
  for (const written of field.titles) {
    const isWhole = written.startsWith("=");
    const title = isWhole ? written.slice(1) : written;
    const first = title.slice(0, LETTERS);
    BY_START.set(first, [...(BY_START.get(first) ?? []), { field, title, isWhole }]);
    if (isWhole || title.length <= 5 || title.includes("-")) continue;
    for (const last of new Set([title.slice(-LETTERS), `${title}in`.slice(-LETTERS)]))
      BY_END.set(last, [...(BY_END.get(last) ?? []), { field, title, isWhole }]);
  }
}

// Recruiters of a trade do not work in it: "Nurse Recruiter", "Personalvermittler für Elektroniker", "Técnica de selección".
const HIRING_TITLE =
  /(?<!\p{L})(?:recruit(?:er|ing|ment)\p{L}{0,12}|rekrutier\p{L}*|talent[- ](?:acquisition|sourc\p{L}*|partner|scout)|headhunt\p{L}*|sourcer|staffing (?:consultant|manager|specialist|partner)|personal(?:vermittl|dispon|beschaff|gewinn|berat)\p{L}*|tecnic[oa] de (?:seleccion|reclutamiento)|(?:consultor|consultora|especialista|responsable|jef[ea]|analista) (?:de|en) (?:seleccion|reclutamiento|talento)|seleccionador(?:a)?|seleccion de personal|reclutador(?:a)?|ise alim\p{L}*|(?:aday|yetenek) (?:arastirma|kazanim)\p{L}*)/u;
const HR_TITLE =
  /(?<!\p{L})(?:hr|hrbp|human resources|people (?:partner|operations|manager|officer)|personal(?:referent|leit|sachbearbeit|manag|abteilung|wesen)\p{L}*|recursos humanos|rr\.? ?hh|insan kaynaklari|ik (?:uzman|mudur|sorumlu|yonetici|direktor)\p{L}*|personel (?:uzman|mudur|sorumlu|sef)\p{L}*)/u;

// A quick check, because titles are looked up very often and most contain none of these words.
const HIRING_SIGN =
  /recru|rekru|talent|headh|sourcer|staff|person|selec|reclut|rr\.? ?hh|hr|people|human|alim|insan|ik |aday|yetenek/;

/** True for the job title of a recruiter. */
export const isHiringTitle = (title: string): boolean => {
  const said = flat(title);
  if (!HIRING_SIGN.test(said)) return false;
  return (
    HIRING_TITLE.test(said) ||
    (HR_TITLE.test(said) && !/(?:develop|entwickl|engineer|program|software|yazilim|desarroll|sap)/.test(said))
  );
};

/** A title in its female and male form, so that both belong to the same fields: "técnica" and "técnico", "Tierärztin" and "Tierarzt". */
const gendersOf = (word: string): readonly string[] => {
  if (word.length < 5) return [word];
  if (/(?:er|or|ist|ent|ant|eur|arzt|anwalt|wirt)in$/.test(word)) return [word, word.slice(0, -2)];
  if (/(?:[dt]or|sor)$/.test(word)) return [word, `${word}a`, `${word}in`];
  if (/(?:er|ist|ent|ant|eur|arzt|anwalt|wirt)$/.test(word)) return [word, `${word}in`];
  if (/(?:[dt]or|sor)a$/.test(word)) return [word, word.slice(0, -1)];
  if (/(?:[aei]nt)[ea]$/.test(word)) return [`${word.slice(0, -1)}e`, `${word.slice(0, -1)}a`];
  return /(?:er|ari|ic|iv|ad|og|ist|estr|mn)[ao]$/.test(word) ? [`${word.slice(0, -1)}o`, `${word.slice(0, -1)}a`] : [word];
};

/** The fields that a job title or the name of a field of work belongs to, the more specific first. */
export const fieldsIn = (text: string): Field[] => {
  if (text.length <= MAX_TITLE && isHiringTitle(text)) return FIELDS.filter(({ id }) => id === "hr");
  const spoken = tokensOf(text).map((token) => token.fold);
  const found = new Set<Field>();
  const find = (word: string, index: number): void => {
    const pair = `${word}-${spoken[index + 1] ?? ""}-${spoken[index + 2] ?? ""}`;
    for (const { field, title, isWhole } of BY_START.get(word.slice(0, LETTERS)) ?? [])
      if (isWhole ? word === title : title.includes("-") ? pair.startsWith(title) : begins(word, title)) found.add(field);
    for (const { field, title } of BY_END.get(word.slice(-LETTERS)) ?? []) if (begins(word, title)) found.add(field);
  };
  spoken.forEach((word, index) => {
    for (const form of gendersOf(word)) find(form, index);
  });
  return FIELDS.filter((field) => found.has(field)).toSorted((a, b) => Number(Boolean(b.parent)) - Number(Boolean(a.parent)));
};

// Words of job titles in any field.
const TITLE_NOUNS =
  "engineer manager lead leader generalist partner teacher driver nurse physician doctor lawyer attorney consultant-physician professor lecturer tutor instructor developer architect designer buyer planner controller auditor producer editor writer journalist chef cook waiter baker carpenter plumber welder painter electrician mechanic machinist installer fitter porter barista librarian diver pilot baker butcher tailor florist optician nanny farmer gardener translator interpreter dispatcher receptionist secretary cashier guard cleaner carer caregiver therapist psychologist pharmacist dentist veterinarian midwife paramedic surgeon registrar scientist researcher head director specialist analyst assistant coordinator officer representative associate consultant supervisor executive trainee intern apprentice worker administrator advisor adviser agent clerk expert principal partner founder owner freelancer foreman technician operator teamleiter leiter leitung ingenieur spezialist referent sachbearbeiter lehrer lehrerin lehrkraft dozent arzt arztin oberarzt anwalt anwaltin rechtsanwalt pfleger pflegerin schwester krankenschwester pflegekraft erzieher erzieherin fahrer fahrerin verkaufer verkauferin bediener bedienerin mechaniker mechanikerin monteur schlosser techniker technikerin elektriker elektroniker elektroinstallateur entwickler entwicklerin architekt architektin gestalter gestalterin werker helfer helferin hilfskraft aushilfe fachmann fachfrau studienrat studienratin sozialarbeiter sozialarbeiterin sozialpadagoge sozialpadagogin buchhalter buchhalterin optiker optikerin florist floristin tischler tischlerin maler malerin backer backerin metzger fleischer friseur friseurin gartner gartnerin landwirt bibliothekar bibliothekarin dolmetscher ubersetzer ubersetzerin apotheker apothekerin tierarzt tierarztin psychologe psychologin pilot maurer dachdecker zimmerer lackierer sekretar sekretarin redakteur redakteurin assistent mitarbeiter fachkraft kaufmann kauffrau berater meister auszubildende azubi praktikant werkstudent gruppenleiter abteilungsleiter ingeniero responsable jefe jefa buzo peluquero peluquera panadero panadera carnicero carnicera veterinario veterinaria farmaceutico farmaceutica bibliotecario bibliotecaria traductor traductora psicologo psicologa albanil pintor pintora carpintero carpintera jardinero jardinera azafata azafato especialista encargado encargada coordinador gerente directora tecnico tecnica operario operaria operador operadora conductor conductora camarero camarera cocinero cocinera profesor profesora maestro maestra enfermero enfermera medico medica abogado abogada arquitecto arquitecta desarrollador desarrolladora disenador disenadora contable administrativo administrativa vendedor vendedora dependiente dependienta comercial electricista mecanico mecanica soldador soldadora fontanero repartidor repartidora mozo limpiador limpiadora cuidador cuidadora educador educadora trabajador trabajadora recepcionista secretario secretaria redactor redactora investigador investigadora ayudante auxiliar becario supervisora uzmani uzman muhendis mudur muduru yonetici yoneticisi sefi sef sorumlusu sorumlu gorevlisi elemani stajyer direktor personeli asistani ustabasi usta ogretmeni ogretmen kalfasi kalfa dalgic pilot berber kuafor eczaci veteriner psikolog diyetisyen ebe kutuphaneci cevirmen tercuman hemsiresi hemsire doktor doktoru avukat avukati mimar mimari sofor soforu teknisyeni teknisyen teknikeri tekniker operatoru operator danismani danisman temsilcisi temsilci asci garson kasiyer muhasebeci gelistirici gelistiricisi tasarimci tasarimcisi koordinatoru koordinator denetcisi ogretim-gorevlisi".split(
    " ",
  );

// Words in names of companies and institutions, on flat text.
const EMPLOYER =
  /(?<![\p{L}\d])(?:gmbh|mbh|mbb|ohg|e\. ?v\.?|e\. ?k\.?|ltd|limited|llc|llp|inc|corp|plc|& co|company|group|holding|gruppe|grupo|s\. ?l\.?(?: ?u\.?)?|s\. ?a\.?(?: ?u\.?)?|s\. ?r\. ?l\.?|sl|slu|sa de cv|a\. ?s\.?|sti|san\. |tic\. |b\.v|n\.v|universi\p{L}{2,8}|hochschule|fachhochschule|college|academy|akademie|academia|akademi\p{L}{0,3}|institute?|institut|instituto|enstitu\p{L}{0,3}|hospital|klinik|klinikum|clinic|krankenhaus|hastane(?:si)?|praxis|kanzlei|bufete|\p{L}*schule|school|colegio|escuela|gymnasium|\p{L}*okulu|lise(?:si)?|kolej(?:i)?|hotel|hoteles|otel(?:i|leri)?|restaurante?|gasthof|meson|bank|banco|bankasi|sparkasse|stadtwerke|landkreis|jugendamt|ministerium|ministry|ministerio|bakanligi|ayuntamiento|belediye(?:si)?|council|nhs|caritas|diakonie|drk|awo|studios?|verlag|press|werke?|fabrik\p{L}{0,3}|foundation|stiftung|fundacion|vakfi|dernegi|logistics|lojistik|logistik|technologies|solutions|partners|media|systems|consulting|teknoloji|yazilim|bilisim|gida|insaat|tekstil|otomotiv|turizm|ambalaj|transportes|laboratorios|constructora|construcciones|servis|kres|anaokulu|\p{L}{3,}(?:fabrik|werkstatt|museum|zentrum|verwaltung|kirchengemeinde|anstalt|kammer|orchester|theater|brauerei|gestut|hane|hanesi|evi|fabrikasi|atolyesi|muzesi|mudurlugu|dairesi|kooperatifi)|fabrikasi|atolyesi|muzesi|merkezi|mudurlugu|kooperatifi|tiyatrosu|museum|museo|muze|theatre|teatro|cooperativa|cooperative|co-operative|notaria|almacenes|hermanos|e hijos|& sons|& daughters|& associates|y asociados)\.?(?![\p{L}\d])|^clinica |\S\s(?:ag|kg|se|ug|oy|ab|aps|nv|bv|sa|as)\.?$/u;

/** True when a short text looks like the name of a company or institution. */
export const looksLikeEmployer = remembered((text): boolean => text.length <= MAX_TITLE && EMPLOYER.test(flat(text)));

/** Likelihood of a short text as a job title: 2 with a word for an occupation, 1 with a field of work only, otherwise 0. */
export const titleStrength = remembered((text): 0 | 1 | 2 => {
  if (text.length > MAX_TITLE) return 0;
  const isPerson = tokensOf(text).some(({ fold: word }) => isTitleNoun(word)) || WORKING_STUDENT.test(flat(text));
  return isPerson ? 2 : fieldsIn(text).length > 0 ? 1 : 0;
});

const WORKING_STUDENT = /(?<!\p{L})working student/u;

// Title nouns that begin other words, too: "asesor" and "asesoría", "mentor" and "mentoring".
const WHOLE_NOUNS =
  "analist analisti asistente agente oficial asesor asesora lider lideri pasante gestor gestora ejecutivo ejecutiva vicepresidente delegado delegada bodeguero bodeguera guardia inspector inspectora capacitador capacitadora attendant ambassador contractor facilitator mentor mentora negotiator handler aide hostess volunteer practicante practicantes aprendiz mesero mesera mensajero mensajera obrero obrera empleado empleada animador animadora promotor promotora reponedor reponedora inhaber inhaberin betreuer betreuerin trainer trainerin coach counselor merchandiser stocker helper laborer isci memur memuru cirak referendar referendarin volontar volontarin angestellte angestellter verwaltungsangestellte verwaltungsangestellter lehrling informatikstudent baskan baskani ortak ortagi kurucu calisan calisani shopper internship internships".split(
    " ",
  );

const NOUNS = new Set([...TITLE_NOUNS, ...WHOLE_NOUNS]);
const LONG_NOUNS = TITLE_NOUNS.filter((noun) => noun.length > 5);
const NOUN_STARTS = Map.groupBy(LONG_NOUNS, (noun) => noun.slice(0, LETTERS));
const NOUN_ENDS = Map.groupBy(LONG_NOUNS, (noun) => noun.slice(-LETTERS));

// "Floristin", "Journalist", "librarian", "fisioterapeuta": occupations. Not "checklist", "revista", "Batista".
const PERSON_ENDING =
  /\p{L}{3}(?:ist|istin|erin|orin|antin|entin|ologin|ologe|ologo|ologa|ologist|grapher|apist|terapeuta|cian|rarian|(?<!v|bat|bapt)ista|monger|keeper|maker|smith|wright|herd|(?:bauer|fuhrer|stimmer|macher|warter?|wachter|zuchter|giesser|binder|dreher|leger|setzer|handler|lotse|wirt|gehilfe|geselle|lehrling|lehrer)(?:in)?|(?:er|or|ist|eur|ant|ent)innen|(?:[aeiou]?nm|[^n])(?:ci|cu)(?:si|su)?|toru|toresi)$/u;
const NO_PERSON =
  /^(?:cevrimici|ogretici|etkileyici|guncu|oncu|sonuncu|dolayici|gecici|yenilikci)|(?:^|[^aeio])list$|wishlist|exist|consist|assist|resist|glycerin|margerin|expertise$/;

// Behind a noun: plurals, women, cases, and German words for a post. Otherwise the word names a thing: "expertise", "architecture",
// "engineering", "Leiterplatte", "mühendisliği".
const INFLECTED =
  /^(?:s|r|e[nrs]?|in|innen|[ao]s?|n|[iu]|[sy][iu]|(?:l[ae]r)[iı]?|[iu]?y?[iu]m|isch\p{L}{0,2}|\p{L}{0,4}(?:tatigkeit|stelle|job|praktikum|leiter|assistent\p{L}*))$/u;
const NO_NOUN = /independiente/;

const isTitleNoun = (word: string): boolean =>
  (word.length > 6 && PERSON_ENDING.test(word) && !NO_PERSON.test(word)) ||
  NOUNS.has(word) ||
  (NOUN_STARTS.get(word.slice(0, LETTERS))?.some((noun) => word.startsWith(noun) && INFLECTED.test(word.slice(noun.length))) ??
    false) ||
  (!NO_NOUN.test(word) && (NOUN_ENDS.get(word.slice(-LETTERS))?.some((noun) => word.endsWith(noun)) ?? false));

/** True when a short text looks like a job title. */
export const looksLikeTitle = (text: string): boolean => titleStrength(text) > 0;
const MAX_TITLE = 160;
