/** The digits of a code, however it was pasted. */
export function readCode(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
}
