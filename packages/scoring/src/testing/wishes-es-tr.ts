/** Wishes on protected facts and their lawful neighbours as employers word them, one a line; a wish follows its reason. */
export const SPANISH_WISHES = `
gender | Mujer
gender | Busco chica para cafetería
gender | Estamos en busca de chicas impulsadoras
gender | La empresa requiere contratar una señorita para oficina
gender | Puesto dirigido exclusivamente a mujeres
gender | Apto para mujeres de la zona
gender | Indispensable que sea hombre
gender | Género: preferible femenino
gender | Directora de Marketing (mujer)
age | Edad: mayor a 30 años
age | Edad máxima hasta los 35 años
age | Edad deseada: de 30 a 50 años
age | Estamos en busca de jóvenes dinámicos
age | Buscamos un asesor joven con experiencia
nationality | Ser ecuatoriano
nationality | Mujeres ecuatorianas
age | Entre 25 años y 35 años de edad
appearance | Azafatas atractivas para eventos
appearance | Buscamos personas jóvenes y atractivas
photo | Enviar hoja de vida y fotografía
age | Persona joven y dinámica
age | Menor de 35 años
age | Edad máxima 40 años
age | Edad entre 25 y 35 años
age | No mayor de 45 años
age | Hasta 30 años
age | Chicas jóvenes para tienda
age | Buscamos jóvenes con ganas de trabajar
age | Nativos digitales
age | Solo recién graduados
age | Rango de edad: 20 a 30 años
age | De 18 a 30 años
age | Espíritu joven
age | Camarera joven
age | Indicar fecha de nacimiento
age | Nacidos después de 1995
age | Abstenerse mayores de 40 años
familyDuties | Sin cargas familiares
familyDuties | Sin responsabilidades familiares
familyDuties | No tener compromisos familiares
familyDuties | Sin hijos
familyDuties | Sin hijos menores
familyDuties | Sin personas a cargo
familyDuties | No tener planes de ser madre
familyDuties | Abstenerse madres con hijos pequeños
familyDuties | Cuidado de los hijos resuelto
nativeSpeaker | Hablante nativo de inglés
nativeSpeaker | Inglés nativo
nativeSpeaker | Español como lengua materna
nativeSpeaker | Lengua materna alemán
nativeSpeaker | Nativo de habla inglesa
nativeSpeaker | Sin acento extranjero
nativeSpeaker | Solo nativos
nationality | Nacionalidad española
nationality | Solo ciudadanos españoles
nationality | De nacionalidad mexicana
nationality | De nacionalidad ecuatoriana
nationality | Ser hondureño
nationality | No extranjeros
nationality | Pasaporte español
nationality | Abstenerse inmigrantes
nationality | De origen europeo
nationality | Nacidos en España
gender | Solo mujeres
gender | Sexo: masculino
gender | Se busca señorita para recepción
gender | Preferiblemente hombre
gender | Personal femenino
gender | Se necesita chica para tienda
gender | Ideal para amas de casa
gender | Se requiere varón con fuerza
militaryService | Servicio militar cumplido
militaryService | Libreta militar
militaryService | Cartilla militar liberada
militaryService | Sin obligaciones militares
maritalStatus | Soltera
maritalStatus | Estado civil: soltero
maritalStatus | Preferiblemente casado
maritalStatus | Sin pareja estable
pregnancy | No estar embarazada
pregnancy | Test de embarazo
pregnancy | Sin planes de embarazo
photo | Enviar CV con foto
photo | Adjuntar fotografía reciente
photo | Foto obligatoria
photo | Imprescindible foto de cuerpo entero
religion | Religión católica
religion | Católico practicante
religion | Ser cristiano
religion | Sin velo
health | Sin discapacidad
health | Sin problemas de salud
health | Buena salud física
health | Sin enfermedades crónicas
health | No fumador
health | Gozar de buena salud
appearance | Buena presencia
appearance | Excelente apariencia
appearance | Buen aspecto físico
appearance | Chica guapa para discoteca
appearance | Estatura mínima 1,70
appearance | Sin tatuajes visibles
gender | Hombre robusto
age | No mayores de 40
nationality | DNI español
appearance | Recepción con buena presencia
union | Que no pertenezca a sindicatos
union | No sindicalizados
union | No estar afiliado a ningún sindicato
union | Abstenerse sindicalistas
nationality | Raza blanca
health | Abstenerse personas con antecedentes de enfermedad
nationality | No se admiten gitanos
religion | Abstenerse musulmanes
gender | Mujeres abstenerse
union | No se contratan sindicalistas
pregnancy | Embarazadas abstenerse
religion | Solo cristianos
age | Jubilados no presentarse
age | No contratamos a mayores de 40
nationality | Español de nacimiento
age | Se requiere joven bachiller
appearance | Talla 36, buena figura
religion | Creyente y practicante
age | Buscamos una persona con aspecto juvenil
religion | Indica tu religión en la solicitud
nationality | Solo contratamos a polacos
gender | No homosexuales
familyDuties | Sin personas mayores a tu cargo
photo | Enviar foto de cuerpo completo
union | Ningún sindicalista
age | Edad tope: cuarenta
`;

