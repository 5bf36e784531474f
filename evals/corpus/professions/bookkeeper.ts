import type { Profession } from "./set.ts";

export const bookkeeper: Profession = {
  key: "bookkeeper",
  language: "es",
  advert: `Contable para asesoría / departamento de administración
Grupo Almazor Servicios, S. L. (Zaragoza)

Somos un grupo de cuatro sociedades del sector de la distribución y buscamos una persona que lleve la contabilidad de principio a fin.

Funciones
- Registro de facturas de proveedores y clientes, y conciliaciones bancarias
- Contabilidad general según el PGC: amortizaciones, periodificaciones, cierres mensuales y anuales
- Preparación y presentación de impuestos (modelos 303, 111, 115, 347, 390) y SII
- Control de cobros y pagos, remesas y reclamación de impagados
- Colaboración con los auditores y preparación de las cuentas anuales

Requisitos
- Formación Profesional de grado superior en Administración y Finanzas o grado en ADE / Contabilidad
- Experiencia mínima de 3 años en un puesto similar
- Manejo de un programa de contabilidad (A3, ContaPlus, Sage o similar)
- Excel avanzado (tablas dinámicas, BUSCARV)
- Se valorará inglés B2 y conocimientos de SAP

Se ofrece contrato indefinido, jornada completa, horario flexible, salario de 24.000 a 28.000 euros brutos.`,
  cvs: [
    {
      id: "con-aranguren",
      kind: "genuine",
      grade: 3,
      why: "Ten years of bookkeeping for several companies: closing, taxes, SII, A3, auditors. All that is asked for.",
      layout: "ruled",
      text: `Nerea Aranguren Lasheras
Contable
50006 Zaragoza
612 04 77 31
nerea.aranguren@correo.example.com
## Experiencia profesional
= Responsable de contabilidad | Distribuciones Cinca Alto, S. A. | 02/2020 – actualidad
- Llevo los libros de tres sociedades, desde el asiento de la factura hasta el depósito de cuentas
- Cierre el día 8 de cada mes: periodificaciones, inmovilizado, provisiones, cuadre de bancos
- IVA, retenciones y operaciones con terceros (303, 390, 111, 190, 115, 347); libros de IVA en el SII cada cuatro días
- Trato con la auditora externa y respuesta a requerimientos de Hacienda
- Remesas SEPA, confirming, reclamación de deudas
= Técnica contable | Asesoría Fiscal Puerta Cinegia | 09/2016 – 01/2020
- Cartera de 35 pymes y autónomos en A3ASESOR (A3CON, A3ECO)
- Impuesto de sociedades con la titular del despacho
## Formación
CFGS Administración y Finanzas, IES Ribera del Gállego, 2016
Curso de Excel: tablas dinámicas, Power Query (60 h)
## Idiomas
Inglés B2 (FCE)`,
    },
    {
      id: "con-vukovic",
      kind: "genuine",
      grade: 3,
      language: "en",
      why: "Written in English: eight years of Spanish bookkeeping in Málaga with Sage, VAT returns, SII, month-end; business degree. As good as the best.",
      layout: "plain",
      text: `Dragana Vuković
Bookkeeper, living in Spain since 2018
Málaga | 655 00 12 90 | dragana.vukovic@mailbox.example
## Experience
= Accounts and tax bookkeeper | Costa Azahar Property Management, Málaga | May 2020 – present
- Post purchase and sales invoices of four companies in Sage 200 under the Spanish chart of accounts
- Reconcile eleven bank accounts every week; chase owners who have not paid
- Month-end and year-end: depreciation, accruals, intercompany
- File VAT and withholding returns (modelos 303, 111, 115, 347, 390) and send the books to the SII
- Prepare the audit file and the annual accounts with the external adviser
= Accounting assistant | Gestoría Rincón del Mar | Oct 2018 – Apr 2020
- Entered invoices for 50 small clients in ContaPlus
= Junior accountant | Adria Trade d.o.o., Split | 2016 – 2018
## Education
Degree in business administration, University of Kaštel, 2016
## Skills
Excel (pivot tables, lookups, macros), Sage, A3
## Languages
Croatian, English C1, Spanish C1`,
    },
    {
      id: "con-quispe",
      kind: "genuine",
      grade: 2,
      why: "Four years of supplier invoices and reconciliation with SAP; no taxes, no closing of the year. Fair.",
      layout: "dated",
      text: `Edson Quispe Mamani
Administrativo contable, Utebo (Zaragoza), 612 00 83 83, edson.quispe@post.example.org
## Trayectoria
= Administrativo de cuentas a pagar | Componentes Ebro Automoción | 2022 – actualidad
- Grabación de unas 900 facturas de proveedores al mes en SAP, casado con pedido y albarán
- Propuesta de pagos los días 10 y 25
- Conciliación de extractos de proveedores y resolución de diferencias
- Preparo la documentación que me pide la jefa de contabilidad para el cierre
- Archivo digital de facturas, altas de proveedores y cuentas bancarias
= Auxiliar administrativo | Transportes Monegros | 2019 – 2022
- Facturación a clientes, archivo, caja, atención telefónica
- Punteo de bancos en ContaPlus
## Formación
= Técnico superior en Administración y Finanzas | CPIFP Corona Verde | 2017 – 2019
= Bachillerato | La Paz, Bolivia | 2016
## Informática
Excel nivel medio-alto: filtros, BUSCARV, tablas dinámicas
## Idiomas
Inglés B1`,
    },
    {
      id: "con-salgueiro",
      kind: "genuine",
      grade: 1,
      why: "Degree finished, six months of internship in a tax office; beginner.",
      layout: "sidebar",
      text: `Uxía Salgueiro Pena
Graduada en ADE
Zaragoza
612 00 19 45
uxia.salgueiro@mein-web.example
## Sobre mí
Acabo de terminar la carrera y quiero aprender contabilidad en una empresa donde se haga de todo.
## Experiencia
= Prácticas en asesoría | Gestoría Tenor Fleta | febrero – julio 2026
- Contabilizar facturas sencillas de autónomos con ayuda de mi tutora
- Escanear, archivar y preparar carpetas para el trimestre
- Rellenar borradores del modelo 303
- Atender el teléfono y la puerta de la asesoría
- Punteo de extractos bancarios con la lista
= Dependienta (fines de semana) | Zapatería Caminante | 2023 – 2025
- Venta, caja, almacén
## Formación
Grado en Administración y Dirección de Empresas, Universidad de Montecanal, 2026
Trabajo de fin de grado sobre las normas de valoración de existencias
##~ Informática
- Excel
- A3CON (curso de 20 h)
- Word
##~ Idiomas
- Gallego
- Castellano
- Inglés B2`,
    },
    {
      id: "con-etxeberria",
      kind: "neighbour",
      grade: 0,
      why: "SAP trainer: teaches finance modules to accountants, keeps no books.",
      layout: "ruled",
      text: `Gorka Etxeberria Lizaso
Formador y consultor SAP FI/CO
48014 Bilbao | 655 00 71 71 | gorka.etxeberria@mailbox.example
## Perfil
Formador de usuarios finales en proyectos de implantación. He dado clase a más de mil contables.
## Experiencia
= Formador SAP Finanzas | Nervión Formación Tecnológica | 2018 – actualidad
- Cursos presenciales y virtuales de contabilidad general, deudores, acreedores y activos fijos en SAP S/4HANA
- Manuales paso a paso sobre registro de facturas, conciliación bancaria, cierre mensual, SII y modelo 303
- Soporte a usuarios durante el arranque en doce empresas
- Exámenes y encuestas de satisfacción
= Consultor funcional junior | Ibaizabal Sistemas | 2014 – 2018
- Parametrización de sociedades y pruebas integradas
= Profesor de informática | Academia Zubia | 2010 – 2014
## Formación
Ingeniería Técnica en Informática de Gestión, 2010
Certificación SAP Certified Associate, Financial Accounting
## Idiomas
Euskera, castellano, inglés C1`,
    },
    {
      id: "con-olmedilla",
      kind: "list",
      grade: 0,
      why: "Copies the requirements into the list of skills; worked as a lifeguard and fitness coach.",
      layout: "sidebar",
      text: `Iván Olmedilla Prats
Profesional polivalente
Cuarte de Huerva
612 00 66 20
ivan.olmedilla@correo.example.com
## Experiencia
= Monitor de sala y clases colectivas | Gimnasio Pulsación 24 | marzo 2021 – actualidad
- Ciclo, pilates y entrenamiento funcional, unas veinte clases por semana
- Valoración inicial de socios y rutinas
- Apertura y cierre del centro
- Recepción, cobro de cuotas y cuadre de caja del turno
- Retos mensuales para socios, redes sociales del centro
- Mantenimiento básico de máquinas
= Socorrista | Piscinas municipales de Valdefierro | veranos 2017 – 2020
- Vigilancia, botiquín y control de aforo
= Repartidor | ComidaYa | 2019 – 2021
## Formación
Técnico en Animación Físico-Deportiva, 2018
ESO
##~ Competencias
- Contabilidad general
- PGC
- Conciliaciones bancarias
- Cierres mensuales
- Cuentas anuales
- Modelos 303, 111, 115, 347, 390
- SII
- A3
- ContaPlus
- Sage
- SAP
- Excel avanzado
- Tablas dinámicas
- Cobros y pagos
##~ Idiomas
- Inglés B2`,
    },
    {
      id: "con-benhaddou",
      kind: "genuine",
      grade: 3,
      why: "Twelve years in tax and accounting offices, all models, closing and accounts, Sage; degree. English is only a wish.",
      layout: "centred",
      text: `Samira Benhaddou El Amrani
Huesca · 655 00 30 30 · samira.benhaddou@post.example.org
## Experiencia
Contable sénior en Asesores Alto Aragón (enero de 2015 hasta hoy). Llevo la contabilidad completa de veinte empresas de construcción, hostelería y comercio: registro, bancos, nóminas contabilizadas, amortizaciones, regularización y cierre del ejercicio. Presento trimestrales y resúmenes anuales por la sede electrónica, preparo el impuesto de sociedades y legalizo libros. Desde 2018 usamos Sage Despachos; antes, ContaPlus.
= Contable sénior | Asesores Alto Aragón, Huesca | enero 2015 – actualidad
- Cuentas anuales para el Registro Mercantil, memoria abreviada
- Revisión con el auditor de las dos clientes obligadas
= Auxiliar contable | Bodegas Somontano Viejo | 2012 – 2014
- Facturas, cobros, vencimientos, impagados
## Estudios
Diplomatura en Ciencias Empresariales, 2011
## Otros datos
Excel: dinámicas, funciones de búsqueda. Árabe y francés.`,
    },
    {
      id: "con-figueroa",
      kind: "stranger",
      grade: 0,
      why: "A florist.",
      layout: "plain",
      text: `Milagros Figueroa Tello
Florista
Calatayud · 612 00 52 52 · milagros.figueroa@mailbox.example
## Presentación
Me gusta trabajar con las manos y con gente. Llevo once años entre flores.
## Experiencia
= Oficial florista | Floristería La Camelia Roja, Calatayud | 2018 – actualidad
- Ramos de novia, coronas, centros para restaurantes
- Compra en la lonja dos veces por semana, cuidado de la cámara
- Decoración de iglesias y de fincas, con desplazamiento
- Pedidos por teléfono y por la web
- Escaparates de San Valentín, Todos los Santos y Navidad
- Alumna en prácticas a mi cargo cada primavera
= Dependienta | Viveros Jalón | 2015 – 2018
- Venta de planta de interior y de temporada, riego, reposición
= Camarera de pisos (temporada) | Balneario Fuente Clara | 2013 – 2014
## Formación
Técnica en Jardinería y Floristería, 2015
Taller de arte floral japonés, 2021
## Idiomas
Español, italiano básico
## Aficiones
Acuarela, senderismo`,
    },
  ],
};
