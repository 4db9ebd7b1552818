/** What somebody wrote, to go on within a sentence of ours: without the full stop at its end. */
export function withoutStop(text: string): string {
  return text.trim().replace(/[。．.]+$/u, '');
}
