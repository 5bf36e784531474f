import type { PdfDocument, PdfLayers } from "./pdf.ts";

/**
 * The layers of a file as every viewer shows them. pdf.js turns a layer off that its usage turns off; other viewers do so only where the file
 * asks for it. What is drawn where a layer is off would be seen in the first alone.
 * @param mayAllBeOff whether the file has other means to turn layers off, which few viewers know
 */
export async function layersOf(pdf: PdfDocument, mayAllBeOff: boolean): Promise<PdfLayers> {
  if (mayAllBeOff) return { isVisible: () => false };
  const [byUsage, byState] = [await pdf.getOptionalContentConfig(), await pdf.getOptionalContentConfig()];
  for (const [, layer] of byState) layer.usage = {};
  return { isVisible: (content) => byUsage.isVisible(content) && byState.isVisible(content) };
}
