import { says, type LevelRule } from "./level.ts";

const GENTE =
  "(?:personas|empleados|trabajadores|profesionales|dependientes|limpiadores|agentes|tecnicos|colaboradores|operarios|enfermeros)";
const NUM = "(?:\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte)";
const SAYI = "(?:\\d{1,2}|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|on bir|on iki|on bes|yirmi)";

/** Words of Spanish adverts. */
export const SPANISH_LEVELS: readonly LevelRule[] = [
  says(
    "entry",
    "strong",
    "noExperience",
    "no (?:necesitas|se requiere|hace falta|se necesita|es necesaria) (?:tener )?experiencia|sin experiencia(?: (?:previa|tambien))?|no necesitamos (?:a )?alguien con experiencia|dispuest[oa]s a (?:entrenar|formar|capacitar)[^.\\n]{0,20}|con o sin experiencia",
  ),
  says(
    "entry",
    "strong",
    "learning",
    "te lo ensenamos(?: todo)?|te ensen(?:amos|a)|aprenderas (?:con nosotros|a|como)|estudias |haya acabado la carrera|(?<!o )recien (?:titulad|graduad)[oa]s?|una persona que te guie|companera? con experiencia desde el primer dia|meses de practicas|has terminado los estudios",
  ),
  says("entry", "medium", "learning", "quieres aprender|rotaras por"),
  says(
    "experienced",
    "medium",
    "trained",
    "(?:tienes |ciclo )?(?:formacion (?:administrativa|profesional)|ciclo (?:formativo )?de grado (?:medio|superior))|grado en \\p{L}{3,30}|primera experiencia en (?!lider)|algo parecido|puesto similar",
  ),
  says(
    "senior",
    "strong",
    "guides",
    "orientas (?:tecnicamente )?a (?:tus |los |las )?(?:companer|consultor)[^.\\n]{0,20}|mentora?(?: o mentora?)? de|revisas el trabajo de|referencia tecnica|decides tecnologias",
  ),
  says(
    "senior",
    "medium",
    "expert",
    "primera referencia en (?:las )?(?:cuestiones|preguntas) dificiles|asesoras a los proyectos|defines el modelo|defiendes los informes|expert[oa] reconocid[oa]",
  ),
  says(
    "senior",
    "medium",
    "owns",
    "te responsabilizas de la evolucion|clientes exigentes|varios anos de experiencia|amplia experiencia|dilatada experiencia|de forma autonoma (?:proyectos|a clientes)|llevas de forma autonoma",
  ),
  says(
    "lead",
    "strong",
    "leadsPeople",
    `(?:diriges|lideras|mandas|llevas|gestionas|coordinas) (?:un |una |el |la |a |tu )?(?:equipo|turno|cocina|tienda|grupo)?(?: de)?(?: con)? ?${NUM} (?:${GENTE})?|tienes a tu cargo a|tu equipo de ${NUM}|personas a (?:tu )?cargo|con ${NUM} ${GENTE}|experiencia liderando|${NUM} ${GENTE} a (?:tu )?cargo`,
  ),
  says(
    "lead",
    "medium",
    "plansPeople",
    "planificas el personal|organizas los turnos|haces los turnos|evaluaciones anuales|participas en la seleccion|formas a los|repartes las tareas|gestionas bajas|horarios, formacion|instrucciones al empezar",
  ),
  says(
    "executive",
    "strong",
    "leadsLeaders",
    "(?:jef[ea]s|directores|responsables) (?:de departamento|de planta|regionales|de area) dependen (?:directamente )?de ti|diriges (?:a )?(?:seis |\\p{L}{2,8} )?(?:jefes|directores) (?:regionales|de)|diriges (?:a )?(?:nuestras|el equipo directivo)|diriges al equipo directivo",
  ),
  says(
    "executive",
    "strong",
    "board",
    "reportas al consejo|(?:formas parte|eres miembro|miembro) del (?:comite de direccion|consejo)|maxima responsabilidad",
  ),
  says(
    "executive",
    "medium",
    "budget",
    "presupuesto de \\d+(?:[.,]\\d+)? millones|cuenta de resultados|marcas la estrategia|defines la estrategia|de todo el grupo",
  ),
  says(
    "senior",
    "medium",
    "noReports",
    "(?:no incluye|sin) (?:personal|personas|equipo|gente) a (?:tu )?cargo|sin gestion de (?:equipo|personas)",
  ),
  says(
    "experienced",
    "weak",
    "hasSuperior",
    "(?:dependes|dependeras|reportas) (?:de |del |de la |al |a la )(?!consejo)(?:supervisora?|jef[ea]|responsable|director(?:a)?|encargad[oa]) ?(?:de \\p{L}{1,20}|comercial|\\p{L}{0,20})",
  ),
];

