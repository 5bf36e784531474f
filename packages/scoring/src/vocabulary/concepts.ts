/**
 * Things that duties are about, one a line, by the beginnings of the words for them in English | German | Spanish | Turkish, folded; a word
 * that ends in "." counts only whole. A word may stand on several lines. Own compilation.
 */
const CONCEPTS = `
customer. customers. client. clients. clientele | kund mandant klient | cliente | musteri
guest. guests. | gast. gaste. gasten gastebetreu | huesped comensal | misafir konuk
patient | patient | paciente | hasta. hastalar hastanin hastalara
resident. residents. | bewohner | residente. residentes. | sakin. sakinler
child. children kids infant | kind. kinder kindern | nino. ninos nina. ninas infant | cocuk
pupil student. students. | schuler | alumn | ogrenci
parents. | eltern. elternabend elternarbeit | padres. | veli. veliler ebeveyn
relative. relatives. family. families. | angehorig familie. familien | familiar familiares. familia. familias. | yakinlari yakinlarini aile. ailesi aileler aileleri ailelerle
supplier vendor. vendors. | lieferant | proveedor | tedarikci
goods. merchandise | waren. ware. warenannahme wareneingang | mercancia mercaderia | mallar mal.
order. orders. ordered ordering. | bestell auftrag auftrage | pedido | siparis
inventor stock. stocks. stocktaking stockroom | inventur lagerbestand bestand. bestande bestands | inventari existencia | stok. stoklar stoku envanter sayim
warehouse | lager. lagers lagerung lagerist lagerarbeit lagerhelfer lagerlogistik | almacen bodega. bodegas | depo. depoda depolama depolar ambar.
picking picker | kommission | alistamiento picking | toplama.
packing packaging packed packer | verpack | empaque empaquet embal | ambalaj paketle
loading unloading loaded unloaded | beladen entladen beladung entladung verladen abladen abgeladen ladestelle | carga. cargue descarga | yukleme bosaltma indirme
deliver | liefer. lieferung auslieferung ausgeliefert zustell zugestellt | entrega entregas reparto. repartid | teslim sevkiyat dagitim
transport freight haulage | fracht spedition transport stuckgut | transporte flete portes. | nakliye tasima. tasimacilik tasimak
driver driving drove drive. | fahrer. fahrerin fahrten fahren. gefahren | conducir conductor conductora conduccion chofer | surucu. sofor
vehicle truck. trucks. lorry. lorries | fahrzeug lkw. | camion vehiculo | arac. araclar araclarin kamyon
cash. cashier till. | kasse. kassen kassier kassiererin | caja. cajas cajero cajera efectivo. cobro. cobros cobrar arqueo | kasa. kasiyer nakit. tahsil
payment payments paying | zahlung | pago. pagos | odeme
invoice invoices invoicing billing | rechnung fakturier | factura | fatura
accounts. bookkeep accountant | konto. konten kontenabstimmung buchhalt buchung buchungen verbuch | cuentas contabil contable | hesap. hesaplar muhasebe
reconcil | abstimm abgleich | concilia | mutabakat
balance. balances. | bilanz jahresabschluss abschluss abschlusse | balance. balances. estados. | bilanco
tax. taxes. vat. | steuer. steuern steuererklarung steuerberat umsatzsteuer | impuesto tribut iva. | vergi kdv.
payroll wage. wages. salary. salaries. | lohn gehalt gehalter entgelt | nomina salario sueldo | maas. ucret. bordro
budget | budget | presupuest | butce
cost. costs. | kosten kostenstelle | coste. costes costos gasto. gastos | maliyet gider. giderler
quotation quotations quote. quotes. offers. | angebot | ofertas cotizacion presupuestos. | teklif
contract. contracts. agreement. agreements. | vertrag vertrage vereinbarung. | contrato acuerdo. acuerdos. | sozlesme anlasma
sale. sales. selling sold sell. | verkauf vertrieb | venta ventas vender vendedor | satis satim
purchas procurement buying | einkauf beschaff | compra. compras adquisicion | satinalma alim.
negotiat | verhandl | negocia | pazarlik muzakere
advise advising advised advisor advice | berat beratung | asesor orient aconsej | danisman
serving served service. services. waiter | bedien bewirt servier | servir mesero camarero atender atencion atendi atiendo | hizmet servis
complain complaints | reklamation beschwerde | queja reclamo. reclamacion | sikayet
phone. phones. phoning telephon call. calls. | telefon anruf | telefon llamada | telefon cagri. cagrilar
correspond email e-mail mails. mail. emails. | korrespond schriftverkehr email e-mail mails. mail. | correspond correo email | yazisma e-posta eposta posta. postalar
appointment calendar. | termin. termine terminen terminkoordination terminplan terminmanagement terminvergabe kalender | cita. citas. agenda. | randevu takvim
meeting. meetings. | besprechung sitzung | reunion. reuniones | toplanti
visitor | besucher | visitante | ziyaretci
reception. receptionist desk. | empfang rezeption schalter | recepcion | resepsiyon
greet welcom | begruss begrus willkommen | saludar bienvenida acoger | karsila
document filing | dokument akte. akten aktenfuhrung ablage. archiv | document archivo. archivar expediente | dosya evrak belge arsiv
data. | daten. dateneingabe datenerfassung | dato. datos | veri. veriler verileri
report. reports. reporting | bericht berichte reportings | informe. informes | rapor
analy | analy auswert | analiz analis | analiz
clean. cleaning cleaner cleaned cleans. | reinig gereinigt putz | limpi aseo. | temizli
room. rooms. bedroom. bedrooms. ward. wards. | zimmer station. | habitacion planta. | oda. odalar
kitchen | kuche kuchen | cocina. | mutfak
cook. cooking cooked | koch. kochen gekocht zubereit | cocinero cocinar preparacion elabora | pisirme asci.
food. foods. | lebensmittel speise speisen | alimento comida | gida. yemek
beverage drinks. cocktail | getrank cocktail | bebida coctel | icecek kokteyl
dishes. dishwash | geschirr | vajilla platos. | bulasik
hygien haccp. | hygien haccp. | higien appcc. | hijyen haccp.
safety. | sicherheit arbeitssicherheit arbeitsschutz | seguridad | guvenlik guvenligi
quality | qualitat | calidad | kalite
inspect checks. audit | inspekt kontroll prufung prufungen gepruft prufen. revision. audit | inspecc control. controles. auditor | kontrol. kontrolu kontroller denetim muayene
repair | reparatur reparier repariert instandsetzung | reparacion reparar | repara tamir onarim
maintenance maintain servicing. | wartung gewartet instandhaltung | mantenimiento | bakim. bakimi bakimlar
install | install installation montage montier montiert | instal montaj | kurulum montaj tesisat
machine equipment | maschine anlagen gerat. gerate. | maquina maquinaria equipos | makine ekipman
teach. teaching teacher taught | unterricht lehrer | ensenar ensenanza docente imparti | ogretmen ogretim
training trained trainee | schulung geschult einarbeit anleit angeleitet praxisanleit ausbild | capacita formacion | egitim. egitimi egitimler egitmen
supervis staff. employees. personnel | mitarbeiter mitarbeitende personal. | personal. empleados colaboradores plantilla. | calisan. calisanlar personel
team. teams. crew. | team. teams. mannschaft kolonne | equipo. equipos. cuadrilla. | ekip. ekibi ekibini ekibiyle ekipler takim.
recruit hiring | rekrut einstell personalauswahl | seleccion reclut contratacion | aday. adaylar adaylarin eleman.
care. caring | pflege. pflegen gepflegt grundpflege behandlungspfleg versorg | cuidado cuidados cuidar | bakim. bakimi bakimini
medicat medicine medicines | medikament arznei | medicamento medicacion | ilac. ilaclar
treat. treatment | behandl | tratamiento | tedavi
wound. wounds. dressing. dressings. | wunde wundversorg wundmanag verband verbande | herida apositos. | yara. yarasi pansuman
therap | therap | terapi | terapi
diagnos | diagnos | diagnos | teshis tani. diyagnoz
campaign | kampagne | campana | kampanya
advertis adverts. ads. | werbung werbe anzeige. anzeigen. | publicidad publicitari anuncio | reklam
market. marketing | marketing markt. | mercado mercadeo marketing | pazarlama pazar.
content. contents. | inhalte content | contenido | icerik
design | design gestalt | diseno disenar | tasarim
develop | entwick entwicklung | desarroll | gelistir
test. tests. testing tested. | test. tests. testen | prueba. pruebas. | test. testler testleri
court. courts. tribunal | gericht | tribunal juzgado judicial | mahkeme dava.
deadline deadlines | fristen frist. notfrist | plazo plazos | vade.
loan. loans. credit. | kredit finanzier | credito prestamo | kredi.
invest | geldanlage invest | inversion | yatirim
insurance insurer | versicher | seguro. seguros aseguradora mutua. mutuas. | sigorta
bank. banking | bankgeschaft bank. bankwesen | banca. bancari banco. | banka. bankacilik
loyal retention | kundenbindung | fideliz | sadakat
event. events. | veranstalt event. events. | evento | etkinlik organizasyon
travel | reise. reisen reiseplan | viaje viajes | seyahat
construct | baustelle bauleit bauvorhaben | obra. obras construccion | insaat santiye
drawing. drawings. blueprint | zeichnung plane. planos. grundriss | plano. planos dibujo. | cizim resim. resimler
measure measuring measured | messung vermess messen. aufmass | medicion medir mediciones | olcum olcme olcu.
paint painting painted | anstrich malerarbeit | pintura. pintar | boya. boyama
waste. rubbish | abfall mull. | residuos basura | atik. cop.
lesson lessons. classes. classroom | klasse. unterrichtsstund | clase. clases aula. | sinif. ders. dersler
laborator | labor. laborunters | laborator | laboratuvar
sample. samples. | probe. proben | muestra. muestras | numune
customs. | zoll. verzoll | aduana | gumruk
import export | import export | importacion exportacion | ithalat ihracat
emergenc | notfall | urgencia emergencia | acil.
observ | beobacht | observa | gozlem
play. playing games. | spiel. spielen spiele freispiel | juego juegos. | oyun. oyunlar
shelf. shelves | regal regale | estante estanter lineal. | reyon raf. raflar raflara
guard. patrol | bewach streife wachdienst | vigilan ronda. | devriye bekci
requirement | anforderung | requisito | gereksinim
user. users. | nutzer benutzer anwender | usuario | kullanici
network | netzwerk | redes. red. | aglar network
database | datenbank | bases. | veritaban
present. presenting presentation presented | prasent vorstellen. | presentar presentacion exponer | sunum sunmak sunuyor
prospect | akquise neukunden kaltakquise | captacion prospec | potansiyel kazan.
accident injur | unfall | accidente lesion. | kaza. yaralanma
paperwork form. forms. | formular papierkram | formulario papeleo | form. formlar
website webseite | webseite website weboberflach | web. webs. pagina. | internet. site. web.
fabric sew. sewing | nahen. naherei stoff. | costura tela. | dikis kumas
wood timber | holz | madera | ahsap
plant. plants. garden | garten. pflanze | jardin planta. plantas. | bahce bitki
animal. animals. | tiere. tier. | animal. animales | hayvan
furniture | mobel. | muebles | mobilya
shift. shifts. | schicht fruhdienst spatdienst nachtdienst | turno. turnos. | vardiya
recipe recipes. | rezeptur rezept. rezepte | receta. recetas. | tarif. tarifler recete
menu. menus | speisekarte menu. | minuta menu. menus. carta. | menu.
hair. | haare haar. haarschnitt | cabello pelo. | sac. saclar
nail. nails. | nagel. | unas. | tirnak
make-up makeup | make-up makeup schmink | maquillaje | makyaj
visa. | visum visa. | visado | vize
route. routes. tour. | touren tour. route. | ruta. rutas | rota. tur. guzergah
refriger cooling. | kalte kuhl | refrigeracion frio. | sogutma
electric | elektr | electric | elektrik
pipe. pipes. piping | rohr rohre | tuberia tubo. | boru. borular
software. | software. | software. | yazilim
financ | finanz finanzen | financier finanzas | finans
inbound. outbound. | inbound. outbound. | entrantes. salientes. | gelen. giden.
lead. leads. qualify | leads. | leads. prospectos. | leads.
audio. video. videos. photograph film. | video. fotograf film. | video. fotograf | video. fotograf
crop. crops. harvest | ernte | cosecha | hasat
translat | ubersetz | traduc traducc | ceviri tercume
administr office. | verwaltung administrativ buro. sekretariat | administr oficina | ofis idari
ventilat intubat | beatm intubier | ventilacion intubad | ventilat entub solunum
intensive. critical. icu. itu. | intensivstation intensivpfleg its. | intensivos. uci. criticos. critico. | yogun
infusion. infusions. cannul catheter line. lines. | infusion katheter zugange | perfusion cateter via. vias. sueros. | infuzyon kateter serum.
elderly. older. geriatr | senior. senioren geriatri altenpfleg altenheim altenhilf | mayores. anciano geriatr | yasli. yaslilar geriatri huzurevi
dement alzheimer | demenz dementi | demencia alzheimer | demans alzheimer
palliativ dying. hospice | palliativ sterbe lebensende hospiz | paliativ | palyatif olum. hospis
washing. bathing. toileting | korperpfleg waschen. ankleid | bano. banar vestir. | banyo yikama. giydir
mobilis mobiliz transfers. turning. | mobilis transfer lagern. | moviliza transferencias. | mobiliz hareket. hareketlend
vital. pressure. pulse. | vitalzeichen vitalwert blutdruck blutzucker | vitales. tension. presion. constantes. | vital tansiyon.
vaccin immunis flu. | impf | vacun | asi. asilama asilar
blood. | blutentnahm blutprob blut. | sangre. extracciones | kan.
surger surgical theatre. | operation. operationen chirurg | quirofano cirug quirurgic | ameliyat cerrah
steriliz sterilis disinfect | sterilis desinfekt desinfiz | esterili desinfec | steril dezenfek
prescription prescriptions dispens | verordnung verschreib rezeptabgab abgabe. | prescrip dispens | recete. receteler
admission admissions discharge | aufnahmen. entlassung uberleitung | ingreso. ingresos. alta. altas. | yatis. taburcu
exercis rehab | ubungen. rehabilit krafttrain | ejercici rehabilit readapta | egzersiz rehabilit
assess | einschatz beurteil befund assessment | valora evalua exploracion | degerlendir
massag | massage massier | masaj | masaj
curricul syllab | lehrplan unterrichtsplan rahmenplan bildungsplan | curricul programacion unidades. temario | mufredat
exam. exams. grading marking. | klausur noten. zeugnis | examen. examenes. calificac boletin boletines. | sinav. sinavlar
inclusi diversity. | inklusi forderbedarf integrationskind | inclusi diversidad. adaptacion adaptaciones | kaynastirma
settling. adaptation. | eingewohn ankommen. | adaptacion acogida. | uyum. alistirma
nursery. kindergarten preschool creche | krippe. kita. kindergarten elementarbereich vorschul | guarderia infantil. preescolar | anaokul kres. okuloncesi
excursion outing outings trips. | ausflug ausfluge exkursion wander | excursion salidas. | gezi. geziler
apprentice apprentices mentor mentee mentoring | auszubildend azubi lehrling praktikant nachwuchs | aprendi practicante. tutoriza mentor | cirak. ciragi kalfa. stajyer
booking. bookings. reserv | reservier buchung. buchungen. buchungsanfrag | reserva. reservas. | rezervasyon
arrival. arrivals. departure. departures. checkin checkout | anreise. anreisen abreise. abreisen eincheck auscheck | llegada. llegadas. | gelis. ayrilis.
table. tables. tray. trays. | tisch. tische. tablett | mesa. mesas. bandeja. | masa. masalar tepsi
wine. wines. | wein. weine. weinkarte | vino. vinos. maridaj sumiller | sarap
allerg | allerg | alerg alergi | alerji alerjen
breakfast. buffet. | fruhstuck buffet | desayuno bufe. buffet. | kahvalti bufe.
price. prices. pricing. rates. | preis. preise. preisen. raten. tarife. | precio tarifa. tarifas. | fiyat
availab occupancy | verfugbark kontingent belegung | disponibilidad ocupacion. | musaitlik doluluk
portal. portals. channels. platforms. | portal. portale portalen. buchungsportal channelmanager | portales. canales. plataforma | portal. portallar kanallar
enquir inquir requests. queries. | anfrag | consultas. solicitud peticion | talep talepler sorular
group. groups. | gruppe. gruppen. gruppenanfrag | grupo. grupos. | grup. gruplar
housekeep | housekeeping hausdame etage. | housekeep gobernanta | housekeep
bake. baking. dough. pastry | backen. teig. geback | hornea panader pasteler reposter | firin. hamur pasta. unlu.
meat. butcher | fleisch wurst | carne. carnes. | kasap etler.
display. displays. merchandis | warenprasent schaufenster dekor | escaparat exhibi vitrina | teshir vitrin sergile
return. returns. refund | retour ruckgabe erstatt umtausch | devolucion reembols | iade. iadeler iadesi degisim
cancel | storn kundig | cancel anula | iptal
chat. chats. | chat. chats. | chat. chats. | sohbet chat.
ticket. tickets. cases. | ticket. tickets. vorgang vorgange | ticket. tickets. incidencia casos. | vaka. vakalar bilet.
record. records. log. logs. logging register | erfass protokoll eintrag dokumentier | registr anota acta. actas. | kayit. kaydi kaydet kayitli tutanak
target. targets. goal. goals. quota | ziel. ziele. zielvorgab umsatzziel | objetivo. objetivos. metas. cuota | hedef hedefler
revenue. turnover. profitab margin. margins. | umsatz rentabil marge | facturacion ingresos. rentabilidad margen. | ciro. karlilik marj
dealer dealers distributor reseller | handler. handlernetz vertriebspartner | distribuidor concesion | bayi. bayiler bayilik bayiden
fair. fairs. exhibition exhibitions | messe. messen messeauftritt | feria. ferias. | fuar. fuarlar fuari
competitor competitors competition. | wettbewerb konkurren | competencia. competidor | rakip. rakipler
research. survey. surveys. | forsch umfrag marktforsch | investigacion encuesta | arastirma. arastirmasi arastirmalar anket
brand. brands. branding. | marke. marken. markenfuhr | marca. marcas. | marka.
agency agencies | agentur | agencia | ajans
social. instagram. | social. instagram. | sociales. instagram. | sosyal.
launch | einfuhrung. launch markteinfuhr | lanzamiento lanzar | lansman
plan. plans. planning. planned. | planung planen. geplant | planes. planifica | planlama plani. planlar
dictat transcri | diktat phonodiktat | dictado transcri | dikte
dunning enforcement reminder reminders | mahn vollstreck inkasso pfand | impagos. impago cobranza morosi | icra. tahsilat ihtar
fee. fees. | gebuhr honorar rvg. | honorario tasa. tasas. | harc. harclar vekalet
post. parcel parcels | post. posteingang postausgang versand. | paquete envio. envios. | kargo posta.
interview interviews | vorstellungsgesprach bewerbungsgesprach interview | entrevista | mulakat gorusme. gorusmeleri
onboard induction joiners | onboarding eintritt einarbeit | incorporacion induccion onboarding | oryantasyon
absence absences leave. sickness holidays. | abwesen urlaub krankmeld fehlzeit | ausencia vacaciones. bajas. | izin. izinler izinleri devamsizlik
grievance disciplin | abmahn disziplin | disciplin | disiplin
polic handbook guideline | richtlinie handbuch leitfaden | politica. politicas. manuales. procedimiento | prosedur yonetmelik politika
roster rota. rotas. schedul | dienstplan schichtplan einsatzplan | cuadrante horarios. | cizelge nobet.
dashboard dashboards | dashboard | dashboard tablero. | dashboard gosterge
deploy release. releases. pipeline | deploy ausroll bereitstell pipeline | despliegue desplegar despleg pipeline | pipeline canliya
api. apis. endpoint interface. interfaces. integration. integrations. | schnittstelle api. apis. anbindung | api. apis. integracion. integraciones. | api. apis. entegrasyon
review. reviews. reviewed. reviewing. | review. reviews. codereview | revision. revisiones. reviso | inceleme.
bug. bugs. incident incidents outage | fehler. storung incident | incidente errores. error. | hata. hatalar ariza.
troubleshoot fault. faults. | fehlersuch storungssuch fehlerbeheb storungsbeheb | averia. averias. resolucion | ariza. arizalar arizalarin
migrat | migrier migration umstell | migra migracion | migrasyon goc.
kpi. kpis. metric. metrics. | kennzahl kpi. kpis. | indicador kpi. kpis. metrica | metrik kpi. kpiler
cable. cables. cabling. wiring. wire. wires. | kabel leitung. leitungen. verkabel verdraht | cable. cables. cablead | kablo
switchboard fuse. fuses. | verteiler. unterverteil zahlerschrank schaltschrank | cuadro. cuadros. | pano. panolar
photovolt solar. pv. | photovolt solar pv. wechselrichter | fotovolt solar. solares. | fotovolt gunes. solar
charger. chargers. wallbox | wallbox ladestation ladepunkt | cargador. recarga. | sarj.
commissioning. commissioned. | inbetriebnahm | puesta. | devreye
programming. programmed. | programmier parametrier | programar programo | programla
weld | schweiss geschweisst | solda | kaynak. kaynagi kaynakci kaynaklar
grind grinding deburr polish. | schleif entgrat polier | amolar esmerila rebarb lijado pulido | taslama tas. capak zimpara
cutting. cuts. | zuschnitt sagen. schneiden. | corte. cortar | kesme. kesim kesip keser
assembl fitting. | zusammenbau montage. | ensambl montar | catma. catim catar puntala birlestir
tank. tanks. vessel. vessels. boiler | tank. behalter kessel | tanque caldera | tank. tanki kazan.
steel. metal. | stahl metall blech edelstahl | acero metalic chapa | celik. sac. paslanmaz
crane. hoist. | kran. krane hebezeug | grua. gruas. | vinc
tyre tyres tire. tires. wheel. wheels. | reifen | neumatic rueda. ruedas. | lastik. teker jant
brake. brakes. | bremse bremsen | freno. frenos. | fren. frenler balata
engine. engines. motor. motors. | motor. motoren. | motor. motores. | motor. motoru
gearbox transmission. clutch | getriebe kupplung | transmision embrague | sanziman debriyaj vites
suspension. | fahrwerk stossdampf | suspension. amortiguador | suspansiyon amortisor salincak rotil
oil. filter. filters. | olwechsel filter. | aceite. filtro | yag. filtre
replac replacement | austausch gewechselt wechseln. | sustitu reemplaz cambio. | degisim. degisimi degistir
concrete. brick. masonry bricklay | beton mauerwerk | hormigon ladrillo albanil | beton. tugla duvar
roof. roofing. scaffold | dach. dacher gerust | tejado. cubierta andamio | cati. iskele
subcontract trades. | subunternehm nachunternehm gewerk | subcontrat gremios. | taseron altyuklenic
snag handover. defect defects | abnahme mangel. mangelbeseit | remates. defecto | eksik. kusur kabul.
chemical chemicals detergent | chemikal reinigungsmittel | quimic detergente | kimyasal deterjan
window. windows. glass. | fenster glasreinig | ventana cristal limpiacristal | cam. camlar pencere
refill replenish restock | nachfull auffull bestuck | reposi repone repon | dolum. doldur ikmal
laundry linen. beds. | wasche. betten. bettwasche | lavander sabanas. camas. | camasir carsaf
forklift | stapler. gabelstapler hubwagen flurforder mitnahmestapler | carretilla montacargas transpalet | forklift transpalet istif
pallet. pallets. | palette. paletten | palet. palets. tarima | palet. paletler
lashing straps. | ladungssicher gurte. gesichert | sujecion estiba amarre | sabitle
waybill cmr. | frachtbrief lieferschein lieferpapier frachtpapier cmr. | albaran cmr. | irsaliye cmr.
scan. scanner. barcode handheld | scanner barcode handscanner | escaner | barkod terminali
receiving. dispatch shipping shipment | wareneingang warenausgang versand annahme. | expedicion despacho. | sevk. sevkiyat
label labels labelling | etikett kennzeichn | etiquet | etiket
access. entrance. gate. | zutritt einlass pforte zugangskontroll | acceso. accesos. porteria | kapi. girisler
alarm cctv camera. cameras. | alarm kamera | alarma camara. camaras. videovigilan | alarm kamera
skin. facial. facials. | haut. hautpflege gesichtsbehandl | piel. facial. faciales. | cilt.
irrigat watering. | bewasser giessen | riego. regar | sulama
prun pruning hedge | heckenschnitt beschneid baumschnitt | poda. podar | budama
feeding. livestock cattle | futterung futtern vieh | ganado | besleme sigir
closing. | monatsabschluss jahresabschluss quartalsabschluss | cierre. cierres. | kapanis kapanisi
forecast | prognose forecast hochrechn | prevision pronostic | tahmin. ongoru
liquidity treasury | liquiditat | tesoreria liquidez | likidite
receivable payable creditor debtors. | debitor kreditor | acreedor deudor | alacak. cari.
asset. assets. depreciat | anlagenbuchhalt abschreib | activos. amortiza inmovilizad | demirbas amortisman
property. tenant tenants lease. letting | immobilie mieter. mietvertrag vermiet | inmueble inmobiliari inquilino alquiler arrend | gayrimenkul emlak kiraci kira.
article. articles. news. editorial | artikel. nachricht redaktion | articulo. articulos. noticia redaccion | haber. haberler makale
printing. layout | druckvorlage layout druckerei | impresion maqueta imprenta | baski. matbaa
calibrat | kalibrier | calibra | kalibras
setup changeover | rusten. einricht umrust | ajuste. ajustes. | ayar. ayari ayarlama
production. manufactur | produktion fertigung herstell | produccion fabricac manufactura | uretim imalat
`;

