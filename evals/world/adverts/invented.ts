import { lineFeatures, LINE_CLASSES, type LineClass } from "../../../packages/scoring/src/advert/line-class.ts";
import { flat } from "../../../packages/scoring/src/text/fold.ts";
import type { Unit } from "./train-units.ts";

/**
 * Invented lines of adverts, for what the headings of public adverts do not teach: benefits, readiness, traits and words of the employer that
 * stand in a list of requirements or in running text, where no heading tells them apart.
 */
const LINES: readonly (readonly [LineClass, string])[] = [
  [
    "aside",
    `We need servers and bartenders for our new place downtown
Now we need two sous chefs and a baker for the morning team
Looking for line cooks and dishwashers for both locations
We are looking for bartenders for our second restaurant
Seeking a receptionist for a busy dental practice
Our clinic is hiring a part-time nurse
Busy garage seeks mechanic
We currently have three openings for drivers
Five vacancies are open for this position
We aren't looking for just anyone
Our goal is to build a team that takes care of each other
We believe that our staff is our most important asset
We take pride in fresh food made from scratch
Small, friendly kitchen and a great crew
Everything is made from scratch, every day
We are a family-owned restaurant in the heart of the city
We opened our doors last spring
Free meals during your shift
Shift meal and free coffee
Staff meals and employee discounts
Paid vacation after one year
Vacation pay after six months
Health insurance after 90 days
Weekly pay and cash tips
Tips are shared between the whole team
Competitive hourly pay plus tips
Performance bonus and yearly raises
Referral bonus for every friend you bring
Room to grow: we promote from within
Paid training and a clear path to promotion
Full-time and part-time positions available
Full time, Monday to Friday
Free parking on site
On-site gym and free doctor
Company phone and laptop
You will be supported by an experienced team
You get mentoring from experienced engineers
Make a difference and shape the future of transport
Work with some of the smartest people in the field
Be part of a team that is changing the industry
And we need your help to get there
It is all thanks to our people
Some benefits may differ depending on your location
This description does not constitute an offer of employment
The terms of employment are set out in the contract
Ask for the manager at the front desk
Drop off your resume at the restaurant between two and four
Call or text Maria for an interview
Tell us in three sentences why this role excites you
Interviews are held on Tuesday
Please apply through our website
No agencies please
Our project shows how clean energy can be delivered to islands
The company develops a test site in the north of the island
The hospital serves more than 400,000 patients a year
The agency resolves disputes between the city and its unions
The department keeps the infrastructure of the whole city running
Join our growing family
Do you love coffee as much as we do?
Does this sound like you?
Ready for your next challenge?
We can't wait to meet you
We will train you on everything you need
No experience needed, we train you
Stock options and an annual bonus
30 days of annual leave and your birthday off
A unique opportunity to lead projects and work with the management
Flexible hours, make your own schedule
Remote work two days a week
Relocation support and help with your visa
Career growth program
Only shortlisted candidates will be contacted
Employment is conditioned upon a background check
New York City residency is required within 90 days of appointment
The city is an equal opportunity employer
Special note: the position is open until filled
Reports to the kitchen manager
Salary depends on experience
Location: second floor of the main building`,
  ],
  [
    "trait",
    `Confident, engaging and detail oriented
Reliable, on time and ready to work hard
Clean, organized, positive and punctual
Must be organized, clean and punctual
Must be reliable and a good team player
Respectful of coworkers
Able to maintain a positive attitude
Willing to work hard and to learn
Able to multitask in a busy restaurant
Able to stay calm when it gets busy
A serious passion for food
A genuine passion for hospitality and an entrepreneurial spirit
Love for history and good stories
A go-getter attitude and a strong work ethic
A smile for every guest
An eye for detail and pride in your work
A sense of urgency
Excellent verbal and written communication skills
Strong time management and prioritization skills
Ability to work collaboratively with others
Ability to work under pressure and to tight deadlines
Ability to handle multiple tasks at once
Detail oriented, self-motivated and personable
You are curious and ask good questions
You take ownership and get things done
You like to work in a team and share what you know
You see chances and act on them
You can build relationships and keep them
You thrive in a fast-paced environment
Drive, intelligence and integrity
Great people skills and a friendly voice
Effective communicator, in person and by email
Comfortable with repetitive tasks
You bring warmth, humour and patience
Independent, proactive and highly reliable
Aspiration to take responsibility in a team`,
  ],
  [
    "question",
    `Must be able to work nights and weekends
Flexible availability, including weekends and holidays
Weekend availability is a must
Able to stand for eight hours and lift 40 pounds
Must be able to lift 30 lbs
Must be 18 years of age or older
Reliable transportation
Own car and reliable transport to work
Available to start immediately
Open availability
Willing to travel up to 30 % of the time
Willingness to relocate
Able to work outdoors in all weather
On-call duty every fourth week
Rotating shifts, including night shifts
Pass a background check and drug test
Flexibility for occasional workshops at the client's office
Eligible to work in the country
Occasional travel to our other sites
Early starts from 5 am`,
  ],
  [
    "duty",
    `Greet guests with a smile and seat them
Keep the bar stocked and clean
Help the team in any task that comes up
Take orders and bring food to the table
Prepare vegetables and sauces for the evening
Open and close the restaurant
Count the till at the end of the day
Answer calls and book appointments
Pick and pack orders for shipping
Drive the van to our customers in the region
Teach children between three and six
Change dressings and give medication
You will look after ten residents on your floor
You will write offers and follow up on them
The aide will answer the telephone and direct visitors
He or she will file records and prepare reports
Enter invoices and check payments
Repair pumps and replace worn parts
Any other duties requested by the manager`,
  ],
  [
    "asked",
    `One year of experience in a kitchen
Past restaurant experience
Food handler certificate
TABC certified
Valid driver's license and clean record
Registered nurse with a current license
High school diploma or GED
Extensive knowledge of baking and pastry
Understanding of organic and gluten-free ingredients
Knowledge of food safety and proper handling
Prior cook experience
Experience behind a bar with some supervisory experience
Knows how to use a cash register
Able to read blueprints
Good command of Excel
Basic English
Spanish is a plus
Certificate in childcare
Two years as a forklift operator
Experience with wine and cocktails`,
  ],
  [
    "aside",
    `Wir suchen Verstärkung für unsere Küche
Wir suchen zum nächstmöglichen Zeitpunkt eine Köchin
Für unsere Praxis suchen wir eine Fachangestellte
Für eine wachsende Gruppe im Bereich Reinigung suchen wir eine engagierte Persönlichkeit
Im Auftrag unseres Kunden suchen wir Sie als Buchhalter
Pflegekräfte zur Unterstützung unseres Teams
Jetzt sucht unser Kunde einen Bauleiter, der mitgestaltet
Unser Kunde plant anders und baut schneller
Das Wichtigste für uns sind die Menschen, die hier arbeiten
Unsere Kunden liefern uns ihre Maschinen, wir setzen sie instand
Unsere Fahrzeuge sind neu und werden regelmäßig gewartet
Wir arbeiten für Kunden aus den USA und aus ganz Europa
Du wirst von erfahrenen Kollegen unterstützt
In dieser Stelle arbeiten Sie eng mit der Leitung zusammen
Die Stimmung im Team ist offen und herzlich
Kommunikation auf Augenhöhe
Ein herzliches Team und kurze Wege
Zuschuss zum Sport und zu den Fahrtkosten
Zuschüsse zu Wellness und Gesundheit
Weiterbildung wird bezahlt und zeitlich gefördert
Unterstützung bei Fortbildungen
Beteiligung am Gewinn
Dienstwagen auch zur privaten Nutzung
Arbeitskleidung wird gestellt
30 Tage Urlaub und Weihnachtsgeld
Bezahlung nach Tarif und Zuschläge für Nachtarbeit
Ein unbefristeter Vertrag und ein sicherer Arbeitsplatz
Geregelte Arbeitszeiten ohne Wochenende
Gründliche Einarbeitung mit einem Paten
Moderne Geräte und gutes Werkzeug
Kostenlose Getränke und frisches Obst
Verlässliche Dienstpläne und freie Wochenenden
Fachlicher Zuwachs und persönliche Entwicklung
Interessante und abwechslungsreiche Aufgaben
Beratung zum Arbeitsvertrag
Tipps für das Gespräch beim Unternehmen
Ein erstes Gespräch und eine persönliche Beratung
Schön, dass du hier bist
Klingt das gut für dich?
Bereit für den nächsten Schritt?
Lust auf etwas Neues?
Dann komm zu uns
Ohne Kosten und mit voller Diskretion
Ihr Ansprechpartner ist Herr Muster
Telefonisch erreichen Sie uns von acht bis zwölf
Einsatzort ist die Filiale am Markt
Beginn ist der erste April
Auslastung 80 Prozent
Auch Quereinsteiger sind willkommen
Wir bringen dir alles bei
Die Rolle bietet dir die Möglichkeit, eigene Ideen einzubringen
Ein spannendes Umfeld mit viel Raum für eigene Ideen`,
  ],
  [
    "trait",
    `Einsatzbereitschaft
Verantwortungsbewusstsein und Zuverlässigkeit
Sehr gute Umgangsformen
Ein gutes Zahlenverständnis
Interesse für Autos und Technik
Spaß am Umgang mit Menschen
Freude am Kochen und Liebe zum Detail
Freundliches Auftreten und ein offenes Wesen
Du arbeitest gern im Team und packst mit an
Du behältst auch in hektischen Zeiten den Überblick
Du erkennst Chancen und handelst
Du kannst Beziehungen aufbauen und pflegen
Du denkst mit und übernimmst Verantwortung
Sie arbeiten selbstständig und zielorientiert
Das Anliegen der Gäste ist Ihnen wichtig
Improvisationstalent und eine dicke Haut
Organisationstalent mit Blick für das Wesentliche
Strategisches Denken und unternehmerisches Handeln
Teamgeist, Flexibilität und Belastbarkeit
Schnelle Auffassungsgabe und hohe Motivation
Eine Leidenschaft für gute Pflege
Ein Herz für Kinder
Geduld und Einfühlungsvermögen im Umgang mit alten Menschen
Digitale Affinität und Lust auf Neues
Pünktlich, ehrlich und sauber
Handwerkliches Geschick und sorgfältige Arbeitsweise
Kommunikationsstärke und Durchsetzungsvermögen`,
  ],
  [
    "question",
    `Bereitschaft zur Schichtarbeit und zur Arbeit am Wochenende
Bereitschaft zu Reisen innerhalb Deutschlands
Bereitschaft zum Wochenenddienst
Arbeiten im Dreischichtbetrieb
Sie übernehmen Rufbereitschaft im Wechsel
Nacht- und Feiertagsdienste gehören dazu
Körperlich belastbar, auch für schweres Heben
Schwindelfrei und höhentauglich
Ein eigenes Auto ist nötig, um zur Arbeit zu kommen
Verfügbar ab sofort
Wohnort in der Nähe
Flexible Einsatzzeiten, auch am Abend
Montageeinsätze im In- und Ausland
Mobil und zeitlich flexibel`,
  ],
  [
    "duty",
    `Du verbuchst Rechnungen und prüfst Zahlungen
Sie melden die Daten an die Ämter und erstellen die Abrechnungen
Direkter Kontakt mit Mandanten und klare Abläufe
Kommunikation mit Eigentümern und Mietern
Hilfe beim Waschen, Anziehen und Essen
Annahme und Verräumen der Ware
Kochen und Anrichten der Speisen
Führen von Baustellen und Abstimmen mit Gewerken
Warten und Reparieren von Anlagen
Beladen des Fahrzeugs und Sichern der Ladung
Berichte erstellst du auf dem Tablet
Begrüßung der Gäste und Ausgabe der Schlüssel`,
  ],
  [
    "asked",
    `Erfahrung in der Pflege
Abgeschlossene Ausbildung als Köchin
Führerschein Klasse B
Gute Deutschkenntnisse
Sicherer Umgang mit Excel
Kenntnisse in DATEV
Staplerschein
Erste Kenntnisse in der Reinigung
Gesellenbrief als Elektriker
Erfahrung mit Kindern unter drei Jahren`,
  ],
  [
    "aside",
    `Importante empresa requiere contratar un vendedor para la ciudad
Prestigiosa compañía busca asistente contable
Estamos en busca de un operario para unirse a nuestro equipo
Nuestra compañía solicita una profesora que reúna los siguientes requisitos
Restaurante requiere cocinero con o sin experiencia
Se requiere personal para el área de ventas
Buscamos una persona para el cargo de guardia
Son tres choferes en total dentro de la empresa
Se ofrecen cinco vacantes para este puesto
Con o sin experiencia
No se necesita experiencia
Te saludamos del centro de estética
A continuación te compartimos los detalles de la oferta
Sueldo base más comisiones
Sueldo según la experiencia
Comisiones y bonos por buen desempeño
Pago puntual y beneficios de ley
Todos los beneficios de ley y bono de alimentación
Estabilidad laboral y buen ambiente de trabajo
Entorno laboral dinámico y oportunidades de crecimiento
Oportunidades de crecimiento profesional y desarrollo personal
Programa de inducción y capacitación constante
Entrenamiento general del sistema de la empresa
Capacitación a cargo de la empresa
Plan de capacitación para el nuevo ingreso
Subsidio de alimentación y transporte
Seguro médico privado y asociación solidarista
Médico de empresa y descuentos en gimnasios
Clases de inglés dentro de la empresa
Día libre por cumpleaños
Horario de lunes a viernes de ocho a cinco
Días laborables de lunes a sábado
Trabajo presencial en la oficina de la ciudad
Contrato por tiempo definido con posibilidad de renovación
Somos una empresa dedicada a la venta de equipos
Tenemos acuerdos con distribuidores de todo el mundo
Nuestro equipo está altamente capacitado
La empresa ofrece un ambiente desafiante y colaborativo
Valoramos el compromiso de nuestros empleados
Es tu oportunidad para crecer con nosotros
No dejes pasar esta oportunidad
Forma parte de un equipo dinámico
Únete a nuestro equipo
Si te encanta tratar con personas, esta es tu oportunidad
Si cumples con los requisitos, envía tu hoja de vida
Interesados llamar al número indicado
Déjanos saber si estás interesada para agendar una entrevista
Tus datos se tratan con la finalidad de la selección de personal
Puedes ejercer tus derechos de acceso y supresión
No cederemos tus datos a terceros
Puesto ofrecido: gerente de laboratorio
Reporta a la gerencia de operaciones
Zona norte de la ciudad y sus alrededores
Todo vigente y al día`,
  ],
  [
    "trait",
    `Excelente presentación personal
Facilidad de palabra y trato amable
Facilidad de palabras
Actitud de servicio y ganas de aprender
Persona dinámica, responsable y con iniciativa
Capacidad para trabajar bajo presión y en equipo
Capacidad para mantener la calma ante situaciones de estrés
Capacidad para establecer relaciones sólidas con los clientes
Sentido de urgencia y criterio para actuar bien
Trato cordial y empático con los clientes
Presencia profesional y disposición para aprender
Adaptabilidad ante cambios de horario y de tareas
Compromiso con la mejora continua
Orientación a resultados y al cliente
Enfoque en resultados y cumplimiento de metas
Colaborar con alegría y mantener un ambiente positivo
Atención a los detalles y ojo para la imagen
Habilidades comunicativas y de organización
Colaboración, iniciativa y trabajo en equipo
Puntualidad, honestidad y orden
Buen manejo del tiempo y autonomía
Ser una persona proactiva y con don de gentes
Apasionado por el café y por el servicio
Que le guste trabajar con niños
Motivado, comprometido y con buena actitud`,
  ],
  [
    "question",
    `Disponibilidad de tiempo completo
Disponibilidad para viajar dentro del país
Disponibilidad para trabajar fines de semana y feriados
Disponibilidad inmediata
Disponibilidad de horario rotativo
Poder viajar una semana al mes
Contar con visa para viajar a capacitaciones
Flexibilidad de horarios
Residir cerca de la zona
Vivir en el sur de la ciudad o alrededores
Movilización propia
Contar con vehículo propio
Turnos nocturnos
Trabajo en turnos rotativos
Mayor de edad
Cargar peso de hasta 25 kilos
Laborar los domingos por la mañana`,
  ],
  [
    "duty",
    `Vender equipos a clínicas y hospitales
Atender a los clientes y cobrar en caja
Recibir mercadería y ordenar la bodega
Conducir el camión y entregar los pedidos
Cuidar a dos adultos mayores en su casa
Ayudar con la cocina y la limpieza
Registrar facturas y pagos en el sistema
Realizando visitas a clientes y demostraciones
Gestionando la cartera de clientes
Traducción de necesidades en especificaciones claras
Elaborando propuestas técnicas para los clientes
Cubrir la entrada principal del edificio
Encargado de vender y cobrar
Llevar la agenda de la gerencia
Limpiar y desinfectar las salas
Cualquier otra función que se le asigne`,
  ],
  [
    "asked",
    `Experiencia mínima de un año en ventas
Licencia de conducir tipo B
Licencia B1 al día
Bachiller en educación media
Título de técnico en contabilidad
Conocimiento de Excel intermedio
Inglés avanzado
Manejo de redes sociales
Experiencia en atención al cliente
Conocimientos en mecánica automotriz
Noveno año aprobado
Curso de manipulación de alimentos al día
Carné de enfermera colegiada
Experiencia en puestos similares`,
  ],
  [
    "aside",
    `Firmamızda görevlendirilmek üzere satış danışmanı arayışımız bulunmaktadır
Şirketimizde çalışmak üzere muhasebe elemanı alınacaktır
Mağazalarımızda görevlendirilmek üzere çalışma arkadaşları arıyoruz
Ekibimize katılacak bir aşçı arıyoruz
Genel merkezimizde görev alacak uzman aramaktayız
Departmanımızda görevlendirilmek üzere çalışma arkadaşı aramaktayız
Yeni açılacak mağazamıza çalışma arkadaşları aramaktayız
Fabrikamızda istihdam edilmek üzere operatör alınacaktır
Aday arayışımız bulunmaktadır
Aşağıdaki niteliklere uygun adaylar aranmaktadır
Sektöründe öncü kuruluşlardan biri olan firmamız
Şirketimiz yirmi yıldır lojistik alanında hizmet vermektedir
Türkiye'nin en büyük perakende şirketlerinden biriyiz
Dünyada kırk ülkede mağazamız ve binlerce çalışanımız var
Almanya, Fransa, İtalya ve İspanya'da ofislerimiz var
Bugün üç markayla müşterilerine hizmet veriyor
Markalarımızla yeni araç satışı ve kiralama hizmeti sunuyoruz
Modaya öncülük eden bir markayız
Hep birlikte çalışır, birlikte üretiriz
Doğaya ve yaşama saygı gösteririz
Gelişmeleri yakından izler, değişen koşullara uyum sağlarız
İyilik dolu, başarı dolu, gelecek dolu bir dünya
Sen de bu dünyanın bir parçası olmak istiyorsan tanışalım
Bu heyecan verici ekibin bir parçası ol
Yolculuğumuzda bizimle olmaya ne dersin
Seni aramızda görmek isteriz
Sizler gibi profesyonellerle çalışmak istiyoruz
Rekabetçi maaş ve prim
Rekabetçi maaş paketi
Performans bonusu ve hisse opsiyonu
Özel sağlık sigortası, aile dahil
Kapsamlı sağlık sigortası
Yemek kartı ve yol ücreti
Yemek, servis ve sigorta
Haftada iki gün uzaktan çalışma imkanı
Uzaktan çalışma opsiyonu
Esnek çalışma modeli
Eğitim ve konferans desteği
Profesyonel gelişim fırsatları
Yurt dışı eğitim fırsatları
Hızlı kariyer gelişimi
Takım etkinlikleri ve sosyal aktiviteler
Genç ve dinamik bir takım ortamı
Anlamlı ve etkisi yüksek bir iş
Huzurlu bir çalışma ortamı
Düzenli ödeme ve resmi tatillerde izin
Çalışma saatleri hafta içi dokuz altı arası
Cumartesi yarım gün
Başvurularınızı e-posta ile gönderebilirsiniz
Özgeçmişinizi bekliyoruz
Sadece uygun adaylarla iletişime geçilecektir
Kişisel verileriniz kanuna uygun olarak işlenmektedir
Tam zamanlı ve iş yerinde
Doğrudan genel müdüre raporlama
Bu pozisyon dönemseldir
İlan başlığı: servis danışmanı arıyoruz`,
  ],
  [
    "trait",
    `İletişim becerileri güçlü, dikkatli ve sonuç odaklı
İletişim ve satış konusunda kendine güvenen
Kendisine güvenen ve ikna gücü yüksek
Gelişmeyi kendine ilke edinen
Öğrenmeye ve kendini geliştirmeye istekli
Takım çalışmasına yatkın ve uyumlu
Analitik düşünebilen ve çözüm odaklı
Analitik düşünme ve problem çözme becerisine sahip
Problem çözme ve organizasyon yeteneğine sahip
Sunum becerileri gelişmiş, insan ilişkilerinde başarılı
Temsil yeteneği yüksek ve güler yüzlü
Yazılı ve sözlü iletişimi kuvvetli
Yoğun tempoda ve stres altında çalışabilen
Planlama, takip ve zaman yönetimi becerisi yüksek
Dikkatli, düzenli ve sorumluluk sahibi
İnisiyatif alabilen ve liderlik yönü güçlü
Ekipleri yönlendirme ve etkili iletişim kurma konusunda yetkin
Dijital dünyadaki yenilikleri takip eden ve meraklı
Diksiyonu düzgün ve prezantabl
Sabırlı, güvenilir ve titiz çalışan
Detaylara önem veren ve araştırmacı
İnsan ilişkileri kuvvetli, enerjik
Hayal gücü geniş ve yaratıcı
Müşteri memnuniyetine önem veren
Hasta gizliliği bilincine sahip
Farklı kültürlerle çalışmaya açık`,
  ],
  [
    "question",
    `Seyahat engeli olmayan
Yurt içi ve yurt dışı seyahat edebilecek
Vardiyalı çalışabilecek
Esnek çalışma saatlerine uyum sağlayabilecek
Hafta sonu ve resmi tatillerde çalışabilecek
Anadolu yakasında ikamet eden
İzmir'de ikamet eden veya edebilecek
Şehir değişikliği yapabilecek
Hemen işe başlayabilecek
Gece vardiyasında çalışmaya engeli bulunmayan
Kendi aracı olan
Sigara kullanmayan
Ağır kaldırmaya engel bir durumu olmayan
Yoğun dönemlerde başka lokasyonlara destek verebilecek
Mesai saatlerine uyabilecek
Servis güzergahında oturan`,
  ],
  [
    "duty",
    `Müşterileri karşılamak ve ihtiyaçlarını belirlemek
Siparişleri almak ve zamanında teslim etmek
Günlük raporları hazırlamak ve yöneticiye sunmak
Makinelerin bakımını yapmak ve arızaları gidermek
Gelen başvuruların sisteme girişini sağlamak
Depodaki ürünlerin sayımını yapmak
Fatura ve irsaliye kayıtlarını tutmak
Hukuki takip işlerini yürütmek
Yazılım ekibine dahil olarak projelerde yer almak
Son kullanıcılara eğitim ve destek vermek
Satış hedeflerine ulaşılmasının sağlanması
Stokların düzenli olarak kontrol edilmesi
Hastaların tedavi planlarının uygulanması
Web sitesi içeriklerinin hazırlanması
Ekip ile birlikte testler tasarlayacak ve raporlayacaksınız`,
  ],
  [
    "asked",
    `Üniversitelerin ilgili bölümlerinden mezun
En az lise mezunu
Meslek lisesi veya yüksekokul mezunu
Ön muhasebe konusunda deneyimli
En az iki yıl satış tecrübesi olan
MS Office programlarını iyi derecede kullanabilen
İyi derecede İngilizce bilen
B sınıfı ehliyete sahip ve aktif araç kullanabilen
Tercihen SAP bilgisi olan
Logo programını kullanabilen
Benzer pozisyonda çalışmış
Hijyen belgesine sahip
Kaynak sertifikası olan
Google araçlarına hakim
Perakende sektöründe deneyimli
Teknik resim okuyabilen
Elektrik tesisatı bilgisi olan
Sayımları yürütebilecek ve kayıtları tutabilecek
Sevkiyat planlarını hazırlayabilecek
Makine ayarlarını yapabilecek
Forklift ile yükleme yapabilecek
Satış raporlarını sunabilecek
Ekip yönetebilecek
Sistem arızalarını giderebilecek
Muhasebe kayıtlarını tek başına yapabilecek`,
  ],
];

const TIMES = 4;

/** Each line counts as an advert of its own: none of them names anybody. */
export const inventedUnits = (): Unit[] =>
  LINES.flatMap(([kind, lines]) => lines.split("\n").map((line) => [kind, line] as const)).map(([kind, line], index): Unit => ({
    features: lineFeatures(flat(line)),
    class: LINE_CLASSES.indexOf(kind),
    times: TIMES,
    advert: `invented ${index}`,
  }));
