import { isPageAddress } from '../../../platform/webAddress.ts';
import { lifecycles } from '../catalogue/catalogueIndex.ts';
import type { CatalogueFacts } from '../catalogueFacts.ts';
import { normalFacts, type OriginalFacts, type Rewrite } from '../normalFacts.ts';
import { partKey } from '../partKey.ts';
import { popularityOf } from '../popularity.ts';

/** A row of an import file, checked; the brand is still a name. */
export interface ImportedPart extends CatalogueFacts {
  mpn: string;
  mpnKey: string;
  brand: string;
  category: string;
  packageCase: string | null;
  popularity: number;
  /** What the file wrote where the catalogue writes it otherwise. */
  originals: OriginalFacts;
  /** The same, with what the catalogue writes and why. */
  rewrites: readonly Rewrite[];
}

/** Says what is wrong with a row; the message is for the operator. */
export class RowError extends Error {
  override name = 'RowError';
}

const known = new Set<string>(lifecycles);
const control = /[\p{Cc}\p{Cs}]/u;
const parameterCode = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;

/**
 * Reads one line of an NDJSON file of parts.
 * @param categories Ids that the portal knows.
 * @throws RowError with one sentence.
 */
export function readPartLine(line: string, categories: ReadonlySet<string>): ImportedPart {
  const row = objectOf(line);
  const mpn = textOf(row, 'mpn', 100) ?? missing('mpn');
  const brand = textOf(row, 'brand', 120) ?? missing('brand');
  const category = textOf(row, 'category', 80) ?? missing('category');
  const mpnKey = partKey(mpn);
  if (mpnKey === '') throw new RowError(`型号“${mpn}”里没有字母或数字`);
  if (!categories.has(category)) throw new RowError(`没有“${category}”这个分类`);
  const lifecycle = textOf(row, 'lifecycle', 20) ?? 'unknown';
  if (!known.has(lifecycle)) throw new RowError(`lifecycle 只能是 ${[...known].join('、')} 之一，这里是“${lifecycle}”`);
  const source = textOf(row, 'source', 200) ?? 'import';
  const facts = normalFacts({ mpn, category, package: textOf(row, 'package', 80), pins: pinsOf(row['pins']), params: paramsOf(row['params']) });
  return {
    mpn,
    mpnKey,
    brand,
    category: facts.category,
    lifecycle,
    source,
    packageCase: facts.package,
    pins: facts.pins,
    params: facts.params,
    originals: facts.originals,
    rewrites: facts.rewrites,
    datasheetUrl: urlOf(textOf(row, 'datasheetUrl', 1000)),
    isPattern: row['mpnPattern'] === true,
    popularity: popularityOf(source),
  };
}

const missing = (field: string): never => {
  throw new RowError(`缺少 ${field}`);
};

function objectOf(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RowError('不是合法的 JSON');
  }
  if (!isObject(value)) throw new RowError('应是一个 JSON 对象');
  return value;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(row: Record<string, unknown>, field: string, longest: number): string | null {
  const value = row[field];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new RowError(`${field} 应是文字`);
  const text = value.trim();
  if (text.length > longest) throw new RowError(`${field} 太长，最多 ${longest} 个字符`);
  if (control.test(text)) throw new RowError(`${field} 里有不能保存的字符`);
  return text === '' ? null : text;
}

function pinsOf(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 30_000) throw new RowError('pins 应是 1 到 30000 的整数');
  return value;
}

function paramsOf(value: unknown): ImportedPart['params'] {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw new RowError('params 应是一个对象');
  const params: ImportedPart['params'] = {};
  for (const [code, content] of Object.entries(value)) {
    if (content === null) continue;
    if (!parameterCode.test(code)) throw new RowError(`参数名“${code.slice(0, 40)}”只能由字母、数字和下划线组成`);
    const isGood =
      typeof content === 'boolean' ||
      (typeof content === 'number' && Number.isFinite(content)) ||
      (typeof content === 'string' && content.length <= 200 && !control.test(content));
    if (!isGood) throw new RowError(`参数 ${code} 的值应是数字、文字（最多 200 个字符）或是否`);
    if (content !== '') params[code] = content;
  }
  return params;
}

function urlOf(text: string | null): string | null {
  if (text === null) return null;
  if (!isPageAddress(text)) throw new RowError('datasheetUrl 应是 http 或 https 的完整地址，不带用户名和密码');
  return text;
}
