import { rule, type Rule } from "./rule.ts";
import { shutOutIn } from "./shut-out.ts";

const WHO =
  "(?:aday(?:lar)?|adaylarin|arkadas(?:lar|imiz|i)?|eleman(?:lar|i)?|takim arkadas\\p{L}{0,30}|ekip arkadas\\p{L}{0,30}|calisma arkadas\\p{L}{0,30}|kisi(?:ler)?|calisan(?:lar)?|personel(?:i|ler)?|bay(?:lar)?|bayan(?:lar)?|erkek(?:ler)?|kadin(?:lar)?|mezun(?:lar)?|profesyonel(?:ler)?|hanim(?:lar)?|kiz(?:lar)?|beyler|ogrenci(?:ler)?)";
const AGE = "[1-7]\\d";
const TONGUE = "(?:turkce|ingilizce|almanca|ispanyolca|fransizca|italyanca|rusca|arapca|portekizce|felemenkce|lehce)(?:yi|si)?";
const BE = "(?: (?:olan|olmak|olmali|olmasi|olunmasi|olunmali))?";

const REFUSED =
  "(?:ler|lar)?(?: aday(?:lar)?)? (?:olmayan(?:lar)?|basvurmasin|alinmaz|almiyoruz|kabul edilmez|isten?m(?:iyor|iyoruz|ez)|degerlendirilmez|haric)";

/** Wishes as Turkish adverts word them. */
export const turkishRules = (): readonly Rule[] => TURKISH;

