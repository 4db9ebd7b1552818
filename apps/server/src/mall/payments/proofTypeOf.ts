/** Kinds of files that prove a payment. */
export type ProofType = 'image/png' | 'image/jpeg' | 'application/pdf';

const PIXELS = 60_000_000;

/**
 * What a file is by its content, whatever its name says; null for anything that is not wholly a picture or a PDF.
 * A PDF that runs scripts or starts programs is none that a bank made.
 */
export async function proofTypeOf(bytes: Uint8Array): Promise<ProofType | null> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 8));
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return isHarmlessPdf(bytes) ? 'application/pdf' : null;
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' }).metadata();
    if (!width || !height) return null;
    return format === 'png' ? 'image/png' : format === 'jpeg' ? 'image/jpeg' : null;
  } catch {
    return null;
  }
}

function isHarmlessPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.slice(-2048).includes('%%EOF') && !/\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction)\b/.test(text);
}
