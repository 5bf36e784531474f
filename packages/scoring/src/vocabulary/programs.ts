import { products, terms } from "./table.ts";

/** Programs and methods of many trades, by the names their makers give them. */
export const programs = [
  ...terms(
    "skill",
    `
Data mining | Data-Mining | Minería de datos | Veri madenciliği
Domain-driven design; =DDD | Domain-Driven Design | Diseño guiado por el dominio | Alan odaklı tasarım
Generative adversarial networks; =GANs
Recurrent neural networks; =LSTM; =LSTMs; long short-term memory | Rekurrente neuronale Netze | Redes neuronales recurrentes | Tekrarlayan sinir ağları
Convolutional neural networks; =CNNs | Faltungsnetze | Redes neuronales convolucionales | Evrişimli sinir ağları
Optical character recognition; =OCR; Tesseract OCR | Texterkennung; Optische Zeichenerkennung | Reconocimiento óptico de caracteres | Optik karakter tanıma
Problem solving by 8D; 8D report; 8D reports; 8D method | 8D-Report; 8D-Methode | Informe 8D; metodología 8D | 8D raporu; 8D problem çözme
`,
  ),
  ...products(
    "skill",
    `
=JSON; =YAML; =UML, UML diagrams; =MVC, model-view-controller; =DMAIC; =PDCA, PDCA cycle; Poka-Yoke; =CRDTs; ELISA assays
`,
  ),
  ...products(
    "tool",
    `
Scrapy; =Beautiful Soup, BeautifulSoup; RxJS; ChatGPT; GitHub Copilot; Microsoft Copilot; LlamaIndex; Claude Code; Cursor AI; Google Gemini
Midjourney; Stable Diffusion; DALL-E; Ollama; =YOLO, YOLOv3, YOLOv5, YOLOv7, YOLOv8, YOLOv11; ESLint; =Vim; Neovim; NetBeans, Apache NetBeans
=LaTeX, =LaTex, =LATEX; =Overleaf; =Markdown; VirtualBox; Wireshark; Nmap; Packet Tracer, Cisco Packet Tracer; GNS3; EnCase; CloudFront
Nodemon; Mongoose ODM; =PM2; WebRTC; Wix Studio
Minitab; EViews; AnyLogic; WinQSB; Gurobi; =CPLEX; =Weka, =WEKA; JASP; jamovi; NVivo; MAXQDA; ATLAS.ti; GraphPad Prism, GraphPad; OriginLab
OriginPro; ImageJ; ChemDraw; EndNote; Mendeley; Zotero; Turnitin; Mathcad; Mathematica; GNU Octave; Scilab
Google Forms; Google Calendar; Google Slides; OneDrive; Skype, Skype for Business; LibreOffice; OpenOffice, OpenOffice.org; Apple Keynote
Prezi; Calendly; Acrobat Reader, Adobe Reader; WhatsApp Business; Microsoft Planner, MS Planner; Microsoft Forms, MS Forms
Microsoft Publisher, MS Publisher; draw.io; StarUML; Sparx Enterprise Architect, Sparx EA; Bizagi; Toggl; Clockify; Bitrix24; Zoho CRM; Google Earth
Dreamweaver; Adobe Audition; Adobe Animate; Adobe Bridge; Adobe Captivate; =GIMP; Inkscape; Pixlr; Photopea; =Procreate; Filmora
Camtasia; OBS Studio; =Audacity; Ableton Live, Ableton; FL Studio; Logic Pro; =Pro Tools; Cubase; Sony Vegas, Vegas Pro; Enscape
Twinmotion; Autodesk Maya; KeyShot; Corona Renderer; Substance Painter; Marvelous Designer; CLO 3D, CLO3D; Gerber AccuMark; Lectra
Fusion 360, Fusion360, Autodesk Fusion360; Onshape; FreeCAD; DraftSight; Civil 3D; STAAD.Pro, STAAD Pro; Sta4CAD; =DXF; =DWG
COMSOL, COMSOL Multiphysics; Multisim; LTspice; PSpice; OrCAD; =ROS2; =ROS 2; Robot Operating System; Cadence Virtuoso; Synopsys; Vivado
Quartus, Intel Quartus; ModelSim; =Keil, Keil uVision; =MPLAB; PlatformIO; =CANoe; CANalyzer; dSPACE; TestStand; Polarion; IBM DOORS
=ENOVIA; 3DEXPERIENCE; HyperMesh; LS-DYNA; Nastran; OpenFOAM; STAR-CCM+; Ansys Fluent; Moldflow; PrusaSlicer; Ultimaker Cura; =FANUC
Simatic S7, Siemens S7, S7-300, S7-1200, S7-1500; GibbsCAM; EdgeCAM; Zuken; Arena Simulation; FlexSim; Plant Simulation
SAP Business One; Sage 50; Sage 100; Siigo; =World Office; Helisa; FacturaPlus; Aspel; CONTPAQi, CONTPAQ; Holded; Zirve Müşavir
Lexoffice; sevDesk; SelectLine; Weclapp; JTL-Wawi; plentymarkets; Billbee; Bexio; Innosolv; CMI Axioma; PeopleSoft; =Kronos; Taleo
Ellucian Banner, Ellucian; PowerSchool; =iCIMS; FreshBooks; =MYOB; Tally ERP, Tally.ERP 9, TallyPrime; Peachtree, Sage Peachtree; Lacerte
TurboTax; Yardi; AppFolio; Buildium; CoStar; Bluebeam, Bluebeam Revu; Procore; PlanGrid; Xactimate; Micros POS, Oracle Micros
Aloha POS; Toast POS; Square POS; Worldspan; SiteMinder; eClinicalWorks; Medisoft; NextGen Healthcare; Allscripts; athenahealth
=Pyxis; Omnicell; Dentrix; Eaglesoft; Meta Business Suite; Facebook Business Manager, Meta Business Manager
Google My Business, Google Business Profile; Sprout Social; Brandwatch; =Constant Contact; Eloqua; Kahoot, Kahoot!; Quizlet; Padlet
ClassDojo; Edmodo; =Genially; Nearpod; Mentimeter; Articulate Storyline, Articulate 360; =H5P
`,
  ),
];
