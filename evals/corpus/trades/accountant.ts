import type { Trade } from "../types.ts";

export const accountant: Trade = {
  key: "accountant",
  years: 3,
  english: "B1",
  education: "bachelor",
  titles: {
    en: { f: "Accountant", m: "Accountant", earlier: "Accounts Assistant" },
    de: { f: "Buchhalterin", m: "Buchhalter", earlier: "Finanzbuchhalter" },
    es: { f: "Contable", m: "Contable", earlier: "Auxiliar contable" },
    tr: { f: "Muhasebe Uzmanı", m: "Muhasebe Uzmanı", earlier: "Muhasebe Elemanı" },
  },
  people: { en: "accountants", de: "Buchhaltungskräfte", es: "contables", tr: "muhasebeci" },
  degree: {
    en: "BSc Accounting and Finance",
    de: "Bachelor Betriebswirtschaftslehre",
    es: "Grado en Administración y Dirección de Empresas",
    tr: "İşletme Lisans",
  },
  schools: ["Universität Rostheim", "University of Wexcombe", "Universidad de Valdemar", "Akçadere Üniversitesi"],
  employers: ["Farrow & Pike Ltd", "Nordhaus Möbel GmbH", "Textiles Valdemar S.L.", "Akçadere Gıda A.Ş.", "Merle Shipping"],
  fillers: {
    en: [
      "Reported to the finance director.",
      "Answered the auditors' questions every March.",
      "Shared office with a team of five.",
    ],
    de: [
      "Direkt an die kaufmännische Leitung berichtet.",
      "Jeden März die Fragen der Wirtschaftsprüfung beantwortet.",
      "Büro mit fünf Kolleginnen und Kollegen.",
    ],
    es: [
      "Dependencia directa de la dirección financiera.",
      "Interlocución con la {auditoría externa} cada mes de marzo.",
      "Equipo de cinco personas.",
    ],
    tr: [
      "Mali işler müdürüne bağlı çalıştım.",
      "Her mart ayında denetçilerin sorularını yanıtladım.",
      "Beş kişilik bir ekipte görev aldım.",
    ],
  },
  skills: [
    {
      key: "month-end",
      kind: "skill",
      isMust: true,
      en: [
        "Month-end closing",
        "{Month-end closing} for three companies within four working days.",
        "Brought the {monthly close} down from nine days to four.",
      ],
      de: [
        "Monatsabschluss",
        "{Monatsabschluss} für drei Gesellschaften in vier Arbeitstagen.",
        "Erstellung der {Monatsabschlüsse} von neun auf vier Tage verkürzt.",
      ],
      es: [
        "Cierre mensual",
        "{Cierre mensual} de tres sociedades en cuatro días hábiles.",
        "Reduje los {cierres contables} de fin de mes de nueve días a cuatro.",
      ],
      tr: [
        "Ay sonu kapanış",
        "Üç şirketin {ay sonu kapanış} işlemlerini dört iş gününde tamamladım.",
        "{Dönem sonu kapanışlarını} dokuz günden dört güne indirdim.",
      ],
    },
    {
      key: "accounts-payable",
      kind: "skill",
      isMust: true,
      en: [
        "Accounts payable",
        "Ran {accounts payable} with 900 invoices a month.",
        "Checked and posted {supplier invoices}, 900 a month.",
      ],
      de: [
        "Kreditorenbuchhaltung",
        "{Kreditorenbuchhaltung} mit 900 Rechnungen im Monat.",
        "Prüfung und Buchung von {Eingangsrechnungen}, {Kreditoren} A bis Z.",
      ],
      es: [
        "Cuentas a pagar",
        "Llevé las {cuentas a pagar}, unas 900 facturas al mes.",
        "Registro y pago de {facturas de proveedores}, 900 al mes.",
      ],
      tr: [
        "Borç takibi",
        "Ayda 900 faturalık {borç takibi} ve ödeme planını yürüttüm.",
        "{Tedarikçi faturalarının} kontrolü ve ödemesi bendeydi.",
      ],
    },
    {
      key: "vat",
      kind: "skill",
      isMust: true,
      en: [
        "VAT returns",
        "Prepared {VAT returns} for four countries.",
        "Filed {value added tax} declarations, never a late one.",
      ],
      de: [
        "Umsatzsteuervoranmeldung",
        "{Umsatzsteuervoranmeldung} für vier Länder.",
        "{Umsatzsteuer} fristgerecht gemeldet, auch innergemeinschaftlich.",
      ],
      es: [
        "Declaraciones de IVA",
        "Preparé las {declaraciones de IVA} de cuatro países.",
        "Presentación trimestral del {IVA}, siempre en plazo.",
      ],
      tr: [
        "KDV beyannamesi",
        "Dört şubenin {KDV beyannamesini} hazırladım.",
        "{Katma değer vergisi} bildirimlerini gecikmeden verdim.",
      ],
    },
    {
      key: "sap-fi",
      kind: "tool",
      isMust: true,
      en: [
        "SAP",
        "Posted in {SAP} and moved the chart of accounts to the new version.",
        "Key user for {SAP FI} after the merger.",
      ],
      de: ["SAP", "Buchungen in {SAP}, Umstellung des Kontenrahmens begleitet.", "Key-Userin für {SAP FI} nach der Fusion."],
      es: ["SAP", "Contabilización en {SAP} y migración del {plan de cuentas}.", "Usuaria clave de {SAP FI} tras la fusión."],
      tr: [
        "SAP",
        "{SAP} üzerinde kayıtları tuttum, hesap planını taşıdım.",
        "Birleşmeden sonra {SAP FI} anahtar kullanıcısıydım.",
      ],
    },
    {
      key: "excel",
      kind: "tool",
      isMust: false,
      en: ["Excel", "Built the {liquidity forecast} in {Excel}.", "Replaced forty {MS Excel} sheets by one."],
      de: ["Excel", "{Liquiditätsplanung} in {Excel} aufgebaut.", "Aus vierzig {MS-Excel}-Listen eine gemacht."],
      es: ["Excel", "Monté la {previsión de tesorería} en {Excel}.", "Convertí cuarenta hojas de {MS Excel} en una."],
      tr: ["Excel", "{Nakit akışı tahminini} {Excel} ile kurdum.", "Kırk {MS Excel} dosyasını tek dosyada topladım."],
    },
    {
      key: "ifrs",
      kind: "skill",
      isMust: false,
      en: ["IFRS", "Group reporting under {IFRS}.", "Prepared the reconciliation from local rules to {IFRS 16}."],
      de: ["IFRS", "{Konzernmeldung} nach {IFRS}.", "Überleitung von {HGB} auf {IFRS}."],
      es: ["NIIF", "Reporte al grupo según {NIIF}.", "Conciliación entre el plan contable local y las {IFRS}."],
      tr: ["UFRS", "Grup raporlamasını {UFRS} ile yaptım.", "Yerel kayıtlardan {IFRS} tablolarına geçişi hazırladım."],
    },
    {
      key: "payroll",
      kind: "skill",
      isMust: false,
      en: [
        "Payroll",
        "{Payroll} for 120 employees, with the social insurance reports.",
        "Calculated {wages} for 120 people every month.",
      ],
      de: [
        "Lohnabrechnung",
        "{Lohnabrechnung} für 120 Beschäftigte.",
        "Monatliche {Entgeltabrechnung}, 120 Personen, mit Meldungen an die Kassen.",
      ],
      es: [
        "Nóminas",
        "Elaboración de {nóminas} de 120 empleados.",
        "Calculé los {salarios} y los seguros sociales de 120 personas.",
      ],
      tr: [
        "Bordro",
        "120 çalışanın {bordro} işlemlerini yaptım.",
        "Her ay 120 kişinin {maaş hesaplamasını} ve SGK bildirgelerini hazırladım.",
      ],
    },
  ],
  experience: {
    en: "3 years in accounting",
    de: "3 Jahre Berufserfahrung in der Buchhaltung",
    es: "3 años de experiencia en contabilidad",
    tr: "Muhasebede en az 3 yıl deneyim",
  },
  advert: {
    en: `Accountant
We make chairs that last longer than leases. Finance is five people and one plant nobody dares to throw away.

Requirements
- degree in accounting, finance or business (bachelor)
- at least 3 years of experience in accounting
- month-end closing on your own
- accounts payable
- VAT returns
- SAP
- English B1 or better

A plus: IFRS, payroll, very good Excel.

Two days a week from home, a bonus in good years.`,
    de: `Buchhalter (m/w/d)
Wir bauen Stühle, die länger halten als Mietverträge.

Anforderungen
- abgeschlossenes Studium der Betriebswirtschaft (Bachelor)
- mindestens 3 Jahre Berufserfahrung in der Buchhaltung
- selbstständiger Monatsabschluss
- Kreditorenbuchhaltung
- Umsatzsteuervoranmeldung
- SAP
- Englisch B1

Von Vorteil: IFRS, Lohnabrechnung, sehr gute Excel-Kenntnisse.

Zwei Tage Homeoffice, Bonus in guten Jahren.`,
    es: `Contable
Fabricamos sillas que duran más que los contratos de alquiler.

Requisitos
- Grado en ADE, Economía o similar
- Mínimo 3 años de experiencia en contabilidad
- Cierre mensual
- Cuentas a pagar
- Declaraciones de IVA
- SAP
- Inglés B1

Se valorará: NIIF, nóminas, Excel avanzado.

Dos días de teletrabajo y bonus.`,
    tr: `Muhasebe Uzmanı
Kira sözleşmelerinden uzun ömürlü sandalyeler üretiyoruz.

Aranan nitelikler
- İşletme veya iktisat lisans mezunu
- Muhasebede en az 3 yıl deneyim
- Ay sonu kapanış
- Borç takibi
- KDV beyannamesi
- SAP
- İngilizce B1

Tercih sebebi: UFRS, bordro, ileri düzey Excel.

Haftada iki gün evden çalışma.`,
  },
};
