import type { Theme, ThemeWords } from "./theme.ts";

export const THEMES_ES: Readonly<Record<Theme, ThemeWords>> = {
  faults: {
    did: [
      "Cuéntame la última avería que encontraste y que no era la que te habían dicho. ¿Cómo llegaste a ella?",
      "¿Qué mediste o comprobaste primero, y por qué?",
      "¿Cómo supiste que estaba resuelta de verdad?",
    ],
    would: [
      "Un fallo aparece y desaparece, y nadie puede enseñártelo. ¿Qué haces y en qué orden?",
      "¿Cuándo dejas de buscar y cambias la pieza?",
      "¿A quién avisas y qué dejas por escrito?",
    ],
    anchors: [
      "Cambia piezas hasta que funciona. No nombra ninguna comprobación.",
      "Comprueba, nombra el fallo y lo arregla. No busca la causa.",
      "Dice qué descartó cada comprobación, encuentra la causa y demuestra que aguanta.",
    ],
  },
  people: {
    did: [
      "Háblame de un cliente enfadado con razón. ¿Qué le dijiste, palabra por palabra?",
      "¿Qué prometiste, y se cumplió?",
      "¿Qué cambiaste después?",
    ],
    would: [
      "Soy el cliente, no conozco el tema y estoy enfadado. Explícame qué ha pasado y cuánto cuesta.",
      "Digo que no puedo pagarlo. ¿Y ahora?",
      "¿Qué palabra has evitado a propósito?",
    ],
    anchors: [
      "Tecnicismos y culpas. Ninguna salida.",
      "Palabras claras y una salida. No deja espacio para preguntas.",
      "Causa, opciones, precio y próxima fecha. Comprueba que se ha entendido.",
    ],
  },
  plan: {
    did: [
      "Háblame de un plan tuyo que se rompió el mismo día. ¿Qué moviste y qué no?",
      "¿Quién tenía que saberlo, y cuándo lo supo?",
      "¿Cómo planificas desde entonces?",
    ],
    would: [
      "Son las diez y llevas una hora de retraso. ¿Qué mueves y a quién llamas?",
      "¿Qué no moverías nunca?",
      "¿Qué haces la tarde anterior?",
    ],
    anchors: [
      "Sigue en el orden de antes. No avisa a nadie.",
      "Mueve lo siguiente y avisa a quien afecta.",
      "Ordena por consecuencias, avisa pronto a todos y corrige el plan.",
    ],
  },
  lead: {
    did: [
      "Háblame de alguien que mejoró trabajando contigo. ¿Qué hiciste, semana a semana?",
      "¿Qué dijiste cuando no salía?",
      "¿Qué contaría esa persona?",
    ],
    would: [
      "Dos buenos profesionales de tu equipo han dejado de hablarse. ¿Qué haces esta semana?",
      "¿Y si no funciona?",
      "¿Qué te guardas para ti?",
    ],
    anchors: [
      "Manda o lo hace solo. Habla mal de los demás.",
      "Habla con ambos y acuerda algo. No hace seguimiento.",
      "Escucha, acuerda algo comprobable, hace seguimiento y comparte el mérito.",
    ],
  },
  sell: {
    did: [
      "Háblame de la última venta que perdiste. ¿Cuándo podrías haberlo sabido?",
      "¿Qué necesitaba de verdad la otra parte?",
      "¿Qué haces distinto desde entonces?",
    ],
    would: [
      "El comprador dice que los demás son un diez por ciento más baratos. ¿Qué preguntas antes de responder?",
      "¿Qué das y qué pides a cambio?",
      "¿Cuándo te levantas de la mesa?",
    ],
    anchors: [
      "Culpa al precio o lo baja enseguida.",
      "Pregunta por la necesidad y defiende el precio.",
      "Pregunta, cede solo a cambio de algo y conoce su límite.",
    ],
  },
  build: {
    did: [
      "Enséñame algo que hiciste y que hoy harías de otra manera. ¿Cuál fue la decisión?",
      "¿Qué otros caminos había?",
      "¿Cómo te diste cuenta de que era un error?",
    ],
    would: [
      "Heredas un sistema que ya nadie entiende y hay que cambiarlo en un mes. ¿Por dónde empiezas?",
      "¿Qué no tocas?",
      "¿Cómo sabes que no se ha roto nada más?",
    ],
    anchors: [
      "Nombra herramientas, ninguna decisión. Todo estaba bien.",
      "Nombra una decisión y su inconveniente. Sin medida.",
      "Nombra las alternativas, la medida y lo que costó equivocarse.",
    ],
  },
  records: {
    did: [
      "Háblame de un error en cifras o documentos que encontraste tú. ¿Qué lo delató?",
      "¿Cómo averiguaste hasta dónde llegaba?",
      "¿Qué lo impide hoy?",
    ],
    would: [
      "Una hora antes del plazo, dos cifras no cuadran. ¿Qué haces?",
      "¿Qué entregas si no lo encuentras?",
      "¿A quién se lo dices?",
    ],
    anchors: [
      "Lo cuadra a mano o confía en que nadie lo vea.",
      "Lo busca y lo comunica. La causa queda abierta.",
      "Acota, dice con claridad qué es incierto y elimina la causa.",
    ],
  },
  care: {
    did: [
      "Háblame de una vez en que notaste pronto que alguien empeoraba. ¿Qué viste?",
      "¿Qué hiciste primero y a quién llamaste?",
      "¿Cómo lo transmitiste?",
    ],
    would: [
      "Alguien a quien atiendes rechaza lo previsto. ¿Qué le dices y qué haces?",
      "¿Qué dejas por escrito?",
      "¿Cuándo pides ayuda?",
    ],
    anchors: [
      "Espera o lo impone. No deja nada por escrito.",
      "Reacciona bien y lo comunica. Apenas escucha a la persona.",
      "Observa con detalle, pregunta a la persona, actúa según las normas y traspasa todo.",
    ],
  },
  safety: {
    did: [
      "¿Cuándo paraste algo porque no era seguro o no estaba bien hecho? ¿Cómo reaccionaron los demás?",
      "¿Qué viste exactamente?",
      "¿En qué quedó?",
    ],
    would: [
      "Tu superior tiene prisa y se salta una comprobación. ¿Qué haces?",
      "¿Y si oyes «siempre se ha hecho así»?",
      "¿Dónde está tu límite?",
    ],
    anchors: [
      "Mira a otro lado o lo acepta.",
      "Lo dice. No llega hasta el final.",
      "Para, explica por qué, ofrece una vía segura y lo deja registrado.",
    ],
  },
  onCall: {
    did: [
      "Llévame por tu última guardia o turno fuera del horario habitual, del principio al traspaso.",
      "¿Qué decidiste no hacer?",
      "¿Qué traspasaste por la mañana?",
    ],
    would: [
      "De noche entran dos llamadas a la vez. ¿Qué preguntas antes de ir a ningún sitio?",
      "¿Qué puede esperar a mañana?",
      "¿Cómo haces el traspaso?",
    ],
    anchors: [
      "Acude a todo o a nada.",
      "Hace las preguntas adecuadas. El traspaso es pobre.",
      "Decide según el riesgo, asegura y traspasa por escrito.",
    ],
  },
};
