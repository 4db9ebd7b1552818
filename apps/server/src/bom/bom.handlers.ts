import { many, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { pageOf } from '../platform/pageOf.ts';
import { refuseBomsFull } from './bom.errors.ts';
import { findBom, findMapping, findSharedBom, keepMapping, listBoms, listVersions, removeBom, restoreBom, saveBom, setShareCode } from './bom.queries.ts';
import { BOM_MATCHING } from './matching.ts';
import { matchLines } from './matchLines.ts';

type BomOperation =
  | 'matchBom'
  | 'myBoms'
  | 'bomDetail'
  | 'bomVersions'
  | 'saveBom'
  | 'removeBom'
  | 'restoreBom'
  | 'shareBom'
  | 'sharedBom'
  | 'bomMapping'
  | 'keepBomMapping';

/** Bytes of a link's code: nobody finds one by trying. */
const CODE_BYTES = 18;

/** Bills of materials; whose they are the session says. */
export const bomHandlers = {
  matchBom: async ({ db }, { lines }) => many(await matchLines(db, lines)),
  async myBoms({ db, session }, { keywords, ...page }) {
    const { rows, total } = await listBoms(db, session.memberId, { keywords, ...pageOf(page) });
    return many(rows, total);
  },
  bomDetail: async ({ db, session }, wish) => one(await findBom(db, session.memberId, wish)),
  bomVersions: async ({ db, session }, { id }) => many(await listVersions(db, session.memberId, id)),
  async saveBom({ db, session, clock, jobs }, form) {
    const saved = await saveBom(db, session.memberId, { ...form, name: form.name.trim() || '未命名 BOM' }, clock.now());
    if (saved === null) return refuseBomsFull();
    if (saved.state === 'matching') await jobs.send(BOM_MATCHING, { id: saved.id });
    return one(saved, '已保存');
  },
  async removeBom({ db, session, clock }, { id }) {
    await removeBom(db, session.memberId, id, clock.now());
    return { code: 1, msg: '已删除', data: null };
  },
  async restoreBom({ db, session }, { id }) {
    await restoreBom(db, session.memberId, id);
    return { code: 1, msg: '已恢复', data: null };
  },
  async shareBom({ db, session, random }, { id, isShared }) {
    const code = isShared ? random.bytes(CODE_BYTES).toString('base64url') : null;
    await setShareCode(db, session.memberId, id, code);
    return one({ code });
  },
  sharedBom: async ({ db }, { code }) => one(await findSharedBom(db, code)),
  bomMapping: async ({ db, session }, { key }) => one({ fields: await findMapping(db, session.memberId, key) }),
  async keepBomMapping({ db, session, clock }, mapping) {
    await keepMapping(db, session.memberId, mapping, clock.now());
    return { code: 1, msg: '', data: null };
  },
} satisfies Handlers<BomOperation>;
