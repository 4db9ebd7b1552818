import { notFound } from './missing.ts';

/** Reads the number of a page, from 1. @throws notFound() for what is no number */
export function pageOf(text: string | null | undefined): number {
  if (text === null || text === undefined || text === '') return 1;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw notFound();
  return Number(text);
}
