import { type ArticleDocument, checkDocument } from '@chippage/api/articleDocument';
import type { ArticleWords, SavedArticle } from '@chippage/api/types';
import { ownArticleLimits } from '@chippage/api/limits';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { invalidInput } from '../../platform/errors.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { isPageAddress } from '../../platform/webAddress.ts';
import { articleConflictFailure, foreignPictureFailure, noChannelFailure, wrongDocumentFailure } from './myArticles.errors.ts';
import type { Words } from './myArticles.schema.ts';
import { channelNames, countOwn, factsOf, findOwn, insertOwn, lockOwn, updateOwn } from './ownArticles.queries.ts';
import { notePictures, ownPictures } from './pictures.queries.ts';
import { requireDeed } from './states.rules.ts';
import { keepConflict, keepVersion } from './versions.queries.ts';
import { isSame, picturesOf, tidied } from './words.rules.ts';

/** The words of a request: JSON whose body nobody has looked at yet. */
export type WrittenWords = Omit<ArticleWords, 'document'> & { document: Record<string, unknown> };

/** Reads what a member wrote. @throws Failure that names what cannot be kept */
export async function readWords({ db, session }: Pick<Ctx<Session>, 'db' | 'session'>, written: WrittenWords): Promise<Words> {
  const words = tidied({ ...written, document: readDocument(written.document) });
  if (words.sourceUrl !== '' && !isPageAddress(words.sourceUrl)) throw invalidInput([{ field: 'sourceUrl', msg: '请填写完整的原文链接' }]);
  if ((await channelNames(db, words.channelIds)).size !== words.channelIds.length) throw noChannelFailure();
  const wanted = picturesOf(words);
  const owned = await ownPictures(db, session.memberId, wanted);
  const foreign = wanted.find((id) => !owned.has(id));
  if (foreign !== undefined) throw foreignPictureFailure(foreign === words.coverId ? 'coverId' : 'document');
  return words;
}

function readDocument(value: unknown): ArticleDocument {
  const checked = checkDocument(value);
  if ('problem' in checked) throw wrongDocumentFailure(checked.path, checked.problem);
  return checked.document;
}

/** How a save went, as the client goes on from it. */
export async function savedAs(db: Db, memberId: number, id: number, now: Date): Promise<SavedArticle> {
  const { version, saveTime, state, change, actions } = factsOf(await findOwn(db, memberId, id, now));
  return { id, version, saveTime, state, change, actions };
}

/** Begins an article; null: the member keeps too many. */
export async function addOwn(tx: Db, memberId: number, words: Words, kind: 'writing' | 'import', now: Date): Promise<number | null> {
  await lockKey(tx, `articles:${memberId}`);
  if ((await countOwn(tx, memberId)) >= ownArticleLimits.articles) return null;
  const id = await insertOwn(tx, memberId, words, now);
  await keepVersion(tx, kind, { articleId: id, memberId, version: 1, words, now });
  await notePictures(tx, id, picturesOf(words));
  return id;
}

/**
 * Saves words over those of a version. Where there is a newer one meanwhile, nothing is overwritten: what was sent is
 * kept among the versions, and the call fails.
 * @throws Failure
 */
export async function saveOwn({ db, session: { memberId }, clock }: Ctx<Session>, id: number, baseVersion: number, words: Words): Promise<SavedArticle> {
  const now = clock.now();
  const newer = await db.transaction(async (tx) => {
    const record = await lockOwn(tx, memberId, id, now);
    const { own, standing } = record;
    requireDeed(standing, 'edit');
    if (isSame(own.words, words)) return null;
    if (own.version !== baseVersion) {
      const versionId = await keepConflict(tx, { articleId: id, memberId, version: baseVersion, words, now });
      await notePictures(tx, id, picturesOf(words));
      return { ...own, versionId };
    }
    await writeWords(tx, { id, memberId, version: own.version + 1, words, kind: 'writing', now });
    return null;
  });
  // Thrown when the kept copy is committed: with it, it would be gone.
  if (newer) throw articleConflictFailure(newer.version, newer.savedAt, newer.versionId);
  return savedAs(db, memberId, id, now);
}

interface Writing {
  id: number;
  memberId: number;
  version: number;
  words: Words;
  kind: 'writing' | 'restore';
  now: Date;
}

/** Puts words in the place of others, as the next version. */
export async function writeWords(tx: Db, { id, memberId, version, words, kind, now }: Writing): Promise<void> {
  await updateOwn(tx, id, { version, title: words.title, words, savedAt: now });
  await keepVersion(tx, kind, { articleId: id, memberId, version, words, now });
  await notePictures(tx, id, picturesOf(words));
}