export const SPANISH_LAWFUL = `
Sueldo fijo y comisiones atractivas
Requiere contratar hombres y mujeres con o sin experiencia
Ser ecuatoriano o extranjero con permiso de trabajo
Edad: mayor a 18 años
Ventas de ropa de hombre
Busca personal para la sección mujer
Manejo de caja chica
Empresa ecuatoriana en expansión
Sexo: indistinto
Español
Atractivos beneficios y bonos por metas
Diseñar anuncios y empaques atractivos para la marca
Menús que sean atractivos y equilibrados
Manejo de redes sociales y fotografía
No se discrimina por orientación sexual, religión, estado civil ni otra circunstancia
Acompañas a personas jóvenes en su primer empleo
5 años de experiencia
Más de 10 años de experiencia
Hasta 25 años de garantía
Empresa joven
Equipo joven y dinámico
Somos una empresa joven, en crecimiento
Trabajo con jóvenes en riesgo
Formación de jóvenes
Atención a personas mayores
Mayor de 18 años por exigencia legal
Cuidado de niños
Educación infantil
Empresa familiar
Derecho de familia
Medicina familiar
Conciliación familiar
Ayudas por hijos
Sin experiencia previa
Inglés C1
Nivel nativo o bilingüe de inglés
Inglés fluido
Español e inglés
React Native
Aplicaciones nativas para iOS
Permiso de trabajo en vigor
Permiso de residencia y trabajo
Nacionalidad española o permiso de trabajo
Ámbito nacional
Clientes españoles
Carnet de conducir B
Enfermero/a
Cualquier género (h/m)
Salud de la mujer
Moda femenina
Ropa masculina
Pacientes masculinos y femeninos
Mecánico de vehículos militares
Clientes del sector militar
Fotógrafo de producto
Edición de fotografía digital
No es necesario adjuntar foto
Colegio católico
Hospital de la Cruz Roja
Organización de actos en la iglesia
Personas con discapacidad bienvenidas
Atención a personas con discapacidad
Certificado de discapacidad bienvenido
Seguridad y salud laboral
Seguro de salud
Salud mental
Centro de salud
Salario atractivo
Buena imagen de marca
Buena presentación de informes
Condiciones atractivas
Negociación con sindicatos
Relación con los representantes de los trabajadores
Independientemente de la edad, el sexo o la religión
Sin distinción de edad, sexo, estado civil o nacionalidad
No importa la edad ni la nacionalidad
Atención a mujeres embarazadas
Matrona
Espacios estéticamente atractivos
Pacientes mayores de 65 años
Disponibilidad para viajar
Disponibilidad de turnos
Capacidad de levantar 20 kg
Trabajo bajo presión
Trabajo en equipo
Disponibilidad inmediata
Absolutamente fiable
Abstenerse sin titulación
Atención al público
Atención a personas mayores de 65 años
Cuidado de personas mayores de 80 años
Acompañamiento de adultos de 20 a 40 años
Apoyo a inmigrantes y refugiados
Personas con discapacidad serán bienvenidas
Nuestro equipo tiene entre 25 y 60 años
Somos una empresa joven gestionada por personas
Un ambiente de trabajo joven, con buen humor
Trabajo con jóvenes de 14 a 18 años
Asesoría de pensiones para jubilados
Moda para cualquier figura
Solo para personas con discapacidad reconocida
`;

