import type { InfringementForm } from '@chippage/api/types';
import { findOnSite } from '../datasheets/documents/operatorDocuments.queries.ts';
import { takeDownDocument } from '../datasheets/documents/takeDownDocument.ts';
import { findArticlesOnSite } from '../news/articles/operatorArticles.queries.ts';
import { takeDownArticle } from '../news/articles/takeDownArticle.ts';
import type { Ctx, Session } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';

/** Kinds of content that a decision takes down by itself. */
type HeldKind = 'document' | 'article';

/** A thing of the site as a notice shows it. */
export interface ThingOnSite {
  id: number;
  title: string;
  isDown: boolean;
}

interface Holding {
  find: (db: Db, ids: number[]) => Promise<ThingOnSite[]>;
  /** Takes it down, or restores it. @returns the member who published it */
  set: (ctx: Ctx<Session>, id: number, wish: { kind: 'copyright' | 'privacy'; reason: string } | null, answerHref?: string) => Promise<number | null>;
}

/** How each kind of content goes off the site and comes back. */
export const holdings: Record<HeldKind, Holding> = {
  document: { find: findOnSite, set: async (...wish) => (await takeDownDocument(...wish)).uploader?.id ?? null },
  article: { find: findArticlesOnSite, set: async (...wish) => (await takeDownArticle(...wish)).memberId },
};

/** What is there of the documents and articles that places name, by `kind id`. */
export async function thingsOf(db: Db, places: readonly { kind: string; thingId: number | null }[]): Promise<ReadonlyMap<string, ThingOnSite>> {
  const found = new Map<string, ThingOnSite>();
  for (const kind of ['document', 'article'] as const) {
    const ids = places.flatMap((place) => (place.kind === kind && place.thingId !== null ? [place.thingId] : []));
    if (ids.length > 0) for (const thing of await holdings[kind].find(db, [...new Set(ids)])) found.set(`${kind} ${thing.id}`, thing);
  }
  return found;
}

/** Why content is off the site, for the right that a notice names. */
export const kindOfRight = (right: InfringementForm['right']) => (right === 'privacy' ? 'privacy' : 'copyright');
