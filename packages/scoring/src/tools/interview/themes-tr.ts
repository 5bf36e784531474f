import type { Theme, ThemeWords } from "./theme.ts";

export const THEMES_TR: Readonly<Record<Theme, ThemeWords>> = {
  faults: {
    did: [
      "Bildirilenden farklı çıkan son arızayı anlatın. Ona nasıl ulaştınız?",
      "Önce neyi ölçtünüz veya kontrol ettiniz, neden?",
      "Gerçekten giderildiğini nereden anladınız?",
    ],
    would: [
      "Bir arıza gelip gidiyor ve kimse size gösteremiyor. Hangi sırayla ne yaparsınız?",
      "Aramayı ne zaman bırakıp parçayı değiştirirsiniz?",
      "Kime haber verir, neyi yazarsınız?",
    ],
    anchors: [
      "Çalışana kadar parça değiştirir. Hiçbir kontrol saymaz.",
      "Kontrol eder, arızayı adlandırır, giderir. Nedenini aramaz.",
      "Her kontrolün neyi elediğini söyler, nedeni bulur, çözümün tuttuğunu gösterir.",
    ],
  },
  people: {
    did: [
      "Haklı olarak kızgın bir müşteriyi anlatın. Ona kelimesi kelimesine ne dediniz?",
      "Ne söz verdiniz, tutuldu mu?",
      "Sonra neyi değiştirdiniz?",
    ],
    would: [
      "Ben müşteriyim, konuyu bilmiyorum ve kızgınım. Bana ne olduğunu ve bedelini anlatın.",
      "Bunu ödeyemem diyorum. Şimdi ne olacak?",
      "Hangi sözcükten bilerek kaçındınız?",
    ],
    anchors: [
      "Teknik sözcükler ve suçlama. Çıkış yolu yok.",
      "Açık sözler ve bir çıkış yolu. Soruya yer bırakmaz.",
      "Neden, seçenekler, fiyat ve sonraki tarih. Anlaşıldığını kontrol eder.",
    ],
  },
  plan: {
    did: [
      "Aynı gün bozulan bir planınızı anlatın. Neyi kaydırdınız, neyi kaydırmadınız?",
      "Kimin bilmesi gerekiyordu, ne zaman öğrendi?",
      "O günden beri nasıl planlıyorsunuz?",
    ],
    would: [
      "Saat on ve bir saat geridesiniz. Neyi kaydırır, kimi ararsınız?",
      "Hangisini asla kaydırmazsınız?",
      "Bir önceki akşam ne yaparsınız?",
    ],
    anchors: [
      "Eski sırayla devam eder. Kimsenin haberi olmaz.",
      "Sıradakini kaydırır ve ilgiliye haber verir.",
      "Sonuçlarına göre sıralar, herkese erken haber verir, planı düzeltir.",
    ],
  },
  lead: {
    did: [
      "Sizinle çalışırken gelişen birini anlatın. Hafta hafta ne yaptınız?",
      "Olmadığında ne söylediniz?",
      "O kişi bunu nasıl anlatırdı?",
    ],
    would: [
      "Ekibinizdeki iki iyi çalışan artık konuşmuyor. Bu hafta ne yaparsınız?",
      "İşe yaramazsa?",
      "Neyi kendinize saklarsınız?",
    ],
    anchors: [
      "Emir verir veya tek başına yapar. Başkalarını küçümser.",
      "İkisiyle konuşur, bir şeye karar verir. Takip etmez.",
      "Dinler, denetlenebilir bir karar alır, takip eder, başarıyı paylaşır.",
    ],
  },
  sell: {
    did: [
      "Kaybettiğiniz son satışı anlatın. Bunu ne zaman anlayabilirdiniz?",
      "Karşı tarafın gerçekten neye ihtiyacı vardı?",
      "O günden beri neyi farklı yapıyorsunuz?",
    ],
    would: [
      "Alıcı, diğerlerinin yüzde on daha ucuz olduğunu söylüyor. Yanıtlamadan önce ne sorarsınız?",
      "Ne verir, karşılığında ne istersiniz?",
      "Ne zaman vazgeçersiniz?",
    ],
    anchors: [
      "Fiyatı suçlar veya hemen düşürür.",
      "İhtiyacı sorar ve fiyatı savunur.",
      "Sorar, yalnızca karşılığında verir, kendi sınırını bilir.",
    ],
  },
  build: {
    did: [
      "Yaptığınız ve bugün farklı yapacağınız bir şeyi gösterin. Karar neydi?",
      "Başka hangi yollar vardı?",
      "Yanlış olduğunu nasıl fark ettiniz?",
    ],
    would: [
      "Artık kimsenin anlamadığı bir sistemi devralıyorsunuz ve bir ayda değişmesi gerekiyor. Nasıl başlarsınız?",
      "Neye dokunmazsınız?",
      "Başka bir şeyin bozulmadığını nasıl bilirsiniz?",
    ],
    anchors: [
      "Araç sayar, karar yoktur. Her şey doğruydu.",
      "Bir kararı ve sakıncasını söyler. Ölçü yok.",
      "Seçenekleri, ölçüyü ve yanılmanın bedelini söyler.",
    ],
  },
  records: {
    did: [
      "Rakamlarda veya kayıtlarda kendinizin bulduğu bir hatayı anlatın. Onu ne ele verdi?",
      "Nereye kadar uzandığını nasıl buldunuz?",
      "Bugün onu ne önlüyor?",
    ],
    would: [
      "Son teslime bir saat kala iki rakam tutmuyor. Ne yaparsınız?",
      "Bulamazsanız ne teslim edersiniz?",
      "Kime söylersiniz?",
    ],
    anchors: [
      "Elle denkleştirir veya görülmemesini umar.",
      "Arar ve bildirir. Neden açık kalır.",
      "Daraltır, neyin belirsiz olduğunu açıkça söyler, nedeni giderir.",
    ],
  },
  care: {
    did: [
      "Birinin kötüleştiğini erken fark ettiğiniz bir anı anlatın. Ne gördünüz?",
      "Önce ne yaptınız, kimi çağırdınız?",
      "Nasıl aktardınız?",
    ],
    would: [
      "Baktığınız kişi planlananı reddediyor. Ne söyler, ne yaparsınız?",
      "Neyi kaydedersiniz?",
      "Ne zaman yardım istersiniz?",
    ],
    anchors: [
      "Bekler veya zorlar. Hiçbir şey kaydetmez.",
      "Doğru tepki verir ve bildirir. Kişiyi pek dinlemez.",
      "Dikkatle gözler, kişiye sorar, kurallara göre davranır, eksiksiz devreder.",
    ],
  },
  safety: {
    did: [
      "Güvenli veya yeterince iyi olmadığı için bir işi ne zaman durdurdunuz? Diğerleri nasıl karşıladı?",
      "Tam olarak ne gördünüz?",
      "Sonu ne oldu?",
    ],
    would: [
      "Amiriniz acele ediyor ve bir kontrolü atlıyor. Ne yaparsınız?",
      "“Hep böyle yapılır” derlerse?",
      "Sınırınız nerede?",
    ],
    anchors: [
      "Görmezden gelir veya uyar.",
      "Söyler. Sonuna kadar götürmez.",
      "Durdurur, nedenini söyler, güvenli bir yol önerir, kayda geçirir.",
    ],
  },
  onCall: {
    did: [
      "Olağan saatler dışındaki son nöbetinizi veya vardiyanızı baştan devre kadar anlatın.",
      "Neyi yapmamaya karar verdiniz?",
      "Sabah neyi devrettiniz?",
    ],
    would: [
      "Gece aynı anda iki çağrı geliyor. Yola çıkmadan önce ne sorarsınız?",
      "Ne sabaha kadar bekleyebilir?",
      "Nasıl devredersiniz?",
    ],
    anchors: [
      "Her şeye gider veya hiçbirine gitmez.",
      "Doğru soruları sorar. Devir zayıftır.",
      "Riske göre karar verir, güvene alır, yazılı devreder.",
    ],
  },
};
