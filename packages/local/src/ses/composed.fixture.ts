import { createTransport } from "nodemailer";

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

export type Letter = Parameters<typeof composer.sendMail>[0];

/** MIME as a library writes it. */
export async function composed(letter: Letter): Promise<Uint8Array> {
  const { message } = await composer.sendMail(letter);
  return message as Buffer;
}
