import { crc32, deflateSync } from "node:zlib";

/** Pictures that people send: ordinary, broken and hostile ones. */

/** 24 x 16 pixels, with a colour profile that names its maker. */
const JPEG =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAA" +
  "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" +
  "AAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAA" +
  "ABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1" +
  "AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAP" +
  "KnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/" +
  "2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFS" +
  "ZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQABgDASIAAhEBAxEB/8QAFQABAQAA" +
  "AAAAAAAAAAAAAAAAAAX/xAAeEAAABQUBAAAAAAAAAAAAAAAABRESEwEVJEJRYf/EABUBAQEAAAAAAAAAAAAAAAAAAAQC/8QAHhEAAQIHAQAAAA" +
  "AAAAAAAAAAADFRExQjJGKBkWP/2gAMAwEAAhEDEQA/AJZIT3afIhibo5VX2nAOye0wZE0rtGoie16BIcWmfHmlbu1EXyvQOzi7QY8MTt3KqeU4" +
  "JuZnz03VC0IGe34hKAADQp//2Q==";

/** The same size, with a transparent ground, as WebP: once with losses, once without. */
const WEBP =
  "UklGRrQCAABXRUJQVlA4WAoAAAAwAAAAFwAADwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAA" +
  "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" +
  "AAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAA" +
  "ABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1" +
  "AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAP" +
  "KnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZB" +
  "TFBIegAAAA1wmu1/o/zkycNmisgMQJ3gcN13GADde68KFDIrRGYEFJInkgHu+eXhJoiICcDfw5aSsGbifApDAJAq6mou10C8OC40kxqDPPa/RA" +
  "msSN8JRUGZBARc8COspCwSsC2GhHsw78GZKIN+HY4i5lOHp+5GSsKaJ7zdxFjQVlA4IEQAAAAwAwCdASoYABAAPtFUo0uoJKMhsAgBABoJbACd" +
  "FQAApCYAAP7tyvGaid/MqWRbAkRWfldX+hTH4ngQdCYrXpAJTQAAAA==";

const LOSSLESS_WEBP =
  "UklGRp4CAABXRUJQVlA4WAoAAAAwAAAAFwAADwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAA" +
  "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" +
  "AAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAA" +
  "ABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1" +
  "AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAP" +
  "KnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZW" +
  "UDhMrwAAAC8XwAMQr6CobSPJ1fwG3fCnMnvQMJC2TX4F9y/2Vdi2bSOl7b99f1tNJClskid2SQF0BNDc7G5h29gdWb/+krPxkN+zkZHxJweNIC" +
  "8MQRhgcNFwEEmSItUx87V/sf9fd+8gov9q27ZhmDonXwAAAAAAAAAAFON6XetYPFa7J0mytw/VJMn34lkeHz9rZYbEcjCzm83mNnO60yxuMZOb" +
  "TH1b3bUerjfd6/u//tfffwUA";

export const aJpeg = (): Buffer => Buffer.from(JPEG, "base64");
export const aWebp = (kind: "lossy" | "lossless" = "lossy"): Buffer =>
  Buffer.from(kind === "lossy" ? WEBP : LOSSLESS_WEBP, "base64");

interface Png {
  readonly width?: number;
  readonly height?: number;
  /** Bytes before compression; by default as many as the size needs. */
  readonly pixels?: Buffer;
  /** Chunks between the header and the pixels. */
  readonly chunks?: readonly Buffer[];
}

/** A PNG of one colour. */
export function aPng({ width = 96, height = 64, pixels, chunks = [] }: Png = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * 3, Buffer.from("0d5061", "hex"))]);
  const lines = pixels ?? Buffer.concat(Array.from({ length: height }, () => line));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", deflateSync(lines)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** EXIF as cameras write it: a rotation and a location. */
export function exif(turn = 6): Buffer {
  const place = Buffer.from("GPS 52.5200 N 13.4050 E, Camera of Ada Lovelace");
  const tiff = Buffer.alloc(26);
  tiff.set(Buffer.from("MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001", "latin1"));
  tiff.writeUInt16BE(turn, 18);
  return Buffer.concat([tiff, place]);
}

/** A JPEG with EXIF in front. */
export function jpegWithExif(turn?: number): Buffer {
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), exif(turn)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  const jpeg = aJpeg();
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** An SVG that contains a script. */
export const anSvg = (): Buffer =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>');