/** Words of Turkish adverts. */
export const TURKISH_LEVELS: readonly LevelRule[] = [
  says(
    "entry",
    "strong",
    "noExperience",
    "(?:deneyim|tecrube)(?: sarti)? (?:gerekmez|aranmaz|aranmamaktadir|sart degil)|tecrubesiz(?: de)?|deneyimsiz",
  ),
  says(
    "entry",
    "strong",
    "learning",
    "(?:size )?her seyi ogretiyoruz|yetistirilecek\\p{L}{0,5}|yeni mezun\\p{L}{0,6}|\\d\\.? (?:veya|ya da) \\d\\.? sinif|ogrencisi olmak|bizimle ogrenirsiniz|deneyimli (?:bir )?(?:calisma arkadasi|denetcilerle)[^.\\n]{0,20}|okulu bitirdiniz",
  ),
  says("entry", "medium", "learning", "ogrenmek istiyorsunuz"),
  says(
    "experienced",
    "medium",
    "trained",
    "(?:ticari |teknik )?bir egitim aldiniz|meslek lisesi|\\p{L}{3,20}lik mezunu|mezunu|ilk deneyiminizi edindiniz|benzer (?:bir iste|bir gorevde|gorevde)",
  ),
  says(
    "senior",
    "strong",
    "guides",
    "(?:teknik olarak )?yol gosterir(?:siniz)?|mentorluk yapar(?:siniz)?|isini gozden gecirir|teknoloji kararlarini verir|teknik basvuru kisi\\p{L}{0,8}",
  ),
  says(
    "senior",
    "medium",
    "expert",
    "ilk basvurulan kisi|zor sorularda|projelere danismanlik verir\\p{L}{0,4}|mimarisini belirler",
  ),
  says(
    "senior",
    "medium",
    "owns",
    "gelistirilmesinden sorumlu|zorlu musterilere|uzun yillara dayanan deneyim|tek basiniza yurutur|uctan uca",
  ),
  says(
    "lead",
    "strong",
    "leadsPeople",
    `${SAYI} kisilik (?:bir )?(?:vardiyayi|ekibi|mutfagi|ekibin|ekibiniz)|(?:ekip|takim|personel) yonetimi(?:nde)?(?: ilk)? (?:deneyim|tecrube)\\p{L}{0,5}|size bagli ${SAYI}|${SAYI} calisani olan \\p{L}{2,15}[yi]{1,2} yonetir|(?:ekibi|takimi|vardiyayi) yonet\\p{L}{1,8}`,
  ),
  says(
    "lead",
    "medium",
    "plansPeople",
    "personeli planlar|degerlendirme gorusmeleri\\p{L}{0,3}|vardiya cizelgesini|ise alimlarda yer|ise alimi ustlenir|kocluk yapar|gorev dagilimini|izin ve raporlari|vardiyalari, egitimi|vardiya ve siparisleri|ekibi bilgilendirir",
  ),
  says(
    "executive",
    "strong",
    "leadsLeaders",
    "(?:fabrika|bolum|bolge|departman|birim) mudur(?:u|leri|unu)? (?:dogrudan )?(?:size bagli\\p{L}{0,4}|yonetir)|ust yonetim ekibini yonetir\\p{L}{0,4}|sirketin tum sorumlulugunu",
  ),
  says("executive", "strong", "board", "yonetim kuruluna rapor|icra kurulunda yer|ust yonetiminde yer|kar ve zarar sorumlulugu"),
  says(
    "executive",
    "medium",
    "budget",
    "milyon \\p{L}{2,8}(?:luk)? butce\\p{L}{0,5}|stratejisini (?:siz )?belirler\\p{L}{0,4}|tum grubun",
  ),
  says(
    "senior",
    "medium",
    "noReports",
    "(?:personel yoneticiligi|ekip yonetimi|yoneticilik sorumlulugu|personel sorumlulugu) (?:yoktur|yok|bulunmamaktadir)",
  ),
  says(
    "experienced",
    "weak",
    "hasSuperior",
    "(?!genel )\\p{L}{2,20} (?:muduru|sorumlusu|sefi|lideri)n[ae] bagli\\p{L}{0,8}(?: calisir\\p{L}{0,5})?",
  ),
];
