import { openDrawn } from "./renderer.ts";
import { cvContent, greyPicture, onePage, samplePdf } from "./sample-pdf.fixture.ts";

const [WIDTH, HEIGHT] = [595, 842];

/** Changes the lightness (0 to 255) of a pixel. */
export type Wear = (light: number, x: number, y: number) => number;

/** A page of these operators as one grey picture of 144 dots per inch, an object of a PDF. */
export async function scanned(content: string, wear: Wear = (light) => light): Promise<string> {
  const file = await openDrawn(onePage(content));
  const page = file.page(1, { width: WIDTH, height: HEIGHT });
  const { data, width, height } = page.draw([]);
  page.close();
  file.close();
  return greyPicture(width, height, (x, y) => wear(data[4 * (y * width + x) + 1]!, x, y));
}

/** A scan of these operators under its layer of recognised text; the layer lies beneath the picture where it is not invisible. */
export async function scanOf(printed: string, layer: string, wear?: Wear): Promise<Uint8Array> {
  return samplePdf({
    pages: [{ content: `q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /X Do Q q 3 Tr ${layer} Q`, resources: "/XObject<</X 100 0 R>>" }],
    objects: [await scanned(printed, wear)],
  });
}

export const scannedCv = (wear?: Wear) => scanned(cvContent, wear);
