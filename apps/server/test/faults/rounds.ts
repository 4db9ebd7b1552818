import { appendFileSync } from 'node:fs';
import { seeded } from '../../src/platform/seeded.ts';

/** A few for every test run; `npm run bench -- faults` sets ROUNDS to many more. */
export const rounds = Number(process.env['ROUNDS'] ?? 3);

/** What SEED makes happen, it makes happen again. */
const seed = Number(process.env['SEED'] ?? 11);

/** Draws the moments of faults. @param name So that two kinds of faults do not strike alike. */
export const moments = (name: string) => seeded([...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), seed) | 0);

/** Tells the bench what came of a fault. */
export function tell(fault: string, report: object): void {
  const file = process.env['FAULTS_REPORT'];
  if (file) appendFileSync(file, `${JSON.stringify({ fault, report })}\n`);
}
