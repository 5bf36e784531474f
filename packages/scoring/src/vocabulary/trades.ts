import { terms } from "./table.ts";

/** Health and care, logistics, production, technical trades, construction, food and hospitality. */
export const trades = [
  ...terms(
    "skill",
    `
Patient care; nursing care; nursing; bedside care; care of patients | Patientenpflege; Krankenpflege; Gesundheits- und Krankenpflege; Grundpflege; Behandlungspflege; Pflege von Patienten; Patientenversorgung | Atención al paciente; cuidado de pacientes; cuidados de enfermería; enfermería; atención de pacientes | Hasta bakımı; hemşirelik; hemşirelik bakımı
Elderly care; geriatric care; care of older people; aged care | Altenpflege; Seniorenbetreuung; Seniorenpflege; geriatrische Pflege | Cuidado de mayores; cuidado de adulto mayor; cuidado del adulto mayor; cuidado de adultos mayores; atención a personas mayores; geriatría; cuidado de ancianos | Yaşlı bakımı; geriatri; geriatrik bakım
Intensive care; critical care; =ICU | Intensivpflege; Intensivstation; Intensivmedizin | Cuidados intensivos; =UCI; medicina intensiva | Yoğun bakım
Emergency care; emergency department; emergency room; accident and emergency; A&E | Notaufnahme; Notfallversorgung; Notfallmedizin | Urgencias; atención de urgencias; medicina de urgencias | Acil servis; acil bakım
Surgery assistance; operating theatre; operating room; perioperative care | OP-Assistenz; Operationssaal; OP-Pflege | Quirófano; instrumentación quirúrgica | Ameliyathane; ameliyathane hemşireliği
Wound care; wound management; dressing changes; changed dressings; wound dressings | Wundversorgung; Wundmanagement; Wundpflege; Verbandwechsel; Verbandswechsel | Cura de heridas; cuidado de heridas; curas | Yara bakımı; pansuman
Medication administration; administering medication; administered medication; gave medication; drug administration; medicines management | Medikamentengabe; Medikamentenmanagement; Medikamentenverabreichung | Administración de medicación; administración de medicamentos | İlaç uygulama; ilaç uygulaması; ilaç yönetimi
Care documentation; care planning; care plans; nursing documentation; nursing records; patient records | Pflegedokumentation; Pflegeplanung | Documentación de enfermería; planes de cuidados; registros de enfermería; registro de enfermería; historias clínicas; historia clínica | Hemşirelik kayıtları; bakım planı; hasta kayıtları; hasta dosyası
Infection control; hospital hygiene | Hygienemanagement; Krankenhaushygiene; Infektionsschutz | Control de infecciones; higiene hospitalaria | Enfeksiyon kontrolü; hastane hijyeni
Phlebotomy; drawing blood; blood sampling; venepuncture | Blutentnahme; Blutabnahme; Blutentnahmen | Extracción de sangre; extracciones de sangre; flebotomía | Kan alma
Dementia care | Demenzbetreuung; Betreuung von Menschen mit Demenz; Demenzpflege | Atención a personas con demencia; cuidado de demencia | Demans bakımı
Home care; outpatient care; domiciliary care | Ambulante Pflege; häusliche Pflege | Atención domiciliaria; cuidados a domicilio; ayuda a domicilio | Evde bakım
Physiotherapy; physical therapy; rehabilitation | Physiotherapie; Krankengymnastik; Rehabilitation | Fisioterapia; rehabilitación | Fizyoterapi; fizik tedavi; rehabilitasyon
Medical practice assistance; medical assistant work; surgery reception | Praxisorganisation; Praxisassistenz; Sprechstundenhilfe | Auxiliar de clínica; asistencia en consulta | Poliklinik asistanlığı; tıbbi sekreterlik
Laboratory work; laboratory experience; lab experience; lab techniques; laboratory analysis | Laborarbeit; Laborerfahrung; Laboranalytik; Labordiagnostik | Trabajo de laboratorio; análisis de laboratorio; técnicas de laboratorio | Laboratuvar çalışması; laboratuvar analizi
Pharmacy; dispensing medicines; pharmaceutical advice | Pharmazie; Arzneimittelabgabe; pharmazeutische Beratung | Farmacia; dispensación de medicamentos | Eczacılık; ilaç danışmanlığı
Clinical trials; clinical research; =GCP guidelines; good clinical practice | Klinische Studien; klinische Forschung | Ensayos clínicos; investigación clínica | Klinik araştırmalar; klinik çalışmalar
Warehousing; warehouse work; warehouse management; storage | Lagerlogistik; Lagerarbeit; Lagerverwaltung; Lagerwirtschaft; Lagertätigkeit; Lagerhaltung | Almacén; gestión de almacén; trabajo de almacén; bodega; labores de bodega; manejo de bodega; almacenaje | Depo yönetimi; depo; depolama; depoculuk; ambar
Order picking; picking and packing; picking; packing | Kommissionierung; Kommissionieren; Verpacken | Preparación de pedidos; embalaje | Sipariş toplama; sipariş hazırlama; paketleme
Forklift driving; forklift operation; forklift; fork lift; lift truck | Staplerfahren; Gabelstapler; Staplerfahrer; Gabelstaplerfahren | Manejo de carretilla; carretilla elevadora; carretillero; montacargas | Forklift kullanımı; forklift operatörlüğü
Inventory management; stock control; stocktaking; inventory control; stock management | Bestandsmanagement; Inventur; Bestandskontrolle; Bestandsführung | Gestión de inventario; control de stock; inventarios; gestión de stock; control de inventario | Stok yönetimi; stok kontrolü; envanter yönetimi; stok takibi; sayım
Goods receipt; goods-in; receiving goods; incoming goods | Wareneingang; Warenannahme | Recepción de mercancías; entrada de mercancías | Mal kabul; ürün kabul
Shipping; dispatch; outgoing goods; freight forwarding; freight | Versand; Warenausgang; Spedition; Versandabwicklung | Expedición; envíos; transporte de mercancías; expediciones | Sevkiyat; nakliye; kargo
Logistics; logistics planning; transport planning; route planning; fleet management | Logistik; Transportplanung; Tourenplanung; Disposition; Fuhrparkmanagement | Logística; planificación de rutas; planificación del transporte; gestión de flotas | Lojistik; rota planlama; sevkiyat planlama; filo yönetimi
Supply chain management; supply chain; =SCM | Supply-Chain-Management; Lieferkettenmanagement; Lieferkette | Gestión de la cadena de suministro; cadena de suministro | Tedarik zinciri yönetimi; tedarik zinciri
Purchasing; procurement; sourcing of suppliers; strategic sourcing; supplier management; buying | Einkauf; Beschaffung; strategischer Einkauf; Lieferantenmanagement | Compras; aprovisionamiento; gestión de proveedores; gestión de compras | Satın alma; satınalma; tedarik; tedarikçi yönetimi
Customs; customs clearance; import and export; export documentation | Zollabwicklung; Zoll; Import und Export; Zollanmeldung; Exportabwicklung | Aduanas; despacho de aduanas; comercio exterior; importación y exportación | Gümrük; gümrük işlemleri; ithalat ihracat; dış ticaret
Lorry driving; truck driving; HGV driving; professional driving; delivery driving; van driving | Lkw-Fahren; Berufskraftfahrer; Lieferfahrten; Auslieferung | Conducción de camiones; transporte por carretera; reparto; conducción de vehículos | Kamyon sürme; şoförlük; tır şoförlüğü; dağıtım; ağır vasıta kullanımı
Bus driving; passenger transport | Personenbeförderung; Busfahren | Transporte de viajeros; conducción de autobuses | Yolcu taşımacılığı; otobüs şoförlüğü
Production; manufacturing; assembly line; series production; production line | Produktion; Fertigung; Serienfertigung; Produktionslinie; Fließbandarbeit | Producción; fabricación; línea de producción; cadena de montaje | Üretim; imalat; seri üretim; üretim hattı
Production planning; production scheduling; production control | Produktionsplanung; Fertigungsplanung; Arbeitsvorbereitung; Fertigungssteuerung | Planificación de la producción; planificación de producción | Üretim planlama
Assembly; mechanical assembly; equipment assembly; fitting | Montage; Montagearbeiten; Gerätemontage | Montaje; ensamblaje; montaje mecánico | Montaj; mekanik montaj
Machine operation; operating machines; machine operator | Maschinenbedienung; Anlagenbedienung; Maschinenführung; Maschinenführer | Manejo de maquinaria; operación de máquinas; operador de máquinas | Makine kullanımı; makine operatörlüğü
CNC machining; CNC; CNC milling; CNC turning; CNC programming | CNC-Bearbeitung; CNC-Fräsen; CNC-Drehen; CNC-Programmierung; Zerspanung | Mecanizado CNC; fresado CNC; torno CNC; programación CNC; control numérico | CNC işleme; CNC programlama; CNC torna; CNC freze
Welding; MIG welding; TIG welding; MAG welding; arc welding | Schweißen; WIG-Schweißen; MAG-Schweißen; MIG-Schweißen; Schweißarbeiten | Soldadura; soldadura TIG; soldadura MIG; soldadura MAG; soldar | Kaynak; kaynakçılık; TIG kaynağı; MIG kaynağı; gazaltı kaynak; argon kaynağı
Metalworking; metal fabrication; sheet metal; turning and milling; lathe | Metallbearbeitung; Metallbau; Blechbearbeitung; Drehen und Fräsen | Trabajo del metal; calderería; chapa metálica; torno y fresadora | Metal işleme; sac işleme; torna tesviye; talaşlı imalat
Quality assurance; quality control; quality management; =QA; =QM; quality inspection | Qualitätssicherung; Qualitätskontrolle; Qualitätsmanagement; Qualitätsprüfung | Control de calidad; aseguramiento de la calidad; gestión de calidad; gestión de la calidad | Kalite kontrol; kalite güvence; kalite yönetimi
Lean manufacturing; lean production; lean management; =Kaizen; =5S; continuous improvement | Lean Management; schlanke Produktion; kontinuierliche Verbesserung; =KVP | Lean manufacturing; mejora continua; producción ajustada | Yalın üretim; sürekli iyileştirme
Six Sigma; lean six sigma
=FMEA; =8D report; root cause analysis | FMEA; 8D-Report; Ursachenanalyse | AMFE; análisis de causa raíz | FMEA; kök neden analizi
Maintenance; plant maintenance; machine maintenance; repair and maintenance; equipment maintenance | Instandhaltung; Wartung; Anlagenwartung; Wartung und Reparatur | Mantenimiento; mantenimiento industrial; mantenimiento de equipos | Bakım onarım; önleyici bakım; makine bakımı; periyodik bakım
Preventive maintenance; preventive inspections; planned maintenance; scheduled maintenance; preventative maintenance | Vorbeugende Instandhaltung; vorbeugende Wartung; präventive Wartung; planmäßige Wartung | Mantenimiento preventivo; revisiones preventivas; mantenimiento programado | Önleyici bakım; koruyucu bakım; periyodik bakım; planlı bakım
Troubleshooting; fault finding; finding faults; repairing faults; diagnosed faults; fault diagnosis; diagnosing faults | Fehlersuche; Störungsbehebung; Fehlerdiagnose; Störungsbeseitigung | Resolución de averías; localización y reparación de averías; localización de averías; reparación de averías; diagnóstico de averías; detección de averías; resolución de incidencias | Arıza tespiti; arıza giderme; sorun giderme
Field service; on-site service; service visits; customer site installation | Serviceeinsätze; Kundendiensteinsätze; technischer Außendienst; Servicetechnik | Servicio técnico; asistencia técnica; servicio en campo | Saha servisi; teknik servis; yerinde servis
Electrical installation; electrical installations; wiring; electrical wiring; cabling | Elektroinstallation; Elektroinstallationen; Verdrahtung; Verkabelung; Elektrotechnik | Instalaciones eléctricas; instalación eléctrica; cableado; electricidad | Elektrik tesisatı; elektrik montaj; kablolama; elektrik tesisatları
Electrical engineering; power engineering | Elektrotechnik; Energietechnik; Elektroingenieurwesen | Ingeniería eléctrica | Elektrik mühendisliği; elektroteknik
High voltage; medium voltage; medium-voltage switchgear; switchgear; high-voltage systems | Hochspannung; Mittelspannung; Schaltanlagen; Mittelspannungsanlagen | Alta tensión; media tensión; aparamenta | Yüksek gerilim; orta gerilim; şalt sahası; şalt
Switchboard building; control cabinet building; panel building; control panels; control panel wiring; wiring control panels; switchboards | Schaltschrankbau; Schaltschränke | Montaje de cuadros eléctricos; cuadros eléctricos; armarios eléctricos; cuadros de mando eléctricos | Pano montajı; elektrik panosu; elektrik panoları; kumanda panosu; pano imalatı
PLC programming; PLC; programmable logic controllers; SIMATIC | SPS-Programmierung; =SPS | Programación de PLC; autómatas programables; autómatas | PLC programlama
Automation technology; industrial automation; automation engineering; =SCADA; =HMI | Automatisierungstechnik; Automatisierung; Steuerungstechnik; Leittechnik | Automatización; automatización industrial | Otomasyon; endüstriyel otomasyon
Measurement technology; metering; calibration; instrumentation; measuring instruments | Messtechnik; Mess- und Regeltechnik; Kalibrierung; MSR-Technik; Regelungstechnik | Instrumentación; metrología; calibración | Ölçü aletleri; kalibrasyon; enstrümantasyon; ölçme tekniği
Robotics; industrial robots; robot programming | Robotik; Roboterprogrammierung; Industrieroboter | Robótica; programación de robots; robots industriales | Robotik; endüstriyel robotlar; robot programlama
Hydraulics; pneumatics | Hydraulik; Pneumatik | Hidráulica; neumática | Hidrolik; pnömatik
Mechanical engineering; machine design; mechanical design | Maschinenbau; Konstruktion; Maschinenkonstruktion | Ingeniería mecánica; diseño mecánico; diseño de máquinas | Makine mühendisliği; makine tasarımı; mekanik tasarım
Vehicle repair; car repair; automotive mechanics; vehicle diagnostics; vehicle maintenance | Kfz-Reparatur; Fahrzeugreparatur; Fahrzeugdiagnose; Kfz-Mechatronik; Kfz-Technik | Reparación de vehículos; mecánica de automóviles; diagnosis de vehículos | Araç tamiri; oto tamir; araç bakımı; otomotiv mekaniği
Photovoltaics; solar installation; solar panels; solar power systems; =PV | Photovoltaik; Photovoltaikanlagen; Solaranlagen; PV-Anlagen | Fotovoltaica; instalación fotovoltaica; paneles solares; energía solar | Fotovoltaik; güneş panelleri; güneş enerjisi sistemleri
Wind turbines; wind power | Windkraftanlagen; Windenergieanlagen | Aerogeneradores; parques eólicos | Rüzgar türbinleri
Heating and air conditioning; HVAC; heating systems; air conditioning; ventilation; refrigeration | Heizungs- und Klimatechnik; Heizungstechnik; Klimatechnik; Lüftungstechnik; Kältetechnik | Climatización; calefacción; aire acondicionado; refrigeración; ventilación | İklimlendirme; ısıtma soğutma; klima; havalandırma; =HVAC
Plumbing; pipe fitting; sanitary installation | Sanitärinstallation; Sanitärtechnik; Rohrleitungsbau | Fontanería; instalaciones sanitarias | Sıhhi tesisat; su tesisatı; tesisatçılık
Carpentry; joinery; woodworking; cabinet making | Tischlerei; Zimmerei; Schreinerei; Holzbearbeitung; Holzbau | Carpintería; ebanistería | Marangozluk; ahşap işleri; doğrama
Masonry; bricklaying; concrete work; formwork | Mauern; Maurerarbeiten; Betonbau; Schalungsbau; Betonarbeiten | Albañilería; encofrado; hormigón | Duvar örme; betonarme; kalıpçılık; duvarcılık
Painting and decorating; painting work; plastering; drywall | Malerarbeiten; Trockenbau; Verputzen; Lackierarbeiten | Pintura y decoración; yeso; pladur; pintura de interiores | Boya badana; alçıpan; sıva; boya işleri
Roofing | Dachdeckerarbeiten; Dachdecken | Techado; cubiertas; tejados | Çatı işleri; çatı kaplama
Construction management; site management; construction supervision; building site management | Bauleitung; Bauüberwachung; Baustellenleitung | Dirección de obra; gestión de obra; jefatura de obra; supervisión de obra | Şantiye yönetimi; şantiye şefliği; inşaat yönetimi
Structural engineering; structural analysis; civil engineering | Bauingenieurwesen; Statik; Tragwerksplanung; Tiefbau; Hochbau | Ingeniería civil; cálculo de estructuras; ingeniería estructural | İnşaat mühendisliği; statik hesap; yapı mühendisliği
Quantity surveying; cost estimation; tendering; bills of quantities | Kalkulation; Ausschreibung; Massenermittlung; Angebotskalkulation; =VOB | Mediciones y presupuestos; licitaciones; presupuestos de obra | Keşif metraj; metraj; hakediş; ihale
Architecture design; architectural design; building design | Architekturentwurf; Entwurfsplanung; Gebäudeplanung | Diseño arquitectónico; proyectos arquitectónicos | Mimari tasarım; mimari proje
Facility management; building services; caretaking; property management | Facility-Management; Gebäudetechnik; Hausmeistertätigkeiten; Haustechnik; Immobilienverwaltung; Hausverwaltung | Gestión de instalaciones; mantenimiento de edificios; administración de fincas | Tesis yönetimi; bina yönetimi; bina bakım; gayrimenkul yönetimi
Cleaning; building cleaning; housekeeping; industrial cleaning | Reinigung; Gebäudereinigung; Unterhaltsreinigung; Housekeeping; Zimmerreinigung | Limpieza; limpieza industrial; limpieza de habitaciones | Temizlik; kat hizmetleri; endüstriyel temizlik
Gardening; landscaping | Gartenbau; Landschaftsbau; Gartenpflege; Grünpflege | Jardinería; paisajismo | Bahçıvanlık; peyzaj; peyzaj düzenleme
Agriculture; farming; crop production; livestock | Landwirtschaft; Ackerbau; Viehhaltung | Agricultura; ganadería; cultivos | Tarım; hayvancılık; çiftçilik
Security services; guarding; site security; access control | Sicherheitsdienst; Objektschutz; Werkschutz; Zugangskontrolle; Bewachung | Vigilancia; seguridad privada; control de accesos | Güvenlik görevlisi; özel güvenlik; koruma güvenlik
Occupational safety; health and safety; workplace safety; =HSE; =EHS | Arbeitssicherheit; Arbeitsschutz; Gesundheitsschutz | Prevención de riesgos laborales; =PRL; seguridad laboral; seguridad y salud laboral | İş güvenliği; iş sağlığı ve güvenliği; =İSG
First aid | Erste Hilfe | Primeros auxilios | İlk yardım
Fire safety; fire protection | Brandschutz; Brandschutzbeauftragter | Protección contra incendios; prevención de incendios | Yangın güvenliği; yangından korunma
Kitchen management; running a kitchen; kitchen leadership | Küchenleitung; Küchenmanagement; Küchenführung | Gestión de cocina; jefatura de cocina | Mutfak yönetimi; mutfak şefliği
Cooking; food preparation; à la carte cooking; meal preparation | Kochen; Speisenzubereitung; À-la-carte-Küche | Cocina; preparación de alimentos; elaboración de platos | Aşçılık; yemek hazırlama; yemek pişirme
Baking; pastry making; confectionery | Backen; Konditorei; Bäckerhandwerk; Backwaren | Panadería; pastelería; repostería | Fırıncılık; pastacılık; hamur işleri
Food hygiene; food safety; food handling; handling of food; handling and preparation of food; safe handling of food; HACCP | Lebensmittelhygiene; Lebensmittelsicherheit; HACCP-Konzept; Infektionsschutzbelehrung; Umgang mit Lebensmitteln; Lebensmittelhandhabung | Higiene alimentaria; seguridad alimentaria; manipulación de alimentos; APPCC | Gıda hijyeni; gıda güvenliği; gıda güvenliği HACCP
Waiting tables; table service; food service; restaurant service; serving guests | Servieren; Tischservice; Gästebetreuung; Restaurantservice; Bedienung | Servicio de mesas; servicio de sala; atención en sala; servicio de restaurante | Servis; garsonluk; masa servisi; misafir ağırlama
Bartending; bar service; barista; coffee preparation; mixology | Barkeeping; Barservice; Kaffeezubereitung; Ausschank | Coctelería; servicio de barra | Barmenlik; kahve hazırlama; bar servisi
Hotel reception; hotel front office; guest relations; front office | Hotelrezeption; Rezeption; Gästeempfang | Recepción de hotel; atención al huésped | Otel resepsiyonu; ön büro; misafir ilişkileri
Reservations; booking management; revenue management; yield management | Reservierungen; Reservierungsmanagement; Buchungsmanagement | Gestión de reservas; reservas; gestión de ingresos | Rezervasyon; rezervasyon yönetimi; gelir yönetimi
Tourism; tour guiding; travel consulting | Tourismus; Reiseberatung; Reiseleitung | Turismo; guía turístico; agencia de viajes | Turizm; tur rehberliği; seyahat danışmanlığı
Hairdressing; hair cutting; hair colouring | Haareschneiden; Haarfärbung; Friseurhandwerk | Peluquería; corte de pelo; coloración | Kuaförlük; saç kesimi; saç boyama
Beauty treatments; cosmetics; beauty therapy | Kosmetikbehandlungen; Kosmetik | Estética; tratamientos de belleza; cosmética | Güzellik bakımı; cilt bakımı; kozmetik
Sewing; tailoring; textile production | Nähen; Schneiderei; Textilverarbeitung | Costura; confección; patronaje | Dikiş; terzilik; tekstil üretimi; konfeksiyon
Printing; offset printing; prepress | Drucktechnik; Offsetdruck; Druckvorstufe | Impresión; artes gráficas; impresión offset | Baskı; ofset baskı; matbaa
Research; academic research; scientific research | Forschung; wissenschaftliches Arbeiten | Investigación científica; investigación académica | Bilimsel araştırma; akademik araştırma
Research and development; R&D | Forschung und Entwicklung; F&E | Investigación y desarrollo; I+D | Araştırma ve geliştirme; Ar-Ge
Environmental management; sustainability; =ESG; carbon footprint | Umweltmanagement; Nachhaltigkeit | Gestión ambiental; sostenibilidad; gestión medioambiental | Çevre yönetimi; sürdürülebilirlik
Chemistry; chemical analysis | Chemie; chemische Analyse | Química; análisis químico | Kimya; kimyasal analiz
Technical drawing; technical drawings; engineering drawings; reading technical drawings; blueprint reading | Technische Zeichnungen; technischer Zeichnungen; technischen Zeichnungen; Lesen technischer Zeichnungen; Zeichnungen lesen; technisches Zeichnen | Dibujo técnico; lectura de planos; planos técnicos | Teknik resim; teknik çizim; teknik resim okuma
Shift work; willingness to work shifts; night shifts; three-shift system | Schichtarbeit; Bereitschaft zur Schichtarbeit; Schichtbereitschaft; Schichtdienst; Wechselschicht; Dreischichtbetrieb; Nachtschicht | Trabajo a turnos; turnos rotativos; turno de noche | Vardiyalı çalışma; vardiya usulü; gece vardiyası
`,
  ),
  ...terms(
    "tool",
    `
AutoCAD
SolidWorks
CATIA
Autodesk Inventor; =Inventor
Siemens NX; Unigraphics
Revit; Autodesk Revit
ArchiCAD
=BIM; building information modelling; building information modeling
EPLAN; EPLAN Electric P8
TIA Portal; Siemens TIA; =Step 7; STEP7; SIMATIC S7
Siemens SIMATIC WinCC; WinCC
=CAD; CAD software; computer-aided design | CAD; CAD-Programme | CAD; diseño asistido por ordenador | CAD; bilgisayar destekli tasarım
SAP EWM; SAP WM
Warehouse management system; =WMS | Lagerverwaltungssystem; LVS | Sistema de gestión de almacén; SGA | Depo yönetim sistemi
Opera PMS; Micros Fidelio; Fidelio; Protel
Epic EHR; electronic health records; electronic patient records; =EHR; =EMR | Elektronische Patientenakte; Krankenhausinformationssystem; =KIS | Historia clínica electrónica; historia clínica digital | Hastane bilgi yönetim sistemi; =HBYS; elektronik hasta kaydı
Vivendi; Medifox; Connext Vivendi
=RF scanner; hand-held scanner; barcode scanner | Handscanner; Barcodescanner | Lector de códigos; PDA de almacén; pistola RF | El terminali; barkod okuyucu
Multimeter; oscilloscope | Multimeter; Oszilloskop; Messgeräte | Multímetro; osciloscopio | Multimetre; osiloskop
Overhead crane; crane operation | Kran; Kranbedienung; Hallenkran; Brückenkran | Puente grúa; manejo de grúa | Vinç; vinç kullanımı; köprülü vinç
Excavator operation; excavator; backhoe | Bagger; Baggerfahren; Radlader | Excavadora; retroexcavadora; manejo de excavadora | Ekskavatör; iş makinesi; kepçe; ekskavatör kullanımı
`,
  ),
];
