import { insertDocument } from '../../../apps/server/src/datasheets/documents/documents.queries.ts';
import { readSampleCatalogue, readSampleParts } from '../../../apps/server/src/datasheets/parts/sample/sampleCatalogue.ts';
import { pageWords } from '../../../apps/server/src/datasheets/texts/pageWords.ts';
import { keepPages } from '../../../apps/server/src/datasheets/texts/texts.queries.ts';
import type { Db } from '../../../apps/server/src/platform/database/connect.ts';
import { seeded } from '../../../apps/server/src/platform/seeded.ts';

const PAGES = 8;
const phrases =
  '工作温度范围|绝对最大额定值|输入失调电压|电源抑制比|典型应用电路|热阻|封装尺寸|引脚排列|静态电流|输出驱动能力|上电复位|低功耗模式|时钟树|中断优先级|recommended operating conditions|absolute maximum ratings|thermal resistance|supply current|input offset voltage|output swing|propagation delay|package information|layout guidelines|typical characteristics|electrostatic discharge|the device is|available in|operating from|a single supply|see the table'.split(
    '|',
  );

/** Words that are searched: such as stand on many pages, on few, together and in quotes. */
export const textQueries: readonly string[] = [
  ...phrases,
  ...phrases.filter((phrase) => phrase.includes(' ')).map((phrase) => `"${phrase}"`),
  '工作温度 静态电流',
  'supply current 热阻',
  '"typical characteristics" layout',
];

/** Writes sheets with the text of their pages, as if they had been read. @returns the numbers of parts that they name */
export async function fillTexts(db: Db, count: number): Promise<string[]> {
  const random = seeded(9);
  const of = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const parts = readSampleParts();
  const { rows } = await db.execute<{ id: number; brand_id: number; mpn: string }>('select id, brand_id, mpn from parts order by id');
  const words = [...new Set(readSampleCatalogue().brands.map(({ name }) => name))];
  const now = new Date();
  for (let no = 0; no < count; no++) {
    const part = rows[(no * 7) % rows.length];
    if (!part) throw new Error('no parts');
    const sha256 = no.toString(16).padStart(64, '0');
    const facts = {
      title: `${part.mpn} datasheet`,
      version: '',
      language: 'en' as const,
      sha256,
      sizeBytes: 1000,
      pageCount: PAGES,
      outline: [],
      createdAt: now,
    };
    const id = await insertDocument(db, { brandId: part.brand_id, ...facts }, [part.id]);
    if (id === undefined) continue;
    const pages = Array.from({ length: PAGES }, (_, at) => {
      const text = Array.from({ length: 60 }, () => (random() < 0.1 ? `${of(parts).mpn} ${of(words)}` : of(phrases))).join(random() < 0.5 ? '，' : ' ');
      return { documentId: id, page: at + 1, text, words: pageWords(text) };
    });
    await keepPages(db, { id, skippedPages: 0 }, { pages, nextPage: PAGES + 1, isLast: true, leastSigns: 16, now });
  }
  return rows.map(({ mpn }) => mpn);
}
