const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}]|(?!\n)\p{Cc}/u;
const MARKUP = /[*#`<>{}\\|]|\]\(/u;
const ADDRESS = /https?:|www\.|@|\.(?:com|net|org|io|de|es|tr|eu)(?![\p{L}\d])/iu;
// The four languages are written in Latin letters.
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u;

/**
 * True where a model's words bring no markup, address, unseen sign or letter of another script that `source` lacks: pages show them as text,
 * and mails and exports must be able to, too.
 */
export const isPlain = (text: string, source: string): boolean =>
  !UNSEEN.test(text) && [MARKUP, ADDRESS, OTHER_SCRIPT].every((pattern) => !pattern.test(text) || pattern.test(source));
