import { terms } from "./table.ts";

/** Office work, finance, law, people, sales, marketing and customers. */
export const office = [
  ...terms(
    "skill",
    `
Accounting; bookkeeping; general ledger; double-entry bookkeeping | Buchhaltung; Finanzbuchhaltung; Buchführung; Rechnungswesen; =Fibu | Contabilidad; contabilidad general; teneduría de libros | Muhasebe; genel muhasebe; ön muhasebe
Accounts payable; supplier invoices; vendor invoices; invoice processing | Kreditorenbuchhaltung; Kreditoren; Eingangsrechnungen; Rechnungsprüfung | Cuentas a pagar; cuentas por pagar; facturas de proveedores | Borç hesapları; tedarikçi faturaları; fatura işleme
Accounts receivable; dunning; debt collection; credit control | Debitorenbuchhaltung; Debitoren; Mahnwesen; Forderungsmanagement | Cuentas a cobrar; cuentas por cobrar; gestión de cobros | Alacak hesapları; alacak takibi; tahsilat
Invoicing; billing; issuing invoices | Rechnungsstellung; Fakturierung; Rechnungserstellung | Facturación; emisión de facturas | Faturalama; fatura kesme; faturalandırma
Financial statements; annual accounts; annual financial statements; year-end closing | Jahresabschluss; Jahresabschlüsse; Bilanzierung; Abschlusserstellung | Cierre contable; cuentas anuales; estados financieros | Mali tablolar; yıl sonu kapanış; finansal tablolar
Month-end closing; month-end close; monthly closing; monthly close; closed the month; monthly accounts | Monatsabschluss; Monatsabschlüsse; Monatsabschlussarbeiten | Cierre mensual; cierres mensuales; cierre contable mensual; cierres contables de fin de mes; cierre de mes; cierres de mes | Ay sonu kapanış; ay sonu kapanışı; ay sonu kapanışları; aylık kapanış; dönem sonu kapanış
VAT returns; VAT return; VAT filing; advance VAT returns | Umsatzsteuervoranmeldung; Umsatzsteuervoranmeldungen; Umsatzsteuer-Voranmeldungen; Umsatzsteuererklärung | Declaraciones de IVA; declaración de IVA; declaración del IVA; declaraciones del IVA; liquidación del IVA | KDV beyannamesi; KDV beyannameleri; KDV beyanı
Controlling; management accounting; cost accounting; cost control | Controlling; Kostenrechnung; Kostenstellenrechnung | Control de gestión; controlling; contabilidad de costes | Maliyet muhasebesi; maliyet kontrolü; yönetim muhasebesi
Budgeting; budget planning; budget management; forecasting; budget responsibility | Budgetplanung; Budgetierung; Budgetverantwortung | Presupuestos; gestión de presupuestos; elaboración de presupuestos; control presupuestario | Bütçeleme; bütçe planlama; bütçe yönetimi
Financial analysis; financial modelling; financial modeling; financial planning; FP&A | Finanzanalyse; Finanzplanung | Análisis financiero; planificación financiera; modelización financiera | Finansal analiz; finansal planlama
Tax; tax returns; taxation; =VAT | Steuern; Steuererklärungen; Steuererklärung; Umsatzsteuer; Steuerrecht | Impuestos; fiscalidad; declaraciones de impuestos | Vergi; vergi beyannamesi; vergilendirme
Auditing; internal audit; external audit | Wirtschaftsprüfung; Revision; interne Revision | Auditoría; auditoría interna; auditoría externa | Denetim; iç denetim; bağımsız denetim
Payroll; payroll processing; payroll accounting | Lohnbuchhaltung; Gehaltsabrechnung; Lohnabrechnung; Entgeltabrechnung; Lohn- und Gehaltsabrechnung | Nóminas; nómina; gestión de nóminas; elaboración de nóminas | Bordro; bordrolama; bordro hazırlama; maaş bordrosu
IFRS | IFRS | =NIIF | =UFRS
Local accounting standards; US GAAP; UK GAAP | HGB; HGB-Abschluss | Plan General Contable; =PGC | Tekdüzen hesap planı; =TFRS
Treasury; cash management; liquidity planning | Treasury; Liquiditätsplanung | Tesorería | Hazine; nakit yönetimi; nakit akışı
Banking; retail banking; corporate banking | Bankwesen; Bankgeschäft; Bankberatung | Banca; banca comercial | Bankacılık
Insurance advice; insurance claims; claims handling; underwriting | Schadenregulierung; Versicherungsberatung; Schadenbearbeitung | Gestión de siniestros; suscripción de seguros | Hasar yönetimi; sigorta danışmanlığı
Risk management; risk management systems | Risikomanagement; Risikomanagementsystem; Risikomanagementsysteme | Gestión de riesgos; sistemas de gestión de riesgos | Risk yönetimi; risk yönetim sistemleri
Compliance; regulatory compliance; anti-money laundering; =AML; =KYC | Compliance; Geldwäscheprävention | Cumplimiento normativo; compliance; prevención del blanqueo | Mevzuata uyum; mevzuat uyumu; uyum birimi; uyum yönetimi; =Uyum Uzmanı; kara para aklamanın önlenmesi
Office administration; office management; administrative support; administrative tasks; clerical work; secretarial work | Büroorganisation; Büromanagement; Sekretariat; Sachbearbeitung; Büroverwaltung; Verwaltungsaufgaben | Administración; gestión administrativa; tareas administrativas; secretariado | Ofis yönetimi; idari işler; sekreterlik; büro yönetimi
Correspondence; business correspondence | Korrespondenz; Schriftverkehr; Geschäftskorrespondenz | Correspondencia; correspondencia comercial | Yazışma; ticari yazışma
Calendar management; diary management; appointment scheduling; scheduling appointments | Terminplanung; Terminkoordination; Terminmanagement; Terminvereinbarung | Gestión de agenda; gestión de agendas; concertación de citas | Takvim yönetimi; randevu planlama; ajanda yönetimi
Travel management; travel booking; travel arrangements | Reiseplanung; Reisemanagement; Reisekostenabrechnung | Gestión de viajes; organización de viajes | Seyahat organizasyonu; seyahat planlama
Data entry | Datenerfassung; Dateneingabe; Stammdatenpflege | Introducción de datos; grabación de datos; entrada de datos | Veri girişi
Document management; filing; archiving | Dokumentenmanagement; Ablage; Archivierung | Gestión documental; archivo de documentos | Doküman yönetimi; evrak takibi; arşivleme; dosyalama
Reception; front desk; switchboard | Empfang; Telefonzentrale | Recepción; atención telefónica; centralita | Resepsiyon; karşılama; santral
Event management; event planning; event organisation; organising events | Eventmanagement; Veranstaltungsorganisation; Veranstaltungsplanung | Organización de eventos; gestión de eventos | Etkinlik yönetimi; organizasyon yönetimi; etkinlik planlama
Project management; managing projects; project planning; project lead; project coordination | Projektmanagement; Projektleitung; Projektplanung; Projektsteuerung; Projektkoordination | Gestión de proyectos; dirección de proyectos; planificación de proyectos; coordinación de proyectos | Proje yönetimi; proje planlama; proje koordinasyonu
Product management; product strategy; product roadmap; product backlog | Produktmanagement; Produktstrategie | Gestión de producto; gestión de productos; estrategia de producto | Ürün yönetimi; ürün stratejisi
Process improvement; process optimisation; process optimization; process management | Prozessoptimierung; Prozessmanagement; Prozessverbesserung | Mejora de procesos; optimización de procesos | Süreç iyileştirme; süreç yönetimi; süreç optimizasyonu
Change management; organisational change | Veränderungsmanagement; Organisationsentwicklung | Gestión del cambio | Değişim yönetimi
Stakeholder management; managing stakeholders | Stakeholder-Management; Stakeholdermanagement | Gestión de stakeholders; gestión de partes interesadas; gestión de grupos de interés | Paydaş yönetimi
Strategy; go-to-market; business strategy; corporate strategy; strategic planning | Unternehmensstrategie; strategische Planung; Strategieentwicklung | Estrategia empresarial; planificación estratégica | Strateji geliştirme; stratejik planlama
Negotiation; contract negotiation; negotiating contracts | Verhandlungsführung; Vertragsverhandlungen; Vertragsverhandlung | Negociación; negociación de contratos | Müzakere; sözleşme müzakeresi; pazarlık
Presentations; presentation skills; public speaking | Präsentationstechnik; Präsentationen | Presentaciones; hablar en público | Sunum becerisi; sunum hazırlama; sunum yapma; sunum; sunumlar
Translation; translating; interpreting | Übersetzung; Übersetzungen; Dolmetschen | Traducción; traducciones; interpretación | Çeviri; tercüme; çevirmenlik
Teaching; classroom teaching; lesson planning; lecturing | Unterrichten; Unterrichtsplanung; Unterrichtsgestaltung; Lehrtätigkeit | Docencia; enseñanza; planificación de clases; impartición de clases | Öğretim; ders planlama; öğretmenlik
Training delivery; staff training; training employees; workshops | Schulungen; Mitarbeiterschulung; Mitarbeiterschulungen; Trainings | Formación de personal; impartición de formación; formación de empleados; talleres | Eğitim verme; personel eğitimi; çalışan eğitimi
Child care; childcare; early childhood education | Kinderbetreuung; frühkindliche Bildung | Cuidado infantil; educación infantil | Çocuk bakımı; okul öncesi eğitim
Social work; youth work; social counselling | Sozialarbeit; soziale Arbeit; Sozialberatung; Jugendarbeit | Trabajo social; intervención social | Sosyal hizmet; sosyal çalışma
Recruiting; recruitment; talent acquisition; candidate sourcing; hiring process; full-cycle recruiting | Recruiting; Personalbeschaffung; Personalgewinnung; Bewerbermanagement; Personalauswahl | Selección de personal; reclutamiento; captación de talento; reclutamiento y selección | İşe alım; personel alımı; yetenek kazanımı; işe alım süreçleri
Human resources; HR management; personnel administration; HR administration; =HR | Personalwesen; Personalmanagement; Personaladministration; Personalarbeit; Personalverwaltung | Recursos humanos; =RRHH; administración de personal; gestión de personal | İnsan kaynakları; =İK; özlük işleri; personel yönetimi
Employee development; learning and development; people development; talent development | Personalentwicklung; Mitarbeiterentwicklung | Desarrollo de personal; desarrollo del talento; formación y desarrollo | Çalışan gelişimi; personel gelişimi; yetenek yönetimi
Employee onboarding; onboarding of employees | Onboarding von Mitarbeitenden; Mitarbeiter-Onboarding | Incorporación de empleados | Oryantasyon; işe alıştırma
Performance management; performance reviews; appraisals | Mitarbeiterbeurteilung; Leistungsbeurteilung | Evaluación del desempeño; gestión del desempeño | Performans yönetimi; performans değerlendirme
Labour law; employment law; labor law | Arbeitsrecht | Derecho laboral; legislación laboral | İş hukuku; 4857 sayılı İş Kanunu
Contract law; contract drafting; drafting contracts; contract management | Vertragsrecht; Vertragsgestaltung; Vertragsmanagement | Derecho contractual; redacción de contratos; gestión de contratos | Sözleşme hukuku; sözleşme hazırlama; sözleşme yönetimi
Civil law | Zivilrecht | Derecho civil | Medeni hukuk
Criminal law | Strafrecht | Derecho penal | Ceza hukuku
Corporate law; company law; commercial law | Gesellschaftsrecht; Handelsrecht | Derecho mercantil; derecho societario | Ticaret hukuku; şirketler hukuku
Legal research; legal advice; legal writing | Rechtsberatung; Rechtsrecherche | Asesoramiento jurídico; investigación jurídica; asesoría legal | Hukuki danışmanlık; hukuki araştırma
Litigation; court proceedings; dispute resolution | Prozessführung; Gerichtsverfahren | Litigación; procedimientos judiciales; litigios | Dava takibi; uyuşmazlık çözümü
Sales; selling; direct sales; sales experience | Vertrieb; Verkauf; Direktvertrieb; Vertriebserfahrung | Ventas; venta directa; experiencia comercial | Satış; doğrudan satış; satış deneyimi
B2B sales; B2B selling; B2B sales experience | B2B-Vertrieb; B2B Vertrieb; B2B-Verkauf; Geschäftskundenvertrieb | Ventas B2B; venta B2B | B2B satış; kurumsal satış
Field sales; outside sales | Außendienst; Vertriebsaußendienst | Ventas de campo; comercial de calle | Saha satışı; saha satış
Inside sales; telesales; telephone sales; cold calling; telemarketing | Vertriebsinnendienst; Telefonverkauf; Kaltakquise; Telefonakquise | Televenta; ventas telefónicas; puerta fría; llamadas en frío | Telefonla satış; tele satış; soğuk arama
Key account management; account management; key accounts | Key-Account-Management; Großkundenbetreuung; Kundenbetreuung im Außendienst | Gestión de cuentas; gestión de grandes cuentas; cuentas clave | Anahtar müşteri yönetimi; kilit müşteri yönetimi
Business development; new business; customer acquisition; lead generation | Geschäftsentwicklung; Neukundengewinnung; Kundenakquise; Neukundenakquise; Leadgenerierung | Desarrollo de negocio; captación de clientes; generación de leads; captación de nuevos clientes | İş geliştirme; müşteri kazanımı; yeni müşteri kazanımı
Customer service; customer support; customer care; serving customers | Kundenservice; Kundenbetreuung; Kundendienst; Kundenberatung | Atención al cliente; servicio al cliente; soporte al cliente | Müşteri hizmetleri; müşteri desteği; müşteri ilişkileri
Customer success; client retention; customer retention | Kundenbindung | Fidelización de clientes; éxito del cliente | Müşteri başarısı; müşteri sadakati
Complaint handling; complaints management; handling complaints | Reklamationsbearbeitung; Beschwerdemanagement; Reklamationsmanagement | Gestión de reclamaciones; gestión de quejas | Şikayet yönetimi
Call centre; call center; inbound calls; outbound calls | Callcenter | Centro de llamadas; contact center | Çağrı merkezi
Cash handling; cashier; till operation; point of sale; =POS | Kassieren; Kassenführung; Kassentätigkeit; Kassierertätigkeit | Manejo de caja; cobro en caja; gestión de caja; caja registradora | Kasa; kasiyerlik; kasa işlemleri
Retail; retail sales; store management; shop floor | Einzelhandel; Filialleitung; Ladenverkauf | Comercio minorista; retail; venta minorista; gestión de tienda | Perakende; perakende satış; mağaza yönetimi; mağazacılık
Merchandising; visual merchandising; shelf stocking; stocking shelves | Warenpräsentation; Regalpflege; Warenverräumung | Reposición; merchandising; escaparatismo; reposición de estanterías | Reyon düzenleme; görsel düzenleme; raf düzeni
Marketing; marketing campaigns; online marketing; digital marketing | Marketing; Digitalmarketing; Marketingkampagnen | Marketing; marketing digital; campañas de marketing; mercadotecnia | Pazarlama; dijital pazarlama; pazarlama kampanyaları
=SEO; search engine optimisation; search engine optimization; organic search | SEO; Suchmaschinenoptimierung | SEO; posicionamiento en buscadores; posicionamiento web | SEO; arama motoru optimizasyonu
=SEA; =PPC; =SEM; paid search; search engine advertising; search engine marketing; pay per click | SEA; Suchmaschinenwerbung; Suchmaschinenmarketing | SEM; publicidad en buscadores | SEM; arama motoru reklamları
Content marketing; content strategy | Content-Marketing; Content-Strategie; Inhaltsstrategie | Marketing de contenidos; estrategia de contenidos | İçerik pazarlama; içerik stratejisi; içerik pazarlaması
E-mail marketing; email marketing; email newsletters; newsletters; e-mail campaigns | E-Mail-Marketing; Newsletter; Newsletter-Marketing | Email marketing; marketing por correo electrónico; boletines por correo; boletines | E-posta pazarlama; e-posta pazarlaması; e-bülten; e-posta bültenleri
Social media; social media marketing; social networks | Social Media; soziale Medien; soziale Netzwerke | Redes sociales; gestión de redes sociales; community management | Sosyal medya; sosyal medya yönetimi
Copywriting; copy writing; writing copy | Texten; Werbetexte; Werbetexten; Texterstellung | Redacción publicitaria; redacción de textos; copywriting | Metin yazarlığı; reklam yazarlığı
A/B testing; A/B tests; split testing; split tests | A/B-Tests | Pruebas A/B; tests A/B; test A/B | A/B testleri; A/B testi
Brand management; branding; brand strategy | Markenführung; Markenmanagement; Markenstrategie | Gestión de marca; estrategia de marca | Marka yönetimi; marka stratejisi
Public relations; press relations; media relations; =PR | Öffentlichkeitsarbeit; Pressearbeit; Presse- und Öffentlichkeitsarbeit | Relaciones públicas; relaciones con los medios; gabinete de prensa | Halkla ilişkiler; basın ilişkileri
Market research; competitor analysis | Marktforschung; Marktanalyse; Wettbewerbsanalyse | Investigación de mercado; estudios de mercado; análisis de mercado | Pazar araştırması; piyasa araştırması; rakip analizi
Journalism; editorial work; editing texts | Journalismus; Redaktion; redaktionelle Arbeit; Lektorat | Periodismo; redacción periodística; edición de textos | Gazetecilik; editörlük
Photography; photo editing | Fotografie; Bildbearbeitung | Fotografía; edición de fotografía; retoque fotográfico | Fotoğrafçılık; fotoğraf düzenleme
Video editing; video production | Videoschnitt; Videobearbeitung; Videoproduktion | Edición de vídeo; producción audiovisual | Video düzenleme; video kurgu; video prodüksiyon
E-commerce; online shop; online retail | E-Commerce; Onlinehandel; Onlineshop; Online-Handel | Comercio electrónico; tienda online | E-ticaret; online satış
CRM; customer relationship management | CRM; Kundenbeziehungsmanagement; CRM-Systeme | CRM; gestión de relaciones con clientes | CRM; müşteri ilişkileri yönetimi
ERP; ERP systems | ERP; ERP-Systeme; ERP-System; Warenwirtschaftssystem; Warenwirtschaftssysteme | ERP; sistemas ERP | ERP; ERP sistemleri
`,
  ),
  ...terms(
    "tool",
    `
Microsoft Office; MS Office; =Office 365; Microsoft 365; =M365; Office suite; Microsoft Suite | Microsoft Office; Office-Anwendungen; Office-Kenntnisse; MS-Office-Kenntnisse; Office-Paket | Microsoft Office; paquete Office; ofimática | Microsoft Office; Ofis programları; MS Office programları; Office programları; Office uygulamaları; Ofis uygulamaları
=Excel; Microsoft Excel; MS Excel | Excel; Excel-Kenntnisse | Excel | Excel
Spreadsheets; spreadsheet software | Tabellenkalkulation; Tabellenkalkulationen | Hojas de cálculo | Hesap tabloları; elektronik tablolar
Microsoft Word; MS Word; =Word
PowerPoint; Microsoft PowerPoint
=Outlook; Microsoft Outlook
Microsoft Access; MS Access
Microsoft Teams; MS Teams
SharePoint
Google Workspace; G Suite; Google Docs; Google Sheets
=Slack
=SAP; SAP ERP; SAP S/4HANA; S/4HANA; SAP R/3; SAP-Kenntnisse
SAP FI/CO; SAP FI; SAP CO; SAP FICO
SAP MM
SAP SD
SAP HCM; SuccessFactors; SAP HR
DATEV
=Lexware
=Sage
=Xero
QuickBooks
=Logo ERP; Logo Tiger; Logo Go; Logo Muhasebe; Netsis; =Mikro
A3 software; A3ERP; ContaPlus; Contasol
NetSuite; Oracle NetSuite
Microsoft Dynamics; Dynamics 365
Business Central; Dynamics 365 Business Central; Microsoft Dynamics NAV; Dynamics NAV; Navision
=Workday
Personio
Salesforce; Salesforce CRM
HubSpot
Pipedrive
Zoho
Google Analytics; =GA4; Universal Analytics
Google Ads; Google AdWords; AdWords
Meta Ads; Facebook Ads; Facebook Ads Manager
LinkedIn Ads; LinkedIn Campaign Manager
Google Tag Manager; =GTM
Google Search Console
Semrush; Ahrefs; Sistrix
Mailchimp; Brevo; Klaviyo
Hootsuite; =Buffer
WordPress; WooCommerce
TYPO3
=Drupal
Shopify
Magento; Adobe Commerce
=Shopware
LinkedIn Recruiter
Microsoft Project; MS Project
`,
  ),
];