export const TURKISH_WISHES = `
age | Genç ve dinamik takım arkadaşları
age | 35 yaşını aşmamış
age | 25-35 yaş arası
age | En fazla 40 yaşında
age | 18 ile 30 yaş arasında
age | 30 yaş altı
age | Yaş sınırı: 35
age | Sadece yeni mezunlar
age | 1990 ve sonrası doğumlu
age | Yaşınızı belirtiniz
age | Genç bayan
age | Genç garson
age | Dijital yerli
age | 40 yaşından büyük olmayan
age | Tercihen 30'lu yaşlarda
age | 35 yaşını doldurmamış
age | Genç, dinamik ve istekli
familyDuties | Ailevi yükümlülüğü olmayan
familyDuties | Çocuksuz
familyDuties | Çocuğu olmayan
familyDuties | Küçük çocuğu olmayan
familyDuties | Çocuk düşünmeyen
familyDuties | Bakmakla yükümlü olduğu kimsesi olmayan
familyDuties | Aile sorumluluğu bulunmayan
familyDuties | Çocuk sahibi olmayan
familyDuties | Çocuk bakımını çözmüş
nativeSpeaker | Ana dili Türkçe olan
nativeSpeaker | Anadili İngilizce
nativeSpeaker | Türkçe anadili olan
nativeSpeaker | Native İngilizce
nativeSpeaker | Aksansız Türkçe
nativeSpeaker | Şivesi olmayan
nativeSpeaker | Native speaker
nationality | T.C. vatandaşı olmak
nationality | Türk vatandaşı
nationality | Türk uyruklu
nationality | Yabancı uyruklu olmayan
nationality | Suriyeli olmayan
nationality | Türk kökenli
nationality | TC vatandaşı olan
gender | Bayan eleman
gender | Erkek adaylar
gender | Bay/bayan eleman
gender | Sadece kadınlar
gender | Tercihen bayan
gender | Bayan sekreter
gender | Cinsiyet: erkek
gender | Ev hanımlarına uygun
gender | Erkek olmak
militaryService | Askerliğini yapmış
militaryService | Askerlikle ilişiği olmayan
militaryService | Erkek adaylar için askerliğini tamamlamış
militaryService | Askerlikten muaf
militaryService | Vatani görevini yapmış
militaryService | En az 2 yıl tecilli askerlik
maritalStatus | Evli olmayan
maritalStatus | Bekâr
maritalStatus | Medeni durumu bekar
maritalStatus | Evlilik planı olmayan
pregnancy | Hamile olmayan
pregnancy | Hamilelik planı olmayan
pregnancy | Gebelik testi
pregnancy | Hamile adaylar başvurmasın
photo | Fotoğraflı özgeçmiş
photo | Fotoğraflı CV
photo | Güncel fotoğraf ekleyiniz
photo | Fotoğrafsız başvurular değerlendirilmeyecektir
religion | Müslüman adaylar
religion | Dini hassasiyeti olan
religion | Başörtülü olmayan
religion | Namaz kılan
health | Sağlık problemi olmayan
health | Engeli bulunmayan
health | Herhangi bir sağlık sorunu olmayan
health | Kronik hastalığı olmayan
health | Bedensel engeli olmayan
health | Sigara kullanmayan
appearance | Prezentabl
appearance | Dış görünüşüne önem veren
appearance | Düzgün fiziğe sahip
appearance | Güzel bayan
appearance | Boy en az 1.70
appearance | Dövmesi olmayan
age | Yaşı 40'ı geçmemiş
gender | Güler yüzlü bayan
pregnancy | Hamile kalmayı düşünmeyen
age | 35 yaşından gün almamış
militaryService | Tecilli veya muaf
religion | Dindar ve ahlaklı
appearance | 1,75 boyunda
union | Sendika üyesi olmayan
union | Sendikasız
union | Sendikayla ilişiği olmayan
religion | Dindar aile yapısına uygun
nationality | Kürt olmayan
familyDuties | Vardiyaya engel aile durumu olmayan
age | Emekliler tercih edilir
nationality | Suriyeliler başvurmasın
religion | Aleviler kabul edilmez
health | Engelli adaylar değerlendirilmez
gender | Eşcinseller istenmiyor
pregnancy | Hamileler alınmaz
appearance | Kilo problemi olmayan
union | Sendikal faaliyette bulunmamış
nationality | Doğulu olmayan
age | Genç görünümlü
religion | Dininizi belirtiniz
familyDuties | Evde bakıma muhtaç yakını olmayan
photo | Tam boy fotoğraf gönderilmesi zorunludur
union | Sendikacı istemiyoruz
age | Azami yaş 40
`;

