import type { Profession } from "./set.ts";

export const cook: Profession = {
  key: "cook",
  language: "es",
  advert: `Cocinero/a – Hotel Mirasierra (Granada)

Buscamos un cocinero o una cocinera para nuestro restaurante de 90 plazas y para los banquetes del hotel.

Responsabilidades
- Elaboración de platos calientes y fríos según ficha técnica
- Responsable de una partida (carnes, pescados o cuarto frío)
- Mise en place y control del pase durante el servicio
- Pedidos a proveedores, recepción de género y control de mermas
- Limpieza y orden de la cocina, registros APPCC, trazabilidad y alérgenos

Requisitos
- Grado medio en Cocina y Gastronomía o experiencia equivalente
- Mínimo 3 años como cocinero/a en hotel o restaurante
- Carné de manipulador de alimentos
- Conocimiento de cocina al vacío y baja temperatura
- Deseable experiencia en bufé y banquetes
- Turnos rotativos, fines de semana incluidos

Salario según convenio (unos 1.550 € netos), alojamiento los tres primeros meses.`,
  cvs: [
    {
      id: "coc-villaescusa",
      kind: "genuine",
      grade: 3,
      why: "Nine years in hotels and restaurants, in charge of meat and fish, vacuum, orders, APPCC, banquets. Ideal.",
      layout: "dated",
      text: `Amparo Villaescusa Gil
Cocinera, Granada, 612 00 71 09, amparo.villaescusa@correo.example.com
## Experiencia
= Jefa de partida de carnes | Parador-Hotel Alcazaba Nueva, Almería | 2020 – actualidad
- Asados, fondos, salsas y guarniciones para 120 comensales
- Carrillera, cochinillo y pularda envasados y a 63 grados en el roner
- Hago los pedidos de la partida, peso el género que entra y apunto las mermas
- Bodas de hasta 300, con pase en dos líneas
- Hojas de temperaturas, muestras testigo, ficha de alérgenos de cada plato
= Cocinera | Restaurante Los Aljibes, Granada | 2017 – 2020
- Pescados y cuarto frío
- Menú del día y carta de temporada
= Ayudante | Casa Frascuelo | 2015 – 2016
## Formación
= Técnico en Cocina y Gastronomía | IES Hurtado de la Vega | 2013 – 2015
= Manipulador de alimentos; APPCC para mandos | | 2024
## Idiomas
Inglés básico`,
    },
    {
      id: "coc-bouzid",
      kind: "genuine",
      grade: 3,
      why: "Six years on the line in Spain and France, fish station, low temperature, food hygiene, buffet; no diploma but experience is taken instead.",
      layout: "plain",
      text: `Karim Bouzid
Motril · 612 00 26 62 · karim.bouzid@mailbox.example
## Presentación
Cocinero hecho en los fogones. Me gusta el servicio duro y la cocina limpia al acabar.
## Trayectoria
= Cocinero, partida de pescados | Hotel Playa Calahonda | abril 2021 – hoy
Lomos, arroces, frituras y brasas; sesenta cubiertos de media y bufé de doscientos en verano. Porciono, envaso al vacío y regenero. Cierro los pedidos con la lonja y el mayorista y miro que las cámaras estén a su temperatura. Firmo los registros de trazabilidad de mi partida.
= Commis y después chef de partie | Brasserie du Vieux Pont, Perpiñán | 2018 – marzo 2021
Entradas, cuarto frío, caldos; salidas de 150 platos los domingos.
= Friegaplatos y ayudante | Bar Los Molinos | 2016 – 2018
## Cursos
Manipulador de alimentos de alto riesgo, alérgenos
Cocina a baja temperatura, 30 h
## Idiomas
Árabe, francés, español`,
    },
    {
      id: "coc-mendizabal",
      kind: "genuine",
      grade: 2,
      why: "Cook of a school canteen for four years: menus and hygiene, but no station, no service à la carte, no vacuum. Fair.",
      layout: "ruled",
      text: `Pilar Mendizábal Cruz
Cocinera de colectividades
Maracena (Granada)
612 00 90 11
pilar.mendizabal@post.example.org
## Experiencia profesional
= Cocinera de comedor escolar | Catering Huerta Viva | septiembre 2022 – actualidad
- Menú diario para 240 niños, con dietas sin gluten, sin lactosa y sin huevo
- Guisos, legumbres, purés y horno; línea caliente en termos
- Recepción de mercancía, etiquetado y registros de autocontrol
- Limpieza de equipos y suelos
- Inventario mensual y pedidos a la central
- Menús especiales de Navidad y fin de curso
- Organizo a dos ayudantes y al personal de sala
= Ayudante de cocina | Residencia de mayores San Cecilio | 2019 – 2022
- Triturados, desayunos, office
= Dependienta | Panadería La Espiga | 2014 – 2019
## Formación
Certificado de profesionalidad de operaciones básicas de cocina, 2019
Carné de manipuladora
## Otros
Carné de conducir y coche`,
    },
    {
      id: "coc-tomasic",
      kind: "genuine",
      grade: 1,
      why: "Finished the cookery course this year, four months of practice; beginner.",
      layout: "sidebar",
      text: `Luka Tomašić Ruiz
Cocinero recién titulado
Granada
612 00 33 98
luka.tomasic@mein-web.example
## Perfil
Con ganas de un hotel grande donde pasar por todas las partidas.
## Experiencia
= Prácticas de cocina | Restaurante La Vega Chica | marzo – junio 2026
- Pelar, cortar, limpiar pescado, montar ensaladas y postres
- Ayudar en el pase los sábados
- Recepción de verduras y repaso de temperaturas con mi tutor
- Fondos, sofritos y porcionado para el fin de semana
- Limpieza de la campana y de los fuegos al cierre
= Repartidor en bici | Rueda Rápida | 2024 – 2025
- Reparto de comida
## Formación
Grado medio de Cocina y Gastronomía, IES Hurtado de la Vega, 2026
Proyecto: menú de aprovechamiento
##~ Carnés
- Manipulador de alimentos
- AM
##~ Idiomas
- Español
- Croata
- Inglés B1
##~ Me gusta
- Fermentos
- Escalada
## Objetivo
Aprender bien una partida antes de pasar a la siguiente, y algún día abrir algo propio`,
    },
    {
      id: "coc-pedrosa",
      kind: "neighbour",
      grade: 0,
      why: "Hygiene auditor who inspects hotel kitchens; a veterinarian by training, does not cook.",
      layout: "ruled",
      text: `Elvira Pedrosa Tapia
Auditora de seguridad alimentaria
18004 Granada | 612 00 47 74 | elvira.pedrosa@mailbox.example
## Experiencia
= Consultora y auditora | Higia Control Alimentario | 2018 – actualidad
- Auditorías de cocinas de hoteles, comedores y obradores: APPCC, trazabilidad, alérgenos, temperaturas
- Redacción de planes de higiene y fichas técnicas con los jefes de cocina
- Cursos de manipulador de alimentos y de envasado al vacío para cocineros
- Toma de muestras de superficies y de comidas testigo
- Gestión de alertas y retiradas de producto
- Etiquetado de información nutricional
= Inspectora | Matadero comarcal de Loja-Sur | 2015 – 2018
- Control de canales y documentación
## Formación
Licenciatura en Veterinaria, Universidad de Sierra Morena, 2014
Máster en Tecnología de los Alimentos
Auditora jefe ISO 22000
## Idiomas
Inglés B2, portugués B1
## Permiso de conducir
B`,
    },
    {
      id: "coc-arteaga",
      kind: "list",
      grade: 0,
      why: "Headline and list full of kitchen words; worked as an administrative clerk and telephone agent.",
      layout: "centred",
      text: `Gonzalo Arteaga Luna
Granada · 612 00 60 06 · gonzalo.arteaga@correo.example.com
## Competencias
Cocinero, cocina caliente y fría, jefe de partida, carnes, pescados, cuarto frío, mise en place, pase, fichas técnicas, pedidos a proveedores, control de mermas, APPCC, trazabilidad, alérgenos, manipulador de alimentos, vacío, baja temperatura, bufé, banquetes
## Experiencia laboral
= Auxiliar administrativo | Seguros Generalife | 2020 – actualidad
- Emisión de pólizas, archivo y correo
- Atención en ventanilla y por teléfono
- Actualización de bases de datos
- Siniestros sencillos y citas de peritos
- Facturas de colaboradores, cuadre de recibos
- Sustitución de la recepcionista
- Envío de cartas certificadas y control de material de oficina
= Teleoperador | Contacta Sur | 2017 – 2020
- Encuestas y citas comerciales
- Objetivos mensuales superados
= Becario | Gestoría Elvira Baja | 2016
## Formación
Técnico en Gestión Administrativa, 2016
## Ocio
Ver programas de cocina, pádel, ajedrez`,
    },
    {
      id: "coc-ndiaye",
      kind: "genuine",
      grade: 3,
      why: "Five years in hotel kitchens, cold station, banquets and buffet, cookery diploma, hygiene, orders; vacuum in daily use. Suitable.",
      layout: "plain",
      text: `Awa Ndiaye Sarr
Cocinera de hotel
Málaga (disponible para Granada) | 612 00 85 58 | awa.ndiaye@post.example.org
## Experiencia
= Cocinera, responsable de cuarto frío | Hotel Bahía Serena, Torremolinos | junio 2022 – actualidad
- Entrantes, carpaccios, tartares, ensaladas y montaje de postres según escandallo
- Bufé de desayuno y cena para 350 huéspedes; estaciones en directo
- Cócteles y convenciones: finger food, bandejas, salidas cronometradas
- Envaso y abato todo lo que se prepara por adelantado
- Inventario semanal y hojas de pedido, etiquetas con lote y fecha
- Formación de dos ayudantes nuevos cada temporada
= Ayudante de cocina | Hotel Bahía Serena | mayo 2021 – mayo 2022
= Ayudante | Chiringuito El Copo | temporada 2019 y 2020
## Formación
Técnica en Cocina y Gastronomía, Escuela La Cónsula Nueva, 2021
Higiene alimentaria y alergias (manipulador), 2023
## Idiomas
Wolof, francés, español, inglés A2`,
    },
    {
      id: "coc-lafuente",
      kind: "stranger",
      grade: 0,
      why: "A piano tuner and music teacher.",
      layout: "dated",
      text: `Hugo Lafuente Serrano
Técnico afinador de pianos, Armilla, 612 00 14 41, hugo.lafuente@mein-web.example
## Actividad profesional
= Afinador y restaurador por cuenta propia | Granada y provincia | 2016 – actualidad
- Afinación de verticales y colas para conservatorios, auditorios y particulares
- Regulación de mecánicas, cambio de macillos y encordado
- Presupuestos, facturas y agenda
- Traslado y puesta a punto de pianos de concierto en festivales
- Limpieza, barnizado y tasación de instrumentos heredados
- Curso de mantenimiento básico para profesores
= Profesor de piano | Escuela Municipal Las Gabias | 2013 – 2019
- Grupos de iniciación y lenguaje musical
- Audiciones de fin de curso
## Formación
= Grado profesional de música, piano | Conservatorio Ángel Barriga | 2004 – 2012
= Curso de tecnología del piano | Fábrica Steinwald, Hamburgo | 2015
## Idiomas
Inglés B2, alemán A2
## Otros
Furgoneta propia`,
    },
  ],
};
