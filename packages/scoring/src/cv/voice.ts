import type { Span } from "../text/lines.ts";
import { remembered } from "../text/remember.ts";
import { LACK_ACTS, LACK_ACTS_AFTER, OTHERS_ACTS, RECRUITING_ACTS, WISH_ACTS, WISH_ACTS_AFTER } from "./voice-acts.ts";

/**
 * The relation of a sentence to the skills it names: the person claims, wishes for or lacks them, recruited people who have them, or reports
 * the work of others (also products sold); or the sentence is part of an advert or an instruction to a machine. On flat text, in the four
 * languages.
 */
export type Voice = "claim" | "wish" | "lack" | "recruiting" | "others" | "advert" | "instruction";

export interface Voiced extends Span {
  readonly voice: Voice;
}

const any = (...parts: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${parts.join("|")})`, "u");

const LEARN_EN =
  "(?:learn|study|gain|acquire|try|explore|deepen|improve|work with|get into|know|move into|pick up|master|develop)";
const LEARN_DE = "(?:lernen|erlernen|einarbeiten|vertiefen|aneignen|kennenlernen|ausbauen|weiterbilden|erweitern|sammeln)";

const WISH = any(
  `(?:would (?:like|love|be happy)|(?:i|we)['’]d (?:like|love)|want|wish|hop(?:e|ing)|eager|keen|looking|aim(?:ing)?|plan(?:ning)?|willing(?:ness)?|ready|able|motivated|goal is|intend) to (?:\\p{L}{1,30} ){0,4}?${LEARN_EN}`,
  "(?:plan(?:s|ned|ning)?|intend(?:s|ed)?|hop(?:e|ing)|aim(?:ing)?|want|willing(?:ness)?|ready|prepared|eager|keen|excited|looking) to (?:take|sit|do|contribute|grow|join|build|apply|bring|obtain|get|pass|complete|earn|acquire|reach|achieve|work|use|start)(?!\\p{L})|(?:familiarity|familiar) with the (?:idea|concept|basics)s? of|(?:basic |general |some )?awareness of|heard of",
  "(?:geforderten|gesuchten|gewunschten|von ihnen \\p{L}+) \\p{L}*[ -]?(?:kenntnisse|erfahrung\\p{L}*|fahigkeiten)|(?:kann|konnte) (?:ich )?mir [^.;]{0,40}vorstellen|bewerbe (?:ich )?mich|(?:i am |i'm |i )?(?:applying for|wish to apply|apply for)|me postulo|(?<=^[^\\p{L}]{0,4})solicito (?:el|la|un)|basvuruyorum|basvurmak ist|(?:berufsfeld|berufsbild)(?:e|es)? de[rs](?!\\p{L})|me interesa\\p{L}{0,4}|tengo (?:previsto|pensado|planeado)|pienso (?:hacer|aprender|presentarme)|nocion(?:es)? de la idea de|plane (?:die|den|das|eine[nr]?|zu)|vorgesehen ist|habe (?:vor|gehort von)",
  // The job that somebody wishes for, and what they will be.
  "(?:i(?:'ll)?|we|and) (?:will )?(?:\\p{L}{1,12} ){0,2}?(?<=will (?:\\p{L}{1,12} ){0,2}|'ll )(?:learn|study|obtain|take|pass|acquire|get)(?!\\p{L})|(?:would|could) (?:use|learn|work with)(?!\\p{L})|(?:wurde|konnte) (?:\\p{L}+ ){1,3}(?:nutzen|lernen)(?!\\p{L})|podria (?:usar|aprender|trabajar con)|if (?:i am |i'm )?(?:hired|chosen|selected)|(?:falls|wenn) (?:ich|sie mich) [^.;,]{0,40}(?:eingestellt|einstellen|bekomme|nehmen)|si (?:me (?:contratan|eligen|seleccionan)|soy (?:contratad|elegid)[oa])|ise al(?:i|ı)n(?:i|ı)rsam",
  "(?:target|desired|dream|preferred) (?:roles?|positions?|jobs?|titles?|careers?|certif\\p{L}*|languages?)(?!\\p{L})|(?:would-be|soon-to-be)(?!\\p{L})|(?<=^[^\\p{L}]{0,4})(?:future(?= (?:\\p{L}+[ .]*){1,6}$)|become|becoming)(?!\\p{L})",
  "(?:traum|wunsch|ziel)(?:job|position|stelle|beruf|rolle|zertifi)\\p{L}*|(?<=^[^\\p{L}]{0,4})(?:zukunftige[rn]?|werde(?:n)?) (?=\\p{L})|bereit,? (?:\\p{L}+ ){1,6}zu (?:lernen|erwerben|machen|nutzen)",
  "(?:puesto|trabajo|rol|cargo|empleo) (?:deseado|ideal|sonado|objetivo|de mis suenos)|(?<=^[^\\p{L}]{0,4})(?:futur[oa]|llegar a ser|ser) (?=\\p{L})|dispuest[oa] a (?:obtener|sacar|usar|utilizar|hacer)",
  "(?:hedef|hayal|istenen|arzu ed)\\p{L}* (?:pozisyon|rol|meslek|is)\\p{L}*|(?<=^[^\\p{L}]{0,4})(?:gelecegin|mustakbel) ",
  "open (?:to|for) (?:new |any |all )?(?:\\p{L}+ )?(?:opportunit\\p{L}+|roles|positions|offers|challenges)|offen fur (?:\\p{L}+ )?(?:herausforderungen|moglichkeiten|positionen|stellen|angebote)|abiert[oa] a (?:nuev[oa]s )?(?:oportunidades|propuestas|ofertas|retos)",
  "interest(?:ed)? in|keen on|curious about|aspiring|open to learning|passion(?:ate)? to learn",
  "(?:currently|am|i'm|started|begun|just|still|now|actively|self-) ?(?:learning|studying|exploring|teaching myself)|learning (?:about )?(?=\\p{L}+ (?:at the moment|right now|in my spare|on my own))|to learn(?: next)?:|next (?:on my list|step|goal):?|in the process of learning|beginner in|new to|quickly learn|quick to learn|can learn",
  `(?:mochte|wurde gern\\p{L}{0,30}|will|wollte|plane|strebe|hoffe)[^.;]{0,300}${LEARN_DE}`,
  "(?:grosses |ß)?interesse (?:an|fur)|interessiere mich|interessiert an|lernbereit(?:schaft)?|neugierig auf|angehende[rn]?",
  "lerne (?:gerade|derzeit|aktuell|momentan|zurzeit|selbst)|(?:derzeit|aktuell|gerade|momentan|zurzeit) (?:lerne|im selbststudium|in einarbeitung|in ausbildung zu|am lernen)|(?:arbeite|bilde|lese) (?:ich )?mich[^.;]{0,200}(?:ein|weiter)(?![\\p{L}])|einarbeitung in|lernziel\\p{L}{0,10}|als nachstes",
  "me (?:gustaria|encantaria)|quisiera|quiero (?:aprender|mejorar|profundizar)|deseo (?:aprender|formarme)|ganas de|interesad[oa] en|interes (?:en|por)|dispuest[oa] a aprender|aspirante a|mi objetivo es",
  "(?:estoy|actualmente|sigo|ahora) (?:\\p{L}{1,20} )?(?:aprendiendo|formandome|estudiando)|aprendiendo|en proceso de aprendizaje|pendiente de aprender|proximo objetivo",
  // A plan under its label, and what somebody could do after training.
  "(?<=^[^\\p{L}]{0,4})(?:(?:planned|plans?)(?: for [^:;.]{2,30})?|geplant(?: fur [^:;.]{2,30})?|(?:planeado|previsto|planificado)(?: para [^:;.]{2,30})?|planlanan(?: [^:;.]{2,30})?) ?:",
  "could (?:do|learn|handle|manage)(?!\\p{L})|with (?:some|a little|a bit of) (?:training|practice)(?!\\p{L})|mit (?:etwas|ein wenig|kurzer) (?:einarbeitung|ubung|schulung)(?!\\p{L})|con (?:algo de |un poco de )?(?:formacion|practica),? podria|podria (?:hacer|aprender)|bei (?:einer |meiner )?einstellung(?!\\p{L})|biraz (?:egitim|calisma)\\p{L}{0,4}(?= )",
  ...WISH_ACTS,
);
// In Turkish the verb follows the thing.
const WISH_AFTER = any(
  "ogrenmeyi (?:\\p{L}{2,10} )?ister\\p{L}{0,4}|ogrenmek (?:isti|arzu|icin|amac)\\p{L}{0,30}|ogrenme(?:yi|ye) (?:hedefli|isti|planli|devam|basla|calis|acik|heves|ger)\\p{L}{0,30}|ogreniyorum|gelistirmek (?:isti|icin)\\p{L}{0,30}|calismak istiyorum|ilgi (?:duy|alan)\\p{L}{0,30}|ilgileniyorum|ilgiliyim|merak\\p{L}{0,20}|hedefliyorum|planliyorum|planlamaktayim|dusunuyorum|ogrenim(?:e|ine) devam|(?:firsat|teklif|pozisyon|is birlik)\\p{L}* acig\\p{L}*",
  "wurde ich gern\\p{L}{0,10}[^.;]{0,60}lernen|lerne ich (?:gerade|derzeit|aktuell|noch)",
  ...WISH_ACTS_AFTER,
);

const LACK = any(
  "(?:no|zero|little to no|without(?: any)?|lack(?:ing)?(?: of)?|not (?:much|any)) (?:\\p{L}{1,30}[- ]){0,3}?(?:experience|knowledge|exposure|background|skills|expertise|licen[cs]e|degree|diploma|certificat\\p{L}{1,4}|qualification)(?!\\p{L})",
  "heard (?:of|about)(?!\\p{L})|refus(?:ed|ing|e) to (?:use|work|learn)|(?:everything|anything|all(?: \\p{L}{2,20})?) (?:except|but|apart from)(?!\\p{L})|(?:alles|alle(?: \\p{L}{2,20})?) (?:ausser|außer)(?!\\p{L})|tod[oa]s? (?:(?:los|las|lo) \\p{L}{2,20} )?(?:excepto|menos|salvo)(?!\\p{L})|no (?:use|utilice|trabaje con|maneje|emplee)(?!\\p{L})",
  "not (?:yet )?(?:worked|used|experienced|familiar|proficient|trained|certified|qualified)|unfamiliar with|never (?:worked|used|touched|learned|did|done)|have not|haven't|has not|hasn't|did not (?:use|work)|didn't|do not (?:know|have|speak|hold)|don't (?:know|have|hold)|cannot|can't",
  "(?:kein|keine|keinen|keinerlei|kaum|ohne|fehlende) (?:\\p{L}{1,30}[- ]){0,3}?(?:\\p{L}{0,30}erfahrung(?:en)?|\\p{L}{0,30}kenntnisse|vorkenntnisse|berufserfahrung|\\p{L}{0,30}schein|\\p{L}{0,30}abschluss|fahrerlaubnis|studium|diplom|zertifikat|nachweis)",
  "kein(?:e|en)? \\p{L}{2,20}$|nie (?:mit )?(?:\\p{L}+ ){0,3}(?:gearbeitet|genutzt|benutzt|verwendet)|ohne (?:\\p{L}+ ){1,2}gearbeitet|none of(?: these| the following)?|keine? (?:der|von|davon)|ningun[oa] de|hicbiri",
  "noch nicht|noch nie|noch kein\\p{L}{0,3}|nicht (?:gearbeitet|vertraut|vorhanden|bekannt|erfahren|genutzt)|nie (?:gearbeitet|genutzt)",
  "(?:no (?:tengo|cuento con|dispongo de|poseo|he|conozco|domino|se)|sin|ningun[ao]?|carezco de|poca) (?:\\p{L}{1,30} ){0,3}?(?:experiencia|conocimientos?|trabajado|usado|utilizado|formacion|carne|carnet|permiso|licencia|titulo|titulacion|certificado|estudios universitarios)|todavia no|aun no|nunca he|no (?:conozco|domino|manejo|se usar)",
  // Lists of what is missing, and what nobody there knew.
  "not yet(?= *[.)]?$)|(?<=^[^\\p{L}]{0,4})(?:not (?:yet )?(?:done|held|shown)|nicht (?:gemacht|erledigt)|no (?:hecho|realizado)|yapilmadi|yapmadigim)(?!\\p{L})|(?:skills?|tools|things) (?:that )?i (?:lack|do not have|don't have)|(?:die )?mir fehlen(?!\\p{L})|(?:que no tengo|me faltan?)(?!\\p{L})",
  "(?:nobody|no one|none)(?: (?:in|of|on|at) (?:my|our|the) \\p{L}{2,20})? (?:knew|knows|used|uses|had|could|worked with)(?!\\p{L})|niemand(?: (?:in|aus|von) \\p{L}{2,10} \\p{L}{2,20})? (?:kannte|kennt|konnte|nutzte|hatte)(?!\\p{L})|nadie(?: (?:en|de) \\p{L}{1,10} \\p{L}{2,20})? (?:conocia|sabia|usaba|tenia)(?!\\p{L})",
  ...LACK_ACTS,
);
const LACK_AFTER = any(
  "(?:deneyim|tecrube|bilgi|sertifika|belge)\\p{L}{0,6} (?:yok|bulunmamakta|bulunmuyor|mevcut degil|olmadi)\\p{L}{0,10}|bilmiyorum|kullan(?:madim|ilmadi|madik|miyorum)|calismadim|haric(?: her| tum| butun)|(?:training|course|schulung|kurs|curso|egitim\\p{L}{0,3}) (?:was |wurde |fue )?(?:cancell?ed|abgesagt|cancelad[oa]|iptal)|hic (?:kullan|calis|yap)\\p{L}{0,20}|henuz (?:\\p{L}{1,20} )?(?:\\p{L}{0,20}m[ae]d[iı]m|yok)|sahip degilim|deneyimsiz\\p{L}{0,5}",
  "(?:kenne|kann|nutze|habe|beherrsche) ich (?:noch )?nicht|nicht (?:vorhanden|benutzt)|(?:no|none|keine|ninguna|yok)(?= *[.)]?$)",
  // "Führerschein: nein". Behind a comma it may be said of something else.
  "(?<=^[^,;|]{0,80}[:( –-])(?:nein|keiner|keins|ninguno|degil(?:im|dir)?)(?= *[.)]?$)",
  "kimse[^.;]{0,120}(?:bilmiyordu|kullanmiyordu|bilmezdi|kullanmazdi)|(?:bende|bizde) (?:olmayan|bulunmayan)",
  ...LACK_ACTS_AFTER,
);

const STAFF =
  "(?:developers?|engineers?|specialists?|experts?|candidates?|positions?|roles|vacanc\\p{L}{1,30}|professionals?|profiles|talents?|nurses?|staff|consultants?|drivers?|technicians?|teachers?|analysts?|operators?|cooks?|chefs?|accountants?|designers?|teams?)";
const RECRUITING = any(
  `(?:hir(?:ed|ing|es)|recruit(?:ed|ing|s|ment of)?|sourc(?:ed|ing)|headhunt(?:ed|ing)|interview(?:ed|ing)|staffed|placed|filled|screened)(?![\\p{L}])[^.;]{0,300}(?<!\\p{L})${STAFF}(?!\\p{L})`,
  "(?:screened|assessed|shortlisted|vetted|matched) (?:\\p{L}+ )?(?:applicants?|candidates?)|(?:job (?:adverts?|ads|postings?|descriptions?)|stellenanzeigen|stellenausschreibungen|ofertas de empleo|is ilan\\p{L}{0,6})[^.;]{0,40}(?:asking|for|requiring|fur|mit|que|para|isteyen|hazirla|verfass|formuliert)|(?:applicants?|candidates?) (?:for|with|on)|bewerber\\p{L}{0,6} (?:fur|mit|auf)|candidat[oa]s (?:de|con|para)",
  "(?:seleccion|reclutamiento) de[^.;]{0,120}(?:para|por)[^.;]{0,30}clientes|entrevistas (?:sobre|de seleccion)|aday\\p{L}{0,8} [^.;]{0,120}degerlendir\\p{L}{0,10}|(?:personel|uzman|hemsire|elektrikci|\\p{L}+ci) alim\\p{L}{0,4} yap\\p{L}{0,6}|alimi yap(?:tim|iyorum)|is ilan\\p{L}{0,8} (?:hazirla|yaz|yayinla)\\p{L}{0,8}",
  // "Hired bricklayers and roofers": any name of an occupation.
  "(?:hired|recruited|headhunted|hiring|recruiting|staffing)(?: \\p{L}{1,20}){0,4} \\p{L}{3,30}(?:ers|ors|ians|ists|ants|women|men|staff|workers|nurses|people)(?!\\p{L})|(?:contrate|contratacion de|recluta\\p{L}{0,10}|seleccione|busque)(?: (?:de|a|y|e|los|las|un|una|\\d+|\\p{L}{3,20})){0,4} \\p{L}{3,30}(?:eros|eras|ores|oras|istas|arios|arias|icos|icas|ogos|ogas|antes|entes)(?!\\p{L})|ise (?:aldim|aldik|aliyorum)|istihdam ettim",
  "(?:positions?|vacanc\\p{L}{1,30}|roles) (?:for|in)[^.;]{0,300}(?:filled|staffed)|(?:recruited|sourced|hired) (?:candidates |people |staff )?for",
  "(?:stellen|positionen|vakanzen)[^.;]{0,300}(?:besetz|vermittelt)\\p{L}{0,30}|(?:(?:gesucht|ausgewahlt|interviewt|geworben|gewonnen) und eingestellt|(?:mitarbeit|fachkraft|fachpersonal|personal|bewerb|kolleg|auszubildende|azubi|entwickl|pfleg|handwerk|fachleute|arbeitskraft|leiharbeit)\\p{L}{0,20}[^.;]{0,60}eingestellt|rekrutiert|rekrutierung|vermittlung von|personalsuche|personalvermittlung|stellenbesetzung|direktansprache von|active sourcing)|besetzung (?:von|offener|der|vakanter)[^.;]{0,40}(?:stellen|positionen|vakanzen|fach)|(?:gesucht|suche) (?:und|nach)[^.;]{0,80}(?:fachkraften|entwicklern|kandidat\\p{L}{0,6})",
  "(?:contrat|reclut|seleccion|selección|cubr|capt)\\p{L}{0,30}[^.;]{0,300}(?<!\\p{L})(?:desarrollador\\p{L}{0,30}|ingenier\\p{L}{0,30}|perfiles|vacantes|puestos|especialistas|profesionales|candidat[oa]s|programador\\p{L}{0,30}|posiciones|enfermer\\p{L}{0,10}|conductores|tecnicos|personal de)|(?:vacantes|puestos|posiciones)[^.;]{0,300}cubiert\\p{L}{0,30}",
  "pozisyon\\p{L}{0,30}[^.;]{0,40}(?:doldur|kapat)\\p{L}{0,30}|(?:aday|uzman|muhendis|gelistirici|personel|eleman)\\p{L}{0,10}[^.;]{0,60}(?:ise al|istihdam|mulakat)\\p{L}{0,30}|(?:ise al|istihdam et)\\p{L}{0,30}",
  ...RECRUITING_ACTS,
);
/** Words of recruiting that are enough in the role of a recruiter. On flat text. */
const HIRING = any(
  "applicants?|candidates?|candidatures?|vacanc(?:y|ies)|job (?:adverts?|ads?|postings?|descriptions?|offers?|specs?)|interview(?:s|ed|ing)|hir(?:e|ed|es|ing)(?!\\p{L})|recruit(?:ed|s|ing|ment)|sourced|sourcing of|headhunt\\p{L}{0,4}|screened|screening|shortlist\\p{L}{0,4}|placements?|plac(?:e|es|ed|ing)(?!\\p{L})|open (?:roles|positions)|talent pool|staffed|staffing|assessed|filled",
  "bewerb(?:er|ung|enden)\\p{L}{0,12}|kandidat\\p{L}{0,10}|stellen(?:anzeige|ausschreibung|profil|besetzung|angebot|beschreibung)\\p{L}{0,4}|offene(?:n|r)? stellen|(?:vorstellungs|bewerbungs|auswahl|einstellungs)gesprach\\p{L}{0,4}|interview\\p{L}{0,5}|eingestellt|einstellung von|rekrutier\\p{L}{0,6}|vermittel\\p{L}{0,4}|vermittlung|besetz(?:t|te|ung|en)(?!\\p{L})|gesucht|suche nach|vakanz\\p{L}{0,4}|personal(?:suche|auswahl|gewinnung|beschaffung)|auswahlverfahren|anforderungsprofil\\p{L}{0,3}|direktansprache|vorauswahl|verlangt",
  "candidat[oa]s?|candidaturas?|aspirantes|vacantes?|(?:ofertas?|anuncios?) (?:de|sobre) (?:empleo|trabajo)|entrevist\\p{L}{0,6}|seleccion\\p{L}{0,5}|reclut\\p{L}{0,8}|contrat(?:e|acion|aciones|ar|ados?)(?!\\p{L})|criba\\p{L}{0,4}|busqueda de|busque|perfiles|cubri\\p{L}{0,4}|curriculos?|colocacion|colocados?|incorporacion de",
  "aday\\p{L}{0,10}|basvuru\\p{L}{0,10}|(?:is )?ilan\\p{L}{0,8}|mulakat\\p{L}{0,8}|ise (?:al|yerlestir)\\p{L}{0,10}|alim(?:i|lar|lari|larini|ini|larinda)?(?!\\p{L})|istihdam\\p{L}{0,8}|pozisyon\\p{L}{0,8}|ozgecmis\\p{L}{0,8}|secme ve yerlestirme|yerlestirme\\p{L}{0,5}|personel (?:temin|sec|bul)\\p{L}{0,8}|gorustum|buldum|bulma(?:k|si)?(?!\\p{L})|is gorusme\\p{L}{0,8}",
);
const DOES_EN =
  "used?|uses|using|runs?|ran|works? (?:with|in)|worked (?:with|in)|looked after|looks after|manag(?:e|es|ed)|handl(?:e|es|ed)|maintain(?:s|ed)?|built|builds|develop(?:s|ed)?|owns?|owned|took care of|did";
// Selling a product or leading its users is not using it.
const OTHERS = any(
  "(?:sold|selling|resold|sales of|sale of)[^.;]{0,80}(?:licen[cs]es?|software|subscriptions?|solutions?|services)(?!\\p{L})|(?:verkauf(?:te)?|vertrieb) von[^.;]{0,80}(?:lizenzen|software|losungen)|(?:venta|vendi) (?:de )?[^.;]{0,80}(?:licencias|software|soluciones)|lisans(?:i|lari)? sat\\p{L}{0,20}",
  // A colleague, a customer or a student is the one who does it.
  `(?:(?:an?|my|our|the|another|their|some|many) )?(?:team[- ]?mates?|colleagues?|co-?workers?|customers?|clients?|students?|friends?|trainees|suppliers?)(?: of (?:mine|ours))? (?:\\p{L}{2,12} )?(?:${DOES_EN})(?!\\p{L})`,
  "(?:unsere?|die|der|meine?|eine?|mehrere|viele) (?:kund|kolleg|studierend|studenten|schuler|freund|lieferant|auszubildende)\\p{L}{0,5} (?:nutz|betreu|verwend|arbeit|setz|kummer|betrieb|betreib|bau|entwickel)\\p{L}{0,6}",
  "(?:nuestr[oa]s|l[oa]s|un|una|mi|mis|otr[oa]) (?:clientes?|companer[oa]s?|alumn[oa]s?|amig[oa]s?|colegas?|estudiantes) (?:\\p{L}{2,12} )?(?:usa|utiliz|llev|manej|trabaj|gestion|tien|desarroll)\\p{L}{0,6}",
  "(?:musteri|arkadas|ogrenci|meslektas)(?:ler|lar)?(?:im|imiz|um|umuz)(?![\\p{L}])[^.;]{0,60}(?:kullan|yonet|calis|gelistir|yap)(?:iyor|di|ti|iyordu|ar)\\p{L}{0,4}",
  // Memberships of an association, and the boss of the writer.
  `(?:active |student |honorary |associate )?member(?:ship)?,? (?:of |at |in )?(?:the )?(?:\\p{L}+ ){0,4}?(?:society|association|institute|chapter|union|chamber)(?!\\p{L})|mitglied(?:schaft)? (?:im|in|der|des|beim|bei)(?: der| dem)? (?:\\p{L}+ ){0,3}?(?:\\p{L}*(?:verein|verband)\\p{L}{0,3}|gesellschaft|\\p{L}*kammer|gewerkschaft)(?!\\p{L})|miembro (?:de la|del|de) (?:\\p{L}+ ){0,2}?(?:asociacion|sociedad|colegio|camara|sindicato)(?!\\p{L})|(?:dernegi|odasi|sendikasi|birligi) (?:\\p{L}+ )?uye(?:si|ligi)(?!\\p{L})`,
  "(?:jef[ea] (?:inmediat|direct)[oa]|(?:immediate|direct) supervisor|line manager|(?:direkte[rn]? )?vorgesetzte[rn]?|bagli oldugu (?:yonetici|amir)) ?:|(?<=^[^\\p{L}]{0,3})report(?:s|ed|ing)? (?:directly )?to [^,;]{3,60}$",
  // Family, and what somebody has only seen, heard or sold.
  "(?:my|our) (?:father|mother|brother|sister|wife|husband|uncle|aunt|son|daughter|parents) (?:is|are|was|were|has|have|had|work|run|speak|know|use|teach)\\p{L}{0,3}|mein(?:e|er|em)? (?:vater|mutter|bruder|schwester|frau|mann|onkel|tante|sohn|tochter|eltern) (?:ist|sind|war|hat|haben|arbeite|spricht|kann|kennt|nutzt)\\p{L}{0,3}|mis? (?:padres?|madre|hermano|hermana|esposa|esposo|marido|mujer|tio|tia|hijo|hija) (?:es|son|era|fue|tiene|trabaja|habla|conoce|usa)\\p{L}{0,3}|(?:babam|annem|agabeyim|ablam|kardesim|esim|amcam|dayim|teyzem|halam)(?!\\p{L})",
  "(?:my|our) (?:boss|manager|supervisor|colleagues?|friends?|neighbou?r|roommate) (?:has|have|had|holds?|held|knows?|speaks?|uses?) |mein(?:e|er)? (?:chef(?:in)?|kolleg(?:e|in|en)|freund(?:in|e)?|nachbar(?:in)?) (?:hat|haben|hatte|kennt|kann|spricht|nutzt) |mis? (?:jef[ea]|companer[oa]s?|amig[oa]s?|vecin[oa]) (?:tiene|tenia|conoce|habla|usa)n? ",
  "(?:was|were|is|are|been) (?:used|run|maintained|built|written|managed) by (?:(?:the |my |our |other )?colleagues?|others|(?:another|other|a different) (?:teams?|departments?|persons?|people))(?!\\p{L})|(?:wurde|wird|wurden|werden) (?:von|durch) (?:(?:den |meinen |unseren |anderen )?(?:kollegen|kolleginnen)|ander(?:e|en|em) (?:team|abteilung)\\p{L}{0,2})(?!\\p{L})|(?:usad|utilizad|llevad|manejad)[oa]s? por (?:(?:los |mis |otros )?(?:companeros|colegas)|otr[oa]s? (?:equipos?|departamentos?|personas))(?!\\p{L})|(?:arkadaslar|baska (?:ekip|takim|birim))\\p{L}{0,8} tarafindan(?!\\p{L})",
  "(?:watch|listen)(?:ed|ing)(?!\\p{L})[^.;]{0,40}(?<!\\p{L})(?:videos?|podcasts?|tutorials?|streams?|shows?|films?|documentar\\p{L}+)(?!\\p{L})|(?:videos?|podcasts?|tutorials?|filme) (?:uber|zu|zum|zur) [^.;]{0,60}(?:gesehen|gehort|geschaut|angeschaut|angesehen)|(?:vi|mire|escuche|(?:he )?visto|(?:he )?escuchado|viendo|escuchando) (?:muchos |varios )?(?:videos?|podcasts?|tutoriales|charlas)(?!\\p{L})|(?:video|podcast|yayin)(?:lar|su|lari|larini|larina)?\\p{L}{0,3} (?:izle|dinle)\\p{L}*",
  "(?:sold|selling|shelved|sorted|lent)(?!\\p{L})[^.;]{0,30}(?<!\\p{L})(?:books?|magazines?|manuals?|courses?) (?:on|about|of|for)(?!\\p{L})|(?:tools?|systems?|technolog\\p{L}+|programs?|software) (?:similar|comparable|alternative) to|(?:ahnlich|vergleichbar)\\p{L}{0,3} (?:wie|mit)|(?:similares?|parecid[oa]s?|comparables?) (?:a|al|con)(?!\\p{L})",
  // The words of an advert within a CV.
  "(?<=^[^\\p{L}]{0,4})(?:(?:we|you) (?:need|seek|want|require|are (?:looking|searching) for|are seeking)|(?:the|this|your) (?:position|role|job|vacancy|advert) (?:requires|needs|asks for|wants|demands)|(?:sie|ihr) (?:suchen|sucht|brauchen|braucht)|(?:die|diese|ihre) (?:stelle|position|anzeige) (?:verlangt|erfordert|sucht)|(?:ustedes )?(?:buscan|necesitan|piden)|(?:el|la|este|esta|su) (?:puesto|vacante|oferta|cargo) (?:requiere|pide|exige|busca)|(?:bu|bahsi gecen) (?:pozisyon|ilan|gorev) [^.;]{0,60}(?:gerektir|istiyor|arıyor|ariyor))\\p{L}{0,6}",
  // Papers, talks, books and prizes.
  "(?:publish(?:ed|ing)|wrote|author(?:ed)?|presented|read(?:ing)?|attend(?:ed|ing)|watch(?:ed|ing)|visited|took part in|gave)(?!\\p{L})[^.;]{0,40}(?<!\\p{L})(?:papers?|articles?|talks?|books?|blogs?|webinars?|conferences?|seminars?|lectures?|meetups?|essays?)(?!\\p{L})|(?:won|received|nominated)(?!\\p{L})[^.;]{0,60}(?<!\\p{L})(?:awards?|prizes?|medals?|album)(?!\\p{L})",
  "(?:vortrag|seminar|messe|artikel|aufsatz|buch|bucher|fachbucher|konferenz|webinar|veroffentlichung)\\p{L}{0,4} (?:uber|zu|zum|zur|von)(?!\\p{L})|(?:charlas?|publicacion(?:es)?|articulos?|libros?|ponencias?|conferencias?|seminarios?)(?: \\p{L}{2,12}){0,3} sobre(?!\\p{L})|(?:hakkinda|uzerine|konulu|ile ilgili)[^.;]{0,30}(?:makale|kitap|seminer|konferans|soylesi|webinar)\\p{L}{0,8}",
  "(?:my|our|the|their|his|her) (?:\\p{L}{1,20} )?(?:team|colleagues|developers|engineers|staff|department) (?:used|uses|worked (?:with|in)|works (?:with|in)|built (?:it|everything) (?:with|in))|(?:mein|unser|das|ihr) (?:\\p{L}{1,20})?team (?:nutzte|nutzt|arbeitete? mit|verwendete?)|(?:mi|el|nuestro) equipo (?:usaba|usa|utilizaba|trabajaba con)|ekib(?:im|imiz|in)\\p{L}{0,3} [^.;]{0,60}kullan(?:di|iyor)\\p{L}{0,8}",
  // A colleague under a label, a colleague's team, and the trade of the employer.
  "(?<=^[^\\p{L}]{0,4})(?:(?:my|our|the|a) (?:colleagues?|co-?workers?|boss|brother|sister|friends?|supervisor|husband|wife)|mein(?:e|er)? (?:kolleg(?:e|in|en)|chef(?:in)?|bruder|schwester|freund(?:in|e)?|mann|frau)|mis? (?:colegas?|companer[oa]s?|jef[ea]|herman[oa]s?|amig[oa]s?)|(?:is arkadas|meslektas|mudur|kardes)(?:im|um|larim)|(?:you|they) (?:wrote|asked)|sie (?:schrieben|verlangten)|ustedes (?:escribieron|pidieron)|(?:sizin )?yazdiginiz) ?:",
  "(?:my|our|an?|the) \\p{L}{2,20}['’]s (?:team|department|company|office) (?:used|uses|ran|runs|built|maintained|worked with)(?!\\p{L})|(?:team|abteilung|firma) (?:meine|unsere)[rs] \\p{L}{2,20} (?:nutzte?|verwendete?|arbeitete?|betrieb)(?!\\p{L})|equipo de (?:mi|nuestr[oa]) \\p{L}{2,20} (?:usaba|utilizaba|trabajaba|llevaba)(?!\\p{L})|(?:arkadas|meslektas|mudur)\\p{L}{0,6}in (?:ekibi|takimi|birimi)[^.;]{0,80}kullan\\p{L}{1,8}",
  "(?<=^[^\\p{L}]{0,4})(?:(?:(?:the|my|our) )?(?:employer|company|firm) (?:offer(?:s|ed)|sells|sold|provide[sd]|supplie[sd])|(?:(?:der|mein) arbeitgeber|die firma|das unternehmen) (?:bietet|bot|verkauft|verkaufte|liefert)|(?:la (?:empresa|firma|compania)|el empleador) (?:ofrece|ofrecia|vende|vendia|presta)|(?:sirket|isveren|firma)(?!\\p{L})[^.;]{0,80}(?:sunar|sunuyor|satar|satiyor))(?!\\p{L})",
  ...OTHERS_ACTS,
);
const INSTRUCTION = any(
  "(?:ignore|disregard|forget|override|bypass)[^.]{0,40}(?<!\\p{L})(?:instructions?|prompts?|rules|guidelines|criteria)|system prompt|(?:system|assistant|user) ?: |you are (?:now )?(?:an? )?(?:ai|llm|language model|assistant|recruit\\p{L}{0,30}|hiring)",
  "(?:rate|score|rank|give|mark|evaluate|recommend|shortlist|classify|assign)(?!\\p{L})[^.]{0,40}(?<!\\p{L})(?:this|the) (?:candidate|applicant|resume|cv)|(?:candidate|applicant|resume|cv)[^.]{0,30}(?<!\\p{L})(?:must|should|shall|has to) (?:be|get|receive)[^.]{0,40}(?:score|hired|shortlisted|100|ranked|recommended|accepted)|(?:perfect|best|ideal) (?:match|candidate) for (?:this|every|any|all)|(?:give|assign|award|return|output)[^.]{0,40}(?:score|rating|points|100|10/10)|note to (?:the )?(?:ai|recruiter|reviewer|system|parser|llm)",
  "ignorier\\p{L}{0,30}[^.]{0,40}(?:anweisung|instruktion|vorgabe)\\p{L}{0,30}|bewerte\\p{L}{0,3} (?:diese|den|diesen|ihn|sie)\\p{L}{0,30}|(?:gib|vergib|vergeben sie)[^.]{0,40}(?:punkt|bewertung|note)\\p{L}{0,10}|du bist (?:ein|eine) (?:ki|assistent|sprachmodell)\\p{L}{0,10}|hinweis an (?:die )?(?:ki|das system)",
  "ignora[^.]{0,40}(?:instrucciones|reglas|criterios)|eres (?:un|una) (?:ia|modelo|asistente)|(?:puntua|califica|valora|otorga|asigna)\\p{L}{0,3}[^.]{0,40}(?:candidat[oa]|puntuacion|puntos|100)|nota para (?:la ia|el sistema)",
  "(?:onceki|yukaridaki|tum)[^.]{0,20}(?:talimat|kural|yonerge)\\p{L}{0,30}|bu aday\\p{L}{0,30}[^.]{0,40}(?:puan|oner|sec|degerlendir)\\p{L}{0,10}|en yuksek puan\\p{L}{0,10}|sen bir (?:yapay zeka|asistan)\\p{L}{0,6}",
  "\\[/?inst\\]|</?system>|(?:dear|hello|hi|attention),? (?:ai|llm|chat ?gpt|ats|screening (?:tool|system|bot))(?!\\p{L})|as an? (?:ai|llm)(?!\\p{L})[^.]{0,40}(?<!\\p{L})you (?:should|must|will|are to|need to)(?!\\p{L})|(?:mark|treat|count|consider|regard)(?!\\p{L})[^.]{0,20}(?<!\\p{L})(?:every|each|all)(?: the)? (?:criteri\\p{L}{1,3}|requirements?) as (?:met|fulfilled|matched|satisfied)(?!\\p{L})",
  "(?:liebe|hallo|achtung),? (?:ki|kunstliche intelligenz|llm)(?!\\p{L})|als ki(?:-\\p{L}{2,20})? [^.]{0,60}(?<!\\p{L})bitte(?!\\p{L})|(?:jede|alle)\\p{L}{0,2} (?:kriteri|anforderung)\\p{L}{0,4} (?:bitte )?als erfullt",
  "(?:querida|estimada|hola|atencion),? (?:ia|inteligencia artificial)(?!\\p{L})|como (?:sistema|modelo|asistente) de ia,? (?:marca|valora|puntua|recomienda|considera)|(?:todos los|cada) (?:criterio|requisito)s? (?:como )?cumplid",
  "(?:sevgili|sayin|merhaba|dikkat),? yapay zeka(?!\\p{L})|yapay zeka sistemi(?= ?:)|(?:butun|tum) (?:kriter|gereksinim|sart)\\p{L}{0,6} karsilanmis (?:say|kabul|isaretle)",
);

// "Why an internship as a developer?" asks and claims nothing.
const QUESTION = /\p{L} ?\?["”»)]?\s*$/u;

// "Java developer, but no experience with Scala": each side has its own voice.
const CONTRAST =
  /(?:[,;]|(?<![\s,;]))\s+(?:but|however|although|though|whereas|while|yet|aber|jedoch|allerdings|obwohl|wahrend|pero|aunque|sin embargo|mientras que|ama|fakat|ancak|lakin)(?=[\s,])/gu;
// A Turkish clause ends with its verb in the first person.
const TURKISH_CLAUSE_END = /(?:d[iu]m|t[iu]m|yorum|r[iu]m|[ae]r[iu]m|m[iu]s[iu]m)\s*,\s*/gu;

/**
 * The parts of one sentence by voice, in order; the words before "interested in …" are still a claim. `isHiring` is true in the role of a
 * recruiter: the people they sought and the skills they asked for are not their own work.
 */
export const voicedParts = (plain: string, sentence: Span, isHiring = false): Voiced[] => {
  // A line break may stand anywhere: "Me / gustaría aprender".
  const words = plain.slice(sentence.start, sentence.end).replace(/\s/g, " ");
  const parts = voicesIn(words).map(({ start, end, voice }) => ({
    start: sentence.start + start,
    end: sentence.start + end,
    voice,
  }));
  const heard =
    isHiring && parts.some(({ voice }) => voice === "claim") && HIRING.test(words)
      ? parts.map((part) => (part.voice === "claim" ? { ...part, voice: "recruiting" as const } : part))
      : parts;
  return joined(heard);
};

/** The parts of a sentence, which is judged once for the profile and once for the score. */
const voicesIn = remembered((words): readonly Voiced[] => {
  if (INSTRUCTION.test(words)) return [{ start: 0, end: words.length, voice: "instruction" }];
  if (QUESTION.test(words)) return [{ start: 0, end: words.length, voice: "others" }];
  const cuts = [0, ...[...words.matchAll(CONTRAST), ...words.matchAll(TURKISH_CLAUSE_END)].map(cutOf), words.length];
  const ordered = [...new Set(cuts)].toSorted((a, b) => a - b);
  return ordered.slice(1).flatMap((end, index) => partsOf(words, trim(words, ordered[index]!, end)));
});

const cutOf = (match: RegExpExecArray): number => (/^[,;\s]/.test(match[0]) ? match.index : match.index + match[0].length);

const trim = (sentence: string, from: number, to: number): Span => {
  let [start, end] = [from, to];
  while (start < end && /[\s,;]/.test(sentence[start]!)) start++;
  while (end > start && /\s/.test(sentence[end - 1]!)) end--;
  return { start, end };
};

/** The words after it are what was not used; those before it are still claimed. */
const IN_PLACE_OF = any(
  "(?:instead|in place) of(?!\\p{L})|rather than(?= \\p{L})|(?:anstelle|anstatt)(?: von| der| des)?(?!\\p{L})|(?<=\\p{L} )statt(?= \\p{L})|en (?:lugar|vez) de(?!\\p{L})",
);

const FORWARD = [
  ["wish", WISH],
  ["lack", LACK],
] as const;

const partsOf = (sentence: string, clause: Span): Voiced[] => {
  if (clause.end <= clause.start) return [];
  const words = sentence.slice(clause.start, clause.end);
  if (WISH_AFTER.test(words)) return [{ ...clause, voice: "wish" }];
  if (LACK_AFTER.test(words)) return [{ ...clause, voice: "lack" }];
  const other = IN_PLACE_OF.exec(words);
  if (other && other.index > 0) {
    const cut = clause.start + other.index;
    return [...partsOf(sentence, trim(sentence, clause.start, cut)), { start: cut, end: clause.end, voice: "lack" }];
  }
  for (const [voice, pattern] of FORWARD) {
    const match = pattern.exec(words);
    if (!match) continue;
    // The wish begins at the last comma or bracket before it.
    const begin = Math.max(...[",", ";", "(", "–", " - ", ":"].map((sign) => words.lastIndexOf(sign, match.index)));
    const rest = words.slice(match.index + match[0].length).match(/\p{L}+/gu)?.length ?? 0;
    const isLast = rest === 0 || (rest <= 2 && /[:(]\s*$/.test(words.slice(0, match.index)));
    // "Kubernetes: no experience yet": the lack refers to the words before it.
    // "Rust, with which I have no experience": a pronoun refers to the words before it.
    const isBackwards =
      /^\s*(?:with|in|mit|con|en)?\s*(?:it|them|those|these|damit|darin|ello|ellos|ellas|eso|esto)(?!\p{L})/u.test(
        words.slice(match.index + match[0].length),
      );
    if (begin <= 0 || isLast || isBackwards) return [{ ...clause, voice }];
    const cut = clause.start + begin + 1;
    return [...partsOf(sentence, trim(sentence, clause.start, cut - 1)), { ...trim(sentence, cut, clause.end), voice }];
  }
  if (RECRUITING.test(words)) return [{ ...clause, voice: "recruiting" }];
  return [{ ...clause, voice: OTHERS.test(words) ? "others" : "claim" }];
};

/** Joins neighbouring parts of the same voice. */
const joined = (parts: readonly Voiced[]): Voiced[] => {
  const result: { start: number; end: number; voice: Voice }[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.voice === part.voice) last.end = part.end;
    else result.push({ ...part });
  }
  return result;
};
