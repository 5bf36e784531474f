import type { Profession } from "./set.ts";

export const salesManager: Profession = {
  key: "sales manager",
  language: "tr",
  advert: `Satış Müdürü
Kuzeytaş Endüstriyel Ambalaj A.Ş. – Bursa

Gıda ve otomotiv sektörüne ambalaj üreten firmamız için, Marmara bölgesindeki satış ekibimizi yönetecek bir Satış Müdürü arıyoruz.

İş tanımı
- Sekiz kişilik saha satış ekibini yönetmek, hedef vermek ve takip etmek
- Yıllık satış bütçesini hazırlamak, aylık ciro ve kârlılık raporlarını üst yönetime sunmak
- Kilit müşterilerle fiyat ve sözleşme görüşmelerini yürütmek
- Yeni müşteri kazanmak, bayi ağını geliştirmek
- Fuarlara katılmak, rakip ve pazar analizleri yapmak

Aranan nitelikler
- Üniversitelerin İşletme, İktisat veya Mühendislik bölümlerinden mezun
- Satış alanında en az 7 yıl, bunun en az 3 yılı yöneticilik deneyimi
- Endüstriyel (B2B) satış tecrübesi
- CRM programlarını kullanabilen (Salesforce, Logo CRM vb.)
- İyi derecede İngilizce
- B sınıfı ehliyet sahibi, seyahat engeli olmayan
- Tercihen ambalaj sektöründen gelen`,
  cvs: [
    {
      id: "sat-erdemli",
      kind: "genuine",
      grade: 3,
      why: "Thirteen years of B2B sales, six as head of a team in packaging, budgets, key accounts, dealers, CRM, English. Ideal.",
      layout: "ruled",
      text: `Gökçe Erdemli
Bölge Satış Müdürü
Nilüfer / Bursa
0505 000 31 18
gokce.erdemli@posta.example.net
## İş Deneyimi
= Marmara Bölge Satış Müdürü | Polikap Plastik Ambalaj San. A.Ş., Bursa | 03/2020 – halen
- Yedi satış temsilcisi ve iki satış destek uzmanı bana bağlı; haftalık ziyaret planı, aylık birebir görüşme, prim sistemi
- 240 milyon TL'lik bölge bütçesini hazırlıyorum, ciro ve marj sapmalarını genel müdüre anlatıyorum
- Otomotiv yan sanayi ve gıdada en büyük 15 müşterinin yıllık fiyat anlaşmaları
- Üç yılda 42 yeni fabrika, altı yeni bayi
- Avrasya Ambalaj ve Interpack fuarları
= Kıdemli Satış Mühendisi | Teknovar Oluklu Mukavva | 06/2014 – 02/2020
- Teklif, numune, deneme üretimi takibi; Salesforce'a geçişte bölge sorumlusu
= Satış Temsilcisi | Ege Etiket | 2012 – 2014
## Eğitim
Endüstri Mühendisliği, Uluova Üniversitesi, 2012
## Yabancı Dil
İngilizce (ileri)
## Diğer
B sınıfı ehliyet, aktif araç kullanıyorum`,
    },
    {
      id: "sat-haddadin",
      kind: "genuine",
      grade: 3,
      why: "Eleven years of industrial sales, four leading a team, export and home, budgets and dealers; other industry, which is only a preference.",
      layout: "plain",
      text: `Rami Haddadin
Satış yöneticisi · Kocaeli · 0505 000 62 62 · rami.haddadin@mailbox.example
## Özet
On bir yıldır fabrikalara satış yapıyorum. İyi bir satışın müşterinin üretim hattını gezmekle başladığına inanırım.
## Deneyim
= Satış Müdürü, Yurt İçi | Çelikbağ Bağlantı Elemanları, Gebze | Ocak 2022 – günümüz
Beş kişilik saha ekibi ve on bir bayiden sorumluyum. Yıl başında hedefleri kişi ve ürün grubu bazında dağıtıyor, her ay sonunda tahsilat ve kârlılığı yönetim kuruluna sunuyorum. Büyük müşterilerle çerçeve sözleşmeleri bizzat görüşüyorum. Logo CRM'i devreye aldık, artık fırsatları oradan izliyoruz.
= Bölge Satış Sorumlusu | Çelikbağ Bağlantı Elemanları | Mart 2018 – Aralık 2021
Doğu Marmara ve Ankara; cirom ilk yılda yüzde 30 arttı.
= Satış Uzmanı | Amman Valve Trading, Ürdün | 2015 – 2018
## Öğrenim
İşletme (İngilizce), Marmara Bilim Üniversitesi, 2014
## Diller
Arapça, Türkçe, İngilizce: çok iyi
## Ehliyet
B`,
    },
    {
      id: "sat-kirimli",
      kind: "genuine",
      grade: 2,
      why: "Eight years of B2B sales and a good seller, but has led only two people for one year. Fair: leadership short.",
      layout: "dated",
      text: `Bülent Kırımlı
Satış Uzmanı, Osmangazi / Bursa, 0505 000 77 04, bulent.kirimli@post.example.org
## İş tecrübesi
= Kıdemli Satış Uzmanı / Takım Lideri | Uludağ Streç Film Ltd. | 2021 – halen
- Güney Marmara'da 90 aktif müşteri: gıda üreticileri, depolar, nakliyeciler
- Fiyat görüşmesi, teklif, sipariş, tahsilat
- Son bir yıldır iki arkadaşın hedeflerini ben takip ediyorum
- Zoho CRM'e ziyaret notu
- Haftalık rota, günde ortalama yedi ziyaret
- Uşak ve Kütahya'da iki yeni bayi adayı buldum, sözleşmeyi müdürüm yaptı
- Ay sonu ciro tablosu ve tahmin
- Bursa gıda fuarında stant sorumluluğu
- Şikâyetleri üretimle çözme, iade takibi
= Saha Satış Temsilcisi | Gürpınar Koli | 2018 – 2021
- Soğuk arama ile 60 yeni müşteri
- Rakip fiyatlarının toplanması
= Mağaza Satış Danışmanı | Teknokule | 2016 – 2018
## Eğitim
= İktisat, Lisans | Anadolu Yaylası Üniversitesi | 2012 – 2016
## Yabancı dil
İngilizce orta
## Ehliyet
B, 2013'ten beri`,
    },
    {
      id: "sat-nalbant",
      kind: "genuine",
      grade: 1,
      why: "Ten months as a sales representative; beginner, no leadership.",
      layout: "sidebar",
      text: `Defne Nalbant
Satış Temsilcisi
Bursa
0505 000 90 21
defne.nalbant@mein-web.example
## Hakkımda
Satışı seviyorum, saha da ofis de olur. Uzun vadede yönetici olmak istiyorum.
## Deneyim
= Satış Temsilcisi | Beyazköy Endüstriyel Mutfak | Ocak 2026 – halen
- Otel ve restoranlara ürün tanıtımı, teklif hazırlama
- Müşteri ziyaretleri, ay sonu raporu
- Bir fuarda stant görevi
- Eski müşteri listesini telefonla tarayıp yeniden kazanma
- Ürün kataloğunun güncellenmesi, numune gönderimi
- Müdürümle birlikte iki otel zinciri görüşmesine katıldım
- Hedefimin yüzde 80'ine ulaştım
= Stajyer, Satış Destek | Karınca Lojistik | Haziran – Eylül 2024
- Excel'de müşteri listeleri, telefonla randevu
## Eğitim
İşletme, Nilüferkent Üniversitesi, 2025
##~ Bilgisayar
- Excel
- PowerPoint
- HubSpot (başlangıç)
##~ Diller
- İngilizce B2
- Almanca A2
##~ Ehliyet
- B sınıfı
= Yarı zamanlı satış danışmanı | Kitapçı Sahaf Kedi | 2022 – 2024
- Kasa, öneri, sosyal medya
## Gönüllülük
Kız çocukları için kodlama kampında koordinatör, üniversite münazara kulübü başkan yardımcısı`,
    },
    {
      id: "sat-ozbilen",
      kind: "neighbour",
      grade: 0,
      why: "Software lead who builds the sales team's CRM; manages developers, has sold nothing.",
      layout: "ruled",
      text: `Tolga Özbilen
Yazılım Takım Lideri
Bursa | 0505 000 45 46 | tolga.ozbilen@mailbox.example
## Profil
On iki yıldır kurumsal yazılım geliştiriyorum, son beş yıldır bir ekibi yönetiyorum.
## İş deneyimi
= Yazılım Takım Lideri, Satış Uygulamaları | Kuzgun Bilişim A.Ş. | 2021 – halen
- Sekiz kişilik geliştirici ekibini yönetmek, sprint hedefleri vermek ve takip etmek
- Satış ekipleri için CRM, bayi portalı, bütçe ve ciro raporlama ekranları
- Salesforce entegrasyonları, .NET Core servisleri, SQL Server
- Üst yönetime aylık proje sunumu, yıllık yazılım bütçesi
- Teknik mülakatlar, performans görüşmeleri
- Sunucu maliyeti takibi, tedarikçi sözleşmeleri
- Güvenlik denetimleri ve yedekleme testleri
= Kıdemli Yazılım Mühendisi | Netörgü Yazılım | 2016 – 2021
- E-fatura ve sipariş modülleri, mobil saha satış uygulaması
= Yazılım Mühendisi | Bursa Teknopark girişimi Kodluca | 2013 – 2016
## Eğitim
Bilgisayar Mühendisliği, Uluova Üniversitesi, 2013
## Diller
İngilizce (çok iyi)
## Ehliyet
B sınıfı`,
    },
    {
      id: "sat-sahbaz",
      kind: "list",
      grade: 0,
      why: "Copies the advert's points into the skills; has worked as a security guard and a barista.",
      layout: "plain",
      text: `Orhan Şahbaz
Yıldırım / Bursa · 0505 000 13 57 · orhan.sahbaz@posta.example.net
## Yetkinlikler
Satış yönetimi, saha satış ekibi yönetimi, B2B satış, endüstriyel satış, satış bütçesi, ciro ve kârlılık raporları, kilit müşteri yönetimi, sözleşme görüşmeleri, bayi ağı geliştirme, pazar analizi, rakip analizi, fuar, Salesforce, Logo CRM, ambalaj sektörü, İngilizce, B sınıfı ehliyet
## İş Deneyimi
= Özel Güvenlik Görevlisi | Kale Koruma, Korupark çevresi | Mayıs 2020 – halen
- Giriş kontrolü, kamera takibi, devriye, vardiya defteri
- Kayıp eşya ve olay tutanakları
- Vardiya amiri yokken ekip listesini düzenleme
- İlk yardım müdahalesi ve polise bilgi verme
- Ziyaretçi kartı, teslimat kapısı, yük asansörü
- Yangın tatbikatı ve anahtar defteri
= Barista | Fincan Kahve | 2018 – 2020
- Espresso bazlı içecekler, kasa, kapanış temizliği
= Askerlik sonrası kısa dönem işler | çeşitli | 2017
## Eğitim
Açık lise, 2016
## Sertifika
Silahsız özel güvenlik kimlik kartı`,
    },
    {
      id: "sat-yucesoy",
      kind: "genuine",
      grade: 3,
      why: "Seventeen years in sales, eight as manager of regional teams in industrial chemicals and packaging film; CRM, contracts, English from work abroad.",
      layout: "centred",
      text: `Sibel Yücesoy Kraft
İstanbul, Bursa'ya taşınabilir · 0505 000 28 82
## Çalışma hayatı
= Satış Direktör Yardımcısı | Bosfor Kimya ve Film | 2018 – devam ediyor
- Üç bölge müdürü ve toplam on dört satıcı; işe alım, koçluk, performans değerlendirme
- Yıllık satış planı ve bütçe; her ay yönetim toplantısında gerçekleşen-hedef karşılaştırması
- Zincir gıda üreticileriyle iki yıllık sözleşmeler, vade ve iskonto pazarlığı
- Bayi sayısını 22'den 35'e çıkardım
- CRM'de fırsat hunisi ve tahmin toplantısı, iki haftada bir
- Kayıp müşterileri geri kazanma programı
- Yıllık bayi toplantısının sunumu
= Key Account Manager | Rheinfolie GmbH, Düsseldorf | 2014 – 2018
- Alman ve Hollandalı alıcılarla görüşmeler, Dynamics CRM
= Satış Temsilcisi, sonra Satış Şefi | Pakmarka Ambalaj | 2009 – 2014
- Esnek ambalajda fabrikalara satış, fuar organizasyonu
## Okul
İktisat, Haliç Kent Üniversitesi, 2008
## Dil
İngilizce ve Almanca iş seviyesinde
Ehliyet: B`,
    },
    {
      id: "sat-gulec",
      kind: "stranger",
      grade: 0,
      why: "A veterinary technician.",
      layout: "dated",
      text: `Emre Güleç
Veteriner Teknikeri, Mudanya / Bursa, 0505 000 50 39, emre.gulec@mailbox.example
## Deneyim
= Veteriner Teknikeri | Patika Veteriner Polikliniği | 2020 – halen
- Muayene ve ameliyat öncesi hazırlık, anestezi takibi
- Kan alma, mikroskop, röntgen çekimi
- Aşı takvimi, mikroçip, pansuman
- Yatan hayvanların bakımı, gece nöbeti
- Klinik stok programı, aşı ve ilaç siparişi, soğuk zincir
- Hasta sahiplerine taburculuk anlatımı, telefonla takip
- Stajyerlere kan alma gösterimi
- Barınakta ayda bir kısırlaştırma günü
= Veteriner Teknikeri | Karacabey Tay Çiftliği | 2017 – 2020
- Kısrak ve tayların sağlık kontrolü, doğum nöbeti
- Yem ve ilaç stoku
## Eğitim
= Laborant ve Veteriner Sağlık, Ön Lisans | Ovaakça Meslek Yüksekokulu | 2015 – 2017
## Kurslar
= Hayvan fizyoterapisi | Veteriner Akademi | 2022
## Dil
İngilizce temel
## İlgi alanları
Binicilik, doğa fotoğrafı
## Belgeler
Radyasyon güvenliği eğitimi (2021), B sınıfı ehliyet
## Özellik
Hayvanların canını yakmadan tutmayı bilirim, gece uyanmaya alışkınım`,
    },
  ],
};
