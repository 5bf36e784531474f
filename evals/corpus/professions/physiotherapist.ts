import type { Profession } from "./set.ts";

export const physiotherapist: Profession = {
  key: "physiotherapist",
  language: "es",
  advert: `Fisioterapeuta – Centro de rehabilitación Movaria (Sevilla)

Centro concertado con mutuas y con consulta privada. Equipo de seis fisioterapeutas, una médica rehabilitadora y un terapeuta ocupacional.

Tareas
- Valoración y tratamiento de pacientes traumatológicos y postquirúrgicos
- Terapia manual, ejercicio terapéutico y readaptación
- Punción seca y electroterapia, ecografía como apoyo
- Redacción de informes de evolución para mutuas y médicos
- Clases en grupo (espalda, suelo pélvico, mayores)

Requisitos
- Grado o diplomatura en Fisioterapia y colegiación
- Experiencia de al menos dos años en clínica o mutua
- Formación en terapia manual o en punción seca
- Manejo de un programa de historia clínica
- Se valora máster o experto en fisioterapia deportiva o de suelo pélvico
- Se valora inglés

Contrato indefinido, 38 horas, 1.700 € netos, formación pagada.`,
  cvs: [
    {
      id: "fis-barrionuevo",
      kind: "genuine",
      grade: 3,
      why: "Seven years in a mutual insurer's clinic: trauma, manual therapy, dry needling, reports, groups. Ideal.",
      layout: "plain",
      text: `Curro Barrionuevo Lara
Dos Hermanas (Sevilla) · 612 00 31 32 · curro.barrionuevo@correo.example.com
Fisioterapeuta colegiado n.º 9876
## Perfil
Fisio de mutua y de barrio. Me importa que el paciente sepa qué hace y por qué.
## Experiencia
= Fisioterapeuta | Clínica laboral Betis Salud | enero 2020 – actualidad
- Doce pacientes por la mañana: hombro, rodilla operada, lumbalgia, esguinces, fracturas de muñeca
- Exploración inicial, objetivos y test de reevaluación cada quince días
- Movilización articular, tratamiento miofascial, agujas, corrientes y láser
- Carga progresiva en el gimnasio hasta la vuelta al puesto de trabajo
- Informe quincenal al médico de la mutua y propuesta de alta
- Escuela de espalda, dos grupos por semana
= Fisioterapeuta | Centro deportivo y de salud Nervia | 2018 – 2019
- Corredores y pádel, descarga, vendaje, readaptación
## Formación
Grado en Fisioterapia, Universidad de Vandalia, 2018
Experto en punción seca (120 h), 2019
Máster en terapia manual ortopédica, 2022
## Idiomas
Inglés B2
## Informática
Clinic Cloud, ecógrafo portátil (nivel básico)`,
    },
    {
      id: "fis-kallio",
      kind: "genuine",
      grade: 3,
      why: "Eight years in Finland and Spain, post-surgical and sports, manual therapy, needling, groups; recognised and registered. Suitable.",
      layout: "ruled",
      text: `Aino Kallio
Fisioterapeuta
Sevilla
655 00 42 53
aino.kallio@mailbox.example
## Experiencia profesional
= Fisioterapeuta | Instituto de la Rodilla Guadaíra, Sevilla | mayo 2021 – actualidad
- Cuarenta pacientes a la semana después de prótesis, ligamento cruzado o menisco
- Valoro fuerza con dinamómetro y movilidad, planifico con el cirujano
- Terapia manual, electroestimulación, ejercicio con sobrecarga, saltos y vuelta al deporte
- Ecografía para enseñar al paciente su propio músculo; punción cuando ayuda
- Informes para aseguradoras en la historia digital
- Grupo de mayores con artrosis, martes y jueves
= Fysioterapeutti (fisioterapeuta) | Terveysasema Kallavesi, Kuopio | 2017 – 2021
- Atención primaria: espalda, cuello, mareos, suelo pélvico posparto
= Masajista deportiva | equipo de hockey Jääkotkat | 2016 – 2017
## Formación
Bachelor of Health Care, Physiotherapy, Savo College, 2017; homologado en 2021
Colegio profesional de Andalucía
Curso de punción seca, 2022; OMT nivel 2
## Idiomas
Finés, inglés C1, español C1`,
    },
    {
      id: "fis-arjona",
      kind: "genuine",
      grade: 2,
      why: "Three years in a home for the elderly: registered, groups and mobility, but no trauma, no needling, manual therapy only from the degree. Fair.",
      layout: "dated",
      text: `Blanca Arjona Pino
Fisioterapeuta, Utrera, 612 00 53 64, blanca.arjona@post.example.org
## Experiencia
= Fisioterapeuta | Residencia de mayores Huerta del Rey Moro | 2023 – actualidad
- Mantenimiento de 90 residentes: marcha, equilibrio, transferencias, respiratoria
- Gimnasia en silla, psicomotricidad y paseos por el patio
- Valoración al ingreso con Tinetti y Barthel, plan individual, registro en ResiPlus
- Fracturas de cadera al volver del hospital
- Formación a las auxiliares sobre movilización y grúa
- Reuniones con familias y con la médica del centro
- Adaptación de sillas, andadores y órtesis
= Fisioterapeuta (sustitución) | Balneario Alhamilla | verano 2022
- Hidroterapia, chorros, masaje
= Monitora de natación | Piscina municipal | 2018 – 2022
- Bebés y adultos
## Formación
= Grado en Fisioterapia | Universidad de Vandalia | 2018 – 2022
= Curso de vendaje neuromuscular, 20 h | | 2023
= Colegiada en Andalucía | | 2022
## Idiomas
Inglés B1
## Otros
Carné B, vehículo propio`,
    },
    {
      id: "fis-toscano",
      kind: "genuine",
      grade: 1,
      why: "Graduated this summer, only the placements of the degree; beginner.",
      layout: "sidebar",
      text: `Noa Toscano Vera
Fisioterapeuta recién graduada
Sevilla
612 00 64 75
noa.toscano@mein-web.example
## Presentación
Acabo de colegiarme. Busco un equipo con sesiones clínicas y compañeros a los que preguntar.
## Prácticas
= Estancia clínica, traumatología | Hospital Vega de Triana Alta | enero – marzo 2026
- Acompañé en la sala de tratamiento; movilizaciones y ejercicio con supervisión
= Estancia clínica, neurología infantil | Asociación Paso a Paso | octubre – diciembre 2025
- Juegos de equilibrio, observación de Vojta
= Estancia clínica, centro privado | Fisio Alameda | abril – mayo 2026
- Recepción, historias, aparatos de corrientes
## Trabajo
= Dependienta | Librería Macondo Chica | 2022 – 2025
- Campaña escolar y Navidad
## Formación
Grado en Fisioterapia, Universidad de Vandalia, junio de 2026
TFG: ejercicio y dolor lumbar en enfermeras
##~ Idiomas
- Inglés B2
- Portugués A2
##~ Cursos
- Vendaje, 12 h
- Soporte vital
##~ Aficiones
- Escalada
- Coro`,
    },
    {
      id: "fis-escamilla",
      kind: "neighbour",
      grade: 0,
      why: "Receptionist and administrator of a physiotherapy clinic; deals with insurers, treats nobody.",
      layout: "ruled",
      text: `Dolores Escamilla Ponce
Coordinadora administrativa de clínica
41013 Sevilla | 612 00 75 86 | dolores.escamilla@mailbox.example
## Experiencia
= Coordinadora de recepción | Fisio Aljarafe y Readaptación | 2018 – actualidad
- Agenda de nueve fisioterapeutas: trauma, deportiva, suelo pélvico y grupos de espalda
- Autorizaciones de mutuas y aseguradoras, envío de los informes de evolución
- Facturación por sesión, punción seca y ecografía; reclamación de impagos
- Historia clínica digital: altas, consentimientos, protección de datos
- Pedidos de agujas, electrodos y camillas
- Redes sociales y reseñas
= Auxiliar de admisión | Policlínico San Jerónimo Bajo | 2013 – 2018
- Urgencias y radiología, turnos de noche
= Teleoperadora | Seguros Alcora | 2010 – 2013
## Formación
Técnica superior en Documentación y Administración Sanitarias, 2013
Curso de facturación a mutuas (40 h)
## Idiomas
Inglés B1, francés A2
## Informática
Clinic Cloud, Excel`,
    },
    {
      id: "fis-montalvo",
      kind: "list",
      grade: 0,
      why: "Everything listed; works as a locksmith and DJ.",
      layout: "centred",
      text: `Saúl Montalvo Rey
Sevilla · 655 00 86 97 · saul.montalvo@correo.example.com
## Competencias
Fisioterapia, fisioterapeuta colegiado, valoración, pacientes traumatológicos y postquirúrgicos, terapia manual, ejercicio terapéutico, readaptación, punción seca, electroterapia, ecografía, informes de evolución, mutuas, escuela de espalda, suelo pélvico, mayores, fisioterapia deportiva, historia clínica, inglés
## Experiencia
= Cerrajero de urgencias | Llaves Giralda 24 h | 2019 – actualidad
- Aperturas, bombines, puertas acorazadas, persianas
- Presupuesto en el sitio y cobro con datáfono
- Guardias nocturnas en semanas alternas
- Instalación de cerraduras electrónicas en pisos turísticos
= Pinchadiscos | bodas y salas | 2015 – actualidad
- Equipo propio, sesiones de seis horas, luces
= Mozo de carga | Mercado mayorista | 2012 – 2015
- Turno de madrugada, transpaleta
## Formación
ESO, 2011
Curso de cerrajería, 80 h
## Aficiones
Gimnasio, crossfit, masajes a mis amigos después del partido, vídeos de anatomía`,
    },
    {
      id: "fis-nakamura",
      kind: "genuine",
      grade: 3,
      why: "Six years in private clinic and sports club with manual therapy, needling, ultrasound and pelvic floor expert title. Suitable.",
      layout: "dated",
      text: `Emi Nakamura Solís
Fisioterapeuta, Mairena del Aljarafe, 655 00 97 08, emi.nakamura@mein-web.example
## Trayectoria
= Fisioterapeuta | Clínica Postura Viva | 2021 – actualidad
- Consulta privada y dos compañías: cervicales, hombro doloroso, prótesis de cadera, latigazo
- Manipulación y movilización según Maitland, punción de puntos gatillo, TENS, onda de choque
- Programas de fuerza por escrito y con vídeo
- Consulta de suelo pélvico: posparto, incontinencia, ecografía abdominal
- Hipopresivos y pilates en grupos de seis
- Cartas al traumatólogo y partes para las compañías
= Fisioterapeuta de cantera | Club Balonmano Ribera | 2020 – 2023
- Partidos, vendajes, lesiones musculares, regreso a la pista
## Formación
= Grado en Fisioterapia | Universidad de Sierra Morena | 2016 – 2020
= Experta en uroginecología y suelo pélvico | | 2023
= Punción seca, niveles 1 y 2 | | 2021
= Alta en el Colegio de Fisioterapeutas | | 2020
## Idiomas
Japonés, español, inglés C1
## Programas
FisioDoc`,
    },
    {
      id: "fis-quesada",
      kind: "stranger",
      grade: 0,
      why: "A flamenco guitar maker.",
      layout: "plain",
      text: `Ramón Quesada Ortiz
Constructor de guitarras
Carmona · 612 00 08 19 · ramon.quesada@mailbox.example
## Presentación
Guitarrero desde hace veinte años. Cada instrumento tarda tres meses y suena treinta años.
## Oficio
= Taller propio | Guitarras Quesada, Carmona | 2012 – actualidad
- Selección y secado de ciprés, palosanto y abeto
- Tapas, varetaje, mástil, incrustaciones y goma laca a muñequilla
- Reparación de instrumentos antiguos, trastes, alzados
- Venta directa, envíos a Japón y a Alemania con permiso CITES
- Un aprendiz por año con la escuela taller
= Oficial | Casa de guitarras Viuda de Pareja, Córdoba | 2004 – 2012
- Cuerpos, barnices, ajuste final
= Ebanista | Muebles Cabello | 2000 – 2004
## Formación
Técnico en Carpintería y Mueble, 2000
Curso de acústica de la madera, 2015
## Idiomas
Inglés B1, algo de japonés
## Premios
Mención en la feria del instrumento, 2019`,
    },
  ],
};
