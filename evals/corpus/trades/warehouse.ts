import type { Trade } from "../types.ts";

export const warehouse: Trade = {
  key: "warehouse",
  years: 2,
  education: "vocational",
  titles: {
    en: { f: "Warehouse Operative", m: "Warehouse Operative", earlier: "Warehouse Assistant" },
    de: { f: "Fachkraft für Lagerlogistik", m: "Fachkraft für Lagerlogistik", earlier: "Lagerist" },
    es: { f: "Operaria de almacén", m: "Operario de almacén", earlier: "Mozo de almacén" },
    tr: { f: "Depo Görevlisi", m: "Depo Görevlisi", earlier: "Depo Elemanı" },
  },
  people: { en: "warehouse staff", de: "Lagerkräfte", es: "personal de almacén", tr: "depo personeli" },
  degree: {
    en: "NVQ Level 2 in Warehousing and Storage",
    de: "Ausbildung zur Fachkraft für Lagerlogistik",
    es: "Ciclo Formativo de Grado Medio en Actividades Comerciales",
    tr: "Meslek Lisesi, Lojistik Bölümü",
  },
  schools: ["Berufskolleg Brakel", "Ashford College", "IES La Ribera", "Gebze Meslek Lisesi"],
  employers: ["Kestrel Fulfilment", "Brakel Logistik GmbH", "Almacenes La Ribera", "Gebze Antrepo", "Pellmont Spares"],
  fillers: {
    en: [
      "Early and late shifts, Saturdays by rota.",
      "Swept and tidied aisles at the end of each shift.",
      "Showed new starters the site.",
    ],
    de: ["Früh- und Spätschicht, samstags im Wechsel.", "Ordnung und Sauberkeit in den Gängen.", "Neue Leute herumgeführt."],
    es: [
      "Turnos de mañana y tarde, sábados alternos.",
      "Limpieza de los pasillos al acabar el turno.",
      "Acompañé a los recién llegados.",
    ],
    tr: [
      "Sabah ve akşam vardiyaları, cumartesi dönüşümlü.",
      "Vardiya sonunda koridorların düzeninden sorumluydum.",
      "Yeni gelenlere sahayı gezdirdim.",
    ],
  },
  skills: [
    {
      key: "forklift",
      kind: "certification",
      isMust: true,
      en: [
        "Forklift licence",
        "Drove reach and counterbalance trucks, {forklift licence} since my first year.",
        "{Forklift driver} for goods inwards, eight metres high.",
      ],
      de: [
        "Staplerschein",
        "Schubmast- und Gegengewichtstapler gefahren, {Staplerschein} vorhanden.",
        "{Gabelstapler} im Wareneingang gefahren, bis acht Meter Höhe.",
      ],
      es: [
        "Carnet de carretillero",
        "Manejo de retráctil y contrapesada, con {carnet de carretillero}.",
        "Conduje {carretillas elevadoras} en la entrada de mercancías.",
      ],
      tr: [
        "Forklift ehliyeti",
        "{Forklift ehliyetimle} reach truck ve denge ağırlıklı araç kullandım.",
        "Mal kabulde sekiz metreye kadar {forklift} kullandım.",
      ],
    },
    {
      key: "picking",
      kind: "skill",
      isMust: true,
      en: ["Order picking", "{Order picking} by voice, 140 lines an hour.", "{Picked orders} for 200 shops a night."],
      de: [
        "Kommissionierung",
        "{Kommissionierung} per Sprache, 140 Positionen die Stunde.",
        "Aufträge für 200 Filialen {kommissioniert}.",
      ],
      es: [
        "Preparación de pedidos",
        "{Preparación de pedidos} por voz, 140 líneas por hora.",
        "Hice {picking} para 200 tiendas cada noche.",
      ],
      tr: [
        "Sipariş toplama",
        "Sesli sistemle {sipariş toplama}, saatte 140 kalem.",
        "Her gece 200 mağazanın {siparişlerini topladım}.",
      ],
    },
    {
      key: "stocktaking",
      kind: "skill",
      isMust: true,
      en: [
        "Stock control",
        "{Stock control} with cycle counts, differences below half a per cent.",
        "{Stocktaking} twice a year and {inventory} corrections every week.",
      ],
      de: [
        "Bestandskontrolle",
        "{Bestandskontrolle} mit laufenden Zählungen, Differenzen unter einem halben Prozent.",
        "{Inventur} zweimal im Jahr, Korrekturen jede Woche.",
      ],
      es: [
        "Control de existencias",
        "{Control de existencias} con recuentos cíclicos.",
        "{Inventario} dos veces al año y ajustes semanales.",
      ],
      tr: [
        "Stok kontrolü",
        "Döngüsel sayımlarla {stok kontrolü}, fark binde beşin altında.",
        "Yılda iki kez {stok sayımı} yaptım.",
      ],
    },
    {
      key: "goods-in",
      kind: "skill",
      isMust: true,
      en: [
        "Goods receiving",
        "{Goods receiving} for twelve lorries a day.",
        "Checked and booked {incoming goods} against delivery notes.",
      ],
      de: ["Wareneingang", "{Wareneingang} für zwölf Lkw am Tag.", "{Warenannahme} und Prüfung gegen den Lieferschein."],
      es: [
        "Recepción de mercancías",
        "{Recepción de mercancías} de doce camiones al día.",
        "Comprobé las {entradas de mercancía} con el albarán.",
      ],
      tr: ["Mal kabul", "Günde on iki kamyon için {mal kabul} yaptım.", "{Gelen malların} irsaliye ile kontrolünü yaptım."],
    },
    {
      key: "wms",
      kind: "tool",
      isMust: false,
      en: [
        "Warehouse management system",
        "Key user when the {warehouse management system} was changed.",
        "Booked all movements in the {WMS}.",
      ],
      de: [
        "Lagerverwaltungssystem",
        "Key-User bei der Umstellung des {Lagerverwaltungssystems}.",
        "Alle Bewegungen im {WMS} gebucht.",
      ],
      es: [
        "Sistema de gestión de almacenes",
        "Usuario clave en el cambio del {sistema de gestión de almacenes}.",
        "Registré los movimientos en el {SGA}.",
      ],
      tr: [
        "Depo yönetim sistemi",
        "{Depo yönetim sistemi} değişiminde anahtar kullanıcıydım.",
        "Tüm hareketleri {WMS} üzerinde kaydettim.",
      ],
    },
    {
      key: "load-securing",
      kind: "skill",
      isMust: false,
      en: ["Load securing", "{Load securing} checks before every departure.", "Lashed and checked {loads} by the book."],
      de: [
        "Ladungssicherung",
        "{Ladungssicherung} vor jeder Abfahrt geprüft.",
        "{Ladung} gezurrt und {gesichert} nach Vorschrift.",
      ],
      es: ["Estiba de carga", "{Estiba de carga} y control antes de cada salida.", "Aseguré la {carga} según la norma."],
      tr: ["Yük sabitleme", "Her sevkiyattan önce {yük sabitleme} kontrolü.", "{Yükleri} kurallara göre bağladım."],
    },
  ],
  experience: {
    en: "2 years of warehouse work",
    de: "2 Jahre Erfahrung im Lager",
    es: "2 años de experiencia en almacén",
    tr: "Depoda en az 2 yıl deneyim",
  },
  advert: {
    en: `Warehouse Operative, Daventry
Thirty thousand parts, one roof. We supply garages before they open.

Must have:
• forklift licence
• order picking and stock control
• goods receiving
• at least two years of warehouse work

Nice to have:
• experience with a warehouse management system
• load securing

We pay weekly and there is fruit.`,
    de: `Fachkraft für Lagerlogistik (m/w/d), Brakel
Dreißigtausend Teile unter einem Dach. Wir beliefern Werkstätten, bevor sie öffnen.

Voraussetzungen:
• Staplerschein
• Kommissionierung und Bestandskontrolle
• Wareneingang
• mindestens 2 Jahre Erfahrung im Lager

Schön, aber kein Muss:
• Erfahrung mit einem Lagerverwaltungssystem
• Ladungssicherung

Wir zahlen wöchentlich, Obst gibt es auch.`,
    es: `Operario/a de almacén, Tudela
Treinta mil piezas bajo un mismo techo.

Imprescindible:
• carnet de carretillero
• preparación de pedidos y control de existencias
• recepción de mercancías
• al menos 2 años de experiencia en almacén

Deseable:
• experiencia con un sistema de gestión de almacenes
• estiba de carga

Pagamos cada semana.`,
    tr: `Depo Görevlisi, Gebze
Otuz bin parça, tek çatı.

Zorunlu:
• forklift ehliyeti
• sipariş toplama ve stok kontrolü
• mal kabul
• depoda en az 2 yıl deneyim

Artı sayılır:
• depo yönetim sistemi deneyimi
• yük sabitleme

Ödemeler haftalık yapılır.`,
  },
};