export const TURKISH_LAWFUL = `
Genç ekip arkadaşlarınıza yol gösterirsiniz
Genç çalışanlara mentorluk yapmak
5 yıl deneyim
En az 10 yıl deneyimli
Genç bir şirket
Genç ve dinamik ekip
Ekibimiz genç ve dinamik
Gençlerle çalışma deneyimi
Genç girişimcilere danışmanlık
Yaşlı bakımı
Yaşlı bakım elemanı
18 yaşını doldurmuş olmak
Çocuk gelişimi mezunu
Çocuk bakıcısı
Çocuk hastalıkları hemşiresi
Aile şirketi
Aile hekimliği
Aile hukuku
Aile dostu çalışma saatleri
İngilizce C1
Çok iyi derecede İngilizce
Ana dil seviyesinde İngilizce
Anadili düzeyinde Türkçe
React Native
Native mobil uygulamalar
Çalışma izni olan
Geçerli çalışma izni
Yabancı müşterilerle iletişim
Yabancı dil bilen
Yabancı uyruklu müşterilere hizmet
B sınıfı ehliyet
B sınıfı sürücü belgesi
Kadın doğum hastalıkları
Kadın sağlığı
Erkek giyim reyonu
Kadın giyim
Kadın ve erkek hastalar
Kadın girişimcilere destek
Erkek kuaförü
Kadın hakları derneği
Tüm adaylar başvurabilir
Askeri araç tamircisi
Savunma sanayi deneyimi
Fotoğraf düzenleme
Fotoğrafçı
Fotoğraf çekimi deneyimi
Fotoğraf gerekli değildir
Din kültürü öğretmeni
Cami restorasyonu
Engelli adaylar başvurabilir
Engelli bireylerle çalışma
Engelli bakımı
İş sağlığı ve güvenliği
Sağlık sektörü deneyimi
Sağlık sigortası
Ruh sağlığı hemşiresi
Seyahat engeli olmayan
Vardiyalı çalışmaya engeli olmayan
Cazip ücret
Düzgün diksiyon
Düzenli raporlama
Sendikalarla görüşme
Toplu sözleşme deneyimi
Yaş, cinsiyet, din ve uyruk ayrımı gözetmeksizin
Yaş ve medeni durum önemli değildir
Hamile takibi
65 yaş üzeri hastalar
Kadın ve erkek adaylar
Gebe eğitimi veren
Esnek çalışma saatleri
Takım çalışmasına yatkın
Yoğun tempoda çalışabilen
20 kg kaldırabilen
Evlilik fotoğrafları çekimi
Evli çiftlere danışmanlık
Ehliyeti olan
Sunum becerisi
Erken başlayabilecek
65 yaş üstü bireylerin bakımı
80 yaş üzeri kişilere destek
Engelli bireylerin bakımı
Mülteci çocuklara eğitim vermek
Emekli maaşı işlemleri konusunda bilgi
14-18 yaş grubu öğrencilerle çalışma
Emeklilere danışmanlık
Her beden için moda
Ruh sağlığı sorunu olan kişilerle çalışma
`;
