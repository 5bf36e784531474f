import { products, terms } from "./table.ts";

/** Finance, law, people, sales, marketing, media and office, beyond the first list in `office.ts`. */
export const business = [
  ...terms(
    "skill",
    `
Tax returns and declarations; tax declarations; monthly tax returns | Steueranmeldungen; Abgabe von Steuererklärungen | Declaraciones tributarias; modelos 303 y 111; liquidación de impuestos; presentación de impuestos | Beyanname; beyannameler; beyanname hazırlama; beyannamelerin hazırlanması; aylık beyannameler; muhtasar
E-invoicing; electronic invoicing; e-invoices; =e-ledger | E-Rechnung; E-Rechnungen; XRechnung; ZUGFeRD | Factura electrónica; facturación electrónica | e-Fatura; e-arşiv; e-defter; e-irsaliye; e-fatura süreçleri
Fixed assets accounting; asset accounting; depreciation | Anlagenbuchhaltung; Abschreibungen | Inmovilizado; amortizaciones | Sabit kıymet; amortisman; demirbaş takibi
Bank reconciliation; account reconciliation; reconciliations | Kontenabstimmung; Bankabstimmung; Kontenklärung | Conciliación bancaria; conciliaciones bancarias | Banka mutabakatı; hesap mutabakatı; cari mutabakat
Consolidation; group accounts; group reporting; intercompany | Konsolidierung; Konzernabschluss; Konzernrechnungslegung | Consolidación de cuentas; cuentas consolidadas | Konsolidasyon; konsolide raporlama
Cost calculation; product costing; pricing; price calculation | Kalkulation von Preisen; Preiskalkulation; Produktkalkulation | Cálculo de costes; fijación de precios | Maliyet hesaplama; fiyatlandırma; birim maliyet
Expense reports; travel expenses | Reisekosten; Spesenabrechnung; Reisekostenabrechnungen | Notas de gastos; liquidación de gastos | Masraf beyanı; harcırah; masraf takibi
Valuation; company valuation; due diligence; financial due diligence | Unternehmensbewertung; Due-Diligence-Prüfung | Valoración de empresas | Şirket değerleme; durum tespiti
Mergers and acquisitions; M&A; share purchase agreements; =SPA; transactions law | Fusionen und Übernahmen; Unternehmenstransaktionen | Fusiones y adquisiciones; operaciones de M&A; compraventa de empresas | Birleşme ve devralma; şirket birleşmeleri
Investment advice; portfolio management; asset management; wealth management; securities | Vermögensverwaltung; Anlageberatung; Wertpapiere; Portfoliomanagement | Gestión de carteras; asesoramiento financiero; gestión de patrimonios; valores | Portföy yönetimi; yatırım danışmanlığı; menkul kıymetler; varlık yönetimi
Credit analysis; lending; loans; mortgage lending; mortgages; credit risk | Kreditanalyse; Baufinanzierung; Kreditvergabe; Kreditbearbeitung; Kreditrisiko | Análisis de riesgos crediticios; hipotecas; préstamos; riesgo de crédito | Kredi analizi; kredi tahsis; konut kredisi; kredi riski
Transfer pricing; international tax; corporate tax; income tax | Verrechnungspreise; internationales Steuerrecht; Körperschaftsteuer; Einkommensteuer | Precios de transferencia; fiscalidad internacional; impuesto de sociedades; =IRPF | Transfer fiyatlandırması; kurumlar vergisi; gelir vergisi; uluslararası vergi
Internal controls; =SOX; internal control system | Internes Kontrollsystem; =IKS | Control interno | İç kontrol
Actuarial work; actuarial science; pension calculations | Aktuariat; Versicherungsmathematik; betriebliche Altersversorgung | Actuaría; cálculos actuariales | Aktüerya; aktüeryal hesaplama
Public procurement; tenders; bid management; tender management; =RFP; request for proposal | Vergaberecht; öffentliche Ausschreibungen; Angebotsmanagement; Vergabe | Contratación pública; licitaciones públicas; gestión de ofertas; concursos públicos | Kamu ihaleleri; ihale süreçleri; ihale takibi; teklif hazırlama; 4734 sayılı Kamu İhale Kanunu
Grants and subsidies; grant writing; fundraising; funding applications; EU projects | Fördermittel; Fördermittelanträge; Fundraising; Spendengewinnung; Drittmittel | Subvenciones; captación de fondos; proyectos europeos | Hibe projeleri; fon geliştirme; teşvik; kaynak geliştirme; AB projeleri
Insolvency law; restructuring; liquidation | Insolvenzrecht; Sanierung; Restrukturierung | Derecho concursal; reestructuración | İcra iflas hukuku; icra takibi; konkordato
Tax law; administrative law; public law | Verwaltungsrecht; öffentliches Recht; Steuerrecht als Fachgebiet | Derecho administrativo; derecho público; derecho tributario | İdare hukuku; vergi hukuku; kamu hukuku
Family law; inheritance law | Familienrecht; Erbrecht | Derecho de familia; derecho de sucesiones | Aile hukuku; miras hukuku; boşanma davaları
Intellectual property; patents; patent law; trademarks; copyright law | Gewerblicher Rechtsschutz; Patentrecht; Markenrecht; Urheberrecht; Patente und Marken | Propiedad intelectual; propiedad industrial; marcas y patentes | Fikri mülkiyet; marka ve patent; fikri ve sınai haklar; patent tescil
Real estate law; tenancy law; conveyancing; land register | Mietrecht; Immobilienrecht; Wohnungseigentumsrecht; Grundbuch | Derecho inmobiliario; arrendamientos; registro de la propiedad | Gayrimenkul hukuku; kira hukuku; tapu işlemleri
Legal secretarial work; notarial work; legal deadlines; court filings; case management (law) | Notariatswesen; Fristenkontrolle; Mandantenbetreuung; RVG-Abrechnung; Zwangsvollstreckung | Secretaría jurídica; gestión de expedientes; escritos judiciales; plazos procesales | Dava dosyası takibi; dilekçe yazımı; duruşma takibi; UYAP
Competition law; regulatory law; antitrust; banking law | Kartellrecht; Wettbewerbsrecht; Bankrecht | Derecho de la competencia; derecho bancario | Rekabet hukuku; bankacılık hukuku
Personnel records; personnel files; employee records; employment contracts; HR documentation | Personalakten; Personalaktenführung; Arbeitsverträge; Bescheinigungswesen | Expedientes de personal; contratos laborales; altas y bajas; administración laboral; gestión laboral | Özlük işleri; özlük dosyası; özlük dosyaları; SGK işlemleri; işe giriş çıkış; iş sözleşmeleri
Social insurance; social security; pension administration; statutory contributions | Sozialversicherung; Sozialversicherungsrecht; Beitragsabrechnung | Seguridad Social; seguros sociales; Sistema RED; =SILTRA; cotizaciones | Sosyal güvenlik; SGK bildirgesi; SGK mevzuatı; sigorta primleri
Employer branding; HR marketing; candidate experience | Employer Branding; Personalmarketing; Arbeitgebermarke | Marca empleadora | İşveren markası; işveren marka yönetimi
Compensation and benefits; compensation; benefits management; salary benchmarking; job grading | Vergütung und Benefits; Vergütungsmanagement; Entgeltsysteme; Stellenbewertung | Compensación y beneficios; política salarial; retribución | Ücret ve yan haklar; ücretlendirme; ücret yönetimi
Works council relations; industrial relations; collective bargaining; trade unions; employee relations | Zusammenarbeit mit dem Betriebsrat; Betriebsverfassungsrecht; Tarifrecht; Betriebsrat | Relaciones laborales; comité de empresa; negociación colectiva; convenios colectivos | Endüstri ilişkileri; toplu iş sözleşmesi; sendika ilişkileri; çalışan ilişkileri
Shift and staff scheduling; rota planning; duty rosters; workforce planning; staff rostering | Dienstplanung; Schichtplanung; Personaleinsatzplanung; Dienstpläne | Cuadrantes; planificación de turnos; gestión de turnos | Vardiya planlama; nöbet listesi; iş gücü planlama; çalışma çizelgesi
Apprentice training; training of apprentices; trainee supervision; vocational training of apprentices | Ausbildung von Azubis; Auszubildendenbetreuung; Ausbilder; Betreuung von Azubis | Tutoría de prácticas; formación de aprendices; tutor de empresa | Stajyer eğitimi; çırak eğitimi
Headhunting; active sourcing; executive search; direct search; staffing; temporary staffing | Active Sourcing; Direktansprache; Personalvermittlung; Arbeitnehmerüberlassung; Personaldisposition | Búsqueda directa; headhunting; selección directiva; trabajo temporal; =ETT | Yönetici arama; aktif aday arama; geçici istihdam
Psychometric testing; assessment centre; competency interviews; aptitude tests | Eignungsdiagnostik; Assessment-Center; strukturierte Interviews | Pruebas psicotécnicas; entrevistas por competencias | Değerlendirme merkezi; yetkinlik bazlı mülakat; psikometrik test
Customer acquisition by phone; outbound sales; lead qualification; =SDR; =BDR; prospecting; cold outreach | Leadqualifizierung; Outbound-Vertrieb; Terminierung; Prospecting | Prospección comercial; cualificación de leads; concertación de citas | Potansiyel müşteri arama; müşteri adayı; soğuk arama; tele satış
New customer acquisition; won new customers; customer acquisition; winning new clients; new client acquisition | Neukundengewinnung; Neukundenakquise; Kundengewinnung; Gewinnung von Neukunden | Captación de clientes; captación de nuevos clientes; apertura de mercado | Yeni müşteri kazanımı; müşteri kazanımı; müşteri portföyü geliştirme
Existing customer care; client relationship management; portfolio of customers; customer visits; upselling; cross-selling | Bestandskundenpflege; Bestandskundenbetreuung; Kundenbesuche; Upselling | Fidelización y cartera de clientes; cartera de clientes; visitas a clientes; venta cruzada | Mevcut müşteri yönetimi; müşteri ziyaretleri; müşteri portföy yönetimi; çapraz satış
Quotations; preparing quotes; offers and quotations; order processing; order management; order entry | Angebotserstellung; Auftragsabwicklung; Auftragsbearbeitung; Auftragserfassung; Vertriebsinnendienst | Elaboración de presupuestos comerciales; gestión de pedidos de clientes; ofertas comerciales; tramitación de pedidos | Teklif oluşturma; sipariş yönetimi; sipariş süreçleri; teklif ve sipariş
Sales management; sales leadership; sales planning; sales forecasting; sales strategy; territory management | Vertriebsleitung; Vertriebssteuerung; Vertriebsplanung; Umsatzplanung; Gebietsleitung | Dirección comercial; jefatura de ventas; planificación comercial; previsión de ventas | Satış yönetimi; bölge satış yönetimi; satış planlama; satış hedefleri
Technical sales; sales engineering; presales; pre-sales; solution selling; consultative selling | Technischer Vertrieb; Vertriebsingenieur; Presales; beratender Verkauf | Venta técnica; ingeniería comercial; preventa; venta consultiva | Teknik satış; satış mühendisliği; satış öncesi destek; çözüm satışı
Distribution and channel sales; channel management; partner management; dealer management; wholesale sales | Partnermanagement; Händlerbetreuung; Vertriebspartner; Channel-Vertrieb | Gestión de distribuidores; canal de distribución; red de distribuidores | Bayi yönetimi; kanal yönetimi; distribütör yönetimi
Pharmaceutical sales; medical sales; pharma representative; medical devices sales | Pharmareferent; Pharmaberatung; Medizinproduktevertrieb; Klinikvertrieb | Visita médica; visitador médico; venta de productos sanitarios | İlaç tanıtımı; tıbbi mümessillik; medikal satış
Export sales; international sales; export management; foreign trade | Exportvertrieb; internationaler Vertrieb; Außenhandel; Exportleitung | Exportación; comercio internacional; ventas internacionales; export manager | İhracat; dış ticaret; ihracat satış; uluslararası satış
Property sales and letting; property viewings; estate agency; real estate sales; lettings | Immobilienvermittlung; Immobilienverkauf; Vermietung; Wohnungsbesichtigungen | Venta inmobiliaria; alquiler de inmuebles; captación inmobiliaria; agente inmobiliario | Emlak danışmanlığı; gayrimenkul satışı; kiralama; emlak satış
Insurance sales; insurance brokerage; policy administration; motor claims | Versicherungsvertrieb; Versicherungsvermittlung; Vertragsbearbeitung; Kfz-Schäden | Venta de seguros; mediación de seguros; gestión de pólizas | Sigorta satışı; sigorta acenteliği; poliçe düzenleme
Ticket handling; support tickets; ticketing; answering tickets; case handling; helpdesk tickets | Ticketbearbeitung; Ticketsystem | Gestión de tickets; gestión de incidencias; resolución de incidencias | Talep yönetimi; destek talepleri; çağrı kaydı; talep yanıtlama
Live chat and e-mail support; chat support; e-mail support; customer correspondence | Chat-Support; schriftliche Kundenbetreuung | Soporte por chat; atención por correo electrónico | Canlı destek; e-posta desteği; chat desteği
Campaign management; campaign planning; media planning; media buying; programmatic advertising; display advertising | Kampagnenmanagement; Mediaplanung; Kampagnenplanung | Gestión de campañas; planificación de medios; publicidad programática; compra de medios | Kampanya yönetimi; medya planlama; medya satın alma; programatik reklam
Performance marketing; paid social; growth marketing; conversion rate optimisation; =CRO; retargeting; growth hacking | Performance-Marketing; Conversion-Optimierung; Retargeting; Wachstumsmarketing | Marketing de resultados; optimización de conversiones | Performans pazarlaması; dönüşüm optimizasyonu; yeniden pazarlama; büyüme pazarlaması
Marketing automation; lead nurturing; marketing funnels; newsletter automation | Marketing-Automation; Marketing-Automatisierung | Automatización de marketing | Pazarlama otomasyonu
Influencer marketing; creator partnerships; affiliate marketing; partnership marketing | Influencer-Marketing; Kooperationsmarketing | Marketing de influencers; marketing de afiliación | Influencer pazarlaması; satış ortaklığı; iş birliği pazarlaması
Trade marketing; point-of-sale marketing; shopper marketing; product marketing; product launches; market launch | Trade-Marketing; Produktmarketing; Produkteinführung; Markteinführung; Handelsmarketing | Trade marketing; marketing de producto; lanzamiento de productos | Ticari pazarlama; ürün pazarlama; ürün lansmanı; lansman
Trade fairs; exhibitions; trade shows; booth management | =Messen; Messeorganisation; Messeauftritte; Messeplanung | Ferias comerciales; organización de ferias | Fuar organizasyonu; fuarlar; stand yönetimi
Internal communication; corporate communication; employee communication; crisis communication; speech writing | Interne Kommunikation; Unternehmenskommunikation; Krisenkommunikation | Comunicación interna; comunicación corporativa; comunicación de crisis | İç iletişim; kurumsal iletişim; kriz iletişimi
Community management; moderating communities; content creation; social media content; reels and stories | Community-Management; Content-Erstellung; Contentproduktion | Gestión de comunidades; creación de contenidos; contenido para redes | Topluluk yönetimi; içerik üretimi; sosyal medya içeriği; sosyal medya yönetimi
Marketing analytics; web analytics; web analysis; campaign reporting | Webanalyse; Kampagnenauswertung; Tracking | Analítica web; métricas de marketing; analítica digital | Web analitiği; dijital analitik; kampanya raporlama
Keyword research; link building; technical SEO; on-page SEO | Keyword-Recherche; Linkaufbau; technisches SEO; Onpage-Optimierung | Investigación de palabras clave; construcción de enlaces; SEO técnico | Anahtar kelime araştırması; backlink; teknik SEO
UX writing; content design; microcopy; technical writing; technical documentation; user manuals | UX-Writing; technische Redaktion; technische Dokumentation; Bedienungsanleitungen | UX writing; redacción técnica; documentación técnica; manuales de usuario | UX yazarlığı; teknik yazarlık; teknik dokümantasyon; kullanım kılavuzu
Proofreading; copy editing; editing manuscripts; localisation; localization; subtitling | Korrekturlesen; Lektorieren; Lokalisierung; Untertitelung | Corrección de textos; corrección de estilo; localización; subtitulado | Düzeltmenlik; redaksiyon; yerelleştirme; altyazı çevirisi; son okuma
Simultaneous interpreting; conference interpreting; sworn translation; court interpreting | Simultandolmetschen; Konferenzdolmetschen; beeidigte Übersetzung | Interpretación simultánea; traducción jurada; interpretación de conferencias | Simultane çeviri; konferans tercümanlığı; yeminli tercümanlık
Illustration; packaging design; print design; typography; desktop publishing; =DTP | Illustration; Verpackungsdesign; Printdesign; Satz und Layout; Typografie; Mediengestaltung | Ilustración; diseño de packaging; maquetación; diseño editorial; tipografía | İllüstrasyon; ambalaj tasarımı; baskı tasarımı; tipografi; mizanpaj; dizgi ve sayfa tasarımı
Motion design; motion graphics; 2D animation; 3D animation; 3D modelling; animation; visual effects; =VFX | Motion Design; Animation; 3D-Modellierung; visuelle Effekte | Motion graphics; animación; modelado 3D; animación 3D; efectos visuales | Hareketli grafik; animasyon; 3D modelleme; üç boyutlu modelleme; görsel efekt
Design systems; design system; component libraries; design tokens; style guides | Designsysteme; Designsystem; Komponentenbibliotheken; Styleguides | Sistemas de diseño; sistema de diseño; librería de componentes; guías de estilo | Tasarım sistemi; tasarım sistemleri; bileşen kütüphanesi
Prototyping; prototypes; wireframes; wireframing; mock-ups; click dummies; prototyped | Prototyping; Prototypen; Wireframes; Klick-Dummys | Prototipado; prototipos; maquetas | Prototipleme; prototip; prototip hazırlama; wireframe
Service design; design thinking; customer journey mapping; information architecture; journey maps; user personas | Service-Design; Customer Journey; Informationsarchitektur | Diseño de servicios; mapa de experiencia; arquitectura de la información | Hizmet tasarımı; tasarım odaklı düşünme; müşteri yolculuğu; bilgi mimarisi
Interior design; interior architecture; space planning; furniture design; exhibition design | Innenarchitektur; Raumgestaltung; Möbeldesign; Innenausbau | Interiorismo; diseño de interiores; decoración de interiores; diseño de mobiliario | İç mimarlık; iç mekân tasarımı; mobilya tasarımı; dekorasyon
Fashion design; textile design; jewellery design; product styling | Modedesign; Textildesign; Schmuckdesign | Diseño de moda; diseño textil; joyería | Moda tasarımı; tekstil tasarımı; takı tasarımı
Industrial design; product design (physical); ergonomics | Industriedesign; Produktgestaltung; Ergonomie | Diseño industrial; ergonomía | Endüstriyel tasarım; endüstri ürünleri tasarımı; ergonomi
Product design; digital product design; app design; screen design | Produktdesign; digitales Produktdesign; Screendesign | Diseño de producto; diseño de apps; diseño digital de productos | Ürün tasarımı; uygulama tasarımı; dijital ürün tasarımı
Web design; website design; webpage design | Webdesign; Webgestaltung | Diseño web; diseño de páginas web; diseño de sitios web | Web tasarımı; web sitesi tasarımı
Product backlog; backlog management; backlog prioritisation; prioritised the backlog; owned the backlog; backlog refinement; prioritise the backlog | Backlog-Management; Backlog-Priorisierung; Pflege des Backlogs | Gestión del backlog; priorización del backlog; backlog de producto | Ürün iş listesi; backlog yönetimi; iş listesi önceliklendirme
User stories; writing user stories; acceptance criteria; product requirements; =PRD; use cases | User Storys; Akzeptanzkriterien; Anforderungsdokumente | Historias de usuario; criterios de aceptación; casos de uso | Kullanıcı hikâyeleri; kabul kriterleri; gereksinim dokümanı
Product discovery; =OKR; OKRs; product metrics; roadmapping; product vision; product analytics | Product Discovery; Produktvision; Produktkennzahlen; OKR | Descubrimiento de producto; visión de producto; métricas de producto | Ürün keşfi; ürün vizyonu; ürün metrikleri
Business intelligence; =BI; reporting; management reporting; =KPI reporting; KPIs | Business Intelligence; Reporting; Berichtswesen; Kennzahlen | Inteligencia de negocio; informes de gestión; cuadro de mando integral | İş zekâsı; raporlama; yönetim raporlaması; KPI takibi
Process modelling; BPMN; business process management; =BPM; process mapping; workflow design | Prozessmodellierung; Geschäftsprozessmanagement; Prozessaufnahme | Modelado de procesos; gestión de procesos de negocio; mapeo de procesos | Süreç modelleme; iş süreçleri yönetimi; süreç haritalama
Digital transformation; digitalisation; digitalization; paperless processes | Digitalisierung; digitale Transformation; Digitalisierungsprojekte | Transformación digital; digitalización | Dijital dönüşüm; dijitalleşme
Agile coaching; scrum mastering; scrum master work; sprint planning; retrospectives; agile transformation; =SAFe; scaled agile | Agile Coaching; Sprintplanung; Retrospektiven; Scrum-Master-Rolle | Scrum master; facilitación ágil; planificación de sprints; retrospectivas; transformación ágil | Scrum master; sprint planlama; retrospektif; çevik koçluk; çevik dönüşüm
Programme management; program management; portfolio management of projects; =PMO; project portfolio | Programmmanagement; Projektportfoliomanagement | Gestión de programas; oficina de proyectos; cartera de proyectos | Program yönetimi; proje portföy yönetimi; proje ofisi
Executive assistance; executive assistant; management assistance; PA support; assistance to the board | Vorstandsassistenz; Assistenz der Geschäftsführung; Geschäftsführungsassistenz; Managementassistenz; Chefsekretariat | Asistencia a dirección; secretaría de dirección; asistente de dirección | Yönetici asistanlığı; genel müdür asistanlığı; yönetici sekreterliği
Minutes and records; minute taking; meeting organisation; board meetings | Protokollführung; Sitzungsvorbereitung; Sitzungsorganisation; Protokolle | Actas; organización de reuniones; redacción de actas | Toplantı organizasyonu; toplantı tutanağı; tutanak
Typing; touch typing; audio typing; shorthand; dictation | Zehnfingersystem; Schreibarbeiten; Phonodiktat; Stenografie | Mecanografía; taquigrafía | On parmak klavye; F klavye; daktilo
Mail handling; post room; mail distribution | Postbearbeitung; Posteingang; Postverteilung | Gestión del correo postal; paquetería de oficina | Evrak kayıt; gelen giden evrak; posta dağıtımı
Citizen services; public counter service; municipal administration; administrative procedures; registry office | Bürgerservice; Verwaltungsverfahren; Sachbearbeitung in der Verwaltung; Standesamt; Kommunalverwaltung | Atención al ciudadano; procedimiento administrativo; registro civil; tramitación administrativa | Vatandaş hizmetleri; belediye işlemleri; idari işler; kamu yönetimi işlemleri
Social research; surveys; interviewing for research; qualitative research; quantitative research; questionnaire design | Empirische Sozialforschung; Umfragen; qualitative Forschung; Fragebogenentwicklung | Investigación social; encuestas; investigación cualitativa; cuestionarios | Sosyal araştırma; anket; nitel araştırma; anket tasarımı
Library work; cataloguing; archive work; museum work; curating | Bibliotheksarbeit; Katalogisierung; Archivwesen; Museumsarbeit; Kuratieren | Biblioteconomía; catalogación; archivística; museología; comisariado | Kütüphanecilik; kataloglama; arşivcilik; müzecilik; küratörlük
Management systems; integrated management system; management reviews; document control | Managementsysteme; integriertes Managementsystem; Dokumentenlenkung | Sistemas de gestión; sistema integrado de gestión | Yönetim sistemleri; entegre yönetim sistemi; doküman kontrolü
Negotiating with suppliers; supplier negotiation; purchasing negotiations; category management; contract purchasing | Lieferantenverhandlungen; Einkaufsverhandlungen; Warengruppenmanagement; Preisverhandlungen | Negociación con proveedores; compras por categorías; homologación de proveedores | Tedarikçi müzakeresi; tedarikçi pazarlığı; kategori yönetimi; tedarikçi değerlendirme
`,
  ),
  ...terms(
    "tool",
    `
SAP S/4HANA migration; S/4HANA; SAP S/4HANA; S/4 HANA; SAP HANA | S/4HANA; S/4HANA-Migration; S/4HANA-Migrationen | S/4HANA; migración a S/4HANA | S/4HANA; S/4HANA geçişi
SAP customizing; SAP configuration; Configured SAP | SAP-Customizing; Customizing von SAP | Parametrización de SAP; customizing de SAP | SAP uyarlama
`,
  ),
  ...terms(
    "certification",
    `
Certified management accountant; =CMA; Controller certificate | Controller (IHK); geprüfter Controller; Controllerdiplom | Certificado de controller | Finansal kontrol sertifikası
=CAMS; anti-money laundering certificate | Geldwäschebeauftragter | Certificado de prevención de blanqueo | Kara para aklama uyum sertifikası
Independent auditor licence (Turkey); =KGK; capital markets licence | Wirtschaftsprüferexamen; Wirtschaftsprüfer | =ROAC; auditor de cuentas inscrito en el ROAC | =SPK lisansı; SPL lisansı; KGK bağımsız denetçi; SPK Düzey 3
Qualified tax specialist; tax clerk qualification | Steuerfachangestellte; Steuerfachangestellter; Steuerfachwirt; Steuerfachwirtin | Gestor administrativo | Staj başlatma sınavı; =SGS
Business specialist qualification; certified business administrator | Wirtschaftsfachwirt; Betriebswirt (IHK); geprüfter Wirtschaftsfachwirt; Fachwirt; Betriebswirt | Técnico superior en administración y finanzas | Meslek elemanı belgesi (işletme)
Commercial apprenticeship; office clerk qualification | Kaufmann für Büromanagement; Kauffrau für Büromanagement; Bürokauffrau; Bürokaufmann; Industriekauffrau; Industriekaufmann | Técnico en gestión administrativa | Büro yönetimi diploması
Financial adviser licence; =MiFID II certificate; =EFPA; European Financial Advisor | § 34d; § 34f; § 34i; Versicherungsfachmann; Finanzanlagenfachmann | MiFID II; =EIP; certificado EFPA; mediador de seguros | SEGEM; SEGEM belgesi; teknik personel belgesi
Data protection officer; =CIPP/E; =CIPM; =CIPP | Datenschutzbeauftragter; Datenschutzbeauftragte | Delegado de protección de datos; =DPD | Veri koruma görevlisi; KVKK uzmanlığı belgesi
Mediator certificate; accredited mediator | Zertifizierter Mediator; Mediationsausbildung | Mediador registrado | Arabulucu belgesi; arabuluculuk sicili
Sworn translator; certified translator | Beeidigter Übersetzer; staatlich geprüfter Übersetzer; ermächtigter Übersetzer | Traductor jurado; traductora jurada | Yeminli tercüman; yeminli mütercim
Specialist lawyer | Fachanwalt; Fachanwältin; Fachanwalt für Arbeitsrecht | Abogado especialista | Uzman arabulucu
=HRCI; =PHR; =SPHR; HR specialist certificate | Personalfachkaufmann; Personalfachkauffrau; geprüfte Personalfachkauffrau | Técnico en relaciones laborales | İK uzmanlık sertifikası; insan kaynakları sertifikası
Payroll certificate | Geprüfte Fachkraft Lohn und Gehalt; Lohn- und Gehaltsbuchhalter | Técnico en nóminas y seguros sociales | Bordro uzmanlığı sertifikası
Google Analytics certification; Google Analytics Individual Qualification; =GAIQ | Google-Analytics-Zertifizierung; Google-Analytics-Zertifikat | Certificación Google Analytics | Google Analytics sertifikası
HubSpot certification; HubSpot Inbound; Inbound Marketing certificate | HubSpot-Zertifizierung | Certificación HubSpot | HubSpot sertifikası
Salesforce certification; Salesforce Administrator; Salesforce certified administrator; =ADM-201 | Salesforce-Zertifizierung | Certificación Salesforce | Salesforce sertifikası
=SAFe certification; SAFe Agilist; Leading SAFe | SAFe-Zertifizierung | Certificación SAFe | SAFe sertifikası
=CBAP; =CCBA; =IREB; IREB CPRE; =CPRE | IREB-Zertifizierung | Certificación CBAP | CBAP sertifikası
UX certification; =CPUX; Nielsen Norman certificate; Google UX Design certificate | UX-Zertifikat | Certificado de UX | UX sertifikası
Change management certificate; Prosci; =ADKAR | Change-Management-Zertifikat | Certificado en gestión del cambio | Değişim yönetimi sertifikası
=CIPS; =CPSM; purchasing certificate | Einkäuferzertifikat; Fachkaufmann Einkauf und Logistik | Certificado de compras | Satın alma sertifikası
=CPIM; =CSCP; APICS; logistics certificate | Logistikzertifikat; Fachwirt für Logistik; Logistikmeister | Certificado APICS | Lojistik sertifikası; =ÜDY; üst düzey yönetici belgesi; =ODY
Customs specialist; customs broker licence | Zollfachkraft; Zolldeklarant | Representante aduanero; agente de aduanas | Gümrük müşavirliği belgesi; gümrük müşavir yardımcılığı
Lead auditor; certified auditor | Lead Auditor; leitender Auditor; Auditorenschein | Auditor jefe; auditor líder | Baş denetçi; baş denetçi belgesi
Quality officer certificate; quality manager certificate; =CQE; DGQ quality manager | Qualitätsbeauftragter; Qualitätsmanagementbeauftragter; =QMB; DGQ-Qualitätsmanager | Técnico de calidad certificado | Kalite yöneticisi sertifikası
Environmental officer; waste officer | Umweltbeauftragter; Abfallbeauftragter; Immissionsschutzbeauftragter | Técnico ambiental | Çevre görevlisi belgesi; çevre görevlisi
Occupational safety specialist (Turkey); occupational safety expert | Sicherheitsingenieur | Técnico superior en PRL; técnico superior en prevención de riesgos laborales; técnico de prevención | İş güvenliği uzmanlığı belgesi; A sınıfı iş güvenliği uzmanı; B sınıfı iş güvenliği uzmanı; C sınıfı iş güvenliği uzmanı
Fire safety officer; fire warden | Brandschutzhelfer; Brandschutzbeauftragter mit Zertifikat; Brandschutzhelferschein | Jefe de emergencias | Yangın eğitimi sertifikası
Microsoft Office Specialist; =MOS; =ECDL; =ICDL; European Computer Driving Licence | ECDL; Europäischer Computerführerschein | =ICDL; certificado ofimático | MOS sertifikası; bilgisayar işletmenliği sertifikası; bilgisayar işletmenliği
`,
  ),
  ...products(
    "tool",
    `
SAP PP; SAP QM; SAP PM; SAP BW; SAP BI; SAP Analytics Cloud; =BW/4HANA; SAP Ariba; =Coupa; Jaggaer
SAP Concur, =Concur; SAP Fiori; SAP BTP; SAPUI5; Freshdesk; Intercom; Freshservice; Help Scout; Zoho Desk; Genesys
Avaya; Five9; =Aircall; Salesforce Marketing Cloud; Pardot; Marketo; ActiveCampaign; Salesforce Sales Cloud
TikTok Ads; Pinterest Ads; Snapchat Ads; TikTok; DV360, Google Display & Video; The Trade Desk; Campaign Manager 360
Matomo, Piwik; Adobe Analytics; etracker; Hotjar; Amplitude; Mixpanel; Optimizely; =VWO; Google Optimize; AB Tasty
Screaming Frog; =Moz; Ryte; Webflow; =Wix; Squarespace; Elementor; Contao; Joomla; PrestaShop; OXID; CapCut
DaVinci Resolve; Final Cut Pro, Final Cut; Avid Media Composer; =Blender; Cinema 4D; 3ds Max; ZBrush; =Houdini; =V-Ray
Lumion; Affinity Designer; Affinity Photo; CorelDRAW; QuarkXPress; InVision; Zeplin; =Miro; FigJam; =Framer
Axure RP, =Axure; Balsamiq; ProtoPie; Adobe Lightroom, Lightroom; Capture One; =Monday.com
ClickUp; =Basecamp; Wrike; Smartsheet; Todoist; Airtable; Linear app; Productboard; Pendo; SurveyMonkey; Qualtrics
Typeform; LimeSurvey; DocuSign; Adobe Acrobat; Adobe Sign; LexisNexis, Lexis; Westlaw; beck-online; =juris; Aranzadi
vLex; Kazancı; Lexpera; RA-MICRO; Advoware; =beA; LexNET; UYAP portal; Addison Software; Agenda software; Simba Software;Varial; Abacus; BMD; Exact Online; Odoo; =Infor; proAlpha; abas ERP; JD Edwards; Oracle E-Business Suite; =IFS
=Epicor; Microsoft Navision; Paychex; ADP; Paisy; P&I LOGA; Sage HR; A3Nom; Meta4; Cegid; Logo Bordro; Luca Muhasebe
Zirve Muhasebe; ETA Muhasebe; Mikro Fly; =Paraşüt; Uyumsoft; Nebim; Netsis ERP; IFS Applications; Taxfix
Steuerprogramm; WISO; Elster; LinkedIn Sales Navigator, Sales Navigator; Apollo.io; ZoomInfo; Outreach.io; BambooHR
Rexx Systems; SmartRecruiters; Greenhouse ATS; =Lever; =Recruitee; Softgarden; Bullhorn; Kariyer.net; InfoJobs; StepStone
Indeed.com; Bloomberg Terminal, =Bloomberg; Refinitiv; Reuters Eikon; =Capital IQ; FactSet; Hyperion; Anaplan; Jedox
=TM1; Cognos; LucaNet; =BPC; Board BI; OneStream; Microsoft Visio, Visio; Lucidchart; ARIS; Signavio; Camunda; Celonis
UiPath; =RPA, robotic process automation; Blue Prism; Automation Anywhere; Power Automate; Zapier; =n8n; OneNote
Evernote; Google Drive; Dropbox; =Zoom; =Webex; Google Meet; SDL Trados, Trados; memoQ; Memsource, Phrase TMS
=CAT tools
`,
  ),
  ...products(
    "certification",
    `
=FRM; Financial Risk Manager; =PRM; =CIA; Certified Internal Auditor; Meta Blueprint; Facebook Blueprint; =PMI-ACP
Agile Certified Practitioner; =ISO 45001; OHSAS 18001; =ISO 22000; =BRC; BRCGS; =IFS Food; FSSC 22000; =ISO 17025
ISO/IEC 17025; DIN EN ISO/IEC 17025; =ISO 14971; IEC 62304; =MDR; EU MDR; 21 CFR Part 11; =ISO 26262; ASPICE
Automotive SPICE; functional safety; =ISO 50001; =EMAS; =ISO 20000; COBIT; =TOEIC; =DELE; =DELF; =DALF; =telc
Goethe-Zertifikat; =TestDaF; Cambridge Advanced; Cambridge First; =CAE; =FCE; =YDS; =YÖKDİL; SIELE
`,
  ),
];
