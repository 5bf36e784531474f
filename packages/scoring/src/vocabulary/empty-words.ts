import { stemOf } from "./stems.ts";

/**
 * Words of duties that say nothing of the work: "responsible", "durchführen", "realizar", "sağlamak". Folded, one word of each stem. They are
 * kept out of the table because adverts use some of them rarely.
 */
const EMPTY = `
responsible responsibility responsibilities duties duty task daily ensure perform assist assistance provide support help manage handle maintain
maintaining coordinate coordinates carry out conduct execute executing implement implementing deliver own owning drive driving-force participate
contribute contributing collaborate collaborating lead oversee overseeing monitor create prepare keep make making take taking follow also well other
various different all every each person persons answers inquiries new general day company business department activities activity process processes
related according within through their them order appropriate necessary effective efficient efficiently high best timely accurate accurately strong
full part world ability across between both about organize organise assigned week month yearly annual quarterly wochentlich woche monatlich jahrlich
semana semanal mes mensual anual trimestral hafta aylik yillik verantwortlich verantwortung aufgaben tatigkeiten durchfuhrung unterstutzung
sicherstellung erstellung mitarbeit mitwirkung ubernahme ubernehmen ubernimmst zustandig bearbeitung bearbeiten koordination koordinieren organisieren
begleitung begleiten umsetzung weiterentwicklung sorgst fuhren tagliche allgemeine allgemein sonstige weitere alle aller sowie verschiedene
eigenverantwortliche selbststandige enge enger gesamten relevanten laufende unter unserer deine ihres ihrer rahmen hinblick stehen seite ersten
arbeiten arbeitest bereich unternehmen asignadas trabajar realizar ejecutar ejecucion apoyar brindar garantizar asegurar velar llevar cabo colaborar
responsable responsabilidades funciones funcion tareas actividades diario diferentes diversas otras otros manera adecuada efectiva eficiente eficaz
area cargo cumplir mantener elaborar coordinar gestionar gestion supervisar hacer correcta todo todas nuestros empresa asistencia desarrollar
desempenar encargarse manejar traves excelencia alta alto respetar operativas seguimiento ayudar practicas necesarias yapmak yapilmasi yapan saglamak
saglanmasi saglayan gerceklestirmek gerceklestirilmesi sorumlu sorumlulugu gorev takip takibi etmek edilmesi yurutmek yurutulmesi hazirlamak
hazirlanmasi hazirlanarak destek olmak destegi vermek katilmak koordinasyonu icin gunluk genel tum diger ilgili gerekli uygun sekilde dogrultusunda
kapsaminda konularda almak bulunmak one two three four five six seven eight nine ten first second once twice up down off over under after before
around into onto against per during when where while needed together along look do does done doing get gets getting go give right put sure kind zwei
drei vier funf sechs sieben acht neun zehn einmal zweimal dreimal beim um sich ins zwischen gegen ohne wahrend innerhalb gegenuber je pro bis uno dos
tres cuatro cinco seis siete ocho nueve diez como durante junto entre sobre hasta desde cada siguiendo ademas correctamente conocer tomar iki uc dort
bes alti yedi sekiz dokuz kisilik gore kadar sonra gerektiginde uymak alir arti puan kurallarina talimatlarina kullanarak yapar yaptim yapmis yapiyor
yapiyorum yapacak eder ettim etti etmis ediyor ediyorum edecek sagladim saglamis sagliyor yurutur yuruttum yuruttu yurutmus hazirlar hazirladim
hazirlamis hazirliyor verir verdim vermis veriyor aldim aldi almis aliyor bulunur olur olan olmus durchgefuhrt ubernommen umgesetzt stellt gestellt
sichergestellt mantiene mantuve participates owns owned minimal kendi uzerinde ustunde ici icinde olunan tanimlanan tanimli belirlenen katki gelen
kriterlerde objetivo primer momento poder mejor generando establecidos proporcionando excepcional exceptional outstanding excellent hervorragende
including additionally zudem ausserdem hierbei dabei daruber inkl inklusive durch ebenso incluyendo incluye incluido asimismo fin oldugu oldugunuz
dahil fulltime satisfactory vollzeit stack using utilizing utilizando usando mediante nutzung verwendung unter ayrica olacak aksiyon aksiyonlari uygulamak isleri islemleri surec
`;

const STEMS = new Set(EMPTY.trim().split(/\s+/).map(stemOf));

/** True for the stem of a word that says nothing of the work. Apart from the weights, because adverts are read without them. */
export const isEmptyStem = (stem: string): boolean => STEMS.has(stem);
