import { data } from 'react-router-dom';

/** Thrown while rendering in a browser, when it turns out that there is nothing at this address. */
export class PageMissing extends Error {
  override name = 'PageMissing';
}

/** The same for what was taken off the site; the message says so and why. */
export class PageGone extends Error {
  override name = 'PageGone';
}

/** What a loader throws for an address that names nothing: the visitor gets the 404 page and its status. */
export function notFound(): unknown {
  return data({ message: '', requestId: null }, { status: 404 });
}

/** Reads a number out of an address. @throws notFound() for anything else */
export function idFrom(text: string | undefined): number {
  const id = Number(text);
  if (!/^\d{1,16}$/.test(text ?? '') || !Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}
