import { readFileSync } from 'node:fs';
import { webAddress } from '../../../platform/webAddress.ts';

/** A brand as a file of brands tells it. */
export interface BrandFact {
  name: string;
  nameCn: string | null;
  country: string | null;
  website: string | null;
  founded: number | null;
  parent: string | null;
  aliases: string[];
}

/** Reads a file of brands: an array of `{name, nameCn?, website?, country?, founded?, parent?, aliases?}`. */
export function readBrandFile(file: string): BrandFact[] {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(value)) throw new Error('品牌文件应是一个 JSON 数组');
  return value.map((row: unknown, at): BrandFact => {
    const fact: Record<string, unknown> = typeof row === 'object' && row !== null ? { ...row } : {};
    const text = (field: string): string | null => {
      const content = fact[field];
      return typeof content === 'string' && content.trim() !== '' ? content.trim() : null;
    };
    const name = text('name');
    if (name === null || name.length > 120) throw new Error(`品牌文件第 ${at + 1} 项没有 name，或太长`);
    const website = text('website');
    if (website !== null && webAddress(website) === null) throw new Error(`品牌文件第 ${at + 1} 项的 website 应是网站的地址，不带用户名和密码`);
    const { aliases, founded } = fact;
    return {
      name,
      nameCn: text('nameCn'),
      country: text('country'),
      website,
      parent: text('parent'),
      founded: typeof founded === 'number' && Number.isInteger(founded) ? founded : null,
      aliases: Array.isArray(aliases) ? aliases.filter((alias): alias is string => typeof alias === 'string') : [],
    };
  });
}
