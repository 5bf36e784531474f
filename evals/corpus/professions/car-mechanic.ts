import type { Profession } from "./set.ts";

export const carMechanic: Profession = {
  key: "car mechanic",
  language: "tr",
  advert: `Oto Mekanik Ustası
Yolbilir Otomotiv Yetkili Servis – Ankara Ostim

Günde ortalama 40 aracın girdiği servisimizde çalışacak deneyimli mekanik ustası arıyoruz.

Görevler
- Binek ve hafif ticari araçların periyodik bakımı
- Motor, şanzıman, fren ve süspansiyon arızalarının tespiti ve onarımı
- Diyagnoz cihazı ile arıza kodu okuma ve silme
- Triger seti, debriyaj, turbo, enjektör değişimi
- İş emrinin doldurulması, yapılan işin servis danışmanına anlatılması

Aranan nitelikler
- Meslek lisesi motor / otomotiv bölümü mezunu ya da ustalık belgesi
- En az 4 yıl oto servis deneyimi
- Diyagnoz cihazı kullanabilen (Bosch, Autocom, marka cihazları)
- Hibrit ve elektrikli araç eğitimi olanlar tercih edilir
- B sınıfı ehliyet
- Takım çalışmasına yatkın, düzenli

40.000 – 52.000 TL, prim, yemek, servis, pazar izin.`,
  cvs: [
    {
      id: "oto-kilinc",
      kind: "genuine",
      grade: 3,
      why: "Ten years as mechanic in authorised garages, engines, clutch, injectors, diagnosis, high-voltage course. Ideal.",
      layout: "plain",
      text: `Erhan Kılınç
Yenimahalle / Ankara · 0505 000 12 83 · erhan.kilinc@posta.example.net
Motor ustası
## Deneyim
= Mekanik usta, grup lideri | Kızılırmak Oto Yetkili Servis, Ankara | Ocak 2020 – halen
- Günde altı yedi araç: yağ, filtre, balata, disk, buji, genel kontrol
- Motor sesi, güç kaybı, titreme şikâyetlerinde önce yol testi, sonra cihaz: canlı veri, hata kodu, bileşen testi
- Zamanlama kayışı ve zinciri, baskı balata, turbo revizyonu sonrası montaj, enjektör kodlama
- Otomatik şanzıman yağ değişimi ve mekatronik arızası
- Alt takım: salıncak, rotil, amortisör, teker bilyesi
- İş emrine ne bulduğumu yazar, danışmanla müşteriye parçayı gösteririm
- Üç çırak, iki kalfa
= Oto tamircisi | Sanayi, Usta Recep'in yeri | 2014 – 2019
- Dizel ağırlıklı her marka
## Belgeler
Ustalık belgesi, otomotiv mekaniği, 2019
Elektrikli ve hibrit araçta güvenli çalışma eğitimi (48 saat), 2024
## Okul
Meslek lisesi, motorlu araçlar teknolojisi, 2013
## Ehliyet
B, A2`,
    },
    {
      id: "oto-rezaei",
      kind: "genuine",
      grade: 3,
      why: "Nine years of garages in Iran and Turkey, brand devices, engine and gearbox, foremanship certificate recognised. Suitable.",
      layout: "ruled",
      text: `Farhad Rezaei
Oto teknisyeni
Etimesgut / Ankara
0505 000 94 16
farhad.rezaei@mailbox.example
## İş tecrübesi
= Oto teknisyeni | Beyaz Pist Oto Servis, Şaşmaz | Haziran 2020 – halen
- Binek ve panelvanlarda bakım; yıllık 15.000 km paketleri
- Fren merkezi, ABS sensörü, el freni motoru
- Rölanti düzensizliği, egzoz kokusu, su eksiltme: kompresyon, sızdırmazlık, kaçak testi
- Delphi ve Launch cihazlarıyla teşhis, adaptasyon, servis sıfırlama
- Triger, devirdaim, volan, debriyaj; yarı otomatik kutular
- Biten işi föye yazıp kontrol ustasına teslim
- Klima gazı ve kaçak testi, kalorifer peteği değişimi
- Yeni başlayan kalfaya atölye düzeni ve takım sayımı
= Mekanik | İran Khavar Servis, Tebriz | 2015 – Mayıs 2020
- Benzinli motor rektefiye montajı, karbüratörden enjeksiyona
- LPG dönüşüm bakımı
= Çırak | Tebriz | 2012 – 2015
## Eğitim ve belge
Teknik lise, otomobil, Tebriz, 2014
Ustalık belgesi (MEB sınavı), 2022
## Diller
Farsça, Azerice, Türkçe
## Ehliyet
B`,
    },
    {
      id: "oto-baltaci",
      kind: "genuine",
      grade: 2,
      why: "Five years in a tyre and brake quick service; no engines, no diagnosis beyond deleting service lamps. Fair.",
      layout: "dated",
      text: `Gamze Baltacı
Hızlı servis elemanı, Sincan / Ankara, 0505 000 75 47, gamze.baltaci@post.example.org
## Çalıştığım yerler
= Usta yardımcısı, sonra usta | Tak Geç Lastik ve Bakım | 2021 – halen
- Lastik sökme takma, balans, rot ayarı
- Yağ, filtre, balata ve disk değişimi, akü
- Amortisör ve salıncak burcu
- Bakım lambasını cihazla sıfırlamak; motor arızalarını büyük servise yönlendiriyoruz
- Müşteriye eski parçayı gösterip fiyat söylemek
- Mevsimlik lastik oteli, etiket ve raf kaydı
- Kampanya günlerinde sıra yönetimi, telefonla hatırlatma
- Kampanya afişi ve stok sayımı
= Yıkama elemanı | Köpük Oto Kuaför | 2019 – 2021
- İç dış temizlik, pasta cila
= Kasiyer | Hipermarket Bizbize | 2017 – 2019
## Okul
= Meslek lisesi, motorlu araçlar | Sincan | 2013 – 2017
## Kurs
= Rot balans cihazı eğitimi, iki gün | üretici | 2022
= Kalfalık belgesi | | 2023
## Ehliyet
B
## Not
Motor işlerini öğrenmek için servis değiştirmek istiyorum.`,
    },
    {
      id: "oto-tekin",
      kind: "genuine",
      grade: 1,
      why: "Vocational school pupil with a year of apprenticeship days in a garage; beginner.",
      layout: "sidebar",
      text: `Arda Tekin
Otomotiv bölümü yeni mezunu
Keçiören / Ankara
0505 000 36 58
arda.tekin@mein-web.example
## Hakkımda
Küçükken oyuncak sökerdim, şimdi motor sökmeyi öğreniyorum. Servis kültürü olan bir yerde çırak olarak başlamak isterim.
## Deneyim
= İşletmede beceri eğitimi (haftada üç gün) | Demetevler Oto Elektrik ve Mekanik | Eylül 2025 – Haziran 2026
- Yağ boşaltma, filtre ve silecek değişimi
- Ustaya takım verme, parça yıkama, araç altı temizliği
- Cihazı takıp kodu okuma, yorumunu usta yapardı
- İki kere balata değiştirdim, usta kontrol etti
- Lastik taşıma, aküyü ölçme, sıvıları tamamlama
- Parça kutularını etiketleme, hurda ayırma
- Atölye zeminini yıkama, yağ toplama
= Garson | Düğün salonu | hafta sonları, 2024
- Servis, toplama
## Okul
Mesleki ve Teknik Anadolu Lisesi, otomotiv teknolojisi, 2026
Bitirme projesi: kesit motor maketi
##~ Ehliyet
- B (ekim 2026)
##~ Dil
- İngilizce A2
##~ İlgi
- Drift videoları
- Karate`,
    },
    {
      id: "oto-saygin",
      kind: "neighbour",
      grade: 0,
      why: "Service adviser of a garage: receives customers and writes job sheets, repairs nothing.",
      layout: "ruled",
      text: `Nazan Saygın
Servis danışmanı
Çankaya / Ankara | 0505 000 57 69 | nazan.saygin@mailbox.example
## Profil
Sekiz yıldır otomotiv servislerinin ön yüzündeyim; müşteriyi ve ustayı aynı masaya oturturum.
## Deneyim
= Kıdemli Servis Danışmanı | Başkent Motorlu Araçlar Yetkili Servisi | 2020 – halen
- Araç kabul: şikâyet dinleme, hasar kontrolü, iş emri açma
- Periyodik bakım, fren, triger, debriyaj ve turbo işleri için fiyat ve süre teklifi
- Mekanik ustalarının yazdığı diyagnoz sonucunu müşteriye anlatma, onay alma
- Garanti dosyası, parça siparişi, fatura
- Memnuniyet araması, şikâyet kaydı
- Yol yardım ve ikame araç organizasyonu
- Aylık ciro ve saat raporu, servis müdürüne sunum
= Müşteri temsilcisi | Başkent Motorlu Araçlar | 2018 – 2020
- Randevu, hatırlatma, yedek araç
= Banka gişe yetkilisi | Tunabank | 2014 – 2018
## Eğitim
İşletme, açık öğretim, 2014
## Sertifika
Marka danışmanlık akademisi, 2. seviye; hibrit araç tanıtım eğitimi
## Dil
İngilizce B1
## Ehliyet
B`,
    },
    {
      id: "oto-ergin",
      kind: "list",
      grade: 0,
      why: "Lists all the repairs; worked as a pastry cook and delivery rider.",
      layout: "centred",
      text: `Volkan Ergin
Mamak / Ankara · 0505 000 78 71 · volkan.ergin@posta.example.net
## Beceriler
Oto mekanik, periyodik bakım, motor arızaları, şanzıman, fren, süspansiyon, diyagnoz cihazı, arıza kodu okuma, triger seti, debriyaj, turbo, enjektör, iş emri, Bosch, Autocom, hibrit ve elektrikli araç, binek ve hafif ticari araç, ustalık belgesi, B sınıfı ehliyet, takım çalışması
## Deneyim
= Pasta ve börek ustası | Fırın Pastanesi Sevinçler | 2019 – halen
- Sabah dörtte hamur, su böreği, kuru pasta, düğün pastası
- Malzeme siparişi, fire takibi, vitrin
- İki kalfanın vardiyası
- Bayramlarda günde bin tepsi baklava
- Hijyen denetimleri, son tüketim listesi
= Moto kurye | Kapına Gelsin | 2016 – 2019
- Yemek teslimatı, günde 45 paket
- Kendi motorumun zincirini yağlarım
= Tezgâhtar | Simit Köşesi | 2014 – 2016
## Eğitim
Lise, 2013
Pastacılık ustalık belgesi, 2021
## Ehliyet
B ve A2
## Hobi
Araba dergileri, modifiye videoları, satranç`,
    },
    {
      id: "oto-schneider",
      kind: "genuine",
      grade: 3,
      why: "Car mechatronics technician trained in Germany, seven years, diagnosis and high-voltage, speaks Turkish; suitable.",
      layout: "dated",
      text: `Melisa Schneider Ateş
Oto mekatronik teknisyeni, Ankara, 0505 000 89 92, melisa.ates@mein-web.example
## Mesleki geçmiş
= Teknisyen, arıza tespit | Anıt Oto Premium Servis, Ankara | Şubat 2022 – halen
- Geri gelen ve çözülemeyen araçlar bana gelir: osiloskop, şema, canlı değer
- Marka cihazıyla kodlama ve yazılım güncelleme
- Yüksek gerilimli bataryalı araçlarda enerjiyi kesme, izolasyon ölçümü, hücre modülü değişimi
- Zamanlama zinciri, çift kavrama, enjektör rayı, DPF
- Fren ve hava süspansiyonu
- Raporu danışmana fotoğrafla teslim
- Zor arızalar için marka teknik hattıyla yazışma
- İki çırağa haftalık eğitim
= Kfz-Mechatronikerin (oto mekatronikçi) | Autohaus Lahntal, Gießen | 2018 – 2021
- Bakım, muayene öncesi hazırlık, klima, debriyaj, triger
- Stajyerlere atölye gezisi
= Meslek eğitimi | Autohaus Lahntal | 2015 – 2018
## Eğitim
= Kfz-Mechatroniker kalfalık diploması | Zanaat Odası | 2018
= Yüksek voltaj teknisyeni, seviye 2 | | 2020
## Diller
Türkçe, Almanca, İngilizce B1
## Ehliyet
B`,
    },
    {
      id: "oto-unsal",
      kind: "stranger",
      grade: 0,
      why: "A librarian.",
      layout: "plain",
      text: `Yeliz Ünsal
Kütüphaneci
Ankara · 0505 000 91 03 · yeliz.unsal@mailbox.example
## Özet
On bir yıllık kütüphaneci; çocuk kitapları, yazmalar ve sessizlik konusunda uzman.
## Deneyim
= Çocuk ve gençlik bölümü sorumlusu | Bozkır İl Halk Kütüphanesi | 2017 – halen
- Yeni kitap seçimi, kataloglama (MARC, Dewey), raf düzeni
- Haftada iki okuma saati, yaz okulu, yazar buluşmaları
- Okullara gezici kitap sandığı, köylere kitap minibüsü programı
- Ödünç sistemi, gecikme, üyelik; yıllık istatistik
- Gönüllüler ve iki stajyer
- Bölge okuma yarışması, kitap bağışlarının ayıklanması
- Özel gereksinimli okurlar için sesli kitap köşesi
= Kütüphane memuru | Anafartalar Üniversitesi Kütüphanesi | 2014 – 2017
- Danışma masası, veri tabanı eğitimi, tez kabulü
= Arşiv stajyeri | Belediye Kent Arşivi | 2013
- Harita ve fotoğraf tarama
## Eğitim
Bilgi ve Belge Yönetimi, Ankara Bozkır Üniversitesi, 2013
## Diller
İngilizce B2, Osmanlıca okuma
## İlgi alanları
Ciltçilik, yürüyüş, masal derleme`,
    },
  ],
};
