import type { PageSource } from '@chippage/api/types';
import { listChosenHotWords, replaceHotWords } from '../datasheets/parts/parts.queries.ts';
import { audit } from '../platform/audit.queries.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { many, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { toBlocks } from '../site/blocks.ts';
import { checkedLinks } from '../site/navigation.rules.ts';
import { fillIn } from '../site/pageFacts.ts';
import { findPage, listPages, type StoredPage, updatePage } from '../site/pages.queries.ts';
import { forgetSettings, type KnownSetting, knownSettings, settingsOf } from '../site/settings.ts';
import { listNavigation, replaceNavigation, writeSetting } from '../site/site.queries.ts';
import { pageChangedFailure, settingInvalidFailure } from './operator.errors.ts';

type ContentOperation = 'pageSources' | 'savePage' | 'previewPage' | 'operatorSettings' | 'saveSetting' | 'saveNavigation' | 'chosenHotWords' | 'saveHotWords';

const toSource = ({ updatedAt, ...page }: StoredPage): PageSource => ({ ...page, updateTime: updatedAt.toISOString() });

/** Runs a change and writes down who made it, together. */
const audited = <T>(ctx: Ctx<Session>, event: string, detail: Record<string, string | number>, change: (tx: Ctx<Session>['db']) => Promise<T>): Promise<T> =>
  ctx.db.transaction(async (tx) => {
    const result = await change(tx);
    await audit({ ...ctx, db: tx }, { event, outcome: 'ok', memberId: ctx.session.memberId, detail });
    return result;
  });

/** The value that a setting gets; '' takes it off. */
function checkedValue({ isRight, hint, label }: KnownSetting, given: string): string {
  const value = given.replaceAll('\r\n', '\n').trim();
  if (value !== '' && !isRight(value)) throw settingInvalidFailure('value', `${label}${hint}`);
  return value;
}

/** What operators write: pages, settings, navigation, hot words. */
export const contentHandlers = {
  pageSources: async ({ db }) => many((await listPages(db)).map(toSource)),
  async savePage(ctx, { key, title, description, markdown, version }) {
    await audited(ctx, 'page.save', { key, version: version + 1 }, async (tx) => {
      const edit = { key, title, description, markdown, version, memberId: ctx.session.memberId, now: ctx.clock.now() };
      if (!(await updatePage(tx, edit))) throw pageChangedFailure();
    });
    const page = await findPage(ctx.db, key);
    if (!page) throw pageChangedFailure();
    return one(toSource(page), '页面已保存');
  },
  previewPage: async ({ db, config }, { markdown }) => one({ blocks: toBlocks(markdown, fillIn(await settingsOf(db, config))) }),
  async operatorSettings({ db, config }) {
    forgetSettings(db);
    const settings = await settingsOf(db, config);
    return many(knownSettings.map(({ key, label }) => ({ key, label, value: settings.get(key) ?? null, isPublic: true })));
  },
  async saveSetting(ctx, { key, value: given }) {
    const known = knownSettings.find((setting) => setting.key === key);
    if (!known) throw settingInvalidFailure('key', '没有这个设置，请刷新页面');
    const value = checkedValue(known, given);
    await audited(ctx, 'setting.save', { key }, (tx) => writeSetting(tx, key, value));
    forgetSettings(ctx.db);
    const settings = await settingsOf(ctx.db, ctx.config);
    return one({ key, label: known.label, value: settings.get(key) ?? null, isPublic: true }, '设置已保存');
  },
  async saveNavigation(ctx, { list, links }) {
    const checked = checkedLinks('links', links);
    await audited(ctx, 'navigation.save', { list, links: checked.length }, (tx) => replaceNavigation(tx, list, checked));
    return one(await listNavigation(ctx.db), '导航已保存');
  },
  chosenHotWords: async ({ db }) => one({ words: await listChosenHotWords(db) }),
  async saveHotWords(ctx, { words: given }) {
    const words = [...new Set(given.map((word) => word.replaceAll(/\s+/g, ' ').trim()).filter(Boolean))];
    await audited(ctx, 'hot_words.save', { words: words.length }, (tx) => replaceHotWords(tx, words));
    return one({ words }, '热搜词已保存');
  },
} satisfies Handlers<ContentOperation>;
