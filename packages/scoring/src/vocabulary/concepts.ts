/**
 * Things that duties are about, one a line, by the beginnings of the words for them in English, German, Spanish and Turkish, folded; a word
 * that ends in "." counts only whole. A word may stand on several lines. Own compilation.
 */
const CONCEPTS = `
customer. customers. client. clients. clientele kund mandant cliente musteri
guest. guests. gast. gaste. gasten huesped comensal misafir konuk
patient patienten paciente hasta. hastalar hastanin hastalara
resident. residents. bewohner
child. children kids kind. kinder kindern nino. ninos nina. ninas infant cocuk
pupil student. students. schuler alumn ogrenci estudiante
parents. eltern. elternabend padres. veli. veliler ebeveyn
supplier vendor. vendors. lieferant proveedor tedarikci
goods. merchandise waren. ware. warenannahme wareneingang mercancia mercaderia mallar
order. orders. bestell auftrag auftrage pedido siparis
inventor inventari inventur stock. stocks. stocktaking lagerbestand bestand. bestande bestands existencia stok. stoklar envanter sayim
warehouse lager. lagers lagerung lagerist lagerarbeit lagerhelfer lagerlogistik almacen bodega. bodegas depo. depoda depolama ambar.
picking picker kommission alistamiento toplama.
packing packaging packed packer verpack empaque empaquet embal ambalaj paketle
loading unloading loaded unloaded beladen entladen beladung entladung verladen carga. cargue descarga yukleme bosaltma
deliver liefer. lieferung auslieferung ausgeliefert zustell zugestellt entrega entregas reparto. repartid teslim sevkiyat dagitim
transport freight fracht spedition nakliye tasima. tasimacilik flete
driver driving drove drive. fahrer. fahrerin fahrten fahren. gefahren conducir conductor conductora conduccion chofer surucu. sofor
vehicle truck. trucks. lorry. fahrzeug lkw. camion vehiculo arac. araclar kamyon
cash. cashier till. kasse. kassen kassier kassiererin caja. cajas cajero cajera efectivo. cobro. cobrar cobros kasa. kasiyer nakit. tahsil
payment paying zahlung pago. pagos odeme
invoice invoicing billing rechnung fakturier factura fatura
accounts. bookkeep accountant konto. konten kontenabstimmung buchhalt buchung buchungen verbuch cuentas contabil contable hesap. hesaplar muhasebe
reconcil abstimm abgleich concilia mutabakat
balance. balances. bilanz jahresabschluss abschluss abschlusse estados. bilanco
tax. taxes. steuer. steuern steuererklarung steuerberat impuesto tribut vergi
payroll wage. wages. salary. salaries. lohn gehalt gehalter entgelt nomina salario sueldo maas. ucret. bordro
budget presupuest butce
cost. costs. kosten kostenstelle coste. costes costos gasto. gastos maliyet gider.
quotation quote. quotes. offers. angebot ofertas cotizacion teklif
contract. contracts. vertrag vertrage contrato sozlesme
sale. sales. selling sold sell. verkauf vertrieb venta ventas vender vendedor satis satim
purchas procurement buying einkauf beschaff compra. compras adquisicion satinalma alim.
negotiat verhandl negocia pazarlik
advise advising advised advisor advice berat beratung consult asesor orient danisman
serving served service. services. waiter bedien servier servir mesero camarero atender atencion atendi atiendo hizmet servis
complain reklamation beschwerde queja reclamo. reclamacion sikayet
phone phones telephon call. calls. telefon llamada cagri. cagrilar anruf
correspond korrespond yazisma email e-mail mails. mail. correo
appointment calendar. termin. termine terminen terminkoordination terminplanung terminmanagement terminvergabe cita. citas. agenda. randevu
meeting. meetings. besprechung sitzung reunion. reuniones toplanti
visitor besucher visitante ziyaretci
reception. receptionist desk. empfang rezeption schalter recepcion resepsiyon
greet welcom begrus saludar bienvenida karsila
document dokument akte. akten aktenfuhrung ablage. archiv expediente dosya evrak belge arsiv filing
data. daten. dateneingabe datenerfassung dato. datos veri. veriler verileri
report. reports. reporting bericht berichte reportings informe. informes rapor
analy analis analiz auswert
clean. cleaning cleaner cleaned reinig gereinigt putz limpi aseo. temizli
room. rooms. zimmer habitacion oda. odalar
kitchen kuche kuchen cocina. mutfak
cook. cooking cooked koch. kochen gekocht zubereit cocinero cocinar preparacion pisirme asci.
food. foods. lebensmittel speise speisen alimento comida gida. yemek
beverage drinks. getrank bebida icecek cocktail
dishes. dishwash geschirr vajilla bulasik
hygien higien hijyen
safety. sicherheit arbeitssicherheit arbeitsschutz seguridad guvenlik
quality qualitat calidad kalite
inspect inspekt kontroll prufung prufungen gepruft inspecc revision kontrol. denetim audit
repair reparatur reparier repariert reparacion repara tamir onarim instandsetzung
maintenance maintain wartung gewartet instandhaltung mantenimiento bakim.
install montage montier montiert instal kurulum montaj
machine maschine maquina maquinaria makine equipment anlagen equipos ekipman
teach. teaching teacher taught unterricht lehrer ensenar ensenanza docente ogretmen ogretim
training trained schulung geschult capacita formacion egitim. egitimi egitimler einarbeit anleit angeleitet
supervis staff. employees mitarbeiter mitarbeitende personal. personnel empleados colaboradores calisan. calisanlar personel
recruit hiring rekrut einstell personalauswahl seleccion reclut
care. caring pflege. pflegen gepflegt grundpflege cuidado cuidados cuidar bakim. bakimi
medicat medicine medikament arznei medicamento medicacion ilac. ilaclar
treat. treatment behandl tratamiento tedavi
wound wunde wundversorg herida yara.
therap terapi
diagnos teshis tani.
campaign kampagne campana kampanya
advertis werbung werbe publicidad publicitari reklam
market. marketing mercado mercadeo pazarlama
content. contents. inhalte content contenido icerik
design gestalt diseno disenar tasarim
develop entwick entwicklung desarroll gelistir
test. tests. testing testen prueba. pruebas. testler
court. courts. gericht tribunal juzgado judicial mahkeme dava.
deadline fristen frist. plazo plazos
loan. loans. credit. kredit credito kredi. prestamo finanzier
invest geldanlage inversion yatirim
insurance versicher seguro. seguros sigorta
bank. banking bankgeschaft banca. bancari bankacilik
loyal retention kundenbindung fideliz sadakat
event. events. veranstalt evento etkinlik organizasyon
travel reise. reisen viaje viajes seyahat
construct baustelle bauleit obra. obras construccion insaat santiye
drawing. drawings. zeichnung plane. planos cizim
measure measuring messung vermess medicion olcum
paint painting anstrich malerarbeit pintura. boya.
waste. abfall mull. residuos basura atik.
lesson classes. classroom klasse. clase. clases sinif. ders.
laborator labor. laborunters laboratuvar
sample. samples. probe. proben muestra numune
customs. zoll. verzoll aduana gumruk
import export ithalat ihracat importacion exportacion
emergenc notfall urgencia emergencia acil.
observ beobacht gozlem
play. playing spiel. spielen spiele juego oyun.
shelf. shelves regal regale estante reyon
guard. patrol bewach streife vigilan ronda. devriye
requirement anforderung requisito gereksinim
user. users. nutzer benutzer anwender usuario kullanici
network netzwerk redes. aglar
database datenbank veritaban
present. presenting presentation prasent presentar presentacion sunum
prospect akquise neukunden captacion potansiyel
accident injur unfall accidente kaza. yaralanma
paperwork formular papierkram formulario form.
website webseite web. weboberflach web.sitesi
fabric sew. nah. costura dikis
wood holz madera ahsap
plant. plants. garten. jardin bahce bitki
animal. animals. tiere. tier. animales hayvan
furniture mobel. muebles mobilya
shift. schicht turno. vardiya
recipe rezept. rezepte receta tarif.
menu. menus speisekarte minuta
hair. haare haar. cabello sac.
nail. nails. nagel unas. tirnak
make-up makeup maquillaje makyaj
visa. visum visado vize
route. routes. tour. touren ruta. rutas rota.
refriger kalte. kuhl refrigeracion sogutma
electric elektr electric elektrik
pipe. pipes. rohr rohre tuberia boru.
software. yazilim programm
finanz. financial finanzen financier finans
privatkund firmenkund geschaftskund
inbound. outbound. cold. kaltakquise
lead. leads. qualify
audio. video. videos. fotograf photograph
crop. crops. ernte cosecha hasat
translat ubersetz traducc traduc ceviri tercume
administr verwaltung administrativ buro. office. oficina ofis
`;

const bare = (name: string): string => name.replace(/\.$/, "");

const LINES = CONCEPTS.trim()
  .split("\n")
  .map((line) => line.split(" "));

const WHOLE = new Map<string, string[]>();
/** Open beginnings by their first letters. */
const OPEN = new Map<string, { text: string; concept: string }[]>();
const LETTERS = 3;
for (const names of LINES) {
  // A concept is called by its first name.
  const concept = bare(names[0]!);
  for (const name of names) {
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

/** The concepts that a folded word stands for, the same in every language; none for most words. */
export const conceptsOf = (word: string): readonly string[] => {
  const own = conceptsAt(word);
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) return own;
  const found = new Set(own);
  for (let at = FIRST_PART; at <= word.length - SHORTEST_PART; at++)
    for (const { text, concept } of OPEN.get(word.slice(at, at + LETTERS)) ?? [])
      if (text.length >= SHORTEST_PART && word.length - at - text.length < SHORTEST_PART && word.startsWith(text, at))
        found.add(concept);
  return [...found];
};
