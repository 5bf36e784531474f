import { products, terms } from "./table.ts";

/** Production, building, vehicles, driving, logistics, kitchen, hotel, shop and land, beyond the first list in `trades.ts`. */
export const crafts = [
  ...terms(
    "skill",
    `
CNC milling; milling machines; milling | CNC-Fräsen; CNC-Fräsmaschinen; Fräsen; CNC-Fräser | Fresado CNC; fresadora; fresadora CNC | CNC freze; frezecilik; CNC freze tezgâhı; freze tezgâhı
CNC turning; lathe work| CNC-Drehen; CNC-Drehmaschinen; =Drehen | Torneado CNC; torneado; torno CNC | CNC torna; tornacılık; torna tezgâhı
Grinding; surface grinding; deburring; polishing metal | Schleifen; Rundschleifen; Flachschleifen; Entgraten | Rectificado; rebabado; pulido de metales | Taşlama; çapak alma
Machine set-up; setting up machines; machine setting; tool setting; changeovers | Rüsten; Einrichten von Maschinen; Maschinen einrichten; Umrüsten; Werkzeugwechsel | Preparación de máquinas; ajuste de máquinas; cambio de utillaje | Makine ayarı; tezgâh ayarı; kalıp değişimi
Measuring with gauges; vernier callipers; calipers; micrometer; gauges; measuring tools; dimensional inspection | Messmittel; Messschieber; Mikrometer; Bügelmessschraube; Maßprüfung | Calibre y micrómetro; instrumentos de medida; pie de rey; micrómetro; control dimensional | Kumpas; mikrometre; ölçü aletleri ile kontrol; ölçü kontrolü
Coordinate measuring machine; =CMM; 3D measuring | Koordinatenmessmaschine; 3D-Messtechnik; Zeiss Calypso | Máquina de medición por coordenadas; tridimensional | Koordinat ölçüm cihazı
Tool making; mould making; die making; moulds and dies | Werkzeugbau; Formenbau; Werkzeugmacher | Matricería; fabricación de moldes; utillajes | Kalıpçılık ve takım; takım yapımı; kalıp imalatı
Injection moulding; injection molding; plastics processing; extrusion | Spritzguss; Spritzgießen; Kunststoffverarbeitung; Extrusion | Inyección de plástico; moldeo por inyección; extrusión | Plastik enjeksiyon; enjeksiyon kalıplama; ekstrüzyon
Sheet metal bending; press brake; laser cutting; punching | Abkanten; Laserschneiden; Stanzen| Plegado de chapa; corte por láser; punzonado | Abkant; lazer kesim;Soldering; electronics assembly; =SMD; PCB assembly | Löten; Lötarbeiten; Elektronikmontage; Leiterplattenbestückung | Soldadura blanda; montaje electrónico; montaje de placas | Lehimleme; elektronik montaj; dizgi
Surface coating; powder coating; painting of parts; spray painting; galvanising | Pulverbeschichtung; Lackieren; Oberflächenbeschichtung; Verzinken | Pintura industrial; recubrimiento en polvo; galvanizado | Toz boya; yüzey kaplama; boyahane; galvaniz
Packaging machines; filling lines; bottling | Verpackungsmaschinen; Abfüllanlagen; Abfüllung | Máquinas de envasado; envasado; embotellado | Paketleme makineleri; dolum hattı; dolum
Total productive maintenance; =TPM; =SMED; value stream mapping; Gemba | Wertstromanalyse; Shopfloor-Management | Mantenimiento productivo total; mapa de flujo de valor | Toplam verimli bakım; değer akış haritalama
=APQP; =PPAP; control plans; first article inspection | Erstmusterprüfung; Erstbemusterung; Produktionslenkungsplan | Plan de control; primeras muestras | İlk numune onayı; kontrol planı
=SPC; statistical process control; process capability | Statistische Prozesslenkung; Prozessfähigkeit | Control estadístico de procesos | İstatistiksel proses kontrol
Supplier audits; quality audits; internal quality audits; process audits; =VDA 6.3 | Lieferantenaudits; Prozessaudits; interne Audits | Auditorías a proveedores; auditorías de calidad | Tedarikçi denetimi; kalite denetimi; iç tetkik
Process engineering; chemical engineering; plant design | Verfahrenstechnik; Prozesstechnik; Chemieingenieurwesen | Ingeniería de procesos; ingeniería química | Proses mühendisliği; kimya mühendisliği
Industrial engineering; work study; time and motion study; =REFA; =MTM | Industrial Engineering; Zeitwirtschaft; Arbeitsstudien | Ingeniería industrial; métodos y tiempos | Endüstri mühendisliği; metot etüdü; zaman etüdü
Simulation and FEM; finite element analysis; =FEA; =FEM; =CFD; Ansys; Abaqus | FEM-Berechnung; Finite-Elemente-Methode; Strömungssimulation | Elementos finitos; simulación por elementos finitos | Sonlu elemanlar analizi; sonlu elemanlar
Drive technology; pumps; compressors; turbines; rotating equipment | Antriebstechnik; Pumpen; Kompressoren; Turbinen | Bombas y compresores; equipos rotativos; turbinas | Pompa ve kompresör; türbin; döner ekipman
Commissioning; start-up of plants; plant commissioning; machine commissioning | Inbetriebnahme; Anlageninbetriebnahme; Inbetriebnahmen | Puesta en servicio; puesta en marcha de equipos; puesta en marcha de instalaciones | Devreye alma; makine devreye alma
Electrical testing; inspection and testing; =PAT testing; =DGUV V3; =VDE 0100; BS 7671 | Elektroprüfung; DGUV-Prüfung; VDE-Prüfungen; Prüfung ortsveränderlicher Geräte | Verificaciones eléctricas; =REBT; reglamento de baja tensión | Elektrik testleri; elektrik tesisatı kontrolü; topraklama ölçümü
Smart home and KNX; =KNX; building automation; =BMS; home automation | Gebäudeautomation; KNX; Gebäudeleittechnik; =GLT | Domótica; automatización de edificios | Akıllı ev sistemleri; bina otomasyonu
Fire alarm and security systems; fire alarms; intruder alarms; =CCTV; access control systems | Brandmeldeanlagen; Alarmanlagen; Einbruchmeldeanlagen; Videoüberwachung; Sicherheitstechnik | Alarmas y CCTV; sistemas contra incendios; videovigilancia; detección de incendios | Yangın alarm sistemleri; kamera sistemleri; güvenlik kamerası; zayıf akım sistemleri
Fibre optics; fiber optics; structured cabling; telecom installation; splicing | Glasfaser; Glasfasertechnik; LWL-Spleißen; strukturierte Verkabelung; Fernmeldetechnik | Fibra óptica; cableado estructurado; instalaciones de telecomunicaciones; fusión de fibra | Fiber optik; yapısal kablolama; fiber sonlandırma
Electric motors and drives; motors; frequency converters; frequency converter; variable speed drives; frequency inverters; VFD; servo drives | Elektromotoren; Frequenzumrichter; Antriebe und Umrichter | Motores eléctricos; variadores de frecuencia | Elektrik motorları; frekans invertörü; frekans konvertörü; frekans konvertörleri; hız kontrol cihazı
Lifts and escalators; lift maintenance; elevator maintenance; elevators | Aufzüge; Aufzugstechnik; Aufzugswartung; Fahrtreppen | Ascensores; mantenimiento de ascensores | Asansör bakımı; asansör montajı; yürüyen merdiven
Heat pumps; boiler installation; underfloor heating; gas installation; gas boilers | Wärmepumpen; Heizungsbau; Gasthermen; Fußbodenheizung; Gasinstallation | Bombas de calor; calderas; suelo radiante; instalaciones de gas | Isı pompası; kombi; yerden ısıtma; doğalgaz tesisatı
Refrigeration technology; cold rooms; refrigeration systems | Kältetechnik; Kälteanlagen; Kühlanlagen | Frío industrial; cámaras frigoríficas; refrigeración | Soğutma sistemleri; soğuk hava deposu
Tiling; floor laying; flooring; screed | Fliesenlegen; Bodenlegen; Estrich; Parkettverlegung | Alicatado; solado; colocación de suelos | Fayans döşeme; seramik döşeme; zemin kaplama;Drywall construction; dry lining; suspended ceilings; insulation work | Trockenbau; Akustikbau; Dämmarbeiten; Wärmedämmung | Pladur; falsos techos; aislamiento | Alçıpan montajı; asma tavan; yalıtım; mantolama
Window and door fitting; glazing; facade construction; curtain walls; shutters | Fensterbau; Fenstermontage; Glaserei; Fassadenbau; Rollladenbau | Carpintería de aluminio; montaje de ventanas; fachadas; acristalamiento | Doğrama montajı; cephe kaplama; camcılık; PVC pencere
Road construction; earthworks; paving; asphalt; drainage; sewer construction | Straßenbau; Erdarbeiten; Pflasterarbeiten; Kanalbau; Asphaltbau | Obra civil; movimiento de tierras; pavimentación; saneamiento | Yol yapımı; hafriyat; asfalt; altyapı işleri; kanalizasyon
Scaffolding | Gerüstbau | Andamios; montaje de andamios | İskele kurulumu; iskele
Demolition; asbestos removal | Abbruch; Asbestsanierung; Rückbau | Demolición; retirada de amianto | Yıkım; asbest sökümü
Rebar work; steel fixing; reinforced concrete | Eisenflechten; Bewehrung; Stahlbeton | Ferralla; hormigón armado; ferrallista | Demir bağlama; betonarme demiri; demirci ustalığı
Steel construction; structural steel; steel erection | Stahlbaukonstruktion; Schlosserarbeiten | Estructuras metálicas; cerrajería | Çelik konstrüksiyon; çelik yapı
Surveying; land surveying; geodesy; total station; =GIS; ArcGIS; QGIS | Vermessung; Geodäsie; Bauvermessung | Topografía; geodesia | Harita ve kadastro; topografya; aplikasyon; haritacılık
=VOB; German construction contract law; subcontractor management; subcontractors; managing subcontractors | VOB; Nachunternehmersteuerung; Nachunternehmer; Nachunternehmern; Subunternehmer | Gestión de subcontratas; subcontratistas; coordinación de subcontratas | Taşeron yönetimi; taşeron koordinasyonu; alt yüklenici
=HOAI; German fee schedule for architects; construction cost management | HOAI; Leistungsphasen; Baukostenplanung | Honorarios de proyectos; control de costes de obra | Hakediş; hakediş hazırlama; yaklaşık maliyet
Site safety coordination; =SiGeKo | Sicherheits- und Gesundheitsschutzkoordination | Coordinación de seguridad y salud; recurso preventivo | Şantiye güvenliği
Energy consulting; energy efficiency; energy audits; energy certificates | Energieberatung; Energieeffizienz; Energieausweis; =GEG | Eficiencia energética; certificados energéticos; auditorías energéticas | Enerji verimliliği; enerji etüdü; enerji kimlik belgesi
Water treatment; wastewater treatment; sewage treatment; drinking water | Wasseraufbereitung; Abwassertechnik; Kläranlage; Trinkwasser | Tratamiento de aguas; depuradoras; aguas residuales; potabilización | Su arıtma; atık su arıtma; arıtma tesisi
Electronic vehicle diagnostics; car diagnostics; electronic diagnostics; fault code reading; diagnostic testers; =OBD | Fahrzeugdiagnose; Kfz-Diagnose; elektronische Fahrzeugdiagnose; Diagnosegeräte | Diagnosis electrónica; diagnosis de vehículos; máquina de diagnosis; diagnosis del automóvil | Arıza tespit cihazı; araç arıza tespiti; elektronik arıza tespiti; oto elektronik
Brakes; brake repair; braking systems | Bremsen; Bremsanlagen; Bremsenservice | Frenos; pastillas de frenos; sistemas de frenado | Fren sistemleri; fren tamiri; fren balata
Suspension and steering; suspension; shock absorbers; wheel alignment | Fahrwerk; Stoßdämpfer; Achsvermessung; Lenkung | Suspensión; amortiguadores; suspensión y dirección; alineación | Süspansiyon; amortisör; ön düzen; rot balans
Engines and gearboxes; engine repair; clutches; transmissions | Motoren und Getriebe; Motorinstandsetzung; Kupplung; Getriebe | Motores y cajas de cambio; embragues; reparación de motores | Motor revizyonu; şanzıman; debriyaj; motor tamiri
Hybrid and electric vehicles; electric vehicles; hybrid vehicles; high-voltage vehicles; =EV | Hybrid- und Elektrofahrzeuge; Elektrofahrzeuge; Hochvoltfahrzeuge; Hochvolttechnik | Vehículos híbridos y eléctricos; vehículos híbridos; vehículos eléctricos | Hibrit ve elektrikli araçlar; elektrikli araçlar; hibrit araçlar
Bodywork and paint; car body repair; panel beating; dent removal; vehicle painting | Karosseriebau; Karosserieinstandsetzung; Fahrzeuglackierung; Unfallinstandsetzung | Chapa y pintura; carrocería; pintura de vehículos | Kaporta boya; kaportacılık; oto boya
Tyre service; tire service; tyre fitting; oil changes; vehicle servicing; inspections | Reifenservice; Reifenmontage; Ölwechsel; Inspektionen; Fahrzeuginspektion | Neumáticos; cambio de aceite; mantenimiento de vehículos | Lastik değişimi; yağ değişimi; periyodik araç bakımı
Commercial vehicle repair; truck repair; agricultural machinery repair; construction machinery repair; bus repair | Nutzfahrzeuge; Lkw-Reparatur; Landmaschinentechnik; Baumaschinenreparatur | Reparación de camiones; vehículos industriales; maquinaria agrícola | Ağır vasıta tamiri; iş makinesi tamiri; tarım makineleri; kamyon tamiri
Articulated lorries; articulated lorry; articulated truck; artics; HGV class 1 driving; articulated lorry driving; semi-trailers; tractor-trailer | Sattelzug; Sattelzüge; Sattelzugfahren; Gliederzug | Tráiler; camión articulado; camiones articulados; semirremolque | Tır kullanımı; tır; çekici kullanımı; tır şoförlüğü
Digital tachograph; drivers' hours; driving and rest times; tachographs | Digitaler Tachograph; digitaler Fahrtenschreiber; Lenk- und Ruhezeiten; Fahrtenschreiber | Tacógrafo digital; tacógrafo; tiempos de conducción y descanso | Dijital takograf; takograf; sürüş ve dinlenme süreleri
Load securing; cargo securing; loads secured | Ladungssicherung | Estiba; sujeción de la carga; aseguramiento de la carga | Yük güvenliği; yük emniyeti
Loading and unloading | Be- und Entladen; Be- und Entladung | Carga y descarga | Yükleme ve boşaltma; yükleme boşaltma
Long-distance haulage; international haulage; long haul | Fernverkehr; internationaler Fernverkehr; Linienverkehr | Transporte internacional; larga distancia; ruta internacional | Uluslararası taşımacılık; yurt dışı taşımacılık; uzun yol
Local delivery; parcel delivery; last-mile delivery; courier service; multi-drop | Paketzustellung; Nahverkehr; Auslieferungsfahrten; Kurierfahrten; Zustellung | Reparto de paquetería; última milla; mensajería; reparto local | Kargo dağıtımı; kurye; şehir içi dağıtım; paket teslimatı
Taxi and chauffeur driving; taxi driving; patient transport; school transport | Taxifahren; Krankenfahrten; Chauffeurdienst; Schülerbeförderung | Taxi; VTC; transporte sanitario; transporte escolar | Taksi şoförlüğü; makam şoförlüğü; servis şoförlüğü
Refrigerated transport; tanker driving; tipper driving; low loader | Kühltransporte; Tankwagen; Kipper; Schwertransporte | Transporte frigorífico; cisterna; bañera; transporte especial | Frigorifik taşımacılık; tanker; damper; ağır nakliye
Reach truck driving; reach truck; counterbalance forklift; counterbalance truck; pallet truck; order picker truck | Schubmaststapler; Hochregalstapler; Ameise; Elektrohubwagen; Frontstapler; Niederhubwagen | Carretilla retráctil; transpaleta; apilador; carretilla contrapesada | Reach truck; transpalet; akülü istif; istif makinesi
High-bay warehouse; storage and retrieval; put-away; replenishment of stock | Hochregallager; Ein- und Auslagerung; Einlagerung; Nachschub im Lager | Ubicación de mercancías; almacén automático; reposición de almacén | Raf sistemleri; ürün yerleştirme; depo yerleştirme
Dangerous goods handling; hazardous goods; hazardous materials | Gefahrgut; Gefahrstoffe; Umgang mit Gefahrstoffen | Mercancías peligrosas; sustancias peligrosas | Tehlikeli madde; tehlikeli madde taşımacılığı
Fleet and route dispatch; transport scheduling; dispatching of drivers; transport management | Fahrzeugdisposition; Tourendisposition; Transportdisposition | Jefatura de tráfico; gestión de flotas; planificación de flotas | Filo yönetimi; araç planlama; sevkiyat planlama
Returns handling; returns processing; reverse logistics | Retourenbearbeitung; Retouren; Retourenmanagement | Gestión de devoluciones; logística inversa | İade yönetimi; iade süreçleri; tersine lojistik
Demand planning; materials planning; material requirements planning; =MRP; =S&OP; stock replenishment | Bedarfsplanung; Materialdisposition; Materialplanung; Absatzplanung | Planificación de la demanda; planificación de materiales | Talep planlama; malzeme planlama; malzeme ihtiyaç planlama
Air and sea freight; air freight; sea freight; ocean freight; Incoterms; bills of lading | Luftfracht; Seefracht; Luft- und Seefracht | Transporte marítimo y aéreo; carga aérea; transporte marítimo | Hava ve deniz taşımacılığı; deniz yolu; hava kargo; konşimento
Menu design; menus; recipe development; menu costing; food costing | Menüerstellung; Menükalkulation; Rezeptentwicklung; Wareneinsatz | Elaboración de menús; escandallos; diseño de cartas; menús | Menü hazırlama; menü planlama; reçete geliştirme; gıda maliyeti
Meat and fish cookery; meat section; grill; butchery; meat cutting; fish section | Fleisch- und Fischzubereitung; Fleischverarbeitung; Saucier; Grill; Fischposten; Metzgerei; Fleischerei | Carnes y pescados; partida de carnes; parrilla; carnicería; partida de pescados; despiece | Et ve balık pişirme; ızgara; et işleme; kasaplık; sıcak bölüm
Cold kitchen; garde manger; salads; sandwiches; breakfast service | Kalte Küche; Gardemanger; Salate; Frühstücksservice | Cuarto frío; cocina fría; desayunos | Soğuk mutfak; soğuk bölüm; kahvaltı hazırlama
Catering and banquets; banqueting; large-scale catering; canteen catering | Bankett; Catering; Gemeinschaftsverpflegung; Großküche; Kantine | Banquetes; catering; colectividades; comedor colectivo | Banket; toplu yemek; yemekhane
Pastry and desserts; desserts; patisserie; chocolate work; cakes | Patisserie; Desserts; Torten; Feinbäckerei | Repostería; postres; pastelería; bollería | Pastane; tatlı yapımı; pasta yapımı; pastacılık
Kitchen porter work; dishwashing; kitchen cleaning | Spülküche; Küchenhilfe; Abwasch | Lavaplatos; office de cocina; ayudante de cocina | Bulaşık; mutfak temizliği; komilik
Wine service; sommelier; wine knowledge | Weinservice; Sommelier; Weinberatung | Sumillería; servicio de vinos; sumiller | Şarap servisi; someliye
Check-in and check-out; guest check-in; hotel check-in | Check-in und Check-out; Gästean- und -abreise; Gäste-Check-in | Check-in y check-out; registro de huéspedes; entradas y salidas de huéspedes | Giriş çıkış işlemleri; check-in ve check-out; misafir kaydı
Room cleaning; hotel housekeeping; laundry; room inspection | Zimmerreinigung; Hausdamentätigkeit; Wäscherei; Zimmerkontrolle | Limpieza de habitaciones; lavandería; gobernanta; pisos | Oda temizliği; kat görevliliği; çamaşırhane; housekeeping
Window cleaning; deep cleaning; machine cleaning; floor care | Glasreinigung; Fensterreinigung; Grundreinigung; Maschinenreinigung | Limpieza de cristales; abrillantado; limpieza a fondo | Cam temizliği; makine ile temizlik; zemin bakımı
Disinfection; cleanroom cleaning; hospital cleaning | Desinfektion; Reinraumreinigung; Krankenhausreinigung | Desinfección; limpieza hospitalaria; sala blanca | Dezenfeksiyon; hastane temizliği; temiz oda
Store layout and promotions; product placement; planograms; price labelling | Verkaufsflächengestaltung; Preisauszeichnung; Aktionsaufbau | Implantación de producto; etiquetado de precios; promociones en tienda | Reyon düzeni; fiyat etiketleme; planogram; teşhir
Customer advice in store; product advice; shop assistance; advising customers | Kundenberatung im Verkauf; Verkaufsberatung; Fachberatung; Beratung und Verkauf | Asesoramiento al cliente en tienda; atención en tienda; dependiente | Mağaza içi müşteri danışmanlığı; satış danışmanlığı; tezgâhtarlık
Ordering goods; stock ordering; supplier orders; placing orders | Warenbestellung; Bestellwesen; Bestellungen bei Lieferanten | Pedidos a proveedores; gestión de pedidos; control de pedidos | Sipariş verme; tedarikçi siparişleri; ürün siparişi
Loss prevention; shoplifting prevention; shrinkage | Ladendiebstahlprävention; Warensicherung; Inventurdifferenzen | Prevención de pérdidas; pérdida desconocida | Kayıp önleme; fire kontrolü
Tree care; arboriculture; forestry; chainsaw work; tree felling | Baumpflege; Forstwirtschaft; Motorsägenarbeit; Baumfällung | Arboricultura; poda; trabajos forestales; motosierra | Ormancılık; ağaç budama; motorlu testere
Greenhouse growing; horticulture; plant production; floristry; floral design | Zierpflanzenbau; Gemüsebau; Gewächshaus; Floristik | Horticultura; invernadero; floristería; producción de plantas | Seracılık; bahçe bitkileri; çiçekçilik; süs bitkileri
Viticulture; winemaking; fruit growing; harvesting | Weinbau; Obstbau; Kellerwirtschaft; Ernte | Viticultura; enología; fruticultura; recolección; vendimia | Bağcılık; meyvecilik; hasat
Dairy farming; animal husbandry; milking; pig farming; poultry farming | Milchviehhaltung; Tierhaltung; Melken; Schweinehaltung; Geflügelhaltung | Ganadería; ordeño; explotación ganadera; avicultura | Süt hayvancılığı; büyükbaş; sağım; kümes hayvancılığı
Tractor driving; combine harvester; agricultural machinery operation | Traktorfahren; Schlepperfahren; Mähdrescher | Tractorista; cosechadora; manejo de tractor | Traktör kullanımı; biçerdöver
Irrigation systems; irrigation | Bewässerungsanlagen; Bewässerung | Sistemas de riego; riego | Sulama sistemleri; sulama
Plant protection; pesticides application; pest control | Pflanzenschutz; Schädlingsbekämpfung | Fitosanitarios; control de plagas; aplicación de fitosanitarios | Zirai ilaçlama; bitki koruma; haşere kontrolü
Manicure and pedicure; nail design; make-up; waxing; facial treatments | Maniküre; Pediküre; Nageldesign; Fußpflege; Waxing | Manicura y pedicura; maquillaje; depilación; tratamientos faciales | Manikür pedikür; makyaj; ağda; cilt bakımı uygulama
Dressmaking; pattern cutting; garment production; sewing machine operation; upholstery | Schnittkonstruktion; Bekleidungsfertigung; Polstern; Industrienäherei | Patronaje; confección textil; tapicería; máquina de coser | Kalıp çıkarma; modelistlik; overlok; döşemecilik; tekstil modelistliği
Stage and event technology; sound engineering; lighting technology; rigging | Veranstaltungstechnik; Tontechnik; Lichttechnik; Bühnentechnik | Técnico de sonido; iluminación; montaje de eventos; sonido e iluminación | Ses ve ışık sistemleri; sahne teknolojisi; ses teknisyenliği
3D printing; additive manufacturing; rapid prototyping | 3D-Druck; additive Fertigung | Impresión 3D; fabricación aditiva | 3D baskı; üç boyutlu baskı; eklemeli imalat
Patrols and object security; patrol service; reception security; event security; store detective | Revierdienst; Streifendienst; Pförtnerdienst; Veranstaltungsschutz; Ladendetektiv | Rondas de vigilancia; control de accesos y rondas; auxiliar de servicios | Devriye; nokta güvenliği; etkinlik güvenliği; danışma güvenliği
Waste sorting; waste collection; refuse collection; recycling work | Abfallentsorgung; Müllabfuhr; Wertstoffsortierung | Recogida de residuos; gestión de residuos; reciclaje | Atık toplama; atık ayrıştırma; geri dönüşüm işleri
`,
  ),
  ...terms(
    "tool",
    `
Heidenhain; Heidenhain iTNC; iTNC; =TNC 640
=CAM; CAM software; Mastercam; hyperMILL; SolidCAM; =NX CAM | CAM; CAM-Programmierung | CAM; programación CAM | CAM; CAM programlama
Solid Edge
SketchUp
=AVA software; ORCA AVA; iTWO; California.pro | AVA-Software; AVA-Programm | Presto (presupuestos); Arquímedes | AVA yazılımı
=ABB robots; KUKA; KUKA robots; FANUC robots | ABB-Roboter; KUKA-Roboter | Robots KUKA; robots ABB | KUKA robot; ABB robot
LabVIEW
=PLM software; Teamcenter; Windchill
=MES; manufacturing execution system | MES; Produktionsleitsystem; =BDE | MES; sistema de ejecución de fabricación | MES; üretim yürütme sistemi
=Bosch diagnostic testers; =ESI[tronic]; Autel; Delphi diagnostics; Texa | Bosch-Diagnosetester | Equipos de diagnosis Bosch | Bosch arıza tespit cihazı
=TMS; transport management system; telematics | TMS; Transportmanagementsystem; Telematik | TMS; sistema de gestión de transporte; telemática | TMS; araç takip sistemi; telematik
Cash register system; till system; =EPOS; point-of-sale system | Kassensystem; Registrierkasse; Scannerkasse | =TPV; caja registradora electrónica | Yazar kasa; POS sistemi; kasa programı
Restaurant software; OpenTable; Lightspeed; Gastrofix| Gastro-Kassensystem; Reservierungssystem | TPV de hostelería; CoverManager | Adisyon programı; restoran otomasyonu
Booking.com extranet; channel manager; Amadeus; =Sabre| Buchungssystem | Amadeus; sistema de reservas | Amadeus; rezervasyon sistemi; Elektraweb
=Mews; Cloudbeds; Guestline; Suite8; ibelsa | Hotelsoftware | Programa de gestión hotelera; =PMS hotelero | Otel programı; otel otomasyonu
Mobile crane; tower crane; lorry loader | Mobilkran; Turmdrehkran; Ladekran | Grúa torre; grúa móvil; camión grúa | Kule vinç; mobil vinç; hiyap
Wheel loader; bulldozer; roller; mini excavator; telehandler; cherry picker; aerial work platform | Radlader; Planierraupe; Walze; Minibagger; Teleskoplader; Hubarbeitsbühne; Arbeitsbühne | Pala cargadora; rodillo; miniexcavadora; manipulador telescópico; plataforma elevadora | Yükleyici; dozer; silindir; mini ekskavatör; manlift; personel yükseltici
`,
  ),
  ...terms(
    "certification",
    `
Occupational electrical competence for defined tasks; low-voltage authorisation | Elektrofachkraft für festgelegte Tätigkeiten; =EFKffT; elektrotechnisch unterwiesene Person; =EuP | Carné de instalador electricista; instalador autorizado de baja tensión; carnet de instalador | Elektrik kuvvetli akım belgesi; =EKAT; yüksek gerilim işletme sorumluluğu belgesi
High-voltage vehicle certificate; EV technician certificate; IMI Level 3 electric vehicle | Hochvoltschein; Fachkundiger für Hochvoltsysteme; Hochvolt-Schulung | Certificado de vehículos eléctricos; manipulación de alta tensión en vehículos | Elektrikli araç bakım sertifikası
Gas engineer registration; Gas Safe; Gas Safe registered | Gas-Sachkunde; =DVGW; TRGI-Schein | Instalador de gas; carné de instalador de gas; =RITE; carné de instalador térmico | Gaz tesisatçısı belgesi; doğalgaz tesisatçı belgesi
Working at height certificate; =IPAF; =PASMA | Höhentauglichkeit; Bedienerschein Hubarbeitsbühne; IPAF-Schein; =PSAgA | Certificado de trabajos en altura; carné de plataforma elevadora | Yüksekte çalışma belgesi; yüksekte çalışma eğitimi
Construction safety card; =CSCS card; construction basic safety course | Baustellensicherheitsunterweisung | Tarjeta profesional de la construcción; =TPC; curso de 20 horas PRL; PRL 20 horas | İş güvenliği eğitimi belgesi; tehlikeli işlerde mesleki eğitim belgesi
Vocational qualification certificate (Turkey); =MYK | MYK-Berufsqualifikation | Certificado de profesionalidad | MYK belgesi; mesleki yeterlilik belgesi
Excavator licence; plant operator card; =CPCS; construction machine licence | Baggerschein; Baumaschinenführerschein; Radladerschein | Carné de maquinista; carné de retroexcavadora | Operatörlük belgesi; iş makinesi operatörlük belgesi; G sınıfı ehliyet
Digital tachograph card; tachograph card; driver card; tacho card | Fahrerkarte; Fahrerkarte für digitalen Tachographen | Tarjeta de tacógrafo; tarjeta de conductor; tarjeta de tacógrafo digital | Dijital takograf kartı; takograf kartı; sürücü kartı
Driving licence D; bus licence; =PCV licence; category D licence | Führerschein Klasse D; Busführerschein; Führerschein D; Personenbeförderungsschein; =P-Schein | Permiso de conducir D; carné D; permiso D | D sınıfı ehliyet; E sınıfı ehliyet; otobüs ehliyeti
Motorcycle licence; driving licence A; moped licence | Führerschein Klasse A; Motorradführerschein | Permiso de conducir A; carné de moto; permiso A | A sınıfı ehliyet; motosiklet ehliyeti; A2 ehliyet
Trailer licence; driving licence BE | Führerschein Klasse BE; Anhängerführerschein; Führerschein BE | Permiso B+E; permiso de remolque | BE sınıfı ehliyet
Tractor licence; driving licence T | Führerschein Klasse T; Treckerführerschein; Führerschein L | Permiso de tractor | F sınıfı ehliyet; traktör ehliyeti
Chainsaw licence; chainsaw certificate | Motorsägenschein; Kettensägenschein; Motorsägenführerschein | Curso de motosierra | Motorlu testere operatör belgesi
Plant protection licence; pesticide certificate; PA1; PA6 | Sachkundenachweis Pflanzenschutz; Pflanzenschutz-Sachkunde | Carné de aplicador de fitosanitarios; carné de fitosanitarios | Zirai ilaç uygulama belgesi; bitki koruma ürünleri belgesi
Food safety level 2; =HACCP certificate; HACCP training; level 2 food hygiene | HACCP-Schulung; HACCP-Zertifikat | Curso de APPCC; certificado de APPCC | HACCP belgesi; =HACCP sertifikası
Alcohol licence; personal licence holder; premises licence | Gaststättenunterrichtung; Gaststättenkonzession | Licencia de hostelería | İçki satış belgesi; mesafeli satış belgesi
Journeyman cook; chef diploma; professional cookery diploma; NVQ Professional Cookery | Ausgelernter Koch; Kochausbildung; Küchenmeister | Título de cocina; técnico en cocina y gastronomía | Aşçılık belgesi; aşçılık ustalık belgesi; ustalık belgesi
Mastery certificate (Turkey); journeyman certificate (Turkey) | Meisterbrief (Türkei) | Maestría (Turquía) | Kalfalık belgesi; ustalık belgesi; usta öğreticilik belgesi
Aviation security certificate; airside pass | Luftsicherheitsassistent; Luftsicherheitsschulung; Zuverlässigkeitsüberprüfung | Curso AVSEC; tarjeta aeroportuaria | Havacılık güvenliği sertifikası; apron kartı
Private security card (Turkey); armed guard certificate | Waffensachkunde; Waffenschein | =TIP; tarjeta de identidad profesional; vigilante de seguridad con arma | Özel güvenlik kimlik kartı; silahlı güvenlik belgesi; özel güvenlik sertifikası
Safety data and explosives; explosives licence; blasting licence | Sprengschein; Befähigungsschein | Carné de artillero | Ateşleyici belgesi
=EN ISO 9606; EN 287-1; welding to EN ISO 9606 | Schweißprüfung nach EN ISO 9606 | Homologación EN 287; homologación 6G | EN ISO 9606 kaynakçı sertifikası
=VCA; safety certificate contractors; =SCC; SCC certificate | SCC-Zertifikat; =SCP | Certificado SCC | SCC sertifikası
=IRATA; rope access certificate | Seilzugangstechnik; =FISAT | Trabajos verticales | İple erişim sertifikası
=BOSIET; offshore safety; =GWO; GWO basic safety | GWO-Zertifikat; Offshore-Sicherheitstraining | Certificado GWO | GWO sertifikası
=STCW; seaman's book; seafarer certificate | Seefahrtbuch | Libreta marítima; STCW | Gemi adamı cüzdanı; STCW belgesi
`,
  ),
  ...products(
    "tool",
    `
Sinumerik, Siemens 840D; ShopMill; ShopTurn; =Fanuc; Mazatrol; Creo, PTC Creo, Pro/ENGINEER
Rhino, Rhinoceros 3D; Grasshopper; Allplan, Nemetschek; Navisworks; Solibri; Primavera P6, =Primavera; =ETABS; SAP2000
=STA4CAD; Tekla; Robot Structural Analysis; ideCAD; =CYPE; =CE3X; TEKTON3D; Allen-Bradley, Rockwell Automation
RSLogix; Studio 5000; CODESYS; Beckhoff; TwinCAT; Altium Designer, =Altium; KiCad; =Eagle CAD
Warehouse management with SAP; =SAP LES
`,
  ),
];
