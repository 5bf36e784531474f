/**
 * What a sentence does with the things it names: it claims them, or wishes for them, lacks them, recruited people who know them, quotes an
 * advert, or speaks to a machine. On flat text, in the four languages.
 */
export type Voice = "claim" | "wish" | "lack" | "recruiting" | "advert" | "instruction";

const WISH =
  /\b(?:(?:would (?:like|love)|want|wish|hope|eager|keen|looking|aim|plan(?:ning)?|willing|ready) to (?:\p{L}{1,30} ){0,4}?(?:learn|study|gain|try|explore|deepen|improve|work with|get into|know)|interested in|(?:currently|am|started|begun) learning|(?:mochte|wurde gern\w{0,30}|will|wollte|plane)[^.;]{0,300}(?:lernen|einarbeiten|vertiefen|aneignen|kennenlernen|ausbauen|weiterbilden)|interesse an|interessiere mich|lerne (?:gerade|derzeit|aktuell)|me gustaria|quisiera|quiero aprender|deseo aprender|ganas de aprender|interesad[oa] en|(?:estoy|actualmente) aprendiendo|ogrenmek isti\p{L}{0,30}|ogrenmeyi (?:hedefli|isti|planli)\p{L}{0,30}|gelistirmek isti\p{L}{0,30}|ilgi duyuyorum|ilgileniyorum|ogreniyorum)/u;
const LACK =
  /\b(?:no (?:prior |previous |practical )?experience|not (?:yet )?(?:worked|used|experienced)|have not|haven't|without (?:any )?experience|lack (?:of )?experience|keine (?:\p{L}{1,30} )?(?:erfahrung|kenntnisse)|noch nicht|nicht gearbeitet|ohne (?:\p{L}{1,30} )?(?:erfahrung|kenntnisse)|no tengo|sin experiencia|todavia no|aun no|nunca he|deneyimim (?:yok|bulunmamakta)|deneyimi yok|bilmiyorum|kullanmadim|calismadim)/u;
const RECRUITING =
  /\b(?:(?:hir(?:ed|ing|es)|recruit(?:ed|ing|s)?|sourc(?:ed|ing)|headhunt(?:ed|ing)|interview(?:ed|ing)|staffed|placed|filled)\b[^.;]{0,300}\b(?:developers?|engineers?|specialists?|experts?|candidates?|positions?|roles|vacanc\p{L}{1,30}|professionals?|profiles|talents?|nurses?|staff|consultants?)|(?:positions?|vacanc\p{L}{1,30}) (?:for|in)[^.;]{0,300}(?:filled|staffed)|(?:stellen|positionen|vakanzen)[^.;]{0,300}(?:besetz|vermittelt)\p{L}{0,30}|(?:eingestellt|rekrutiert|rekrutierung|vermittlung|personalsuche|stellenbesetzung|besetzung von)|(?:contrat|reclut|seleccion|cubr)\p{L}{0,30}[^.;]{0,300}\b(?:desarrollador\p{L}{0,30}|ingenier\p{L}{0,30}|perfiles|vacantes|puestos|especialistas|profesionales|candidatos|programador\p{L}{0,30}|posiciones)|(?:vacantes|puestos|posiciones)[^.;]{0,300}cubiert\p{L}{0,30}|pozisyon\p{L}{0,30} (?:doldur|kapat)\p{L}{0,30}|(?:ise al|istihdam et)\p{L}{0,30})/u;
const ADVERT =
  /\b(?:we(?: are|'re) (?:looking for|hiring|seeking)|we offer|the ideal candidate|candidates? (?:must|should)|required:|requirements:|nice to have|your profile:|wir suchen|wir bieten|ihr profil|dein profil|anforderungen:|das bringen sie mit|buscamos|se requiere|requisitos:|se valorara|ofrecemos|ariyoruz|aranan nitelikler|aradigimiz|tercih sebebi)/u;
const INSTRUCTION =
  /\b(?:(?:ignore|disregard|forget)[^.]{0,40}\b(?:instructions?|prompts?|rules)|system prompt|you are (?:an? )?(?:ai|llm|language model|assistant|recruit\p{L}{0,30})|(?:rate|score|rank|give|mark)\b[^.]{0,30}\b(?:this|the) (?:candidate|applicant|resume|cv)|(?:candidate|applicant)[^.]{0,30}\b(?:must|should) (?:be|get|receive)[^.]{0,30}(?:score|hired|100)|ignorier\p{L}{0,30}[^.]{0,40}(?:anweisung|instruktion)\p{L}{0,30}|bewerte (?:diese|den)\p{L}{0,30}|ignora[^.]{0,40}instrucciones|eres (?:un|una) (?:ia|modelo|asistente)|(?:onceki|yukaridaki)[^.]{0,20}talimat\p{L}{0,30}|bu aday\p{L}{0,30}[^.]{0,30}puan ver)/u;

/** Whether a statement reads like a pasted advert; then none of its sentences claims anything. */
export const isAdvert = (flatStatement: string): boolean => ADVERT.test(flatStatement);

export const voiceOf = (flatSentence: string): Voice => {
  if (INSTRUCTION.test(flatSentence)) return "instruction";
  if (WISH.test(flatSentence)) return "wish";
  if (LACK.test(flatSentence)) return "lack";
  return RECRUITING.test(flatSentence) ? "recruiting" : "claim";
};
