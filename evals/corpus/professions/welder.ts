import type { Profession } from "./set.ts";

export const welder: Profession = {
  key: "welder",
  language: "tr",
  advert: `Kaynakçı (Argon / Gazaltı)
Demirözü Basınçlı Kaplar ve Çelik Konstrüksiyon – Eskişehir OSB

Basınçlı kap, tank ve boru hattı imal ediyoruz. Siparişlerimiz arttı, atölyeye iki usta alacağız.

Yapılacak işler
- TIG (argon) ve MIG/MAG (gazaltı) kaynağı ile paslanmaz ve karbon çelik imalat
- Teknik resim okuyarak parça çatma ve puntalama
- Kaynak ağzı açma, taşlama, temizlik
- Kaynak sonrası gözle kontrol ve gerektiğinde tamir
- İş güvenliği talimatlarına uymak

Aranan özellikler
- Meslek lisesi metal bölümü mezunu veya ustalık belgesi sahibi
- En az 3 yıl atölye veya şantiye deneyimi
- EN ISO 9606-1 kaynakçı sertifikası
- Boru kaynağı (6G) yapabilen tercih edilir
- Elektrod kaynağı bilen
- Tavan vinci kullanabilen artı puan alır

Net 45.000 – 60.000 TL, servis ve yemek bizden. Deneme parçası kaynatılacaktır.`,
  cvs: [
    {
      id: "kay-bozdag",
      kind: "genuine",
      grade: 3,
      why: "Eleven years of TIG and MAG on pressure vessels, 9606-1, 6G, reads drawings. Ideal.",
      layout: "plain",
      text: `Fikret Bozdağ
Odunpazarı / Eskişehir · 0505 000 23 14 · fikret.bozdag@posta.example.net
Kaynak ustası
## İş Tecrübem
= Argon ve gazaltı kaynak ustası | Porsuk Kazan ve Tank Sanayi, Eskişehir | Haziran 2018 – halen
- 304 ve 316 paslanmaz ile P265GH sacdan tank, eşanjör ve kazan gövdesi
- Kök pasoyu argonla, dolguyu gazaltı ile çekiyorum; 2 mm'den 25 mm'ye kadar
- İzometriye bakıp boruyu keser, ağzını açar, çatar, puntalarım
- Röntgene giden dikişlerde son üç yılda tamir oranım yüzde birin altında
- Bitince taş, fırça, pasivasyon; gözle bakıp cetvelle ölçerim
- Beş tonluk köprülü vinçle gövde çevirme
- İki çırağı ben yetiştirdim
= Kaynakçı | Hattuşa Boru Montaj, Aliağa ve Kırıkkale şantiyeleri | 2015 – Mayıs 2018
- Rafineri duruşlarında 6G pozisyonda bazik ve selülozik elektrod
- Sıcak çalışma izniyle, yüksekte
## Belgeler
EN ISO 9606-1 (141 ve 135, boru ve levha), geçerlilik 2027
Metal işleri ustalık belgesi, 2017
Tavan vinci operatör belgesi
## Okul
Endüstri Meslek Lisesi, metal bölümü, 2014`,
    },
    {
      id: "kay-mahmudov",
      kind: "genuine",
      grade: 3,
      why: "Nine years on pipelines and in a tank workshop abroad and in Turkey; TIG, electrode, MAG, certificate, 6G. Suitable.",
      layout: "ruled",
      text: `Elşad Mahmudov
Boru kaynakçısı
Eskişehir
0505 000 86 41
elsad.mahmudov@mailbox.example
## Çalışma hayatı
= Kaynakçı | Sakarya Paslanmaz Gıda Tankları, Bozüyük | 02/2021 – halen
- Süt ve şarap tanklarında ince sac TIG kaynağı, içeriden argon korumalı
- Karbon çelik ayak, platform ve merdivenlerde MAG
- Resimdeki kaynak sembolüne göre ağız hazırlığı, çatım, punta
- Kaynak dikişinin taşlanması ve parlatılması, sızdırmazlık için basınçlı hava denemesi
- Hatalı dikişi açıp yeniden kaynatma
= Boru hattı kaynakçısı | Xəzər Boru İnşaat, Bakü | 2015 – 2020
- 12 ve 20 inç doğal gaz borusu, yatay ve 45 derece sabit pozisyon (6G)
- Elektrod, yukarıdan aşağı; ultrason kontrollü
- Rüzgârda çadır, kışın ön ısıtma
= Tesisatçı yardımcısı | Bakü | 2013 – 2015
## Sertifikalar
TS EN ISO 9606-1, TIG ve elektrod (2025'te yenilendi)
Yüksekte çalışma, yangın eğitimi
## Eğitim
Bakü Sanayi Peşe Lisesi, kaynakçılık, 2013 (denklik alındı)
## Diller
Azerbaycan Türkçesi, Türkçe, Rusça`,
    },
    {
      id: "kay-sarikaya",
      kind: "genuine",
      grade: 2,
      why: "Four years of MAG welding on trailers with electrode; no TIG, no ISO certificate. Fair.",
      layout: "dated",
      text: `Yasin Sarıkaya
Gazaltı kaynakçısı, Bozüyük / Bilecik, 0505 000 64 70, yasin.sarikaya@post.example.org
## Deneyim
= Gazaltı kaynakçısı | Öncü Treyler ve Damper | 2022 – halen
- Dorse şasisi, damper kasası ve çekme halkası kaynağı, 4 ile 12 mm siyah sac
- Kalıp üzerinde çatma, puntalama, robotun giremediği köşeleri elle bitirme
- Basit imalat resimlerinden ölçü alma
- Çapak alma, taşlama, boya öncesi temizlik
- Vardiyada günlük kontrol formu
- Parça numarası vurma, sevk öncesi kontrol listesi
- Kısa vardiya toplantısında kalite notu
= Demir doğrama ustası yanında kaynakçı | Kardeşler Ferforje | 2019 – 2022
- Korkuluk, kapı, çatı makası; çoğu elektrodla
- Şantiyede montaj, ölçü alma
= Lokanta komisi | Bozüyük | 2017 – 2019
## Eğitim
= Mesleki ve Teknik Anadolu Lisesi, makine | Bozüyük | 2013 – 2017
## Kurslar
= MIG-MAG kaynağı, 160 saat | Halk Eğitim Merkezi | 2021
## Not
Argonu iş çıkışı öğreniyorum, sertifika sınavına girmedim. B ehliyet var.`,
    },
    {
      id: "kay-uslu",
      kind: "genuine",
      grade: 1,
      why: "Vocational school graduate with three months of practice; beginner.",
      layout: "sidebar",
      text: `Berfin Uslu
Yeni mezun, metal teknolojisi
Eskişehir
0505 000 71 26
berfin.uslu@mein-web.example
## Hakkımda
Sınıftaki iki kızdan biriydim, kaynağı en çok seven de bendim. Bir ustanın yanında yetişmek istiyorum.
## Deneyim
= Stajyer | Anka Vagon Parça, Eskişehir | Şubat – Mayıs 2026
- Ustanın çattığı parçaları puntalama, çapak temizliği
- Hurda sac üzerinde gazaltı denemeleri, köşe ve düz pozisyon
- Taş değiştirme, atölye düzeni, koruyucu malzeme listesi
- Atölye takım sayımı, gaz tüplerinin değişimi
- Elektrod kurutma fırını kaydı
= Tezgâhtar (yaz işi) | Nalbur Hüseyin | 2024 ve 2025
- Müşteri, stok, kasa
= Okul atölyesi | Meslek lisesi | 2022 – 2026
- Elektrodla levha kaynağı, oksijenle kesme, tesviye
- Bitirme ödevi: bahçe salıncağı
## Okul
Mesleki ve Teknik Anadolu Lisesi, metal teknolojisi (kaynakçılık dalı), 2026
##~ Beceriler
- Ölçme
- Teknik resim dersi
- AutoCAD giriş
##~ Dil
- Türkçe
- Kürtçe
- İngilizce A2
##~ İlgi
- Voleybol
- Heykel`,
    },
    {
      id: "kay-inceoglu",
      kind: "neighbour",
      grade: 0,
      why: "Sells welding machines and wire; demonstrates, makes no products. Not a welder.",
      layout: "ruled",
      text: `Sevda İnceoğlu
Teknik satış, kaynak ürünleri
Eskişehir | 0505 000 15 88 | sevda.inceoglu@mailbox.example
## Profil
Makine teknikeri, sekiz yıldır kaynak makinesi ve sarf malzemesi satıyorum.
## İş deneyimi
= Bölge Satış Sorumlusu | Arkmetal Kaynak Ürünleri A.Ş. | 2019 – halen
- İç Anadolu'da TIG, MIG/MAG ve elektrod makineleri, paslanmaz ve karbon çelik telleri, gaz regülatörleri
- Basınçlı kap ve tank üreticilerine ziyaret, kısa cihaz tanıtımı, numune tel denemesinin takibi
- Kaynakçı sertifikası (EN ISO 9606-1) isteyen firmaları belgelendirme kuruluşuna yönlendirme
- Teklif, tahsilat, bayi eğitimi, WIN fuarı
- Garanti ve servis taleplerinin takibi
- Fuarda stant ve müşteri listesi
= Satış Destek | Arkmetal | 2017 – 2019
- Sipariş, sevkiyat, katalog
= Ön büro | Otel Porsuk Park | 2015 – 2017
- Rezervasyon ve telefon
## Eğitim
Makine ön lisans, Eskişehir Yunuskent MYO, 2015
## Dil
İngilizce B1, Almanca A1
## Diğer
B ehliyet, Logo CRM, Excel`,
    },
    {
      id: "kay-demirtay",
      kind: "list",
      grade: 0,
      why: "Lists all welding words; has worked as a taxi driver and in a phone shop.",
      layout: "centred",
      text: `Ufuk Demirtay
Eskişehir · 0505 000 99 03 · ufuk.demirtay@posta.example.net
## Yetenekler
Kaynakçı, argon kaynağı, TIG, gazaltı kaynağı, MIG/MAG, elektrod kaynağı, boru kaynağı, 6G, paslanmaz ve karbon çelik, EN ISO 9606-1, teknik resim okuma, çatma, puntalama, kaynak ağzı açma, taşlama, gözle kontrol, basınçlı kap, tank, çelik konstrüksiyon, tavan vinci, iş güvenliği
## Deneyim
= Taksi şoförü | Gar Taksi Durağı | 2020 – halen
- Gece ve gündüz dönüşümlü, aylık ortalama 400 yolculuk
- Araç bakım takvimi, günlük hesap
- Hastane ve havaalanı servisleri
- Yolcu şikâyetlerine duraktan yanıt
= Satış danışmanı | Alo Cep İletişim | 2016 – 2020
- Telefon, aksesuar, hat satışı
- Ekran değişimi için servise kayıt
- Ay sonu sayım
= Kargo şubesi, kısa dönem | Uçan Koli | 2015
- Koli kabul, etiket
## Eğitim
Düz lise, 2014
SRC 2 ve psikoteknik, 2020
## Hobiler
Eski radyo tamiri, amatör balıkçılık, tavla turnuvası`,
    },
    {
      id: "kay-popescu",
      kind: "genuine",
      grade: 3,
      why: "Seven years in shipyard and steel construction, MAG and TIG with certificate, positions, drawings, electrode. Suitable.",
      layout: "dated",
      text: `Ionuț Popescu Aksoy
Kaynakçı, Eskişehir, 0505 000 42 24, ionut.aksoy@mein-web.example
## İş yerleri
= Kaynakçı, imalat atölyesi | Frig Çelik Yapı ve Silo | Mart 2022 – halen
- Silo, bunker ve basınçlı hava tankı imalatı; S355 ve 304
- Gazaltı özlü tel ve argonla alın, köşe, boru-flanş birleştirme
- Çatımı resimden kendim yaparım, şablon çıkarırım
- Spiral ve pah makinesiyle ağız, ara paso temizliği
- Kaynak mühendisinin verdiği WPS'e göre amper ve ısı girdisi kaydı
- Görsel muayenede işaretlenen yeri onarırım
= Tersane kaynakçısı | Constanța Gemi Onarım, Romanya, sonra Altınova | 2019 – Şubat 2022
- Blok kaynağı, tavan ve dik pozisyon, elektrod ve gazaltı
- Yangın nöbeti, kapalı alan izni
= Askerî araç bakım atölyesi | Constanța | 2017 – 2018
## Eğitim ve belgeler
= Teknik lise, kaynak | Constanța | 2013 – 2017
= EN ISO 9606-1 (135, 136, 141) | | 2024
= Mesleki yeterlilik, çelik kaynakçısı seviye 3 | | 2022
## Diller
Rumence, Türkçe (çok iyi), İngilizce A2`,
    },
    {
      id: "kay-gunaydin",
      kind: "stranger",
      grade: 0,
      why: "A court stenographer.",
      layout: "centred",
      text: `Nilgün Günaydın
Eskişehir · 0505 000 30 77 · nilgun.gunaydin@mailbox.example
## Profil
On iki yıldır duruşma salonlarında yazıyorum; hızlı, sessiz ve dikkatliyim.
## Deneyim
= Zabıt kâtibi | Adliye, ağır ceza ve aile mahkemeleri | 2014 – halen
- Duruşma tutanaklarının anında yazılması, dakikada doksan kelime
- UYAP üzerinden dosya, tebligat ve gerekçeli karar işlemleri
- Tanık ve bilirkişi çağrıları, emanet eşya kaydı
- Arşiv düzeni, stajyer kâtiplere gösterme
- Kalemde vatandaşa bilgi verme
- Keşif ve duruşma zabıtlarının taranıp sisteme yüklenmesi
- İstatistik cetvelleri, iş bölümü listesi
= Sekreter | Av. Rıfat Ulukan Bürosu | 2011 – 2014
- Dilekçe yazımı, icra takibi, ajanda, telefon
= Daktilo kursu eğitmeni | Halk Eğitim | 2010
- On parmak, iki grup
## Eğitim
Adalet Meslek Yüksekokulu, 2010
Ticaret meslek lisesi, 2008
## Belgeler
On parmak klavye, ileri düzey; ilk yardım
## Dil
İngilizce A2
## İlgi alanları
Ebru, tiyatro, kedi barınağında gönüllülük`,
    },
  ],
};
