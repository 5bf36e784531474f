import { stemOf } from "./stems.ts";

/**
 * Words of duties that say nothing of the work: "responsible", "durchführen", "realizar", "sağlamak". Folded, whole words; they are kept out of
 * the table because adverts use some of them rarely.
 */
const EMPTY = `
responsible responsibility responsibilities duties duty task tasks daily ensure ensures ensuring perform performs performing performed assist
assists assisting assistance provide provides providing provided support supports supporting help helps helping manage manages managing managed
handle handles handling handled maintain maintaining coordinate coordinates coordinating coordinated carry out conduct conducting execute
executing implement implementing deliver delivering own owning drive driving-force participate contribute contributing collaborate
collaborating collaboration lead leading oversee overseeing monitor monitoring create creating prepare preparing prepared keep keeping make
making take taking follow following also well other others various different all every each person persons answers answer inquiries new general day company business department
activities activity process processes related according within through their them own order appropriate necessary effective effectively
efficient efficiently high highest best timely accurate accurately strong full part world time ability across between both about
organize organizing organized organise assigned handled
week weeks weekly month months monthly yearly annual annually quarterly wochentlich wochentliche woche monatlich monatliche jahrlich jahrliche semana semanal mes
mensual mensuales anual anuales trimestral hafta haftalik haftada aylik yillik
verantwortlich verantwortung aufgaben aufgabe tatigkeiten tatigkeit durchfuhrung durchfuhren unterstutzung unterstutzen unterstutzt sicherstellung
sicherstellen erstellung erstellen erstellst mitarbeit mitwirkung ubernahme ubernehmen ubernimmst ubernehmt zustandig bearbeitung bearbeiten
koordination koordinieren organisation organisieren begleitung begleiten umsetzung umsetzen weiterentwicklung sorgst sorgen fuhren fuhrst
tagliche taglichen taglich allgemeine allgemeinen allgemein sonstige weitere weiteren alle aller allen sowie verschiedene eigenverantwortliche
eigenverantwortlich selbststandige selbststandig enge enger engen gesamten gesamte relevanten relevante laufende laufender laufenden unter
unserer unsere unseren deine deiner ihres ihrer rahmen hinblick stehen stehst seite ersten erste arbeiten arbeit arbeitest bereich unternehmen
organizar organizacion asignadas asignado trabajar
realizar realizacion realizando ejecutar ejecucion apoyar apoyo brindar garantizar asegurar velar llevar cabo colaborar colaboracion participar
participacion responsable responsabilidades funciones funcion tareas tarea actividades actividad diario diaria diarias diarios general generales
diferentes diversas otras otros manera adecuada adecuado efectiva eficiente eficaz area areas cargo cumplir cumplimiento mantener elaborar
elaboracion coordinar coordinacion gestionar gestion supervisar hacer correcta correcto todo todos todas toda nuestros nuestras empresa
asistencia desarrollar desempenar encargarse manejar manejo traves excelencia alta alto respetar operativas operativos operativa seguimiento ayudar proceso procesos respetando practicas necesarias necesarios
yapmak yapilmasi yapilmasini yapan saglamak saglanmasi saglayan gerceklestirmek gerceklestirilmesi sorumlu sorumlulugu sorumluluk gorev gorevler
gorevleri takip takibi takibini etmek edilmesi edilmesini yurutmek yurutulmesi hazirlamak hazirlanmasi hazirlanarak destek olmak destegi vermek
katilmak koordinasyonu koordine icin gunluk genel tum diger ilgili gerekli uygun sekilde dogrultusunda kapsaminda konularda almak bulunmak
one two three four five six seven eight nine ten first second once twice up down off out over under after before around into onto against per during
when where while needed together along part parts parties look looks looking do does done doing get gets getting go give gives right put sure kind kinds
zwei drei vier funf sechs sieben acht neun zehn einmal zweimal dreimal beim um sich ins zwischen gegen ohne wahrend innerhalb gegenuber je pro bis
uno dos tres cuatro cinco seis siete ocho nueve diez como durante junto entre sobre hasta desde cada segun siguiendo ademas correctamente conocer tomar
iki uc dort bes alti yedi sekiz dokuz kisilik gore kadar sonra sonrasi once gerektiginde uymak katilmak alir arti puan kurallarina talimatlarina kullanarak
yapar yaptim yapti yapmis yapiyor yapiyorum yapacak eder ettim etti etmis ediyor ediyorum edecek sagladim sagladi saglamis sagliyor yurutur yuruttum
yuruttu yurutmus hazirlar hazirladim hazirladi hazirlamis hazirliyor verir verdim verdi vermis veriyor aldim aldi almis aliyor bulunur olur olan olmus
durchgefuhrt ubernommen umgesetzt stellt gestellt sichergestellt mantiene mantuve participates participated owns owned
minimal kendi uzerinde ustunde ici icinde olunan olunmasi tanimlanan tanimli belirlenen katki katkida gelen kriterlerde objetivo objetivos primer momento poder
mejor mejores generando establecidos establecidas proporcionando proporcionar excepcional exceptional outstanding excellent hervorragende hervorragenden
including include includes additionally zudem ausserdem hierbei dabei daruber inkl inklusive durch ebenso incluyendo incluye incluido incluida incluidos
asimismo fin oldugu oldugunuz dahil ayrica olacak
aksiyon aksiyonlari uygulamak isleri islemleri islemi islerini surec surecleri sureclerini
`;

const STEMS = new Set(EMPTY.trim().split(/\s+/).map(stemOf));

/** True for the stem of a word that says nothing of the work. Apart from the weights, because adverts are read without them. */
export const isEmptyStem = (stem: string): boolean => STEMS.has(stem);
