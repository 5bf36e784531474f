import type { Profession } from "./set.ts";

export const primarySchoolTeacher: Profession = {
  key: "primary-school teacher",
  language: "es",
  advert: `Maestro/a de Educación Primaria – Colegio concertado Los Almendros (Murcia)

Sustitución de larga duración con posibilidad de continuidad. Tutoría de 4.º de Primaria, 24 alumnos.

Tareas
- Impartir Lengua, Matemáticas y Conocimiento del Medio en el segundo ciclo
- Programar unidades y situaciones de aprendizaje según la LOMLOE
- Evaluar y redactar informes trimestrales
- Tutoría con las familias
- Atención a la diversidad y adaptaciones curriculares junto con la orientadora

Requisitos imprescindibles
- Grado o diplomatura en Magisterio de Educación Primaria
- Al menos dos cursos de experiencia como maestro/a en Primaria
- Capacitación lingüística en inglés (B2; se valora C1) para impartir Science
- Manejo de Google Classroom y pizarra digital

Se valorará
- Mención en Pedagogía Terapéutica o Audición y Lenguaje
- Aprendizaje cooperativo y trabajo por proyectos

Jornada completa según convenio, incorporación el 8 de enero.`,
  cvs: [
    {
      id: "mae-cerdan",
      kind: "genuine",
      grade: 3,
      why: "Seven school years in primary, five as a tutor of primary, plans, reports, families, C1 English with Science, PT mention. Ideal.",
      layout: "ruled",
      text: `Rocío Cerdán Vivancos
Maestra de Primaria
Molina de Segura (Murcia)
612 00 17 71
rocio.cerdan@correo.example.com
## Experiencia docente
= Maestra tutora de 3.º y 4.º | CEIP Huerto Pío-Norte, Lorca | septiembre 2021 – actualidad
- Lengua, Mates, Natural Science en inglés y Sociales a una clase de 25
- Situaciones de aprendizaje propias: el mercadillo de fracciones, la radio del cole
- Boletines, informes y tres reuniones al año con cada familia, más las que hagan falta
- Con la PT y la orientadora preparo adaptaciones para dos alumnos con dislexia y una con TEA
- Grupos cooperativos, Classroom y panel interactivo a diario
= Maestra interina | varios centros de la Región | 2019 – 2021
- Sustituciones en 1.º, 5.º y 6.º
## Formación
Grado en Educación Primaria, mención en Pedagogía Terapéutica, Universidad de Sierra Espuña, 2018
## Idiomas
Inglés C1 (Cambridge Advanced)`,
    },
    {
      id: "mae-oconnell",
      kind: "genuine",
      grade: 3,
      why: "Ten years as a primary teacher in Ireland and a bilingual school in Spain; degree recognised, tutor, assessment, adaptations. Suitable.",
      layout: "plain",
      text: `Declan O'Connell
Cartagena · 655 00 27 27 · declan.oconnell@mailbox.example
## Sobre mí
Maestro irlandés, vecino de Cartagena desde 2020. En mi clase se habla mucho y se tira poco papel.
## Escuelas
= Tutor de 5.º de Primaria | Colegio bilingüe Mar de Levante | septiembre 2020 – hoy
Doy Matemáticas, Science y English, y comparto Lengua con mi compañera. Programo por proyectos (huerto, periódico, cuerpo humano), evalúo con rúbricas y escribo los informes de cada trimestre. Los martes por la tarde recibo a los padres. He preparado planes de trabajo individual con el equipo de orientación para niños con altas capacidades y con TDAH. Todo el material está en Google Classroom.
= Primary school teacher, 2nd and 4th class | St Fintan's National School, Limerick | 2016 – 2020
## Títulos
Bachelor of Education (Primary), Shannonside College, 2016; homologado en España, 2020
## Idiomas
Inglés nativo, castellano C1, gaélico`,
    },
    {
      id: "mae-pallares",
      kind: "genuine",
      grade: 2,
      why: "One school year as a primary teacher and two of after-school classes; degree and B2. Fair: experience short of two years.",
      layout: "dated",
      text: `Jaume Pallarès Ferri
Maestro de Primaria, Murcia, 612 00 39 93, jaume.pallares@post.example.org
## Experiencia
= Maestro de 2.º (sustitución por maternidad) | Colegio San Lázaro, Alicante | sept. 2025 – jun. 2026
- Tutoría de 22 niños: lectoescritura, cálculo, rutinas
- Programación de aula con el equipo de ciclo, observación y boletines
- Reuniones iniciales y entrevistas con familias
- Desdoble de lectura y biblioteca de aula
- Salidas al museo y al huerto con las otras tutoras
- Informes finales y traspaso a la titular
= Profesor de repaso | Academia Abecé | 2023 – 2025
- Deberes y refuerzo de Primaria en grupos de ocho
= Monitor de comedor | CEIP La Rambla Alta | 2021 – 2023
## Formación
= Grado en Maestro de Educación Primaria | Universidad del Vinalopó | 2019 – 2023
## Idiomas
Valenciano, castellano, inglés B2
## TIC
Classroom, Genially, pizarra digital`,
    },
    {
      id: "mae-belmonte",
      kind: "genuine",
      grade: 1,
      why: "Finished the degree in summer; only school practices. Beginner.",
      layout: "sidebar",
      text: `Aitana Belmonte Sáez
Graduada en Educación Primaria
Alcantarilla (Murcia)
612 00 64 46
aitana.belmonte@mein-web.example
## Objetivo
Mi primer colegio. Con muchas ganas de tener una clase propia.
## Experiencia
= Prácticas escolares III, 4.º de Primaria | CEIP Virgen de la Fuensanta Baja | febrero – mayo 2026
- Di seis sesiones de Matemáticas y una unidad sobre el sistema solar
- Apoyé a un alumno con dificultades lectoras
- Preparé un rincón de lectura y corregí cuadernos
- Asistí a evaluaciones y a dos tutorías con familias
- Memoria de prácticas con sobresaliente
= Prácticas escolares II, Infantil y 1.º | el mismo centro | 2025
= Monitora de campamento | Sierra Alegre | veranos 2023 – 2025
## Formación
Grado en Educación Primaria, Universidad de Sierra Espuña, 2026
Mención en Lengua Extranjera
##~ Idiomas
- Inglés B2
- Francés A2
##~ Otros
- Monitora de ocio
- Canva
- Classroom`,
    },
    {
      id: "mae-vilches",
      kind: "neighbour",
      grade: 0,
      why: "The school's bursar and secretary: works in a school, teaches nobody.",
      layout: "ruled",
      text: `Marta Vilches Noguera
Secretaria y administradora de centro educativo
30008 Murcia | 612 00 50 05 | marta.vilches@mailbox.example
## Experiencia
= Administradora | Colegio Jardín de Letras | 2017 – actualidad
- Matrículas, becas, recibos y comedor de 480 alumnos de Infantil, Primaria y ESO
- Informes trimestrales y boletines: impresión y envío a las familias desde la plataforma
- Cuentas de Google Classroom de maestros y alumnos, incidencias de pizarras digitales
- Contratos y nóminas de maestros, sustituciones, concierto educativo
- Archivo de expedientes, certificados y convalidaciones
- Transporte escolar, seguros y proveedores
- Actas del consejo escolar
- Reparto de libros y llaves en septiembre
= Administrativa | Academia de idiomas Bridge & Co. | 2012 – 2017
- Horarios, exámenes de inglés B2 y C1, cobros
## Formación
Técnica superior en Administración y Finanzas, 2011
## Idiomas
Inglés B2
## Informática
Excel, contabilidad, gestor escolar`,
    },
    {
      id: "mae-carpio",
      kind: "list",
      grade: 0,
      why: "Lists teaching words; worked as a cabin cleaner of buses and a shop assistant.",
      layout: "centred",
      text: `Fabián Carpio Duarte
Murcia · 655 00 46 64 · fabian.carpio@correo.example.com
## Competencias
Maestro de Educación Primaria, tutoría, Lengua, Matemáticas, Conocimiento del Medio, programación de unidades, situaciones de aprendizaje, LOMLOE, evaluación, informes trimestrales, tutoría con familias, atención a la diversidad, adaptaciones curriculares, Google Classroom, pizarra digital, aprendizaje cooperativo, trabajo por proyectos, inglés C1, Science, Pedagogía Terapéutica
## Experiencia
= Dependiente de ferretería | Tornillería El Ancla | 2021 – actualidad
- Mostrador, copias de llaves, pedidos
- Inventario y escaparate
- Cierre de caja, escaparate de temporada y cursos de bricolaje los sábados
- Reparto con la furgoneta de la tienda
- Alta de artículos en el programa
= Limpieza de autobuses | Cocheras Segura | 2018 – 2021
- Turno de noche, interior y exterior
- Repostaje y partes
## Formación
Bachillerato, 2016
Carné de carretillero
## Tiempo libre
Voluntario en un banco de alimentos, ajedrez`,
    },
    {
      id: "mae-riquelme",
      kind: "genuine",
      grade: 3,
      why: "Fifteen years of primary classes, speech and hearing mention, B2 English, digital tools, projects. Suitable.",
      layout: "dated",
      text: `Fuensanta Riquelme Egea
Maestra, Murcia, 612 00 81 18, f.riquelme@post.example.org
## Trayectoria
= Maestra de Primaria y coordinadora de segundo ciclo | Cooperativa de enseñanza Vega Media | 2014 – actualidad
- Tutora de 3.º, 4.º y otra vez 4.º; todas las áreas menos Música y Educación Física
- Programaciones adaptadas a la nueva ley, criterios comunes de corrección
- Science en dos grupos desde 2019
- Apoyos dentro del aula y planes individualizados con el departamento de orientación
- Proyectos con el ayuntamiento, aula sin libros en Medio
- Entrevistas con madres, padres y abuelos
= Maestra de Audición y Lenguaje | CEIP Campo de la Torre | 2010 – 2014
## Formación
= Diplomatura en Magisterio, Audición y Lenguaje | Escuela Universitaria Santa Eulalia | 2006 – 2009
= Adaptación a Grado de Primaria | UNED | 2013
## Idiomas
Inglés B2 (habilitación lingüística)
## Digital
Pizarra, Classroom, Scratch`,
    },
    {
      id: "mae-tejedor",
      kind: "stranger",
      grade: 0,
      why: "A fibre-optic installer.",
      layout: "plain",
      text: `Samuel Tejedor Pinar
Técnico instalador de fibra óptica
Totana · 655 00 70 07 · samuel.tejedor@mailbox.example
## Experiencia
= Instalador FTTH | Hilanet Telecomunicaciones | marzo 2020 – actualidad
- Altas en domicilio: acometida, roseta, fusión y medida de potencia
- Averías en fachada y en arqueta, trabajo en poste
- Diez órdenes al día con la aplicación de la contrata
- Trato con el cliente y explicación del router
- Certificación de obra y fotografías de cada instalación
- Material, furgoneta y EPI revisados los lunes
- Guardias de averías una semana al mes
= Antenista | Señal Mediterráneo | 2016 – 2020
- TDT, porteros automáticos, cámaras en comunidades
= Peón agrícola | Campo de Cartagena | 2013 – 2015
## Formación
Grado medio en Instalaciones de Telecomunicaciones, 2016
Trabajos en altura, 60 h de PRL, plataforma elevadora
## Permisos
B
## Idiomas
Inglés A2`,
    },
  ],
};
