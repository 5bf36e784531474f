import type { Profession } from "./set.ts";

export const marketingManager: Profession = {
  key: "marketing manager",
  language: "tr",
  advert: `Pazarlama Müdürü
Zeytinlik Gıda – İzmir

Zeytinyağı ve zeytin ürünlerimizi yurt içinde ve altı ülkede satıyoruz. Markamızı büyütecek bir Pazarlama Müdürü arıyoruz.

Sorumluluklar
- Yıllık pazarlama planını ve bütçesini hazırlamak, yönetmek
- Marka iletişimi ve kampanyaları ajanslarla birlikte planlamak
- Dijital kanalları (Google Ads, Meta, e-posta, SEO) yönetmek, sonuçları ölçmek
- Yeni ürün lansmanlarını satış ekibiyle yürütmek
- Pazar ve tüketici araştırmaları yaptırmak
- Dört kişilik ekibi yönetmek

Nitelikler
- Üniversite mezunu (İşletme, İletişim, Pazarlama)
- En az 6 yıl pazarlama deneyimi, en az 2 yılı yönetici olarak
- Hızlı tüketim ürünleri (FMCG) deneyimi
- Google Analytics ve reklam panellerine hâkim
- İngilizce ileri seviye
- E-ticaret veya ihracat pazarlarını bilen tercih edilir`,
  cvs: [
    {
      id: "paz-akdeniz",
      kind: "genuine",
      grade: 3,
      why: "Ten years in FMCG marketing, four as manager with budget, agencies, launches, digital, research. Ideal.",
      layout: "ruled",
      text: `Meltem Akdeniz
Pazarlama Müdürü
Karşıyaka / İzmir
0505 000 58 85
meltem.akdeniz@posta.example.net
## Deneyim
= Pazarlama Müdürü | Ege Bahçesi Sos ve Konserve | Ocak 2022 – halen
- Üç marka, 38 milyon TL bütçe; planı ekimde yazar, her çeyrek gözden geçiririm
- Reklam, medya ve sosyal medya ajanslarının brifi, seçimi, sözleşmesi
- On dört yeni ürünün lansmanı: fiyat, ambalaj, raf, tadım, satış ekibine sunum
- Arama ve Meta reklamları, bülten, blog; Analytics'te gelir ve geri dönüş takibi
- Hane paneli ve odak grup araştırmaları
- Bir marka yöneticisi, iki dijital uzman ve bir tasarımcıdan oluşan ekip
- Almanya ve Hollanda'da etnik marketler için kampanya
= Marka Yöneticisi | Poyraz Süt Ürünleri | 2018 – 2021
- Yoğurt ve ayran; televizyon, açık hava, mağaza içi
= Marka Uzmanı | Poyraz Süt Ürünleri | 2016 – 2018
## Eğitim
İşletme, Gediz Körfez Üniversitesi, 2015
## Yabancı dil
İngilizce C1, Almanca A2
## Programlar
GA4, Looker Studio, Nielsen, Excel`,
    },
    {
      id: "paz-moreau",
      kind: "genuine",
      grade: 3,
      why: "Nine years of marketing for food and cosmetics brands, three leading a team; exports, e-commerce, ads; suitable.",
      layout: "plain",
      text: `Deniz Moreau
Urla / İzmir · 0505 000 11 99 · deniz.moreau@correo.example.com
## Kısaca
Marka yöneticiliğinden geldim, dijitali de elimle yaptım. Sevdiğim cümle: "Peki satış ne oldu?"
## Deneyim
= Marka ve İletişim Müdürü | Lavanta & Kekik, doğal atıştırmalık | Mart 2023 – günümüz
Beş kişiyle çalışıyorum. Yıllık takvimi ve harcamayı ben planlıyor, her ay kurucuya sonuçlarıyla anlatıyorum. Ajansımızla iki ulusal kampanya yaptık; bilinirliğimiz araştırmaya göre yüzde 9'dan 17'ye çıktı. Pazar yerlerindeki reklamları, Google ve Instagram bütçesini haftalık toplantıda dağıtıyoruz. Zincir marketlere girerken lansman dosyasını satışla birlikte hazırladım.
= Ürün Müdürü | Provence Soins, Marsilya (kozmetik) | 2019 – Şubat 2023
Fransa ve Benelüks, eczane kanalı, e-ticaret sitesinin yenilenmesi, SEO.
= Pazarlama Uzmanı | Ayvalık Sabunevi | 2016 – 2019
Fuar, katalog, ihracat müşterileri.
## Eğitim
Halkla İlişkiler, Boğazkent İletişim Fakültesi, 2015
## Diller
Fransızca ana dil düzeyinde, İngilizce C1
## Araçlar
GA4, Meta Business, Mailchimp, Semrush`,
    },
    {
      id: "paz-kurtulus",
      kind: "genuine",
      grade: 2,
      why: "Six years of digital marketing for fashion and software, team lead of one; no FMCG, no budget of the whole. Fair.",
      layout: "dated",
      text: `Onur Kurtuluş
Dijital Pazarlama Uzmanı, Bornova / İzmir, 0505 000 66 54, onur.kurtulus@post.example.org
## İş deneyimi
= Kıdemli Dijital Pazarlama Uzmanı | Kumaş Sokağı, online moda | 2022 – halen
- Google Ads, Meta ve TikTok reklamlarının günlük yönetimi, aylık 900 bin TL harcama
- GA4 ve Tag Manager kurulumu, dönüşüm oranı çalışmaları
- SEO içerik takvimi, e-posta otomasyonu
- Bir stajyer ve bir içerik yazarına iş dağıtımı
- Aylık performans sunumu
- Ürün sayfalarında A/B denemeleri, sepet terk akışı
- Fotoğraf çekimlerinin planı ve içerik üreticileriyle anlaşmalar
- Stok bitince reklamı durduran kurallar
= Dijital Pazarlama Uzmanı | Bulutofis Yazılım | 2020 – 2022
- B2B müşteri adayı kampanyaları, web seminerleri, LinkedIn
= Sosyal medya uzmanı | Ajans Çınaraltı | 2018 – 2020
- On müşterinin hesapları; takvim, metin, raporlama
## Eğitim
= Reklamcılık, Lisans | Karaburun Üniversitesi | 2013 – 2018
## Sertifikalar
= Google Ads Arama, GA4 | | 2025
## Dil
İngilizce B2`,
    },
    {
      id: "paz-erol",
      kind: "genuine",
      grade: 1,
      why: "Nine months as an assistant; beginner.",
      layout: "sidebar",
      text: `Lara Erol
Pazarlama Asistanı
İzmir
0505 000 07 34
lara.erol@mein-web.example
## Hakkımda
Mezun olalı bir yıl oldu, gıda markalarına meraklıyım ve hızlı öğrenirim.
## Deneyim
= Pazarlama Asistanı | Çıtır Simit Zinciri | Şubat 2026 – halen
- Şube afişlerinin baskısı ve dağıtımı
- Instagram için çekim günü organizasyonu, yorumlara yanıt
- Ajansa giden düzeltmelerin listesi
- Kampanya kuponlarının Excel'de takibi
- Tadım günlerinde stant kurulumu
- Influencer listesi, ürün gönderimi, paylaşım takibi
- Aylık rakip afişleri klasörü
- Franchise adaylarına broşür dosyası hazırlama
- Toplantı notları ve davet listeleri
= Stajyer | Körfez Radyo, reklam servisi | Temmuz – Eylül 2024
- Yayın planı girişi, müşteri arama
= Barista | Kahve Molası | 2022 – 2024
- Kasa, demleme, sosyal medya fotoğrafları
## Eğitim
İletişim ve Tasarım, Karaburun Üniversitesi, 2025
Erasmus: Porto, bir dönem
##~ Programlar
- Canva
- Photoshop
- Meta Business
##~ Diller
- İngilizce C1
- Portekizce A2
##~ İlgi alanları
- Seramik
- Mutfak`,
    },
    {
      id: "paz-sevinc",
      kind: "neighbour",
      grade: 0,
      why: "Art director at the agency that serves food brands: draws campaigns, plans no marketing.",
      layout: "ruled",
      text: `Barlas Sevinç
Sanat Yönetmeni
Alsancak / İzmir | 0505 000 81 28 | barlas.sevinc@mailbox.example
## Profil
On bir yıldır reklam ajanslarında tasarlıyorum: ambalaj, afiş, film tablosu.
## Deneyim
= Sanat Yönetmeni | Ajans Üçüncü Dalga | 2019 – halen
- Zeytinyağı, peynir ve içecek markalarının kampanya görselleri, ambalajları ve lansman filmlerinin sanat yönetimi
- Pazarlama müdürlerinden gelen brifleri görsele çevirmek, üç alternatif sunmak
- Google ve Meta reklam boyutları, e-posta şablonları, mağaza içi malzemeler
- İki genç tasarımcıya yol göstermek
- Fotoğraf çekimi, baskı provası, renk kontrolü
- Ambalaj baskı bıçağı ve renk ayrımı kontrolü
- Ajans içi sunumlar, portfolyo güncellemesi
= Grafik Tasarımcı | Mürekkep Matbaa ve Reklam | 2014 – 2019
- Katalog, etiket, tabela
= Çizer | Mizah dergisi Pamuk | 2012 – 2014
## Eğitim
Grafik Tasarım, Boğazkent Güzel Sanatlar Fakültesi, 2013
## Araçlar
Illustrator, Photoshop, InDesign, After Effects, Figma
## Dil
İngilizce B2
## Ödül
Genç Kalem ambalaj ödülü, 2021`,
    },
    {
      id: "paz-yalvac",
      kind: "list",
      grade: 0,
      why: "Lists all marketing words; has worked as a swimming instructor and a depot guard.",
      layout: "centred",
      text: `Serhat Yalvaç
Buca / İzmir · 0505 000 53 31 · serhat.yalvac@posta.example.net
## Yetkinlikler
Pazarlama müdürlüğü, yıllık pazarlama planı, bütçe yönetimi, marka iletişimi, kampanya yönetimi, ajans yönetimi, dijital pazarlama, Google Ads, Meta reklamları, e-posta pazarlama, SEO, Google Analytics, ürün lansmanı, pazar araştırması, tüketici araştırması, FMCG, e-ticaret, ihracat, ekip yönetimi, ileri İngilizce
## Deneyim
= Yüzme eğitmeni | Olimpik Kulaç Spor Kulübü | 2019 – halen
- 5-12 yaş gruplarına haftada 24 saat ders
- Yetişkinlere korku yenme programı
- Yarışmalarda kronometre ve refakat
- Malzeme listesi, velilere bilgi
= Gece bekçisi | Liman Antrepo 4 | 2016 – 2019
- Giriş çıkış defteri, tur saati, kamera
- Kantar fişlerinin kontrolü
= Cankurtaran | Çeşme, yaz sezonu | 2013 – 2016
- Gözetleme, ilk yardım, bayrak
## Eğitim
Beden Eğitimi ve Spor, Gediz Körfez Üniversitesi, 2016
Antrenörlük belgesi, ikinci kademe
## İlgi
Sörf, girişimcilik kitapları, podcast dinlemek`,
    },
    {
      id: "paz-hekimoglu",
      kind: "genuine",
      grade: 3,
      why: "Sixteen years in food and drinks, six as head of marketing with a team, research, exports; suitable.",
      layout: "dated",
      text: `Tülin Hekimoğlu
Pazarlama yöneticisi, Çeşme / İzmir, 0505 000 47 74, tulin.hekimoglu@mailbox.example
## Kariyer
= Pazarlama Grup Müdürü | Anason ve Bağ İçecek | 2019 – halen
- Alkolsüz içecekler ve üzüm suyu markaları; yıllık plan, medya ve tüketici bütçesi
- Altı kişilik kadro: iki marka müdürü, dijital, etkinlik, araştırma, tasarım
- Yeni şişenin lansmanı bayi toplantısından rafa kadar
- Ajans konkuru ve yıllık değerlendirme
- Nielsen ve hane tüketim verisi, lezzet testleri, fiyat esnekliği
- Körfez ülkeleri ve Almanya için yerel kampanya, Amazon mağazası
- Arama, sosyal ve e-posta sonuçlarının haftalık panosu
= Marka Müdürü | Altınbaşak Makarna | 2013 – 2019
- "Pazar Sofrası" kampanyası, market içi tanıtımlar
= Ürün Uzmanı | Altınbaşak Makarna | 2009 – 2013
- Fiyat, rakip, raf payı raporları
## Eğitim
= İşletme (İngilizce), Lisans | Yarımada Üniversitesi | 2004 – 2009
= Pazarlama İletişimi, Yüksek Lisans | Yarımada Üniversitesi | 2012
## Dil
İngilizce: çok iyi`,
    },
    {
      id: "paz-cakmak",
      kind: "stranger",
      grade: 0,
      why: "A lift maintenance technician.",
      layout: "plain",
      text: `Cüneyt Çakmak
Asansör bakım teknisyeni
Gaziemir / İzmir · 0505 000 92 15 · cuneyt.cakmak@mein-web.example
## Deneyim
= Bakım ve arıza teknisyeni | Yükselen Asansör Servis | Nisan 2019 – halen
- Ayda seksen asansörün bakımı: halat, fren, kapı, tampon, yağlama
- Kabinde kalan kişiyi kurtarma, gece nöbeti
- Kumanda kartı, kapı motoru, enkoder değişimi
- Periyodik kontrol öncesi eksik giderme, mavi ve yeşil etiket
- Apartman yöneticisine rapor ve teklif
- Revizyon projelerinde eski sistemin sökümü, malzeme listesi
- Stajyerlere kuyu güvenliği anlatımı
= Montaj elemanı | Tırmanış Asansör | 2015 – 2019
- Ray, kabin, karşı ağırlık montajı; kuyu içi iskele
- Elektrik panosu bağlantısı, ilk çalıştırma
= Elektrikçi çırağı | Usta Nihat | 2012 – 2015
## Eğitim
Meslek lisesi, elektrik-elektronik, 2014
Asansör bakım ve onarımcısı seviye 4 belgesi, 2020
## Belgeler
Yüksekte çalışma, ilk yardım, B ehliyet
## Dil
İngilizce A1
## İlgi
Güvercin, bağlama, amatör telsiz`,
    },
  ],
};