const bare = (name: string): string => name.replace(/\.$/, "");

/** The names of each concept by language, in the order English, German, Spanish, Turkish. */
export const CONCEPT_NAMES: readonly (readonly (readonly string[])[])[] = CONCEPTS.trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim().split(/\s+/).filter(Boolean)));

const WHOLE = new Map<string, string[]>();
/** Open beginnings by their first letters. */
const OPEN = new Map<string, { text: string; concept: string }[]>();
const LETTERS = 3;
for (const cells of CONCEPT_NAMES) {
  // A concept is called by its first name.
  const concept = bare(cells[0]![0]!);
  for (const name of new Set(cells.flat())) {
    const text = bare(name);
    if (text !== name) WHOLE.set(text, [...(WHOLE.get(text) ?? []), concept]);
    else OPEN.set(text.slice(0, LETTERS), [...(OPEN.get(text.slice(0, LETTERS)) ?? []), { text, concept }]);
  }
}

const conceptsAt = (word: string): string[] => [
  ...(WHOLE.get(word) ?? []),
  ...(OPEN.get(word.slice(0, LETTERS)) ?? []).flatMap(({ text, concept }) => (word.startsWith(text) ? concept : [])),
];

// German compounds: "Kundenberatung" is about customers and advice. Shorter words and parts are left whole.
const SHORTEST_COMPOUND = 9;
const LONGEST_COMPOUND = 40;
const SHORTEST_PART = 5;
const FIRST_PART = 3;

