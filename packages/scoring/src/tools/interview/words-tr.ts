import { THEMES_TR } from "./themes-tr.ts";
import type { InterviewWords } from "./words.ts";

const WORDS: InterviewWords = {
  themes: THEMES_TR,
  general: {
    did: (it) => [
      `“${it}”: bunu en son ne zaman yaptığınızı anlatın. Sizin payınız neydi?`,
      "Zor olan neydi?",
      "Nasıl sonuçlandı, bunu nereden biliyorsunuz?",
    ],
    would: (it) => [
      `“${it}”: ilk haftanız olduğunu ve bunun cumaya bitmesi gerektiğini düşünün. Nasıl başlarsınız?`,
      "Başkalarından neye ihtiyacınız olur?",
      "Yanlış gittiğini nereden anlarsınız?",
    ],
    knows: (it) => [
      `“${it}”: bana yeni başlayan birine anlatır gibi anlatın. Acemiler nerede yanılır?`,
      "Olağan yol ne zaman işlemez?",
      "Bilmediğinizde nereye bakarsınız?",
    ],
  },
  skill: {
    did: (it) => [
      `Bunu en son ne için kullandınız: ${it}? Kendiniz ne yaptınız?`,
      "Yolda ne ters gitti?",
      "Bugün neyi farklı yapardınız?",
    ],
    would: (it) => [
      `${it}: onu kötü kullanan bir ekibe geliyorsunuz. Önce neye bakarsınız?`,
      "Neyi değiştirir, neyi bırakırsınız?",
      "Diğerlerini nasıl ikna edersiniz?",
    ],
    knows: (it) => [
      `${it}: ne işe yarar, ne için kullanmazsınız?`,
      "En sık hangi hatayı gördünüz?",
      "Bu konuda nasıl güncel kalıyorsunuz?",
    ],
  },
  anchors: {
    did: [
      "Genel konuşur, “biz” der, örnek yoktur.",
      "Kendi payıyla bir örnek. Sonuç belirsiz kalır.",
      "Durumu, kendi kararı, sonucu ve etkisiyle bir örnek.",
    ],
    would: [
      "Hiç sormadan başlar.",
      "Makul adımlar. İlgilileri unutur.",
      "Önce sorar, adımları sıralar, riskleri ve kontrolü söyler.",
    ],
    knows: ["Moda sözcükler, örnek yok.", "Olağan durum için doğru.", "Doğru; sınırları, bir örnek ve kendi eksikleriyle."],
  },
  forLevel: {
    entry: "Henüz başınıza gelmediyse: ilk adımınız ne olurdu?",
    experienced: "Bunun hangi kısmını tek başınıza yaptınız?",
    senior: "Başkaları bundan sizden ne öğrendi?",
    lead: "Bunu kime verdiniz ve nasıl takip ettiniz?",
    executive: "Tüm kurum için neyi değiştirdi ve neye mal oldu?",
  },
  notAsked: {
    experience: "Özgeçmişten okuyun, soru gerekmez",
    education: "Özgeçmişten okuyun, soru gerekmez",
    certification: "Belgeyi görmek isteyin, soru gerekmez",
    language: "Görüşmenin beş dakikasını o dilde yapın",
    noTime: "Süre yetmedi: daha uzun görüşün veya özgeçmişten okuyun",
  },
  opening: "Başlangıç",
  theirs: "Adayın soruları",
  proposed: "Bu meslek için olağan, bir ilandan değil",
  never: [
    ["Çocuk, aile planı, kimin kime baktığı", "Herkese aynısını sorun: ilandaki saatlerde çalışabilir misiniz?"],
    ["Yaş veya okulun bittiği yıl", "İlan iş istiyor, doğum yılı değil."],
    ["Sağlık, rapor günleri, hamilelik, engel", "İşin ne olduğunu söyleyin ve ne gerektiğini sorun."],
    ["Nereli olduğu, ana dili", "Yanıtlar dili ne kadar iyi konuştuğunu gösterir."],
    ["Din, eş, parti, sendika", "Bunların yerine geçecek soru yoktur. Görevle ilgili değildir."],
    ["Şimdiki veya önceki ücreti", "Kendi aralığınızı söyleyin. AB’de 2023/970 sayılı Direktif, madde 5, bu soruyu yasaklar."],
  ],
  sheet: {
    title: "Değerlendirme formu",
    candidate: "Aday",
    interviewer: "Görüşmeyi yapan",
    date: "Tarih",
    sum: "Toplam",
    of: "/",
    note: "Kişi başına bir form; birbirinizle konuşmadan önce doldurulur.",
  },
  minutes: "dk",
  weak: "zayıf",
  fair: "yeterli",
  strong: "güçlü",
  neverTitle: "Sorulmaması gerekenler",
};

/** A function, so that a browser can load the words with the first question in their language. */
export const turkishWords = (): InterviewWords => WORDS;
