/**
 * Large cities whose name alone says the country. Names that large cities of two countries share are left out: Birmingham, Cambridge,
 * Córdoba, Frankfurt, Georgia's Athens, Granada, León, London, Santiago, Valencia.
 */
const CITIES: Readonly<Record<string, string>> = {
  AT: "Wien;Vienna;Graz;Linz;Salzburg;Innsbruck;Klagenfurt;Villach;Wels;St. Pölten;Dornbirn",
  CH: "Zürich;Zurich;Genf;Genève;Basel;Lausanne;Winterthur;Luzern;St. Gallen;Zug",
  DE: "Berlin;Hamburg;München;Munich;Köln;Cologne;Frankfurt am Main;Stuttgart;Düsseldorf;Dortmund;Essen;Leipzig;Bremen;Dresden;Hannover;Nürnberg;Nuremberg;Duisburg;Bochum;Wuppertal;Bielefeld;Bonn;Münster;Karlsruhe;Mannheim;Augsburg;Wiesbaden;Mönchengladbach;Gelsenkirchen;Braunschweig;Kiel;Aachen;Chemnitz;Magdeburg;Krefeld;Mainz;Lübeck;Erfurt;Rostock;Kassel;Potsdam;Saarbrücken;Göttingen;Heidelberg;Regensburg;Würzburg;Ingolstadt;Wolfsburg;Osnabrück;Oldenburg;Paderborn;Heilbronn;Darmstadt;Leverkusen;Ludwigshafen;Erlangen;Fürth;Reutlingen;Koblenz;Jena;Trier;Siegen;Cottbus;Hildesheim;Flensburg;Tübingen;Konstanz;Bamberg;Bayreuth;Passau",
  ES: "Madrid;Barcelona;Sevilla;Zaragoza;Málaga;Palma de Mallorca;Bilbao;Alicante;Valladolid;Vigo;Gijón;A Coruña;Vitoria-Gasteiz;Pamplona;Donostia;San Sebastián;Cádiz;Almería;Huelva;Tarragona;Girona;Lleida;Badajoz;Cáceres;Oviedo;Las Palmas de Gran Canaria;Santa Cruz de Tenerife",
  FR: "Paris;Lyon;Marseille;Toulouse;Bordeaux;Strasbourg;Nantes;Lille",
  GB: "Manchester;Leeds;Glasgow;Edinburgh;Liverpool;Sheffield;Nottingham;Leicester;Cardiff;Belfast;Southampton",
  IE: "Dublin;Galway;Limerick",
  IT: "Milano;Milan;Roma;Torino;Turin;Bologna;Napoli;Firenze",
  NL: "Amsterdam;Rotterdam;Utrecht;Eindhoven;Den Haag",
  TR: "İstanbul;Istanbul;Ankara;İzmir;Izmir;Bursa;Antalya;Adana;Konya;Gaziantep;Kayseri;Mersin;Eskişehir;Diyarbakır;Samsun;Denizli;Trabzon;Kocaeli;Sakarya;Balıkesir;Muğla;Malatya;Erzurum;Tekirdağ;Çanakkale;Gebze;Şanlıurfa",
  PT: "Lisboa;Lisbon;Porto",
  PL: "Warszawa;Warsaw;Kraków;Wrocław;Gdańsk",
  SE: "Stockholm;Göteborg;Gothenburg;Malmö",
  DK: "København;Copenhagen;Aarhus",
  NO: "Oslo;Trondheim",
  FI: "Helsinki;Tampere",
  CZ: "Praha;Prague;Brno",
  HU: "Budapest",
  RO: "București;Bucharest",
  MX: "Ciudad de México;Monterrey",
  CO: "Bogotá;Medellín",
  AR: "Buenos Aires",
};

const folded = (name: string): string => name.normalize("NFKC").toLocaleLowerCase("en").replaceAll("i̇", "i");

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(CITIES).flatMap(([country, names]) => names.split(";").map((name) => [folded(name), country] as const)),
);

/** Returns the country of a large city, ISO 3166-1, or undefined. */
export const countryOfCity = (city: string): string | undefined => BY_NAME.get(folded(city.trim()));
