import type { OperatorDocument } from '@chippage/api/types';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { makerAddress } from '../../services/outsideFiles/makerAddress.ts';
import type { OutsideFiles } from '../../services/outsideFiles/port.ts';
import { archiveFile } from './archiveFile.ts';
import { documentNotFoundFailure, linkAddressFailure, linkOffFailure, linkSilentFailure } from './documents.errors.ts';
import { type AskedLink, correctLink, findLink, findOwnAddress, readMakerHosts, writeFinding } from './links.queries.ts';
import { listAllDocuments } from './operatorDocuments.queries.ts';

async function linkOr404({ db }: Ctx, id: number): Promise<AskedLink> {
  const link = await findLink(db, id);
  if (!link) throw documentNotFoundFailure();
  return link;
}

/** @throws Failure where the configuration does not let it go out */
function outsideFilesOf({ services }: Ctx): OutsideFiles {
  if (!services.outsideFiles) throw linkOffFailure();
  return services.outsideFiles;
}

async function rowOf({ db }: Pick<Ctx, 'db'>, id: number): Promise<OperatorDocument> {
  const [row] = (await listAllDocuments(db, { id, limit: 1, offset: 0 })).rows;
  if (!row) throw documentNotFoundFailure();
  return row;
}

const note = (ctx: Ctx<Session>, event: string, detail: Record<string, string | number>) =>
  audit(ctx, { event, outcome: 'ok', memberId: ctx.session.memberId, detail });

/** Addresses of outside documents, for operators: asked, corrected, and their files kept. */
export const operatorLinkHandlers = {
  async checkOutsideLink(ctx, { id }) {
    const files = outsideFilesOf(ctx);
    const link = await linkOr404(ctx, id);
    const finding = await files.check(link.address, await readMakerHosts(ctx.db));
    // Pressing the button often must not make three silences of one bad minute.
    if (finding.status === 'silent') throw linkSilentFailure();
    await writeFinding(ctx.db, link, finding, ctx.clock.now());
    await note(ctx, 'document.check_link', { document: id, found: finding.status });
    return one(await rowOf(ctx, id), '已检查');
  },
  async correctOutsideLink(ctx, { id, address }) {
    const before = await linkOr404(ctx, id);
    const own = await findOwnAddress(ctx.db, id);
    const to = makerAddress(address, await readMakerHosts(ctx.db));
    if (!to && address !== own) throw linkAddressFailure();
    return ctx.db.transaction(async (tx) => {
      await correctLink(tx, id, address === own ? null : to);
      await note({ ...ctx, db: tx }, 'document.correct_link', { document: id, from: before.address, to: to?.href ?? address });
      return one(await rowOf({ db: tx }, id), '地址已更正');
    });
  },
  async archiveOutsideFile(ctx, { id, licence }) {
    const files = outsideFilesOf(ctx);
    const link = await linkOr404(ctx, id);
    await archiveFile(ctx, files, link, licence.trim() || licence);
    return one(await rowOf(ctx, id), '已存档');
  },
} satisfies Handlers<'checkOutsideLink' | 'correctOutsideLink' | 'archiveOutsideFile'>;
