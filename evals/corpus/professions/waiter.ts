import type { Profession } from "./set.ts";

export const waiter: Profession = {
  key: "waiter",
  language: "es",
  advert: `Camarero/a de sala – Restaurante La Barandilla (San Sebastián)

Restaurante de cocina vasca actualizada, 70 cubiertos, una carta de 300 vinos y un equipo joven de espíritu y con muchas ganas.

¿Qué harás?
- Montaje de sala y puesta a punto de las mesas
- Recibir y acomodar al cliente, tomar comandas y aconsejar platos y vinos
- Servicio de mesas con bandeja y plato emplatado, desbarasado
- Cobro y cierre de caja
- Cumplir las normas de higiene (APPCC) y control de alérgenos

¿Qué pedimos?
- Al menos 2 años de experiencia como camarero/a en restaurante a la carta
- Carné de manipulador de alimentos
- Conocimientos de vino
- Inglés conversacional; se valora francés
- Manejo de comandero electrónico / TPV
- Disponibilidad para trabajar fines de semana

Ofrecemos contrato indefinido, dos días libres seguidos, 1.650 € netos y propinas.`,
  cvs: [
    {
      id: "cam-arrizabalaga",
      kind: "genuine",
      grade: 3,
      why: "Seven years à la carte, wine course, takes orders, cash, allergens, English and French. Ideal.",
      layout: "ruled",
      text: `Jon Arrizabalaga Murua
Jefe de rango
Donostia
655 00 18 18
jon.arrizabalaga@correo.example.com
## Experiencia
= Jefe de rango | Asador Txangurro Zaharra, Hondarribia | marzo 2021 – actualidad
- Rango de siete mesas, 90 cubiertos los sábados
- Mise en place, repaso de cristalería y cubertería, briefing con cocina
- Comanda con PDA, recomendación de la pesca del día y maridaje con txakoli, riojas y champagnes
- Trinchado de rodaballo y besugo delante del cliente
- Alergias apuntadas y confirmadas con el pase; arqueo de caja
= Camarero | Sidrería Petritegi Berri | 2018 – febrero 2021
- Sala y txotx, grupos grandes, platos de tres en tres
- Barra los domingos
## Formación
Técnico en Servicios en Restauración, Escuela de Hostelería de Zubieta, 2018
WSET nivel 2 en vinos
Manipulador de alimentos (renovado 2025)
## Idiomas
Euskera, castellano, inglés B2, francés B1`,
    },
    {
      id: "cam-dasilva",
      kind: "genuine",
      grade: 3,
      why: "Five years in restaurants here and in Portugal, orders on the handheld, wine, food handler's card, English; suitable at once.",
      layout: "plain",
      text: `Anabela da Silva Pinto
Irun · 655 00 92 10 · anabela.dasilva@post.example.org
Camarera de restaurante
## Quién soy
Portuguesa, doce años en hostelería, cinco de ellos en comedor. Rápida sin correr.
## Dónde he trabajado
= Camarera de sala | Restaurante Bidasoa 14, Irun | mayo 2022 – hoy
Comedor de 60 plazas con menú degustación y carta. Monto la sala, siento a la gente, explico los platos y tomo nota en el comandero. Sirvo y abro el vino, cobro, cuadro la caja al cierre. Somos tres, así que cada una lleva su zona entera.
= Empregada de mesa (camarera) | Marisqueira do Cais, Viana do Castelo | 2019 – abril 2022
Pescado y marisco a la carta, terraza en verano, turistas franceses e ingleses.
= Ayudante de barra | Café Lethes | 2014 – 2018
## Cursos
Manipulación de alimentos y alérgenos, 2024
Iniciación a la cata, bodega Monte Ulía, 2023
## Idiomas
Portugués, español, inglés (me defiendo muy bien), francés básico`,
    },
    {
      id: "cam-ferrandiz",
      kind: "genuine",
      grade: 2,
      why: "Three years as a waiter of a beach bar and banquets; no à la carte, no wine. Fair.",
      layout: "dated",
      text: `Nicolás Ferrándiz Mora
Camarero, Zarautz, 655 00 37 37, nico.ferrandiz@mailbox.example
## Experiencia laboral
= Camarero de terraza | Chiringuito Olatu | abril 2024 – actualidad
- Bandeja, raciones, hamburguesas y cubos de cerveza; hasta 40 mesas en agosto
- Comandas por TPV y cobro con datáfono
- Limpieza, neveras y cierre
- Preparación de terraza a primera hora, sombrillas y pizarra
- Cócteles sencillos y helados cuando falta el barman
- Cambio de barriles, pedidos de refresco y hielo
- Enseñar a los extras del fin de semana
= Camarero de banquetes (extra) | Hotel Gran Zurriola | 2022 – 2024
- Bodas y congresos, servicio en línea con el maître
- Montaje de mesas y retirada
= Mozo de mudanzas | Portes Etxea | 2020 – 2022
## Formación
= ESO | IES Lizardi | 2016
= Carné de manipulador | online | 2022
## Idiomas
Castellano, inglés medio
## Otros
Vehículo propio
## Referencias
Encargada del chiringuito y maître del hotel, a petición`,
    },
    {
      id: "cam-abellan",
      kind: "genuine",
      grade: 1,
      why: "Student of the catering school with a three-month internship; a beginner.",
      layout: "sidebar",
      text: `Candela Abellán Royo
Estudiante de hostelería
San Sebastián
655 00 55 01
candela.abellan@mein-web.example
## Sobre mí
Termino el grado medio en junio y busco mi primer trabajo de verdad en una sala donde se aprenda.
## Experiencia
= Alumna en prácticas, sala | Restaurante Mirador del Urgull | marzo – mayo 2026
- Montar mesas, pulir copas, llevar platos, servir pan y agua
- Tomar alguna comanda con ayuda
- Repasar la carta de postres y memorizar los alérgenos con la jefa de sala
- Doblar servilletas, reponer la estación, cafés
- Servicio de un banquete de cuarenta personas
= Canguro y clases de repaso | particular | 2023 – 2025
## Formación
Técnico en Servicios en Restauración (segundo curso), Escuela de Hostelería de Zubieta
Taller de coctelería sin alcohol
##~ Carnés
- Manipulador de alimentos
##~ Idiomas
- Castellano
- Catalán
- Inglés B1
##~ Cualidades
- Sonrisa
- Memoria
- Puntualidad`,
    },
    {
      id: "cam-lertxundi",
      kind: "neighbour",
      grade: 0,
      why: "Sells and installs tills and handhelds to restaurants; never served a table.",
      layout: "ruled",
      text: `Maite Lertxundi Oses
Técnica comercial de TPV para hostelería
Andoain | 655 00 63 20 | maite.lertxundi@mailbox.example
## Experiencia
= Técnica comercial | Kaixa Sistemas de Hostelería | 2019 – actualidad
- Instalación y venta de TPV, comanderos electrónicos y datáfonos en más de 200 restaurantes de Gipuzkoa
- Alta de la carta, alérgenos, bodega y menús en el programa
- Formación a camareros y encargados sobre toma de comandas, cobro y cierre de caja
- Guardia telefónica los fines de semana
- Presupuestos, contratos de mantenimiento y cobros
= Técnica de soporte | InfoGoierri | 2015 – 2019
- Reparación de equipos y redes en pymes
## Formación
Técnica superior en Sistemas Informáticos en Red, 2015
## Idiomas
Euskera, castellano, inglés B2, francés B1
## Conocimientos
Redes, Windows, impresoras térmicas, atención al cliente
## Permiso
B y furgoneta de empresa`,
    },
    {
      id: "cam-bermejo",
      kind: "list",
      grade: 0,
      why: "Lists everything asked for; works as a bricklayer's mate and a van driver.",
      layout: "plain",
      text: `Rubén Bermejo Cid
Hernani · 655 00 41 14 · ruben.bermejo@correo.example.com
## Habilidades
Camarero de sala, restaurante a la carta, montaje de sala, toma de comandas, servicio de mesas, bandeja, desbarasado, recomendación de vinos, maridaje, cobro y cierre de caja, APPCC, control de alérgenos, manipulador de alimentos, comandero electrónico, TPV, inglés conversacional, francés
## Experiencia
= Peón de albañilería | Reformas Urumea | febrero 2021 – actualidad
- Desescombro, mortero, tabiques de pladur
- Carga y descarga de material en obra
- Ayuda al alicatador
- Limpieza final de pisos y retirada de contenedor
- Compra de material en el almacén
= Conductor repartidor | Bebidas Oiartzun | 2017 – 2021
- Reparto de cajas y barriles a bares
- Albaranes y cobro a la entrega
## Formación
Educación Secundaria Obligatoria
Curso de prevención de riesgos en construcción (20 h)
## Aficiones
Pala, monte, cocinar para los amigos`,
    },
    {
      id: "cam-zhou",
      kind: "genuine",
      grade: 3,
      why: "Four years in a hotel restaurant à la carte, sommelier assistant, tills, three languages. Suitable.",
      layout: "centred",
      text: `Zhou Meilin
Bilbao, me traslado a Donostia en enero · 655 00 80 08
## Vida laboral
= Camarera y ayudante de sumiller | Restaurante del Hotel Puente Viejo, Bilbao | septiembre 2022 hasta hoy
- Almuerzos y cenas a la carta, 55 comensales
- Bodega de 180 referencias: recepción, inventario, sugerencias por copa
- Comandas en tableta, dietas y alergias marcadas por cliente
- Facturación a habitación y cobros, cuadre por turno
- Acompañar a los nuevos en su primera semana, turnos partidos
= Camarera de desayunos | Hotel Puente Viejo | enero 2021 – agosto 2022
- Bufé, reposición, cafés, montaje para el mediodía
## Estudios
Técnico superior en Dirección de Servicios de Restauración, 2020
Carné de alimentos de mayor riesgo
Curso de sumillería de 120 horas
## Idiomas
Chino mandarín, castellano nativo, inglés C1, algo de francés`,
    },
    {
      id: "cam-ugarte",
      kind: "stranger",
      grade: 0,
      why: "A topographer.",
      layout: "dated",
      text: `Íñigo Ugarte Salaberria
Ingeniero técnico en topografía, Tolosa, 655 00 29 92, i.ugarte@post.example.org
## Experiencia profesional
= Topógrafo de obra | Bideak Ingeniería Civil | 2020 – actualidad
- Replanteo de ejes, pilotes y encofrados en una variante de carretera
- Nivelación, control de asientos y mediciones mensuales
- Vuelos con dron y nubes de puntos
- Informes de tolerancias y actas con la dirección de obra
- Coordinación con las brigadas de excavación y con geotecnia
- Formación de un auxiliar en prácticas
= Topógrafo | Catastro y Lindes, Vitoria | 2016 – 2020
- Levantamientos de fincas, deslindes, informes periciales
- Trato con propietarios y notarías
## Formación
= Ingeniería Técnica en Topografía | Universidad de Arabako Haranak | 2011 – 2015
## Programas
AutoCAD Civil 3D, QGIS, estación total Leica, GNSS
## Idiomas
Euskera, castellano, inglés B1
## Permisos
Piloto de dron, B`,
    },
  ],
};
