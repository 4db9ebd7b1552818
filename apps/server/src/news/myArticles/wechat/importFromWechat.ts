import { type BlockNode, textOf } from '@chippage/api/articleDocument';
import { articlePictureLimits } from '@chippage/api/limits';
import { audit } from '../../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../../platform/context.ts';
import { one } from '../../../platform/errors.ts';
import { refuseArticlesFull, refuseImportFailed, refuseImportGone, refuseImportUnreadable, wrongWechatAddressFailure } from '../myArticles.errors.ts';
import { keepPicture } from '../pictures.ts';
import { addOwn } from '../saving.ts';
import { takeTurn } from '../takeTurn.ts';
import { readBlocks, toDocument, type WrittenPicture } from './toDocument.rules.ts';
import { readWechatPage, wechatArticleAddress, wechatPictureAddress } from './wechatPage.rules.ts';

/** Pages of WeChat carry their scripts along; the words are a small part. */
const PAGE_BYTES = 6_000_000;
const PAGE_MS = 8_000;
/** For all pictures together: whoever waits does not wait longer. */
const PICTURES_MS = 12_000;
const PICTURE_MS = 5_000;
const AT_ONCE = 4;

const cut = (text: string, most: number) => [...text].slice(0, most).join('').slice(0, most).toWellFormed();

/** Fetches bytes from the internet; null for anything but a whole answer, and where nobody answers. */
async function fetched({ services }: Ctx, address: URL, maxBytes: number, timeoutMs: number): Promise<Uint8Array | null> {
  try {
    return await services.fetchPublic(address, { maxBytes, timeoutMs });
  } catch {
    return null;
  }
}

/** Fetches pictures into the member's own, some at once. @returns their numbers by the number that stands for them */
async function fetchPictures(ctx: Ctx<Session>, pictures: readonly WrittenPicture[]): Promise<Map<number, number>> {
  const waiting = [...pictures];
  const kept = new Map<number, number>();
  const deadline = performance.now() + PICTURES_MS;
  const work = async () => {
    for (let next = waiting.shift(); next && performance.now() < deadline; next = waiting.shift()) {
      const address = wechatPictureAddress(next.src);
      const bytes = address && (await fetched(ctx, address, articlePictureLimits.bytes, PICTURE_MS));
      const picture = bytes && (await keepPicture(ctx, ctx.session.memberId, bytes));
      if (picture && typeof picture === 'object') kept.set(next.figureId, picture.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return kept;
}

/** Blocks with the numbers of fetched pictures; those that could not be fetched go. */
function withPictures<N>(nodes: readonly N[], kept: ReadonlyMap<number, number>): N[] {
  return nodes.flatMap((node): N[] => {
    const block = node as BlockNode & { content?: N[] };
    if (block.type === 'figure') {
      const figureId = kept.get(block.attrs.figureId);
      return figureId === undefined ? [] : [{ ...block, attrs: { ...block.attrs, figureId } } as N];
    }
    return block.content === undefined ? [node] : [{ ...block, content: withPictures(block.content as N[], kept) } as N];
  });
}

/** Fetches an article of a WeChat account into a draft of the member's. */
export async function importFromWechat(ctx: Ctx<Session>, url: string) {
  const { memberId } = ctx.session;
  const address = wechatArticleAddress(url);
  if (!address) throw wrongWechatAddressFailure();
  await takeTurn(ctx, 'import');
  const bytes = await fetched(ctx, address, PAGE_BYTES, PAGE_MS);
  if (!bytes) return refuseImportFailed();
  const page = readWechatPage(new TextDecoder().decode(bytes));
  if (page === 'gone') return refuseImportGone();
  if (!page) return refuseImportUnreadable();
  const { blocks, pictures } = readBlocks(page.content.childNodes);
  // Without words there is nothing to fetch pictures for.
  if (!toDocument(blocks)) return refuseImportUnreadable();
  const kept = await fetchPictures(ctx, pictures);
  const document = toDocument(withPictures(blocks, kept));
  if (!document) return refuseImportUnreadable();
  const title = cut(page.title, 100);
  const source = cut(page.account || '微信公众号', 60);
  const words = {
    title,
    summary: cut(page.summary || textOf(document).replaceAll(/\s+/g, ' ').trim(), 120),
    channelIds: [],
    coverId: null,
    origin: 'reprint' as const,
    source,
    sourceUrl: address.href,
    licence: '',
    ai: 'none' as const,
    tags: [],
    partIds: [],
    publishTime: null,
    document,
  };
  return ctx.db.transaction(async (tx) => {
    const id = await addOwn(tx, memberId, words, 'import', ctx.clock.now());
    if (id === null) return refuseArticlesFull();
    await audit({ ...ctx, db: tx }, { event: 'article.import', outcome: 'ok', memberId, detail: { article: id } });
    return one(
      { id, title, source, sourceUrl: address.href, pictures: kept.size, lostPictures: pictures.length - kept.size },
      '已导入成草稿，请核对版式和授权',
    );
  });
}
