import { isOrdinaryGamma, isOrdinaryProfile, isProfile } from "./colour-profile.ts";
import { partsOf, type FileParts } from "./dictionaries.ts";
import { hasEndlessTiles } from "./tiles.ts";

/** Means of a file by which one viewer shows what another does not. */
export interface Viewers {
  /**
   * Some viewers may leave out, or show in another colour, text that pdf.js paints, so that only the drawn page can tell; or that cannot be known.
   */
  readonly mayDiffer: boolean;
  /** Layers may be off at an ordinary size, for some readers, or by an action. */
  readonly mayHideLayers: boolean;
  /** Fields and notes may be hidden by an action, a script or a layer, or their text set so that it cannot be seen. */
  readonly mayHideFields: boolean;
  /** Its pages can be drawn within the limits. */
  readonly canBeDrawn: boolean;
}

// An ink whose name says that it is not painted (ISO 32000-2, 8.6.6.4).
const UNPAINTED_INK = /\/Separation\s*\/None(?![A-Za-z])|\/DeviceN\s*\[(?:\s*\/None(?![A-Za-z]))+\s*\]/;
const OWN_ENCODING = /\/Differences\s*[[\d]/;
const FONT = /\/Type\s*\/Font(?![A-Za-z])/;
const OF_FILE = /\/(?:FontDescriptor|DescendantFonts|CharProcs)(?![A-Za-z])/;
/** A function that turns the colours of all that is painted into others. */
const TRANSFER = /\/TR2?\s*(?:<<|\[|\d)/;
const GAMMA = /\/Gamma\s*(?:\[\s*)?(-?[\d.]+)(?:\s+(-?[\d.]+)\s+(-?[\d.]+))?/g;
/** The begin of a picture within the operators of a page. Viewers disagree on where it ends. */
const PICTURE_AMONG_OPERATORS = /(?<![\w/(])BI[\s/][^]{1,400}?[\s>\]]ID\s/;

const LAYERS = /\/OCGs?(?![A-Za-z])/;
/** Uses of a layer that most viewers do not know: magnification, language, reader. */
const RARE_USE = /\/(?:Zoom|Language|User)\s*(?:<<|\d+\s+\d+\s+R)/;
const CHANGES_LAYERS = /\/SetOCGState(?![A-Za-z])/;
const SCRIPT = /\/(?:JavaScript|JS)(?![A-Za-z])/;
const FIELD = /\/Subtype\s*\/(?:Widget|FreeText)(?![A-Za-z])/;
const HIDES = /\/S\s*\/Hide(?![A-Za-z])/;
const SCRIPT_HIDES = /hidden|\bdisplay\b|noView/;
const SCRIPT_CHANGES_LAYERS = /OCG/;
const ON_LAYER = /\/OC\s*(?:<<|\d)/;
/** The look of a field's text: a render mode without ink, or letters squeezed or raised. */
const UNSEEN_LOOK = /\/DA\s*\([^()]{0,300}?(?<![\d.])(?:[3-7]\s+Tr|[\d.]+\s+T[zs])(?![A-Za-z])/;

/** Reads from a file's bytes by which means viewers may show it differently. */
export function viewersOf(bytes: Uint8Array): Viewers {
  const parts = partsOf(bytes);
  const { dictionaries, streams } = parts;
  if (dictionaries === undefined) return { mayDiffer: true, mayHideLayers: false, mayHideFields: false, canBeDrawn: true };
  const scripts = SCRIPT.test(dictionaries) ? [dictionaries, ...streams.map((data) => data.toString("latin1"))] : [];
  const isInScript = (words: RegExp) => scripts.some((text) => words.test(text));
  return {
    mayDiffer: mayColoursDiffer(parts) || mayLettersDiffer(dictionaries) || mayOperatorsDiffer(parts),
    mayHideLayers:
      LAYERS.test(dictionaries) &&
      (RARE_USE.test(dictionaries) || CHANGES_LAYERS.test(dictionaries) || isInScript(SCRIPT_CHANGES_LAYERS)),
    mayHideFields:
      FIELD.test(dictionaries) &&
      (HIDES.test(dictionaries) || UNSEEN_LOOK.test(dictionaries) || isInScript(SCRIPT_HIDES) || areFieldsOnLayers(dictionaries)),
    canBeDrawn: !hasEndlessTiles(dictionaries),
  };
}

function mayColoursDiffer({ dictionaries = "", streams }: FileParts): boolean {
  if (UNPAINTED_INK.test(dictionaries) || TRANSFER.test(dictionaries)) return true;
  for (const [, ...values] of dictionaries.matchAll(GAMMA))
    if (values.some((value) => value !== undefined && !isOrdinaryGamma(Number(value)))) return true;
  return streams.some((data) => isProfile(data) && !isOrdinaryProfile(data));
}

/** True for letters of a viewer's own font under names of the file's. */
const mayLettersDiffer = (dictionaries: string): boolean =>
  OWN_ENCODING.test(dictionaries) &&
  dictionaries.split(/endobj|>>\s*(?=<<)/).some((object) => FONT.test(object) && !OF_FILE.test(object));

const mayOperatorsDiffer = ({ streams, areStreamsRead }: FileParts): boolean =>
  !areStreamsRead || streams.some((data) => data.includes("BI") && PICTURE_AMONG_OPERATORS.test(data.toString("latin1")));

const areFieldsOnLayers = (dictionaries: string): boolean =>
  LAYERS.test(dictionaries) && dictionaries.split("endobj").some((object) => FIELD.test(object) && ON_LAYER.test(object));
