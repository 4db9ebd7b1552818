import type { EmptySetting, SiteFacts } from '@chippage/api/types';
import { LRUCache } from 'lru-cache';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/connect.ts';
import { listSettings } from './site.queries.ts';

/** How a setting is checked and what to say when it is wrong. */
export interface SettingKind {
  isRight: (value: string) => boolean;
  hint: string;
}

/** A setting that operators may change. */
export interface KnownSetting extends SettingKind {
  key: string;
  /** What it is for. */
  label: string;
  /** What visitors miss while it is empty; absent where nothing is missed. */
  missed?: string;
  /** Without it the site may not be open to the public in China. */
  isRequired?: true;
}

const text: SettingKind = { isRight: (value) => value.length <= 200 && !/[\r\n]/.test(value), hint: '应是一行文字，最多 200 字' };
const page: SettingKind = { isRight: (value) => /^https?:\/\/[^\s/]+\S*$/.test(value) && URL.canParse(value), hint: '应是 http 或 https 开头的完整网址' };
const origin: SettingKind = { isRight: (value) => URL.parse(value)?.origin === value, hint: '应只有协议和域名，例如 https://m.example.com' };
const mail: SettingKind = { isRight: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), hint: '应是邮箱地址，例如 help@example.com' };
const phone: SettingKind = { isRight: (value) => /^[+\d][\d\s()-]{4,24}$/.test(value), hint: '应是电话号码，例如 0755-12345678' };
const onOff: SettingKind = { isRight: (value) => value === 'on' || value === 'off', hint: '只能是 on 或 off' };
const links: SettingKind = { isRight: (value) => parseLinks(value) !== null, hint: '每行一个：名称、空格、http 或 https 开头的网址' };

/** All of them are public: nothing secret belongs here. */
export const knownSettings: readonly KnownSetting[] = [
  { key: 'site.name', label: '站点名称', ...text },
  { key: 'site.company', label: '运营主体全称', missed: '关于、隐私政策和协议里没有运营主体', isRequired: true, ...text },
  { key: 'site.address', label: '联系地址', missed: '联系我们里没有地址', ...text },
  { key: 'site.icp', label: 'ICP 备案号', missed: '页脚没有 ICP 备案号和它的链接', isRequired: true, ...text },
  { key: 'site.publicSecurity', label: '公安备案号', missed: '页脚没有公安备案号', isRequired: true, ...text },
  { key: 'site.telecom', label: '增值电信业务经营许可证号', missed: '页脚没有许可证号；商城交易需要它', isRequired: true, ...text },
  { key: 'site.humanResources', label: '人力资源服务许可证号', missed: '招聘页没有许可证号；发布招聘信息需要它', isRequired: true, ...text },
  { key: 'site.appUrl', label: 'App 下载地址', missed: '页脚没有 App 下载的二维码', ...page },
  { key: 'site.helpPhone', label: '客服电话', missed: '联系我们和页脚没有电话', ...phone },
  { key: 'site.helpEmail', label: '客服邮箱', missed: '联系我们没有邮箱', ...mail },
  { key: 'site.helpHours', label: '客服时间', missed: '联系我们没有服务时间', ...text },
  { key: 'site.friendlyLinks', label: '友情链接', missed: '页脚没有友情链接', ...links },
  { key: 'site.aiUrl', label: 'AI 站地址', ...page },
  { key: 'site.supplyDemandUrl', label: '供需站地址', ...page },
  { key: 'site.mobileOrigin', label: '移动站来源', ...origin },
  { key: 'lotteryStatus', label: '抽奖开关', ...onOff },
];

/** Settings that visitors miss, those that the law asks for first. */
export function emptySettings(settings: Settings): EmptySetting[] {
  return knownSettings
    .flatMap(({ key, label, missed, isRequired = false }) => (missed === undefined || settings.get(key) ? [] : [{ key, label, effect: missed, isRequired }]))
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** Reads friendly links, one a line: a name, a blank, an address. Null when a line is something else. */
export function parseLinks(value: string): { name: string; url: string }[] | null {
  const lines = value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const found = lines.map((line) => /^(.{1,40}?)\s+(https?:\/\/\S+)$/.exec(line));
  return found.every((match) => match !== null && URL.canParse(match[2] ?? '')) && found.length <= 24
    ? found.map((match) => ({ name: match?.[1] ?? '', url: match?.[2] ?? '' }))
    : null;
}

/** Settings by key. */
export type Settings = ReadonlyMap<string, string>;

/** Every page asks for these; another process's change is seen after two seconds. */
const kept = new LRUCache<Db, Promise<Settings>>({ max: 4, ttl: 2000 });

/** The public settings as they are now; the environment's where the operator set none. */
export function settingsOf(db: Db, config: Config): Promise<Settings> {
  const known = kept.get(db);
  if (known) return known;
  const settings = readSettings(db, config);
  kept.set(db, settings);
  settings.catch(() => kept.delete(db));
  return settings;
}

/** Makes the next look read the database again. */
export const forgetSettings = (db: Db): boolean => kept.delete(db);

async function readSettings(db: Db, config: Config): Promise<Settings> {
  const rows = await listSettings(db);
  return new Map([...Object.entries(config.site), ...rows.filter(({ isPublic }) => isPublic).map(({ key, value }) => [key, value] as const)]);
}

/** What the footer and header say about the site. */
export function toSiteFacts(settings: Settings): SiteFacts {
  const read = (key: string) => settings.get(key) ?? null;
  return {
    icp: read('site.icp'),
    publicSecurity: read('site.publicSecurity'),
    telecom: read('site.telecom'),
    humanResources: read('site.humanResources'),
    appUrl: read('site.appUrl'),
    friendlyLinks: parseLinks(settings.get('site.friendlyLinks') ?? '') ?? [],
    help: { phone: read('site.helpPhone'), email: read('site.helpEmail'), hours: read('site.helpHours') },
    aiUrl: read('site.aiUrl'),
    supplyDemandUrl: read('site.supplyDemandUrl'),
    mobileOrigin: read('site.mobileOrigin'),
    lotteryOn: settings.get('lotteryStatus') === 'on',
  };
}
