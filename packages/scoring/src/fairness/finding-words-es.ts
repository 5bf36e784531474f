import type { Reasons } from "./finding-words.ts";

const REASONS: Reasons = {
  age: "Pide una edad. Di lo que necesita el trabajo.",
  gender: "Excluye un género.",
  nationality: "Pide un origen. Basta con el permiso de trabajo.",
  nativeSpeaker: "Pide un origen donde se busca un nivel. Di el nivel.",
  militaryService: "Pide el servicio militar.",
  maritalStatus: "Pide un estado civil.",
  familyDuties: "Excluye a quienes tienen familia. Di el horario.",
  pregnancy: "Excluye a las embarazadas.",
  photo: "Pide una foto. El aspecto no debe contar.",
  religion: "Pide una religión.",
  health: "Excluye a personas enfermas o con discapacidad. Describe el trabajo.",
  appearance: "Pide un aspecto. Describe el trato.",
  union: "Excluye a personas sindicadas.",
  gendered: "Nombra un solo género. El anuncio debería dirigirse a todas las personas.",
  coded: "Es lícito. En experimentos, los anuncios con estas palabras atraían menos a las mujeres (Gaucher, Friesen, Kay 2011).",
  young: "Es lícito para una empresa, pero suele leerse como deseo de gente joven.",
  payMissing:
    "Quien se presenta debe conocer la banda antes de la entrevista (Directiva (UE) 2023/970, art. 5, plazo 7 de junio de 2026). No todos los países la han adoptado; por eso es un aviso.",
};

/** A function, so that a browser loads the reasons with the first advert whose reader has this language. */
export const spanishReasons = (): Reasons => REASONS;