/** The concepts of the parts of a folded word, in order: one part for most words, several for a compound, none where nothing is known. */
export const conceptPartsOf = (word: string): readonly (readonly string[])[] => {
  const own = conceptsAt(word);
  const first = own.length > 0 ? [own] : [];
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) return first;
  const parts: (readonly string[])[] = first;
  for (let at = FIRST_PART; at <= word.length - SHORTEST_PART; at++) {
    const here = (OPEN.get(word.slice(at, at + LETTERS)) ?? []).filter(
      ({ text }) => text.length >= SHORTEST_PART && word.length - at - text.length < SHORTEST_PART && word.startsWith(text, at),
    );
    if (here.length > 0) parts.push(here.map(({ concept }) => concept));
  }
  return parts;
};

/** The concepts that a folded word stands for, the same in every language; none for most words. */
export const conceptsOf = (word: string): readonly string[] => {
  const parts = conceptPartsOf(word);
  return parts.length < 2 ? (parts[0] ?? []) : [...new Set(parts.flat())];
};

const LONGEST_SIMPLE = 11;
const WHOLE_SHARE = 0.6;
const LONGEST_ENDING = 4;

/** False for a compound of which the things it stands for are less than the most: "tax" does not say "Umsatzsteuervoranmeldung". */
export const isSaidWhole = (word: string): boolean => {
  if (word.length <= LONGEST_SIMPLE) return true;
  const known = new Set<number>();
  for (let at = 0; at + LETTERS <= word.length; at++)
    for (const { text } of OPEN.get(word.slice(at, at + LETTERS)) ?? []) {
      if (!word.startsWith(text, at) || (at > 0 && text.length < SHORTEST_PART)) continue;
      const end = word.length - at - text.length <= LONGEST_ENDING ? word.length : at + text.length;
      for (let letter = at; letter < end; letter++) known.add(letter);
    }
  return known.size >= word.length * WHOLE_SHARE;
};
