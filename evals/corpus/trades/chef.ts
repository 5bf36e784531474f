import type { Trade } from "../types.ts";

export const chef: Trade = {
  key: "chef",
  years: 3,
  education: "vocational",
  titles: {
    en: { f: "Sous Chef", m: "Sous Chef", earlier: "Chef de Partie" },
    de: { f: "Köchin", m: "Koch", earlier: "Jungkoch" },
    es: { f: "Cocinera", m: "Cocinero", earlier: "Ayudante de cocina" },
    tr: { f: "Aşçı", m: "Aşçı", earlier: "Aşçı Yardımcısı" },
  },
  people: { en: "chefs", de: "Köche", es: "cocineros", tr: "aşçı" },
  degree: {
    en: "NVQ Level 3 Professional Cookery",
    de: "Ausbildung zum Koch",
    es: "Grado Medio en Cocina y Gastronomía",
    tr: "Meslek Lisesi, Yiyecek İçecek Hizmetleri",
  },
  schools: ["Hotelfachschule Bad Lerbach", "Penrose Catering College", "Escuela de Hostelería Las Salinas", "Bolu Meslek Lisesi"],
  employers: ["The Quince Tree", "Gasthof zur Linde", "Restaurante Las Salinas", "Lokanta Meydan", "Hotel Marlowe"],
  fillers: {
    en: ["Eighty covers on a quiet night.", "Five days a week, evenings and Sundays.", "Set up the pass before service."],
    de: ["Achtzig Gedecke an ruhigen Abenden.", "Fünftagewoche, abends und sonntags.", "Den Pass vor dem Service eingerichtet."],
    es: [
      "Ochenta comensales en una noche tranquila.",
      "Cinco días por semana, noches y domingos.",
      "Montaje del pase antes del servicio.",
    ],
    tr: [
      "Sakin bir akşamda seksen kişilik servis.",
      "Haftada beş gün, akşam ve pazar çalıştım.",
      "Servis öncesi tezgâhı hazırladım.",
    ],
  },
  skills: [
    {
      key: "menu",
      kind: "skill",
      isMust: true,
      en: [
        "Menu planning",
        "{Menu planning} with six dishes that change by the week.",
        "Wrote the {seasonal menus} and tested each dish.",
      ],
      de: [
        "Menüplanung",
        "{Menüplanung} mit wöchentlich wechselnden Gerichten.",
        "{Speisekarten} nach Saison geschrieben und probegekocht.",
      ],
      es: [
        "Elaboración de menús",
        "{Elaboración de menús} con platos que cambian cada semana.",
        "Diseñé las {cartas de temporada} y probé cada plato.",
      ],
      tr: [
        "Menü planlama",
        "Her hafta değişen yemeklerle {menü planlama} yaptım.",
        "Mevsimlik {menüleri} hazırladım ve denedim.",
      ],
    },
    {
      key: "haccp",
      kind: "skill",
      isMust: true,
      en: [
        "HACCP",
        "Kept the {HACCP} folder, no remarks in four inspections.",
        "Responsible for {food safety} records by {HACCP}.",
      ],
      de: [
        "HACCP",
        "{HACCP}-Dokumentation geführt, vier Kontrollen ohne Beanstandung.",
        "Verantwortlich für {Lebensmittelhygiene} nach {HACCP}.",
      ],
      es: [
        "APPCC",
        "Llevé el registro {APPCC}, cuatro inspecciones sin incidencias.",
        "Responsable de {seguridad alimentaria} según {APPCC}.",
      ],
      tr: [
        "HACCP",
        "{HACCP} kayıtlarını tuttum, dört denetim sorunsuz geçti.",
        "{HACCP} kapsamında {gıda güvenliğinden} sorumluydum.",
      ],
    },
    {
      key: "sauces",
      kind: "skill",
      isMust: true,
      en: [
        "Meat and fish cookery",
        "Ran the section for {meat and fish cookery}.",
        "Butchered and cooked {meat and fish} to order.",
      ],
      de: [
        "Fleisch- und Fischzubereitung",
        "Posten für {Fleisch- und Fischzubereitung} geleitet.",
        "{Fleisch und Fisch} zerlegt und à la minute {zubereitet}.",
      ],
      es: [
        "Carnes y pescados",
        "Jefe de partida de {carnes y pescados}.",
        "Despiece y cocción de {pescados y carnes} al momento.",
      ],
      tr: [
        "Et ve balık pişirme",
        "{Et ve balık pişirme} bölümünü yönettim.",
        "{Et ve balıkları} parçalayıp siparişe göre pişirdim.",
      ],
    },
    {
      key: "ordering",
      kind: "skill",
      isMust: true,
      en: [
        "Food purchasing",
        "{Food purchasing} from thirty farms, cost down by a tenth.",
        "Placed the {food orders} and checked deliveries every morning.",
      ],
      de: [
        "Wareneinkauf",
        "{Wareneinkauf} bei dreißig Höfen, Kosten um ein Zehntel gesenkt.",
        "{Lebensmittel bestellt} und jeden Morgen die Lieferung geprüft.",
      ],
      es: [
        "Compra de alimentos",
        "{Compra de alimentos} a treinta productores, un diez por ciento menos de coste.",
        "Hacía los {pedidos a proveedores} y revisaba la entrega cada mañana.",
      ],
      tr: [
        "Gıda satın alma",
        "Otuz üreticiden {gıda satın alma}, maliyet onda bir düştü.",
        "{Malzeme siparişlerini} verdim, teslimatı her sabah kontrol ettim.",
      ],
    },
    {
      key: "pastry",
      kind: "skill",
      isMust: false,
      en: ["Pastry", "Took over {pastry} on two evenings.", "Made the {desserts} and breads."],
      de: ["Patisserie", "Zwei Abende die Woche {Patisserie}.", "{Desserts} und Brot selbst gemacht."],
      es: ["Repostería", "{Repostería} dos noches por semana.", "Elaboré los {postres} y el pan."],
      tr: ["Pastacılık", "Haftada iki akşam {pastacılık} bölümündeydim.", "{Tatlıları} ve ekmekleri yaptım."],
    },
    {
      key: "banquets",
      kind: "skill",
      isMust: false,
      en: ["Banqueting", "{Banqueting} for up to 300 guests.", "Cooked {banquets} and weddings, 300 guests at most."],
      de: ["Bankett", "{Bankett} für bis zu 300 Gäste.", "{Bankette} und Hochzeiten bis 300 Personen bekocht."],
      es: ["Banquetes", "{Banquetes} de hasta 300 invitados.", "Cociné para {banquetes} y bodas."],
      tr: ["Ziyafet", "300 kişiye kadar {ziyafet} hazırladım.", "{Ziyafet} ve düğünlerde 300 kişiye yemek çıkardım."],
    },
  ],
  experience: {
    en: "3 years as a chef",
    de: "3 Jahre Berufserfahrung als Koch",
    es: "3 años de experiencia como cocinero",
    tr: "Aşçı olarak en az 3 yıl deneyim",
  },
  advert: {
    en: `Sous Chef
We cook what the valley grows and close on Mondays.

What we are looking for:
- 3+ years as a chef in a professional kitchen
- menu planning with the seasons
- meat and fish cookery
- HACCP without being asked
- food purchasing

A bonus: pastry, banqueting.

Tips are shared, staff food is the same food.`,
    de: `Koch (m/w/d)
Wir kochen, was im Tal wächst, und haben montags zu.

Was wir erwarten:
- mindestens 3 Jahre Berufserfahrung als Koch
- Menüplanung nach Jahreszeit
- Fleisch- und Fischzubereitung
- HACCP
- Wareneinkauf

Ein Plus: Patisserie, Bankett.

Trinkgeld wird geteilt.`,
    es: `Cocinero/a
Cocinamos lo que da el valle y cerramos los lunes.

Lo que buscamos:
- mínimo 3 años de experiencia como cocinero
- elaboración de menús de temporada
- carnes y pescados
- APPCC
- compra de alimentos

Se valora: repostería, banquetes.

Las propinas se reparten.`,
    tr: `Aşçı
Vadide ne yetişirse onu pişiriyoruz, pazartesi kapalıyız.

Beklentilerimiz:
- aşçı olarak en az 3 yıl deneyim
- mevsime göre menü planlama
- et ve balık pişirme
- HACCP
- gıda satın alma

Artı: pastacılık, ziyafet.

Bahşişler paylaşılır.`,
  },
};
