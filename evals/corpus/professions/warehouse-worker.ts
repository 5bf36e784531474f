import type { Profession } from "./set.ts";

export const warehouseWorker: Profession = {
  key: "warehouse worker",
  language: "tr",
  advert: `Depo Elemanı (Forklift Ehliyetli)
Anadoluhan Lojistik, Gebze deposu

22.000 palet kapasiteli depomuzda çalışacak takım arkadaşları arıyoruz.

Yapacağınız işler
- Gelen malların irsaliyeye göre sayılması, kabulü ve raflara yerleştirilmesi
- El terminali ile sipariş toplama
- Sevkiyatların hazırlanması, paletleme, streçleme ve araç yükleme
- Dönemsel stok sayımlarına katılmak
- Depo düzeni ve iş güvenliği kurallarına uymak

Aradığımız özellikler
- En az lise mezunu
- Depo veya lojistik alanında en az 1 yıl deneyim
- Forklift operatör belgesi (G sınıfı)
- Reach truck kullanmış olmak tercih sebebidir
- WMS veya SAP ekranlarına yabancı olmayan
- Vardiyalı çalışabilecek
- Gebze, Darıca, Çayırova'da ikamet eden

Ücret: net 38.000 TL, servis, yemek, özel sağlık sigortası.`,
  cvs: [
    {
      id: "dep-karaman",
      kind: "genuine",
      grade: 3,
      why: "Seven years in warehouses, forklift and reach truck with certificate, handheld, loading, counts, SAP. Ideal.",
      layout: "plain",
      text: `Serkan Karaman
Darıca / Kocaeli · 0505 000 61 20 · serkan.karaman@posta.example.net
## İş Tecrübesi
= Depo Sorumlu Yardımcısı, forklift ve reach truck | Körfez Gıda Dağıtım Merkezi, Dilovası | Nisan 2021 – halen
- Rampaya yanaşan tırı irsaliyeyle karşılaştırıp sayarım, hasarlı koliyi tutanağa yazarım
- 11 metrelik raflara reach truck ile palet kaldırma indirme
- El terminaliyle müşteri bazında toplama, günde 250 satır
- Palet dizme, streç, yükleme planı; soğuk zincir araçlarında sıcaklık kontrolü
- Haftalık adres sayımı, yıl sonu envanteri
- SAP'de mal girişi ve transfer kaydı
- Yeni gelenlere istif ve el terminali eğitimi
- Vardiya teslim defteri, akü şarj planı, ramak kala bildirimi
= Depo Elemanı | Tepe Yapı Market deposu | Ağustos 2019 – Mart 2021
- Raf dizme, iade ayırma, transpalet
## Belgeler
G sınıfı forklift operatör belgesi (2019)
İSG eğitimi, yangın söndürme ekibi
## Öğrenim
Endüstri Meslek Lisesi, 2017`,
    },
    {
      id: "dep-haydari",
      kind: "genuine",
      grade: 3,
      why: "Three years of receiving, picking and loading with forklift licence and WMS, lives in the town asked for. Suitable.",
      layout: "ruled",
      text: `Nasim Haydari
Depo operatörü
Çayırova
0505 000 22 76
nasim.haydari@mailbox.example
## Deneyim
= Depo Operatörü | Hızlıkargo e-ticaret deposu, Çayırova | Mart 2023 – halen
- Mal kabul: koli sayısı, barkod, son kullanma tarihi kontrolü, raf adresine atama
- Depo programında (WMS) el terminaliyle toplama ve paketleme
- Forkliftle kamyondan indirme, sevk rampasına dizme
- Ayda bir kör sayım, fark raporu
- Yeni başlayanlara hattı gösteriyorum
- Kırık ve eksik ürünü fotoğraflayıp tutanak yazma, iade rafı
- Gün sonu şarj ve forklift kontrol kartı
- Rampada şoförlerle evrak değişimi, mühür kontrolü
- İSG toplantılarında vardiya temsilcisi
- Haftalık stok düzeltme listesi ve raf etiketi
= Paketleme Elemanı | Nazlı Tekstil | 2021 – Şubat 2023
- Katlama, poşetleme, kolileme, etiket
= İnşaat yardımcısı | Herat | 2017 – 2020
## Sertifika
Forklift operatörlüğü (MEB onaylı), 2022
## Okul
Lise mezunu (denklik belgesi var)
## Dil
Dari, Türkçe çok iyi, İngilizce az`,
    },
    {
      id: "dep-coban",
      kind: "genuine",
      grade: 2,
      why: "Two years of picking by handheld in a supermarket depot; no forklift certificate. Fair.",
      layout: "dated",
      text: `Hatice Çoban
Sipariş toplama elemanı, Gebze, 0505 000 48 51, hatice.coban@post.example.org
## Çalıştığım yerler
= Sipariş Toplama Elemanı | Bakkalım Online Market deposu | 2024 – halen
- El terminaline düşen siparişleri reyondan toplayıp poşetlemek
- Raf açığını ve SKT'si yaklaşan ürünü bildirmek
- Elektrikli transpaletle palet taşımak
- Sayım gecelerine katılmak
- Toplama hatalarını fişle karşılaştırıp düzeltmek, iade kabı ayırmak
- Yeni gelen on kişiye reyon düzenini göstermek
- Soğuk odada kıyafetle çalışmak, sıcaklık formu doldurmak
- Servis gecikince kuryelere paket devretmek
- İş kazası yok, devamsızlık yok
- Bayram öncesi yoğunlukta vardiya arkadaşlarına destek, eksik reyonu telefonla bildirmek
= Kasiyer | Bakkalım Market, Gebze çarşı | 2021 – 2024
- Kasa, reyon, iade
= Çağrı merkezi | Dinle Bizi | 2020
## Öğrenim
= Açık Öğretim Lisesi | | 2019
## Kurs
= İş sağlığı ve güvenliği temel eğitimi | | 2024
## Not
Forklift kursuna yazılmayı düşünüyorum. Üç vardiya çalıştım, sorun olmaz.`,
    },
    {
      id: "dep-altuntas",
      kind: "genuine",
      grade: 1,
      why: "Three months of seasonal picking; forklift course just begun. Beginner.",
      layout: "sidebar",
      text: `Mert Altuntaş
Yeni mezun
Gebze
0505 000 19 08
mert.altuntas@mein-web.example
## Hakkımda
Askerden geldim, düzenli bir işte çalışmak istiyorum. Ağır işten kaçmam.
## İş
= Sezonluk depo işçisi | Kasım İndirimi Lojistik, Tuzla | Eylül – Kasım 2026
- Koli taşıma, bant üstünde ayırma
- Arkadaşların yanında el terminaliyle toplama
- Streç sarma, etiket yapıştırma, rampada araç boşaltmaya yardım
- Çöp ve boş palet ayırma, gün sonunda süpürme
- Sayım gecesinde okuyucuyla adet okuma
- Mesaiye kalma, yoğun haftada altı gün
= Garson | Sahil Çay Bahçesi | 2023 yazı
## Okul
Gebze Anadolu Lisesi, 2022
##~ Kurs
- Forklift kursu (devam ediyor)
##~ Ehliyet
- B
##~ Diller
- Türkçe
- İngilizce A2
##~ Hobiler
- Futbol
- Balık tutmak
= Askerlik | Ulaştırma birliği, malzeme deposu | 2024 – 2025
- Battaniye ve giysi dağıtımı, defter tutma
## Hedef
Forklift belgemi alıp aynı yerde uzun süre çalışmak, ileride vardiya sorumlusu olmak istiyorum.`,
    },
    {
      id: "dep-erguven",
      kind: "neighbour",
      grade: 0,
      why: "Implements warehouse software; stands in warehouses with a laptop, works no stock.",
      layout: "ruled",
      text: `Pınar Ergüven
WMS Uygulama Danışmanı
Kadıköy / İstanbul | 0505 000 73 35 | pinar.erguven@mailbox.example
## Özet
Lojistik yazılımlarında sekiz yıl; yirmiden fazla deponun canlı geçişinde bulundum.
## Deneyim
= Kıdemli WMS Danışmanı | Rafnet Yazılım | 2020 – halen
- Mal kabul, adresleme, el terminaliyle toplama, sayım ve sevkiyat süreçlerinin analizi ve uyarlanması
- SAP entegrasyonu, test senaryoları, canlı geçiş planı
- Depo elemanlarına ve forklift operatörlerine ekran eğitimi
- Destek kayıtlarının takibi
- Depo yerleşim ve adres yapısı önerileri, etiket tasarımı
- Sayım farklarının kök neden çalışması, müşteriye sunum
- Geçiş gecesi sahada destek, canlı sonrası iki hafta
- Teklif aşamasında demo ve efor tahmini
= İş Analisti | Rafnet Yazılım | 2018 – 2020
- Rapor tasarımı, SQL sorguları, kullanım kılavuzu
## Eğitim
Endüstri Mühendisliği, Haliç Kent Üniversitesi, 2017
## Sertifika
SAP EWM eğitimi, Scrum Master
## Dil
İngilizce C1, Almanca B1`,
    },
    {
      id: "dep-tuna",
      kind: "list",
      grade: 0,
      why: "All words of the advert as skills; worked as a barber and a wedding musician.",
      layout: "centred",
      text: `Kadir Tuna
Gebze · 0505 000 95 59 · kadir.tuna@posta.example.net
## Beceriler
Depo elemanı, mal kabul, irsaliye kontrolü, raflara yerleştirme, el terminali, sipariş toplama, sevkiyat, paletleme, streçleme, araç yükleme, stok sayımı, forklift operatör belgesi, G sınıfı, reach truck, WMS, SAP, iş güvenliği, vardiyalı çalışma
## İş deneyimi
= Erkek kuaförü | Salon Jilet, Gebze | 2019 – halen
- Saç, sakal, cilt bakımı
- Randevu, kasa, ürün satışı
- Çırağa ustalık
- Damat tıraşı paketleri, evde hizmet
- Malzeme ve havlu stoku, toptancı siparişi
- Sosyal medya hesabı, randevu programı
- Nota arşivi, öğrenciye haftada iki saat bağlama dersi
- Damat ve sünnet paketi fiyat listesi
= Bağlama ve org sanatçısı | düğün salonları | 2014 – halen (hafta sonu)
- Repertuvar hazırlığı, ses düzeni kurulumu
## Eğitim
Mesleki Eğitim Merkezi, erkek kuaförlüğü ustalık belgesi, 2018
Lise, dışarıdan, 2016
## İlgi alanı
Güvercin, halk müziği derlemeleri`,
    },
    {
      id: "dep-ivanova",
      kind: "genuine",
      grade: 3,
      why: "Nine years of warehouse work in Bulgaria and Turkey, high-bay truck, SAP, inventory; certificate recognised. Suitable.",
      layout: "plain",
      text: `Desislava İvanova Aydın
Gebze
0505 000 37 90 / desislava.aydin@mein-web.example
## Kısaca
Sekiz yıldır depodayım; dar koridor, yüksek raf, soğuk oda fark etmez.
## Nerelerde çalıştım
= Forklift operatörü ve mal kabul görevlisi | Otoyan Sanayi yedek parça deposu, Şekerpınar | Ocak 2020 – günümüz
Sabahları tedarikçi araçlarını boşaltır, adet ve parti numarasını kontrol edip SAP ekranında girişini yaparım. Öğleden sonra hatta parça beslerim ve ihracat paletlerini ahşap kasaya hazırlarım. Reach truck ve dengeli forklift kullanıyorum. Son üç yıl sayım farkımız binde ikinin altında.
- Vardiya sonunda rampa kameraları ve mühür listesi
- İki yeni operatöre yüksek raf eğitimi, günlük forklift kontrol formu
= Depo işçisi | Varna Cold Store EOOD, Bulgaristan | 2017 – 2019
Toplama, etiketleme, konteyner yükleme.
## Belgelerim
Forklift operatör belgesi G (2020), ilk yardım
## Okul
Teknik lise, Varna
## Diller
Bulgarca, Türkçe, Rusça`,
    },
    {
      id: "dep-soyer",
      kind: "stranger",
      grade: 0,
      why: "A kindergarten music teacher and ceramic artist.",
      layout: "dated",
      text: `Ceren Soyer
Seramik sanatçısı ve atölye eğitmeni, Kartal / İstanbul, 0505 000 80 12, ceren.soyer@mailbox.example
## Deneyim
= Atölye kurucusu | Çamurdan Seramik Atölyesi | 2019 – halen
- Yetişkin ve çocuk grupları için tornada şekillendirme ve sır dersleri
- Kafeler için özel fincan ve tabak tasarımı
- Fırın programları, sır denemeleri, sergi hazırlığı
- Sosyal medya ve internet siparişleri
- Çamur, sır ve fırın malzemesi siparişi, tedarikçiyle pazarlık
- Kurumsal takım etkinlikleri, 60 kişilik gruplar
- Kırık onarımı (kintsugi) hafta sonu kursları
- Fuar ve pazarlarda stant, kargo paketleme
= Sanat öğretmeni | Renkli Bahçe Koleji | 2015 – 2019
- İlkokul görsel sanatlar dersleri, yıl sonu sergisi
## Eğitim
= Seramik ve Cam, Lisans | Boğazkent Güzel Sanatlar Fakültesi | 2010 – 2014
## Sergiler
= Karma sergi "Toprak" | Moda | 2023
## Dil
İngilizce B2, İtalyanca A2
## Basılı
Bir dergide üç atölye yazısı, mahalle haritası için çini pano
## Özellik
Titiz, sakin, çocuklarla iyi anlaşır`,
    },
  ],
};
