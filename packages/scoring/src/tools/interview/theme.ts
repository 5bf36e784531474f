/** Kinds of work that an interview asks about in its own way. */
export const THEMES = ["faults", "people", "plan", "lead", "sell", "build", "records", "care", "safety", "onCall"] as const;
export type Theme = (typeof THEMES)[number];

/** Kinds of question: what they did, what they would do, what they know. */
export type QuestionKind = "did" | "would" | "knows";

/** A question with two follow-ups. */
export type Asked = readonly [question: string, first: string, second: string];

export interface ThemeWords {
  readonly did: Asked;
  readonly would: Asked;
  /** Descriptions of a weak (1), a fair (3) and a strong (5) answer. */
  readonly anchors: readonly [weak: string, fair: string, strong: string];
}

/** Words of a requirement that put it under a theme, on flat text; the first that fits counts. */
export const THEME_OF: readonly (readonly [Theme, RegExp])[] = [
  [
    "onCall",
    /(?<!\p{L})(?:on[- ]call|night (?:call|shift)s?|shifts?|weekend|travel|rufbereitschaft|bereitschaftsdienst|schicht\p{L}{0,15}|wochenend\p{L}{0,12}|reisebereit\p{L}{0,8}|dienstreise\p{L}{0,2}|guardias?|turnos?|fines? de semana|viajar|nobet\p{L}{0,6}|vardiya\p{L}{0,6}|seyahat\p{L}{0,6}|hafta sonu)(?!\p{L})/u,
  ],
  [
    "lead",
    /(?<!\p{L})(?:lead(?:s|ing)?|manag(?:e|es|ing) (?:a |the )?(?:team|people|staff)|mentor\p{L}{0,4}|supervis\p{L}{1,4}|coach(?:es|ing)?|train(?:s|ing)? (?:new |junior )?(?:staff|colleagues|apprentices)|fuhr(?:en|ung|t)|leit(?:en|ung|et)|anleit\p{L}{0,5}|personalverantwort\p{L}{0,4}|auszubildende\p{L}{0,2} |lider\p{L}{0,4}|dirig\p{L}{1,4}|coordinar? (?:un |el )?equipo|supervis\p{L}{1,4}|formar a|yonet(?:mek|im|ir|en)\p{L}{0,6}|ekib?p?(?:i|leri)? yonet\p{L}{0,5}|liderlik|mentorluk)(?!\p{L})/u,
  ],
  [
    "care",
    /(?<!\p{L})(?:patients?|nursing|care (?:of|for)|wound\p{L}{0,4}|medication|residents?|children|pupils|treatment|patient\p{L}{0,6}|pfleg\p{L}{1,20}|wund\p{L}{0,12}|medikament\p{L}{0,4}|bewohner\p{L}{0,6}|kinder\p{L}{0,10}|betreu(?:en|ung)|pacientes?|cuidad\p{L}{1,4}|medicacion|ninos|residentes|hasta(?:lar)?\p{L}{0,6}|bakim(?:i|ini|lari)? (?:plan|uygul|verm)\p{L}{0,6}|ilac\p{L}{0,6}|cocuk\p{L}{0,6})(?!\p{L})/u,
  ],
  [
    "faults",
    /(?<!\p{L})(?:faults?|repairs?|maintenance|maintain\p{L}{0,3}|troubleshoot\p{L}{0,3}|incidents?|debug\p{L}{0,4}|stor(?:ung|ungen|ungssuche)\p{L}{0,8}|fehler(?:suche|behebung)?|reparatur\p{L}{0,4}|reparieren|instand\p{L}{1,12}|wart(?:ung|en)\p{L}{0,6}|averias?|repar\p{L}{1,5}|mantenimiento|incidencias|ariza\p{L}{0,6}|onarim\p{L}{0,5}|bakim\p{L}{0,4})(?!\p{L})/u,
  ],
  [
    "sell",
    /(?<!\p{L})(?:sell\p{L}{0,3}|sales|negotiat\p{L}{1,4}|acquisition|new business|purchas\p{L}{1,4}|quot(?:e|es|ations?)|verkauf\p{L}{0,8}|vertrieb\p{L}{0,8}|verhand\p{L}{1,8}|akquise|einkauf\p{L}{0,6}|angebote?|ventas?|vender|negoci\p{L}{1,5}|captacion|compras|ofertas|satis\p{L}{0,6}|pazarlik|muzakere\p{L}{0,4}|satin alma|teklif\p{L}{0,5})(?!\p{L})/u,
  ],
  [
    "people",
    /(?<!\p{L})(?:customers?|clients?|guests?|advis\p{L}{1,4}|explain\p{L}{0,3}|complaints?|phone|reception|visitors|kund\p{L}{1,12}|gaste?\p{L}{0,6}|berat\p{L}{1,6}|erklar\p{L}{1,4}|beschwerde\p{L}{0,4}|telefon\p{L}{0,6}|clientes?|huespedes|asesor\p{L}{1,5}|explic\p{L}{1,4}|reclamaciones|atencion|musteri\p{L}{0,8}|misafir\p{L}{0,6}|danisman\p{L}{0,6}|sikayet\p{L}{0,6})(?!\p{L})/u,
  ],
  [
    "safety",
    /(?<!\p{L})(?:safety|hygiene|haccp|quality|inspect\p{L}{0,5}|tests?|testing|audits?|standards?|compliance|checks?|sicherheit\p{L}{0,10}|hygiene\p{L}{0,8}|qualitat\p{L}{0,12}|pruf\p{L}{1,10}|norm(?:en)?|seguridad|higiene|calidad|inspecci\p{L}{1,4}|control|auditor\p{L}{1,4}|guvenlik\p{L}{0,4}|hijyen\p{L}{0,4}|kalite\p{L}{0,4}|denet\p{L}{1,6}|kontrol\p{L}{0,6})(?!\p{L})/u,
  ],
  [
    "build",
    /(?<!\p{L})(?:develop\p{L}{0,5}|design\p{L}{0,4}|build\p{L}{0,3}|program\p{L}{0,6}|software|architect\p{L}{0,6}|construct\p{L}{0,4}|code|entwick\p{L}{1,10}|entwerf\p{L}{1,4}|konstru\p{L}{1,8}|programm\p{L}{1,8}|bauen|desarroll\p{L}{1,5}|disen\p{L}{1,4}|program\p{L}{1,6}|constru\p{L}{1,5}|gelistir\p{L}{1,6}|tasar\p{L}{1,6}|yazilim\p{L}{0,4}|kod\p{L}{0,6})(?!\p{L})/u,
  ],
  [
    "plan",
    /(?<!\p{L})(?:plan\p{L}{0,5}|organi[sz]\p{L}{1,6}|coordinat\p{L}{1,4}|schedul\p{L}{1,4}|routes?|projects?|logistic\p{L}{0,3}|deadlines?|organisier\p{L}{1,4}|koordin\p{L}{1,6}|termin\p{L}{0,10}|tour\p{L}{0,8}|projekt\p{L}{0,12}|planific\p{L}{1,5}|organiz\p{L}{1,5}|coordin\p{L}{1,5}|proyectos?|rutas?|plazos|proje\p{L}{0,6}|koordine|takvim\p{L}{0,5}|duzenle\p{L}{1,6})(?!\p{L})/u,
  ],
  [
    "records",
    /(?<!\p{L})(?:document\p{L}{0,6}|records?|invoices?|accounts?|accounting|bookkeeping|report\p{L}{0,4}|data|excel|payroll|closing|dokument\p{L}{1,8}|rechnung\p{L}{0,6}|buch(?:haltung|en|ung)\p{L}{0,6}|bericht\p{L}{0,4}|daten\p{L}{0,8}|abschluss\p{L}{0,6}|lohn\p{L}{0,12}|document\p{L}{1,6}|facturas?|contab\p{L}{1,8}|informes?|datos|nominas?|cierre|kayit\p{L}{0,5}|kaydet\p{L}{0,6}|fatura\p{L}{0,5}|muhasebe\p{L}{0,5}|rapor\p{L}{0,8}|veri(?:ler)?)(?!\p{L})/u,
  ],
];
