import { expect, test } from "vitest";
import { answerLanguage } from "./answer-language.ts";

test.for([
  ["es", "Buenos días, adjunto mi currículum para el puesto de enfermera. Quedo a la espera de su respuesta. Un saludo"],
  ["de", "Sehr geehrte Damen und Herren, anbei finden Sie meine Unterlagen für die Stelle. Mit freundlichen Grüßen"],
  ["tr", "Merhaba, ilanınız için özgeçmişimi ekte gönderiyorum. Saygılarımla, Ayşe Yılmaz"],
  ["en", "Dear team, please find my CV attached for the position of nurse. Kind regards, Ada"],
  ["en", "Bonjour Madame, Monsieur, veuillez trouver ci-joint mon CV pour le poste de développeur. Cordialement, Amélie"],
  ["en", "Bonjour, je vous envoie ma candidature pour le poste publié sur votre site. Merci de votre réponse."],
  ["en", "Buongiorno, allego il mio curriculum per la posizione di infermiera. Cordiali saluti, Giulia"],
  ["en", "Olá, segue em anexo o meu currículo para a vaga de enfermeira. Obrigada, atenciosamente, João"],
  ["en", "Geachte mevrouw, hierbij stuur ik u mijn cv voor de functie van verpleegkundige. Met vriendelijke groet"],
  ["en", "CV"],
] as const)("a stranger is answered in %s for: %s", ([language, words]) => {
  expect(answerLanguage(null, words)).toBe(language);
});
