import { notFound } from '../page/missing.ts';

/** Articles on a page of a list. */
export const PAGE_SIZE = 20;

/** Reads the number of a page, from 1. @throws notFound() for what is no number */
export function pageOf(text: string | null | undefined): number {
  if (text === null || text === undefined || text === '') return 1;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw notFound();
  return Number(text);
}
