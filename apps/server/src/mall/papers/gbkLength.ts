/** Bytes of a text in GBK, in which the tax system counts: ASCII is one, everything else two (four beyond it). */
export function gbkLength(text: string): number {
  let bytes = 0;
  for (const sign of text) bytes += (sign.codePointAt(0) ?? 0) < 0x80 ? 1 : (sign.codePointAt(0) ?? 0) > 0xffff ? 4 : 2;
  return bytes;
}
