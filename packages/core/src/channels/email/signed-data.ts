import { Constructed, fromBER, ObjectIdentifier, OctetString, type AsnType } from "asn1js";

/**
 * Opens S/MIME's opaque signature: the mail inside a CMS `SignedData` (RFC 5652). The signature is not checked, because the
 * sender is authenticated by DMARC. Import this file lazily: few mails are signed this way.
 */

const SIGNED_DATA = "1.2.840.113549.1.7.2";
const DATA = "1.2.840.113549.1.7.1";

/**
 * Above the values of any honest message: 40 MB in pieces of 512 bytes are 80,000 nodes. Octets are not parsed as values of their own, which
 * would count each piece twice.
 */
const LIMITS = { maxDepth: 12, maxNodes: 100_000, maxContentLength: 64 * 1024 * 1024, parseEmbedded: false };

/** Returns the content of a signed message; undefined for other messages (such as encrypted ones) and for other bytes. */
export function signedContent(bytes: Uint8Array): Uint8Array | undefined {
  const signed = contentOf(parsed(bytes), SIGNED_DATA);
  const octets = valuesOf(signed)
    .map((value) => contentOf(value, DATA))
    .find((value) => value !== undefined);
  return octets instanceof OctetString ? new Uint8Array(Buffer.concat([...piecesOf(octets)])) : undefined;
}

/** The octets in the pieces in which a streaming sender writes them, which may be in pieces themselves, as deep as `LIMITS` allow. */
function* piecesOf({ idBlock, valueBlock }: OctetString): Generator<Uint8Array> {
  if (!idBlock.isConstructed) yield valueBlock.valueHexView;
  else for (const piece of valueBlock.value) if (piece instanceof OctetString) yield* piecesOf(piece);
}

/** Decodes the outermost value; undefined for bytes that are none. */
function parsed(bytes: Uint8Array): AsnType | undefined {
  try {
    const { offset, result } = fromBER(bytes, LIMITS);
    return offset < 0 ? undefined : result;
  } catch {
    // The library reports most faults by its offset, but throws for a time that is none.
    return undefined;
  }
}

/** Returns the content of a sequence of an object identifier and a content `[0]`, if it is of this type. */
function contentOf(value: AsnType | undefined, type: string): AsnType | undefined {
  const [identifier, content] = valuesOf(value);
  return identifier instanceof ObjectIdentifier && identifier.getValue() === type ? valuesOf(content)[0] : undefined;
}

const valuesOf = (value: AsnType | undefined): readonly AsnType[] => (value instanceof Constructed ? value.valueBlock.value : []);
