/** The digits of a code, however it was typed or pasted: full-width ones, and those within a whole message. */
export function readCode(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}
