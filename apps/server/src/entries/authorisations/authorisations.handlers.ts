import { findBrand } from '../../datasheets/parts/brands.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import { many, one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { lockKey, takeHit } from '../../platform/rateLimits.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { lockFreeProofs } from '../claims/claims.queries.ts';
import { isKeeper, keeperMissing, nameOfPage } from '../companyPages.ts';
import { wrongAuthorisationFailure } from './authorisations.errors.ts';
import { insertAuthorisation, listAuthorisations, toAuthorisation } from './authorisations.queries.ts';
import { authorisationProblem, regionWords } from './authorisations.rules.ts';

type AuthorisationOperation = 'ownAuthorisations' | 'addAuthorisation';

/** Makers' authorisations as companies hand them in. */
export const authorisationsHandlers = {
  async ownAuthorisations({ db, session }, company) {
    await nameOfPage(db, company);
    if (!(await isKeeper(db, session.memberId, company))) throw keeperMissing(company.kind);
    return many(await listAuthorisations(db, company));
  },

  async addAuthorisation(ctx, { fileIds, ...form }) {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    const { kind, thingId, brandId, validFrom, validTo, regions, isPublic } = form;
    const name = await nameOfPage(ctx.db, form);
    if (!(await isKeeper(ctx.db, memberId, form))) throw keeperMissing(kind);
    const brand = await findBrand(ctx.db, brandId);
    if (!brand) throw wrongAuthorisationFailure({ field: 'brandId', msg: '目录里没有这个品牌，请先补充品牌' });
    const problem = authorisationProblem(form, shanghaiDate(now));
    if (problem) throw wrongAuthorisationFailure(problem);
    const wait = await takeHit(ctx.db, [{ key: `authorisations:${memberId}`, limit: 60, seconds: 86_400 }], now);
    if (wait > 0) throw tooManyRequests(wait, '一天最多提交 60 次，请明天再来');
    const brandName = brand.nameCn ?? brand.name;
    const certificate = form.certificate.trim();
    return ctx.db.transaction(async (tx) => {
      await lockKey(tx, `authorisations of:${kind}:${thingId}`);
      const files = await lockFreeProofs(tx, memberId, fileIds);
      const facts = {
        memberId,
        kind,
        thingId,
        brandId,
        brandName,
        certificate,
        validFrom: validFrom || null,
        validTo,
        regions: [...new Set(regions)],
        isPublic,
      };
      const { written, replaced } = await insertAuthorisation(tx, { ...facts, state: 'reviewing', submittedAt: now }, fileIds);
      if (replaced !== null) await withdrawReviewsAbout(tx, 'authorisation', { authorisationId: replaced });
      const told = [
        { name: '公司', value: `${name}（${kind === 'merchant' ? '商家' : '代理商'}）` },
        { name: '品牌', value: brandName },
        { name: '证书编号', value: certificate },
        { name: '有效期', value: `${validFrom || '未填'} 至 ${validTo}` },
        { name: '区域', value: regionWords(facts.regions) ?? '未填' },
        { name: '证书公开', value: isPublic ? '是' : '否' },
      ];
      const payload = { authorisationId: written.id, fileId: fileIds[0], files: files.map((file) => ({ id: file.id, name: file.name, type: file.type })) };
      await submitReview(tx, { kind: 'authorisation', memberId, title: `“${name}”的“${brandName}”授权`, facts: told, isOneOfMany: true, payload }, now);
      await audit({ ...ctx, db: tx }, { event: 'listing.authorisation', outcome: 'ok', memberId, detail: { kind, thing: thingId, brand: brandId } });
      return one(toAuthorisation(written), '已提交，通过后显示为已核验');
    });
  },
} satisfies Handlers<AuthorisationOperation>;
