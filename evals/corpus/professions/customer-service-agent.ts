import type { Profession } from "./set.ts";

export const customerServiceAgent: Profession = {
  key: "customer-service agent",
  language: "tr",
  advert: `Müşteri Hizmetleri Temsilcisi (Almanca bilen)
Sesköprü İletişim, İstanbul – uzaktan veya Maltepe ofisi

Almanya'daki bir mobilya ve ev eşyası mağazasının müşterilerine Türkiye'den hizmet veriyoruz.

Neler yapacaksınız?
- Telefon, e-posta ve canlı sohbetle gelen sipariş, teslimat ve iade sorularını yanıtlamak
- Şikâyetleri dinlemek, çözmek, gerekirse ilgili birime aktarmak
- Görüşmeleri CRM'e (Zendesk) kaydetmek
- İade ve iptal işlemlerini sistemden yapmak
- Haftalık kalite görüşmelerine katılmak

Kimi arıyoruz?
- En az lise mezunu
- Almanca en az B2 (yazılı ve sözlü)
- Çağrı merkezi veya müşteri hizmetlerinde en az 1 yıl deneyim
- Zendesk, Freshdesk, Salesforce gibi bir program kullanmış
- Bilgisayarda hızlı yazabilen
- Hafta sonu vardiyasına uygun
- İngilizce bilmek artı

35.000 TL net, prim, internet desteği, yılda iki kez eğitim.`,
  cvs: [
    {
      id: "mus-korkmaz",
      kind: "genuine",
      grade: 3,
      why: "Four years of German-language phone, mail and chat support for a web shop, Zendesk, returns, complaints. Ideal.",
      layout: "plain",
      text: `Esra Korkmaz
Kartal / İstanbul · 0505 000 24 35 · esra.korkmaz@posta.example.net
Müşteri temsilcisi, Almanca hattı
## Özet
Duisburg'da doğdum, on dört yaşında döndüm. Kızgın bir müşterinin sesini üç dakikada yumuşatmayı severim.
## Deneyim
= Müşteri Temsilcisi, Almanca | Hallosepet Dış Kaynak, Kozyatağı | Ocak 2022 – halen
- Almanya ve Avusturya'dan günde 60 çağrı, öğleden sonra sohbet ve e-posta
- Kargo nerede, ayağı kırık masa, eksik vida, yanlış renk: değişim, kupon, ücretsiz geri gönderim
- İptal ve iadeyi paneldan açıp parayı takip etmek
- Her görüşmeyi Zendesk'te etiketleyip özetlemek
- Kalite puanım 94; yeni gelen sekiz arkadaşa koçluk yaptım
- Dil bilmeyen birimlere şikâyet çevirisi
= Resepsiyonist | Diş kliniği Beyaz İnci | 2020 – 2021
- Randevu, Almanya'dan gelen hastaların karşılanması
## Eğitim
Alman Dili ve Edebiyatı, açık öğretim, devam ediyor
Anadolu lisesi, 2019
## Diller
Almanca C1, Türkçe, İngilizce A2
## Not
Dakikada 70 kelime yazarım; hafta sonu çalışabilirim`,
    },
    {
      id: "mus-hoffmann",
      kind: "genuine",
      grade: 3,
      language: "de",
      why: "Written in German: three years of telephone and chat service for an online shop from Istanbul, Freshdesk, returns and complaints; Turkish C1. As good as the best.",
      layout: "ruled",
      text: `Jannik Hoffmann
Kundenberater
Istanbul-Kadıköy
0505 000 35 46
jannik.hoffmann@mailbox.example
## Profil
Deutscher in Istanbul, seit vier Jahren verheiratet mit der Stadt. Ich telefoniere gern und schreibe fehlerfrei.
## Berufserfahrung
= Kundenservice-Mitarbeiter Deutsch | Köprü Kontakt Merkezi, Istanbul | März 2023 – heute
- Anrufe, Mails und Chats der Kunden eines Onlineshops für Lampen und Teppiche
- Lieferverzug, Transportschäden, Ersatzteile, Rückgabe und Erstattung
- Verärgerte Kunden auffangen, Kulanz bis 50 Euro selbst entscheiden, sonst an die Fachabteilung
- Storno und Retourenschein im Shopsystem, jeder Fall sauber in Freshdesk
- Jede zweite Woche Samstag und Sonntag
- Aufgezeichnete Gespräche mit dem Coach durchgehen
= Verkäufer | Möbelhaus Weserpark-Süd, Bremen | 2019 – Februar 2023
- Küchenzubehör, Kasse, Umtauschschalter
## Schule
Fachabitur Wirtschaft, Bremen, 2019
Kaufmann im Einzelhandel (IHK), 2021
## Sprachen
Deutsch, Türkisch C1, Englisch B2
## Sonstiges
Tippt 75 Wörter in der Minute`,
    },
    {
      id: "mus-pektas",
      kind: "genuine",
      grade: 2,
      why: "Three years of call centre for a bank in Turkish; German only B1. Fair.",
      layout: "dated",
      text: `Burak Pektaş
Çağrı merkezi uzmanı, Pendik / İstanbul, 0505 000 46 57, burak.pektas@post.example.org
## Deneyim
= Müşteri Hizmetleri Uzmanı | Tunabank Çağrı Merkezi | 2023 – halen
- Günde 80 çağrı: kart kaybı, limit, mobil uygulama, itiraz
- Yazılı kanaldan gelen şikâyetlerin 24 saatte yanıtlanması
- CRM ekranına (Salesforce) kayıt, ilgili şubeye yönlendirme
- Kalite dinlemeleri ve geri bildirim
- Vardiyalı, bayram ve hafta sonu dahil
- Yeni başlayanlara yan masa desteği
- Dolandırıcılık şüphesinde hesabı geçici durdurma ve bildirme
= Anketör | Sor Bize Araştırma | 2021 – 2023
- Telefonla anket, kota takibi
= Kasa görevlisi | Kırtasiye Kalemlik | 2019 – 2021
## Eğitim
= Halkla İlişkiler, ön lisans | Maltepe Kıyı Meslek Yüksekokulu | 2018 – 2020
## Diller
Almanca B1, kursa devam ediyorum (B2 sınavı mart 2027)
İngilizce B1
## Bilgisayar
Salesforce Service, Excel, on parmak
## Not
Evden çalışma için sessiz odam ve fiber hattım var.`,
    },
    {
      id: "mus-ozdal",
      kind: "genuine",
      grade: 1,
      why: "German C1 from school, but only two months of work on the phone; beginner.",
      layout: "sidebar",
      text: `Irmak Özdal
Öğrenci, Almanca biliyor
Üsküdar / İstanbul
0505 000 57 68
irmak.ozdal@mein-web.example
## Hakkımda
Alman lisesi mezunuyum, üniversitede akşam programında okuyorum. Gündüzleri çalışmak istiyorum.
## Deneyim
= Telefon danışmanı (yaz dönemi) | Tatil Rotası Seyahat | Temmuz – Ağustos 2026
- Alman misafirlerin transfer saatlerini bildirmek
- Gelen e-postaları konusuna göre ayırmak
- Şikâyetleri not alıp şefe iletmek
- Telefonu kapatmadan önce konuyu tek cümlede özetlemek
- Uçuş gecikmelerini tabloya işlemek
- Tur rehberleriyle saat teyidi
- Hafta sonu nöbetinde acil hattını dinlemek ve rehbere aktarmak
= Özel ders | Almanca, ortaokul öğrencileri | 2023 – halen
- Haftada dört saat konuşma ve dil bilgisi
= Gönüllü | Kitap fuarı, danışma | 2024 ve 2025
- Yer tarifi, program dağıtımı
## Eğitim
Psikoloji, ikinci öğretim, Boğazkent Üniversitesi, 3. sınıf
Özel Alman Lisesi, 2023
##~ Diller
- Almanca C1
- İngilizce B2
- Fransızca A2
##~ Bilgisayar
- Word
- Excel
- Canva
##~ İlgi
- Tiyatro
- Yelken`,
    },
    {
      id: "mus-demirkan",
      kind: "neighbour",
      grade: 0,
      why: "Administrates the call centre's Zendesk and telephony; answers no customers.",
      layout: "ruled",
      text: `Alp Demirkan
Çağrı merkezi sistemleri uzmanı
Ataşehir / İstanbul | 0505 000 68 79 | alp.demirkan@mailbox.example
## Profil
Müşteri hizmetleri ekiplerinin kullandığı sistemleri kurar ve ayakta tutarım.
## Deneyim
= Kıdemli Sistem Uzmanı | Yankı Contact Center Teknolojileri | 2020 – halen
- Zendesk, Freshdesk ve Salesforce kurulumu: makro, etiket, yönlendirme kuralı, rapor
- Telefon santrali, sesli yanıt ağacı, canlı sohbet ve e-posta kanallarının bağlanması
- İade ve iptal ekranlarının mağaza sistemine entegrasyonu (API)
- 300 müşteri temsilcisine hesap, yetki ve eğitim videosu
- Kalite dinleme modülü, kesinti anında nöbet
- Almanya'daki müşteriyle haftalık toplantı
- Raporlama panoları, veri koruma talepleri, kullanıcı arşivi
- Tedarikçi teklifleri ve lisans yenileme
= Teknik destek | Ağdalga İnternet | 2016 – 2020
- Sunucu, yedek, saha
## Eğitim
Elektronik ve Haberleşme Mühendisliği, Haliç Kent Üniversitesi, 2016
## Sertifika
Zendesk yönetici sertifikası, CCNA
## Diller
İngilizce C1, Almanca B2`,
    },
    {
      id: "mus-yalin",
      kind: "list",
      grade: 0,
      why: "Lists all words; worked as a gardener and aquarium cleaner.",
      layout: "centred",
      text: `Taylan Yalın
Maltepe / İstanbul · 0505 000 79 81 · taylan.yalin@posta.example.net
## Yetkinlikler
Müşteri hizmetleri, çağrı merkezi, müşteri temsilcisi, telefon, e-posta, canlı sohbet, sipariş ve teslimat soruları, iade ve iptal işlemleri, şikâyet çözümü, CRM, Zendesk, Freshdesk, Salesforce, kalite görüşmeleri, hızlı klavye, Almanca B2, İngilizce, hafta sonu vardiyası
## Deneyim
= Bahçıvan | Adalı Peyzaj | 2020 – halen
- Site bahçelerinde çim biçme, budama, ilaçlama
- Damla sulama tamiri, mevsimlik çiçek dikimi
- Fidan seçimi, gübre hesabı
- Kış öncesi ağaç bağlama
- Müşteri siteleriyle yıllık bakım takvimi
- Mevsim sonunda rapor ve fotoğraf
= Akvaryum bakım elemanı | Mercan Akvaryum | 2017 – 2020
- Otel ve restoran akvaryumlarında su değişimi, filtre, yemleme
- Balık nakli, hastalık gözlemi
= Pazarcı yanında çalışma | Kartal | 2015 – 2017
- Tezgâh kurma, taşıma
## Eğitim
Tarım meslek lisesi, bahçe bitkileri, 2016
## İlgi
Almanca şarkılar, su kaplumbağaları, doğa belgeselleri`,
    },
    {
      id: "mus-vural",
      kind: "genuine",
      grade: 3,
      why: "Six years of German customer service for an airline and an electronics shop, team deputy, Salesforce, complaints; suitable.",
      layout: "dated",
      text: `Leyla Vural Petersen
Müşteri ilişkileri temsilcisi, Beykoz / İstanbul, 0505 000 81 92, leyla.vural@mein-web.example
## İş geçmişi
= Kıdemli Müşteri Temsilcisi (Almanca / Türkçe) | Elektroland Servis Noktası | Mayıs 2021 – halen
- Almanya, Avusturya ve İsviçre'den telefon ve yazılı talepler: arızalı beyaz eşya, montaj randevusu, teslim saati
- Yüksek tonlu şikâyetler ve sosyal medyadan gelenler bende
- Para iadesi, değişim ve iptali sistemde tamamlarım; fabrikaya giden vakaları izlerim
- Salesforce'ta kayıt, şablon metinlerin Almanca düzeltmesi
- Takım lideri yokken on iki kişilik vardiyanın dağıtımı
- Haftada bir kalite toplantısı, dinleme notları
= Yolcu hizmetleri, Almanca hattı | Martı Hava Yolları çağrı merkezi | 2019 – Nisan 2021
- Bilet değişikliği, bagaj, gecikme; hafta sonu ve gece
= Servis elemanı | Kafe Nordlicht, Hamburg | 2016 – 2018
## Eğitim
= Lise (Realschulabschluss) | Hamburg-Wilhelmsburg | 2015
## Diller
Almanca ana dil düzeyinde, Türkçe, İngilizce B2`,
    },
    {
      id: "mus-cinar",
      kind: "stranger",
      grade: 0,
      why: "A geologist.",
      layout: "plain",
      text: `Koray Çınar
Jeoloji mühendisi
Kadıköy / İstanbul · 0505 000 92 13 · koray.cinar@mailbox.example
## Özet
Zemin etüdü ve maden aramada on yıl; çamurlu bot, temiz log.
## Deneyim
= Jeoloji mühendisi | Katman Zemin Etüt | 2019 – halen
- Sondaj başında karot tanımlama, SPT, numune alma
- Bina ve yol projeleri için rapor, sıvılaşma ve taşıma gücü hesabı
- Heyelanlı yamaçta inklinometre okumaları
- Sondör ve laboratuvarla günlük plan
- Belediye ve yapı denetimle yazışma
- Yeraltı suyu seviyesi ölçümü, kuyu açılışında nezaret
- Müşteriye saha gezisi, fotoğraflı günlük rapor
= Arama jeoloğu | Batı Toros Madencilik | 2015 – 2019
- Bakır ve krom sahalarında harita, kanal numunesi, kaynak tahmini
- Kampta on kişilik ekip
= Stajyer | Deprem araştırma istasyonu | 2014
- Sismik kayıt
## Eğitim
Jeoloji Mühendisliği, Yarımada Üniversitesi, 2015
## Programlar
NetCAD, Surfer, Leapfrog, QGIS
## Diller
İngilizce C1
## İlgi
Mağaracılık, fosil koleksiyonu, koşu`,
    },
  ],
};
