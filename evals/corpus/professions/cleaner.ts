import type { Profession } from "./set.ts";

export const cleaner: Profession = {
  key: "cleaner",
  language: "es",
  advert: `Personal de limpieza para clínica (Valladolid)
Limpiezas Pisuerga Brillante, S. A.

Incorporamos a una persona para el equipo de tarde de una clínica privada con quirófano y 40 habitaciones.

Funciones
- Limpieza y desinfección de habitaciones, consultas, pasillos y aseos
- Limpieza terminal de quirófano siguiendo el protocolo
- Recogida y separación de residuos sanitarios
- Manejo de fregadora automática y productos químicos diluidos
- Reposición de papel y jabón, y control del carro

Se requiere
- Un año de experiencia en limpieza de hospitales, clínicas o residencias
- Conocer los productos de limpieza y sus fichas de seguridad
- Curso de prevención de riesgos laborales
- Castellano suficiente para entender los protocolos
- Carné de conducir valorable
- Se valorará experiencia como limpiacristales

25 horas semanales, de lunes a viernes de 15 a 20 h. Según convenio.`,
  cvs: [
    {
      id: "lim-mbaye",
      kind: "genuine",
      grade: 3,
      why: "Five years of hospital cleaning with operating theatres, waste, scrubber-drier, safety course. Ideal.",
      layout: "plain",
      text: `Fatou Mbaye
Laguna de Duero (Valladolid) · 612 00 28 13 · fatou.mbaye@mailbox.example
Limpiadora de centros sanitarios
## Experiencia laboral
= Limpiadora | Hospital comarcal Tierra de Pinares, contrata Neteval | octubre 2021 – actualidad
- Planta de cirugía de 32 camas: cada habitación dos veces al día y a fondo después de cada alta
- Bloque quirúrgico por la noche: lámparas, mesa, paredes hasta la altura de la mano y suelo, de limpio a sucio, con doble cubo
- Bolsas negras, verdes y rojas, contenedores de agujas; traslado al almacén con su etiqueta
- Pasillos con la máquina de conductor a pie; la vacío, la cargo y cambio los labios
- Diluyo la lejía y el detergente según la tabla, con guantes y gafas
- Enseño a las compañeras que vienen de refuerzo en verano
= Limpiadora de comunidades y oficinas | Escobas y Más | 2018 – septiembre 2021
- Portales, garajes, cristales de hasta dos metros, despachos
## Cursos
Prevención de riesgos en limpieza (60 h), limpieza hospitalaria (30 h)
## Idiomas
Español, francés, wolof
## Otros
Vivo a diez minutos de Valladolid, carné B y coche`,
    },
    {
      id: "lim-casquero",
      kind: "genuine",
      grade: 3,
      why: "Nine years in old people's homes and a clinic, disinfection, waste, products, machine; suitable at once.",
      layout: "dated",
      text: `Teófilo Casquero Antón
Operario de limpieza, Valladolid, 612 00 94 49, t.casquero@correo.example.com
## Trabajos
= Limpiador, turno de tarde | Residencia de mayores Las Eras | 2019 – actualidad
- Cuartos, baños geriátricos, comedor y sala de curas de una residencia de 110 plazas
- En los brotes, zona de aislamiento: bata, doble guante, desinfectante y tiempo de espera
- Residuos de cura aparte, en su contenedor amarillo
- Fregadora y rotativa; cristalizado de mármol en la entrada
- Pedido quincenal de papel, jabón y bayetas por colores, y parte de averías
= Limpiador de clínica dental y consultas | Brillo Castellano | 2016 – 2019
- Gabinetes, esterilización por fuera, recepción, escaparates
- Llaves de cuatro centros
= Peón de almacén | Azucarera La Vega Vieja | 2010 – 2016
## Formación
= Prevención de riesgos laborales, nivel básico | Foremsa | 2020
= Manejo de productos químicos y fichas de seguridad | Brillo Castellano | 2017
= Graduado Escolar | | 1996
## Permisos
B, con vehículo propio`,
    },
    {
      id: "lim-ortolan",
      kind: "genuine",
      grade: 2,
      why: "Six years as a hotel chambermaid: knows products and pace, no hospital, no theatre, no sanitary waste. Fair.",
      layout: "ruled",
      text: `Simona Ortolan
Camarera de pisos
Valladolid
655 00 74 47
simona.ortolan@post.example.org
## Perfil
Italiana, rápida y ordenada. Busco un horario de tarde para poder estudiar por la mañana.
## Experiencia profesional
= Camarera de pisos | Hotel Campo Grande Plaza | abril 2020 – actualidad
- Diecisiete habitaciones por turno: baño, camas, polvo, aspirador y repaso de minibar
- Productos con dosificador, trapos de cuatro colores
- Carro preparado la víspera y lencería contada
- Habitaciones de clientes enfermos con el protocolo reforzado de 2020 y 2021
- Cristales interiores y espejos, objetos perdidos
= Limpieza de oficinas (media jornada) | Clean Point, Verona | 2017 – 2020
- Despachos, aseos, sala de reuniones, reposición de jabón
= Ayudante de panadería | Verona | 2015 – 2017
## Formación
Curso de prevención de riesgos para camareras de pisos, 20 h, 2021
Diploma di scuola media, Verona
## Idiomas
Italiano, castellano fluido, inglés básico
## Disponibilidad
Tardes, de lunes a sábado`,
    },
    {
      id: "lim-quintela",
      kind: "genuine",
      grade: 1,
      why: "Two months of holiday cover in a school and some private homes; beginner.",
      layout: "sidebar",
      text: `Brais Quintela Souto
Busco mi primer empleo estable
Valladolid
612 00 10 92
brais.quintela@mein-web.example
## Sobre mí
Tengo 22 años de ganas y pocas manías. He limpiado en casas y en un colegio y me gusta dejar las cosas bien.
## Experiencia
= Limpiador (sustitución de vacaciones) | Colegio público Cañada Real Alta | julio y agosto 2026
- Limpieza general de aulas: mesas, pizarras, armarios, ventanas
- Barrer y fregar pasillos, patios y aseos
- Mover muebles para pintar
= Limpieza en domicilios | varias familias | 2025 – 2026
- Cocina, baños, plancha, cuatro horas a la semana por casa
= Repartidor de publicidad | BuzónDirecto | 2024
- Reparto a pie por barrios
## Formación
Educación Secundaria Obligatoria, 2023
Curso de primeros auxilios de ocho horas
##~ Idiomas
- Gallego
- Castellano
- Inglés A2
##~ Permisos
- B, en curso
##~ Aficiones
- Bici
- Gaita`,
    },
    {
      id: "lim-valdivieso",
      kind: "neighbour",
      grade: 0,
      why: "Nursing assistant of the clinic's theatre; works beside the cleaners, washes patients and not rooms.",
      layout: "ruled",
      text: `Raquel Valdivieso Mata
Técnica en cuidados auxiliares de enfermería
47013 Valladolid | 612 00 57 75 | raquel.valdivieso@mailbox.example
## Experiencia
= Auxiliar de enfermería de quirófano y planta | Clínica Conde Ansúrez Nueva | 2018 – actualidad
- Aseo del paciente encamado, cambios posturales, comidas y constantes
- Preparación del quirófano con el celador y circulante de material
- Limpieza, empaquetado y esterilización de instrumental en autoclave
- Aviso al servicio de limpieza para la limpieza terminal y comprobación de la lista
- Separación de residuos en el antequirófano
= Auxiliar de geriatría | Residencia Pinar de Jalón | 2014 – 2018
- Higiene, movilización con grúa, acompañamiento
- Registro de ingestas y de la medicación dada
## Formación
Grado medio de Auxiliar de Enfermería, IES Ramón y Vega, 2013
Curso de instrumentación básica (100 h)
Soporte vital básico y desfibrilador
## Idiomas
Inglés A2
## Otros
Carné B; colegiación no necesaria`,
    },
    {
      id: "lim-herranz",
      kind: "list",
      grade: 0,
      why: "Lists all duties as skills; has worked as a telephone interviewer and a nightclub doorman.",
      layout: "centred",
      text: `Adrián Herranz Pozo
Valladolid · 655 00 20 02 · adrian.herranz@correo.example.com
## Habilidades
Limpieza y desinfección, limpieza de hospitales y clínicas, limpieza terminal de quirófano, habitaciones, consultas, aseos, residuos sanitarios, fregadora automática, productos químicos, fichas de seguridad, reposición, control del carro, limpiacristales, prevención de riesgos laborales, carné de conducir
## Experiencia laboral
= Controlador de accesos | Sala Medianoche y eventos | 2020 – actualidad
- Control de entrada y de aforo, revisión de edad y de lista
- Mediación en conflictos, coordinación con la policía local
- Vigilancia de guardarropa y de salidas de emergencia
= Encuestador telefónico | Opina Castilla | 2017 – 2020
- Entrevistas de consumo y de intención de voto
- Grabación de respuestas, objetivos por hora
- Formación de compañeros nuevos en el argumentario
= Monitor de boxeo | Gimnasio Doce Asaltos | 2015 – 2017
- Clases de iniciación y de adultos
## Formación
Bachillerato, 2014
Habilitación de controlador de acceso, Junta, 2020
## Tiempo libre
Boxeo, motos, series`,
    },
    {
      id: "lim-georgieva",
      kind: "genuine",
      grade: 3,
      why: "Four years of cleaning a surgical clinic incl. theatre and laboratory, glass cleaning, safety course; suitable.",
      layout: "plain",
      text: `Nevena Georgieva
Palencia, carné B · 655 00 61 16 · nevena.georgieva@post.example.org
## Resumen
Cuatro años limpiando una clínica donde se opera. Sé que lo que no se ve también se limpia.
## Experiencia
= Especialista de limpieza | Instituto Quirúrgico del Carrión, Palencia | junio 2022 – actualidad
Turno de tarde y algunos sábados. Entre operación y operación dejo la sala lista en veinte minutos; al acabar el programa hago la limpieza completa y firmo la hoja. Consultas, laboratorio, vestuarios y baños también son míos. Peso y cierro los contenedores de residuos y los dejo al gestor. Uso la máquina de fregar, la mopa plana y el vapor.
= Limpiacristales y mantenimiento de locales | Cristal & Co. | 2019 – mayo 2022
Escaparates, pértiga de agua pura, plataforma; oficinas bancarias.
= Recolectora de fruta | Huesca | temporadas 2016 – 2018
## Formación
Técnica de limpieza en espacios sanitarios, certificado de profesionalidad, 2022
PRL básico y trabajos en altura, 2020
Instituto de secundaria, Plovdiv
## Idiomas
Búlgaro, español (leo y escribo bien), ruso`,
    },
    {
      id: "lim-larrea",
      kind: "stranger",
      grade: 0,
      why: "A radio journalist.",
      layout: "dated",
      text: `Beñat Larrea Goñi
Periodista de radio, Valladolid, 655 00 33 44, benat.larrea@mein-web.example
## Experiencia
= Redactor y presentador de informativos | Radio Meseta 101 | 2019 – actualidad
- Boletines de cada hora, guion y edición de la tertulia de la mañana
- Entrevistas a concejales, agricultores y algún cantante
- Directos desde plenos, ferias y accidentes
- Montaje de audio y pódcast semanal sobre pueblos pequeños
- Turnos de fin de semana y noches electorales
= Redactor | Diario El Páramo | 2016 – 2019
- Local y tribunales, fotos con el móvil, web
- Seguimiento de la reforma de los hospitales de la provincia
= Prácticas | Televisión del Duero | 2015
- Producción y archivo
## Formación
= Grado en Periodismo | Universidad de Tordehumos | 2011 – 2015
= Taller de locución | Escuela La Voz | 2018
## Programas
Audition, WordPress, redes
## Idiomas
Euskera, castellano, inglés C1
## Premio
Micrófono de Plata de la asociación provincial, 2023`,
    },
  ],
};
