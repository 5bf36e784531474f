import { flat } from "../text/fold.ts";
import { degreesIn } from "../vocabulary/education.ts";

// On flat text. "Auxiliar de enfermería" and "Fachkraft" are learned as well.
const POST =
  /(?<!\p{L})(?:\p{L}*werkstudent(?:in)?|praktikant(?:in)?|aushilfe|\p{L}*mitarbeiter(?:in)?|\p{L}*hilfskraft|\p{L}*leiter(?:in)?|dozent(?:in)?|kellner(?:in)?|kassierer(?:in)?|verkaufer(?:in)?|rechtsanwalt|rechtsanwaltin|intern|(?:research|teaching|laboratory|lab|graduate|office|sales|shop|store|executive|marketing) assistant|(?:research|senior|lead|chief|staff|principal) (?:\p{L}+ )?(?:engineer|developer|scientist|designer)|(?:art|creative|managing|sales|marketing|operations) director|(?:account|sales|store|shift|office|product|operations|restaurant|marketing|team) manager|lecturer|instructor|supervisor|agent|coordinator|team lead(?:er)?|freelancer?|waiter|waitress|cashier|bartender|stajyer\p{L}*|yonetici\p{L}*|mudur\p{L}*|garson|kasiyer|becari[oa]|encargad[oa]|jef[ea]|gerente|coordinador[a]?|asesor[a]?|cajer[oa]|vendedor[a]?|mesero|mesera|camarer[oa]|docente|dependient[ea])(?!\p{L})/u;

/** True for the title of a post that somebody is employed in and nobody learns or studies, in a header without a degree. */
export const isPost = (title: string, header: string): boolean => POST.test(flat(title)) && degreesIn(flat(header)).length === 0;