const TURKISH: readonly Rule[] = [
  rule("age", "digital", "dijital yerli(?:ler)?"),
  rule(
    "age",
    "experience",
    `genc(?:,? (?:ve )?\\p{L}{1,30},?){0,2} ${WHO}`,
    `${AGE} ?(?:-|ile|ila|ve) ?${AGE} yas(?:lari|lar|larinda|ina|inda)?(?: aras?i(?:nda)?)?(?: olan)?|yas(?:i|lari|iniz)? ${AGE} ?(?:-|ile|ila|ve) ?${AGE} (?:arasinda|arasi)${BE}|${AGE} ?(?:-|ile|ila|ve) ?${AGE} arasi(?:nda)? (?:yas\\p{L}{0,6}|olan|bay|bayan|genc)`,
    `(?!18 yasini doldurmus)${AGE} yas(?:in(?:i|dan|in|da)?)? (?:asmamis|gecmemis|doldurmamis|asmayan|gecmeyen|doldurmus|kucuk|genc|buyuk|uzeri|ustu|ustunde|uzerinde|alti|altinda)${BE}|(?:en fazla|azami|maksimum|max\\.?|en cok|ust sinir) ${AGE} yas(?:inda|ina kadar)?${BE}|${AGE} yas(?:ina)? (?:kadar|siniri)|yas (?:siniri|limiti|araligi|grubu):? ?(?:en fazla )?${AGE}(?: ?- ?${AGE})?|(?:tercihen )?${AGE}'?(?:li|lu) yas(?:lar|larinda|larda)|(?:20|30)'li yaslar\\p{L}{0,6}|yas:? ${AGE} ?- ?${AGE}|(?:19|20)\\d\\d(?:'\\p{L}{1,4})? (?:ve sonrasi|sonrasi|yilindan sonra) dogum(?:lu)?(?: olan)?|(?:19|20)\\d\\d dogumlu(?:lar)?`,
    "(?:yalnizca|sadece) (?:yeni mezun(?:lar)?|genc(?:ler)?)|yeni mezun olmasi sart|(?:dogum tarihi|yasi)(?:nizi|ni)? (?:belirtiniz|belirtin|belirtilmeli|yaziniz)|(?:yasinizi|dogum tarihinizi) (?:belirtiniz|belirtin|yaziniz)|z kusagi(?:ndan)?|yasi [1-7]\\d'?\\p{L}{0,2} (?:gecmemis|asmamis|asmayan|gecmeyen)|[1-7]\\d yasindan gun alma(?:mis|yan)|emekli(?:ler)?(?: adaylar)? tercih edil\\p{L}{1,6}|genc ruhlu|genc gorunumlu|(?:azami|maksimum|en fazla|ust) yas(?: siniri)?:? ?[2-6]\\d|ileri yas(?:ta)? (?:adaylar|basvurular)[^.;\\n]{0,20}|yas(?:i)? (?:genc|kucuk) olan",
  ),
  {
    reason: "age",
    wording: "experience",
    isAdjective: true,
    patterns: [
      "(?<!(?:ekip|ekibimiz|sirket|sirketimiz|marka|kadro|kadromuz|ekibi|firma) (?:cok )?)genc(?=\\s*(?:,|;|\\.|$|ve |dinamik|olan|olmali))(?:(?:,| ve)? ?dinamik)?(?! girisim| yetenek)",
    ],
  },
  rule(
    "familyDuties",
    "hours",
    "(?:aile(?:vi)?|ailesel|evsel|bakim) (?:yukumlulug\\p{L}{0,6}|sorumlulug\\p{L}{0,6}|sorunu|bagi|baglari|engeli|yuku|problemi) (?:olmayan|bulunmayan|olmamali|olmamasi|yok)(?: \\p{L}{1,12})?|(?:bakmakla yukumlu (?:oldugu )?(?:kimsesi|kisi|cocugu|ailesi|yakini) (?:olmayan|bulunmayan))|cocuk(?:suz|lari buyumus|lari olmayan| sahibi olmayan|lu olmayan)(?: olan)?|(?:kucuk )?cocugu (?:olmayan|bulunmayan)|cocuk(?: sahibi olma)? (?:dusunmeyen|dusuncesi olmayan|planlamayan|plani olmayan)|(?:kucuk cocuk|cocuk) (?:bakim )?(?:sorunu|sorumlulugu|engeli|yukumlulugu) olmayan|cocuk bakimi(?:ni)? (?:cozmus|ayarlamis|halletmis|ayarlanmis)(?: olan)?|(?:cocuklu|kucuk cocuklu) (?:anneler|kadinlar|bayanlar|adaylar) (?:basvurmasin|haric|kabul edilmez)|anne(?:ler)? olmayan|ailesiyle yasayan|bakima muhtac (?:\\p{L}{3,12} )?(?:olmayan|bulunmayan)|aile durumu (?:engel )?(?:olmayan|bulunmayan)|aile kurma plani olmayan|aile hayati engel (?:olmayan|teskil etmeyen)",
  ),
  rule(
    "nativeSpeaker",
    "level",
    `ana ?dil(?:i|im)?(?:,|:)? ?(?:olarak )?${TONGUE}${BE}|${TONGUE} ana ?dil(?:i|de|dir)?(?! (?:seviye|duzey|gibi))(?: olan| olarak konusan| konusan)?|ana ?dili ${TONGUE}(?: olan)?|(?:native|nativ) ${TONGUE}|${TONGUE} (?:native|nativ)(?! seviye| duzey)|native speaker|ana ?dil konusuru|(?:aksansiz|sivesiz)(?: (?:turkce|ingilizce|almanca|konusan))?|(?:sivesi|aksani) (?:olmayan|bulunmayan|duzgun)|ana ?dil konusan(?:i|lar)?`,
  ),
  rule(
    "nationality",
    "permit",
    "(?:t\\.?c\\.? |turk |turkiye cumhuriyeti |k\\.?k\\.?t\\.?c\\.? |alman |ab |turkiye )(?:vatandas(?:i|ligi(?:na)?|lari)?|uyruklu|uyrugu|kimlig(?:i|ine)|tabiiyet\\p{L}{0,4})(?: (?:olmak|olan|olmasi|sahip|olmali|bulunan|sart|zorunlu)){0,2}(?! veya calisma izni)|turk (?:kokenli|asilli)(?: olan)?|yabanci (?:uyruklu|uyruklular|basvuru|aday|calisan)(?:lar)? (?:olmayan|kabul edilmez|alinmaz|alinmayacak|basvurmasin|olmamak|haric)|yabanci(?:lar)? (?:olmayan|alinmaz|kabul edilmez|basvurmasin|istenmiyor)|(?:sadece|yalnizca) (?:turkler|turk|yerli)(?: adaylar| vatandaslar)?|(?:turkiye|avrupa) dogumlu|(?:uyrugunuzu|memleketinizi) belirt\\p{L}{1,6}|avrupali (?:adaylar|olmak)",
  ),
  rule(
    "gender",
    "everyone",
    `(?<!(?:kadin|erkek|ve|veya|/) )(?:bayan|erkek|kadin|bay|hanim)(?:[ /]+(?:veya |ya da )?(?:bayan|erkek|kadin|bay))?(?:,? (?!ve |veya )\\p{L}{1,30}){0,1} ${WHO}(?! (?:haklari|saglig|giyim|istihdam))|${WHO} (?:bayan|erkek|kadin)(?! (?:giyim|hasta))`,
    "(?:sadece|yalnizca|tercihen|ozellikle|oncelikle) (?:erkek(?:ler)?|kadin(?:lar)?|bayan(?:lar)?|bay(?:lar)?|hanim(?:lar)?|beyler)|cinsiyet(?:i)?:? (?:erkek|kadin|bayan|bay)|(?:bayan|erkek|kadin|bay) (?:olmak|olan|olmali|olmasi|araniyor|alinacak|alinacaktir|tercih (?:edilir|edilecektir|sebebi\\p{L}{0,4}))|(?:bayanlar|erkekler|kadinlar|baylar|hanimlar) (?:basvurabilir|tercih edilir|basvursun|icin uygun|alinacaktir)|ev hanimlari(?:na)?(?: (?:uygun|icin))?|(?:guclu|kuvvetli) (?:erkek|bay)(?:ler|lar)?|bayan(?= (?:sekreter|garson|asistan|kasiyer|satis|temizlik|muhasebe|on buro|operator|sofor|asci|resepsiyon))|heteroseksuel",
    "(?:guler yuzlu|bakimli|deneyimli|tecrubeli|dinamik|tercihen) (?:bayan|erkek)(?= ?(?:$|[.,;]))",
    "(?<!(?:kadin|bayan|erkek|bay) (?:ve|veya|ya da) )(?:bayan|erkek|kadin)(?= (?!giyim|hasta|musteri|dogum|hastalik|kuafor|saglig|girisim|istihdam|hak|konuk|misafir|ve |veya |ayakkab|moda|reyon|koleksiyon|kisi |hijyen|futbol|voleybol|basketbol|spor|dernek|siginma|danisma|calisanlarin)\\p{L}{1,30})",
  ),
  rule(
    "militaryService",
    "start",
    "(?:erkek adaylar (?:icin )?)?(?:askerlik(?:le|ten| ile)?|askerligini|askerligi|vatani gorevini|askerlik hizmetini)(?:[^.,;\\n]{0,60}?(?:olmayan|tamamlamis|yapmis|muaf|tecilli|bulunmayan|ilisigi|bitirmis)(?: olmayan| olan| olmak| olmasi| bulunmayan| tecilli)?(?: (?:veya|ya da|yahut)(?: en az)?(?: \\d{1,2} (?:yil|sene))? (?:tecil|ertele|muaf)\\p{L}*(?: (?:ettirmis|ettiren|edilmis|olmus))?(?: olan)?)?)?(?! (?:belgesi islemleri|subesi))|(?:en az \\d{1,2} (?:yil|sene) )?tecilli(?: veya (?:muaf|askerligini [^.,;\\n]{0,20}(?:yapmis|tamamlamis|bitirmis)))?(?= ?(?:$|[.,;]|olan|olmak))|muaf veya tecilli|terhis(?: olmus| belgesi)(?: olan)?|bedelli(?: askerligini)? (?:yapmis|yapan)(?: olan)?",
  ),
  rule(
    "maritalStatus",
    "travel",
    "(?:bekar|evli|bosanmis|dul|nisanli)(?! cift)(?: (?:olan|olmayan|olmak|olmali|olmasi|adaylar|tercih\\p{L}{0,10})){0,2}|medeni (?:durum|hal)\\p{L}{0,30}(?: (?:bekar|evli))?|evlilik (?:plani|dusuncesi|planlamayan)(?: olmayan)?|evlenmeyi dusunmeyen|yalniz yasayan|evlenme plani olmayan",
  ),
  rule(
    "pregnancy",
    "start",
    "hamile(?:lik)? ?(?:olmayan|olmamak|olmamali|olmamasi|testi|plani olmayan|planlamayan|dusunmeyen|adaylar (?:basvurmasin|haric))|hamilelik (?:dusuncesi|plani) olmayan|hamile kalma(?:yi dusunmeyen|yacak|k istemeyen)|gebe(?:lik)? (?:olmayan|testi|olmamak|plani olmayan|planlamayan|dusunmeyen)|(?:emziren|emzirme donemi\\p{L}{0,6}) (?:olmayan|adaylar haric)|dogum plani olmayan|yakin zamanda dogum (?:planlamayan|dusunmeyen)",
  ),
  rule(
    "photo",
    "noPhoto",
    "fotograf(?:li|iniz|inizi|ini)? (?:cv|ozgecmis|basvuru|bulunan|eklenmeli\\p{L}{0,4}|ekleyiniz|ekleyin|ekli|gonderiniz|zorunlu\\p{L}{0,4}|sart\\p{L}{0,4}|gereklidir|gonderin)\\p{L}{0,4}|(?:guncel|yeni cekilmis|vesikalik|boydan|tam boy|son cekilmis) (?:fotograf|resim)\\p{L}{0,6}(?: (?:ile|ekle\\p{L}{1,6}|gonder\\p{L}{1,6}|zorunlu|sart))?|fotografsiz (?:basvurular|cv|ozgecmis)\\p{L}{0,6}(?: degerlendirilme\\p{L}{1,10})?|resimli (?:cv|ozgecmis)|cv'?(?:nize|ye|de)? fotograf ekle\\p{L}{1,6}",
  ),
  rule(
    "religion",
    "values",
    "(?:musluman|hristiyan|muhafazakar|dindar|inancli|alevi|sunni|yahudi)(?: (?:olan|olmak|olmali|adaylar?|aday|inancli|ve|aile yapisi\\p{L}{0,3})){1,2}|(?:dini|islami) (?:hassasiyet\\p{L}{0,6}|inanc\\p{L}{0,4}|vecibe\\p{L}{0,6})(?: (?:olan|sahip|yerine getiren))?|namazinda(?: niyazinda)?|namaz(?:ini)? kil(?:an|mak|mali)|(?:basortulu|turbanli|tesetturlu|basi (?:acik|kapali|ortulu)|kapali|acik)(?: (?:olmayan|olan|bayan|kadin|olmak|olmali|tercih))(?! pozisyon)|(?:basortulu|turbanli|tesetturlu)(?: (?:aday|adaylar|bayan))?|gayrimuslim (?:olmayan|olan)|basortusu (?:takmayan|kullanmayan)|turban(?:siz| takmayan)|inanc(?:li|siz) (?:olan|olmak)",
  ),
  rule(
    "health",
    "lifting",
    "(?:her ?hangi bir |hicbir |bilinen )?(?:saglik|kronik|fiziksel|bedensel|ruhsal|zihinsel|psikolojik|surekli)(?: ve (?:ruhsal|zihinsel|bedensel))? ?(?:problem(?:i|leri)?|sorun(?:u|lari)?|engel(?:i|leri)?|rahatsizlig\\p{L}{1,4}|hastalig\\p{L}{1,4}|ozru|kusuru|sikayeti) (?:olmayan|bulunmayan|olmamali|olmamak|olmamasi|bulunmamak|bulunmamasi|yasamayan)|(?:herhangi bir )?(?:engel(?:i)?|ozru|sakatligi|hastaligi|rahatsizligi|engelli|bel fitigi|alerjisi|ozurlu) (?:bulunmayan|olmayan)(?<!(?:seyahat|vardiya|calismaya|calisma|mesai|yasal|seyahate|saatlerine|gece) (?:engel(?:i)?) (?:olmayan|bulunmayan))|(?:tamamen|fiziksel olarak|bedenen|ruhen|bedenen ve ruhen) saglikli|(?:sagligi|saglik durumu) (?:yerinde|iyi|uygun|elverisli)(?: olan)?|saglam raporu|(?:kilolu|obez|sisman) olmayan|rapor almayan|(?:az|hic) rapor alan|sigara (?:icmeyen|kullanmayan)|hiv testi",
  ),
  rule(
    "appearance",
    "manner",
    "prezentabl|presentabl|prezantabl|(?:dis )?gorunus(?:une|u|lu)?(?:ne)? (?:onem|ozen|duzgun|guzel|bakimli|hos)[^.,;\\n]{0,40}|(?:duzgun|guzel|hos|bakimli|alimli|etkileyici|iyi) (?:(?:dis |fiziksel )?gorunum\\p{L}{0,4}|gorunuslu|fizi(?:k|kli|ge))(?: (?:sahip|olan)){0,2}|fizik(?:sel|i)? (?:gorunum(?:u|une)?|gorunusu|duzgun|guzel)[^.,;\\n]{0,40}|fizigi (?:duzgun|guzel)|(?:bakimli|alimli|guzel|zayif|ince|yakisikli|manken gibi)(?= (?:olan|olmak|bayan|kadin|kiz|erkek|hanim|aday))(?: (?:olan|olmak))?|1[.,]\\d\\d boyunda|boy(?:u)?:? ?(?:en az )?1[.,]\\d\\d\\p{L}{0,4}(?: (?:uzeri|ustu|ve uzeri))?|en az 1[.,]\\d\\d (?:boyunda|boy\\p{L}{0,5})|(?:dovmesi|piercingi|gorunur dovmesi) (?:olmayan|bulunmayan)|diksiyonu ve fizigi duzgun|dis gorunum\\p{L}{0,4} (?:duzgun|onem|ozen|guzel)[^.,;\\n]{0,40}|kilo(?:su)? boyuna (?:orantili|uygun)|kilo problemi (?:olmayan|bulunmayan)",
  ),
  rule(
    "union",
    "cooperation",
    "sendika(?:li|ya uye| uyesi| uyeligi|yla ilisigi|larla ilgisi|ile ilisigi|l faaliyeti|ya kayitli)? (?:olmayan|bulunmayan|olmamak|olmamali|istemeyen|olmamasi)|sendikasiz(?: (?:calisan|personel|aday))?|(?:sendikal) (?:faaliyet\\p{L}{0,5}|gecmis\\p{L}{0,3}|baglanti\\p{L}{0,4}) (?:olmayan|bulunmayan|bulunmamis|katilmamis|icinde olmayan)|sendikaya uye olma(?:yan|mis)|sendika ile (?:baglantisi|iliskisi) olmayan",
  ),
  ...shutOutIn({
    groups: {
      age: "emekli|yasli",
      nationality: "kurt|dogulu|arap|roman|suriyeli|afgan|multeci|gocmen",
      gender: "escinsel",
      familyDuties: "cocuklu",
      pregnancy: "hamile|gebe",
      religion: "musluman|hristiyan|alevi|yahudi|ateist",
      health: "engelli|ozurlu",
      union: "sendikali|sendikaci",
    },
    facts: {
      nationality: "etnik kokeninizi",
      gender: "cinsel yoneliminizi",
      familyDuties: "cocuk sayinizi",
      religion: "dininizi|mezhebinizi",
      health: "hastaliklarinizi",
      union: "sendika uyeliginizi",
    },
    unwanted: (group) => `(?:${group})(?:${REFUSED})`,

    stated: (fact) => `(?:${fact}) (?:belirt|yaz|bildir)\\p{L}{1,6}`,
  }),
];
