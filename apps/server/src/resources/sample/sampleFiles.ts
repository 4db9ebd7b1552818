import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ArticleBlock, DataColumn, ResourceCard } from '@chippage/api/types';
import { type ArticleText, readArticle, readingMinutes } from '../../news/articles/articleText.ts';
import { readSvg } from '../../news/articles/svgFigure.ts';
import type { WrittenPicture } from '../../site/blocks.ts';
import { readBom } from '../bom.rules.ts';
import { drawingPreview, type FileType, textPreview, typeOfName } from '../files.rules.ts';
import { resourceFieldNames, resourceLevelNames, resourceLicenceNames } from '../names.ts';
import type { StoredBomLine, StoredDrawing, StoredPreview, StoredTable } from '../resources.schema.ts';
import { figurePath } from '../resources/cards.queries.ts';
import { type ColumnWords, readTable } from '../tables.rules.ts';
import { choiceIn, listIn, type Matter, readMatter, textIn } from './frontMatter.ts';

/** The resources that come with the portal. */
export const sampleResourcesFolder = join(import.meta.dirname, '../../../sample/resources');

/** A file of a resource of the sample, or a drawing. */
export interface SampleFile {
  name: string;
  type: FileType;
  bytes: Buffer;
  sha256: string;
  table: StoredTable | null;
  preview: StoredPreview | null;
}

/** A lesson of a course of the sample. */
export interface SampleLesson extends ArticleText {
  no: number;
  title: string;
  minutes: number;
}

/** A resource of the sample, read and checked. */
export interface SampleResource extends ArticleText {
  slug: string;
  kind: ResourceCard['kind'];
  title: string;
  summary: string;
  field: ResourceCard['field'];
  level: ResourceCard['level'];
  licence: ResourceCard['licence'];
  /** Key of an author of the sample news. */
  author: string;
  tags: string[];
  source: string | null;
  publishTime: Date;
  markdown: string;
  drawing: StoredDrawing | null;
  bom: StoredBomLine[];
  columns: DataColumn[];
  files: SampleFile[];
  figures: SampleFile[];
  lessons: SampleLesson[];
  /** Changes when one of its files does. */
  contentHash: string;
}

/** Raise it when files are read in another way: then every resource is read anew. */
const FORMAT = 2;
const sha256Of = (...contents: (string | Buffer)[]) =>
  contents.length === 1
    ? createHash('sha256').update(contents[0]!).digest('hex')
    : contents.reduce((hash, content) => hash.update(content).update('\0'), createHash('sha256')).digest('hex');

function readFile(folder: string, name: string, words?: ColumnWords): SampleFile {
  const type = typeOfName(name);
  if (type === null || !existsSync(join(folder, name))) throw new Error(`没有文件 ${name}`);
  const bytes = readFileSync(join(folder, name));
  const table = readTable(name, bytes, words);
  const preview = type === 'image/svg+xml' ? drawingPreview(bytes) : table ? null : textPreview(type, bytes);
  return { name, type, bytes, sha256: sha256Of(bytes), table, preview };
}

function readDrawing(folder: string, name: string, alt: string): { figure: SampleFile; drawing: StoredDrawing } {
  if (!/^[a-z0-9-]+\.svg$/.test(name)) throw new Error(`${name} 不是这里的图`);
  const figure = readFile(folder, name);
  try {
    return { figure, drawing: { sha256: figure.sha256, alt, ...readSvg(figure.bytes.toString('utf8')) } };
  } catch (error) {
    throw new Error(`${name}：${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

/** Reads Markdown whose pictures lie in the folder; they are added to `figures`. @param shown One that the page shows by itself */
function readText(folder: string, markdown: string, figures: SampleFile[], shown?: string): ArticleText {
  return readArticle(markdown, ({ href, alt, caption }: WrittenPicture): ArticleBlock | null => {
    if (href === shown) return null;
    if (alt === '') throw new Error(`图 ${href} 没有给看不见的人的说明`);
    const { figure, drawing } = readDrawing(folder, basename(href), alt);
    if (!figures.some(({ sha256 }) => sha256 === figure.sha256)) figures.push(figure);
    return { kind: 'figure', src: figurePath(drawing.sha256), alt, caption, width: drawing.width, height: drawing.height };
  });
}

/** Tables of values are of use to everybody. */
const fieldNames = { ...resourceFieldNames, basics: 'values' };

function readFacts(matter: Matter) {
  const created = textIn(matter, 'createdOn');
  const publishTime = new Date(`${created}T09:00:00+08:00`);
  if (!/^\d{4}-\d\d-\d\d$/.test(created) || Number.isNaN(publishTime.getTime())) throw new Error('createdOn 应是年-月-日');
  return {
    title: textIn(matter, 'title'),
    summary: textIn(matter, 'summary'),
    field: choiceIn(matter, matter.has('field') ? 'field' : 'collection', fieldNames),
    level: matter.has('difficulty') ? choiceIn(matter, 'difficulty', resourceLevelNames) : ('beginner' as const),
    licence: choiceIn(matter, 'licence', resourceLicenceNames),
    author: textIn(matter, 'author'),
    tags: listIn(matter, 'tags').slice(0, 8),
    source: textIn(matter, 'source', '') || null,
    publishTime,
  };
}

/** The description of a drawing: its own `<desc>` or `<title>`. */
const altOf = (folder: string, name: string, otherwise: string): string => {
  const svg = readFileSync(join(folder, name), 'utf8');
  return (/<desc[^>]*>([^<]+)<\/desc>/.exec(svg)?.[1] ?? /<title[^>]*>([^<]+)<\/title>/.exec(svg)?.[1] ?? otherwise).trim();
};

function readScheme(folder: string, slug: string): SampleResource {
  const { matter, markdown } = readMatter(readFileSync(join(folder, `${slug}.md`), 'utf8'));
  const facts = readFacts(matter);
  const figures: SampleFile[] = [];
  const text = readText(folder, markdown, figures, `${slug}.svg`);
  const { figure, drawing } = readDrawing(folder, `${slug}.svg`, altOf(folder, `${slug}.svg`, facts.title));
  const list = readFile(folder, `${slug}.bom.csv`);
  const bom = readBom(list.bytes.toString('utf8'));
  if (!bom) throw new Error(`${slug}.bom.csv 不是清单`);
  const mpns = [...new Set([...bom.map(({ mpn }) => mpn).filter(Boolean), ...listIn(matter, 'parts'), ...text.mpns])];
  const files = [figure, list];
  return whole({ slug: `schemes/${slug}`, kind: 'scheme', ...facts, ...text, mpns, markdown, drawing, bom, files, figures: [figure, ...figures] });
}

function minutesOf(matter: Matter, plainText: string): number {
  const said = textIn(matter, 'minutes', '');
  if (said !== '' && !/^[1-9]\d{0,2}$/.test(said)) throw new Error('minutes 应是一个整数');
  return said === '' ? readingMinutes(plainText) : Number(said);
}

function readCourse(folder: string, slug: string): SampleResource {
  const inside = join(folder, slug);
  const { matter, markdown } = readMatter(readFileSync(join(inside, 'course.md'), 'utf8'));
  const facts = readFacts(matter);
  const figures: SampleFile[] = [];
  const text = readText(inside, markdown, figures);
  const names = readdirSync(inside)
    .filter((name) => /^\d\d-.+\.md$/.test(name))
    .toSorted();
  const lessons = names.map((name, at): SampleLesson => {
    try {
      const lesson = readMatter(readFileSync(join(inside, name), 'utf8'));
      const text = readText(inside, lesson.markdown, figures);
      return { no: at + 1, title: textIn(lesson.matter, 'title'), minutes: minutesOf(lesson.matter, text.plainText), ...text };
    } catch (error) {
      throw new Error(`${name}：${error instanceof Error ? error.message : ''}`, { cause: error });
    }
  });
  const mpns = [...new Set([...listIn(matter, 'parts'), ...text.mpns, ...lessons.flatMap((lesson) => lesson.mpns)])];
  const files = names.map((name) => readFile(inside, name));
  return whole({ slug: `courses/${slug}`, kind: 'course', ...facts, ...text, mpns, markdown, drawing: null, bom: [], files, figures, lessons });
}

/** `name：what it is`, a line each. */
const columnWordsOf = (matter: Matter): ColumnWords =>
  new Map(
    listIn(matter, 'columns').flatMap((line) => {
      const [, name = '', description = ''] = /^(.+?)：(.+)$/.exec(line) ?? [];
      return name === '' ? [] : [[name.trim(), { description: description.trim() }] as const];
    }),
  );

function readData(folder: string, slug: string): SampleResource {
  const { matter, markdown } = readMatter(readFileSync(join(folder, `${slug}.md`), 'utf8'));
  const facts = readFacts(matter);
  const figures: SampleFile[] = [];
  const text = readText(folder, markdown, figures);
  const words = columnWordsOf(matter);
  const files = ['csv', 'json'].filter((ending) => existsSync(join(folder, `${slug}.${ending}`))).map((ending) => readFile(folder, `${slug}.${ending}`, words));
  if (files.length === 0) throw new Error(`没有 ${slug}.csv 或 ${slug}.json`);
  const kind = textIn(matter, 'kind', 'original') === 'datum' ? 'datum' : 'original';
  const mpns = [...new Set([...listIn(matter, 'parts'), ...text.mpns])];
  return whole({ slug: `data/${slug}`, kind, ...facts, ...text, mpns, markdown, drawing: null, bom: [], files, figures });
}

function whole(read: Omit<SampleResource, 'columns' | 'lessons' | 'contentHash'> & { lessons?: SampleLesson[] }): SampleResource {
  const { lessons = [], files, figures, ...rest } = read;
  const columns = read.kind === 'scheme' ? [] : (files.find(({ table }) => table !== null)?.table?.facts ?? []);
  const said = JSON.stringify([FORMAT, rest, lessons, columns]);
  return { ...read, lessons, columns, contentHash: sha256Of(said, ...[...files, ...figures].map(({ sha256 }) => sha256)) };
}

const kinds = { schemes: readScheme, courses: readCourse, data: readData } as const;

/**
 * Reads every resource of the sample.
 * @throws Error whose message names the file and says what is wrong.
 */
export function readSampleResources(folder = sampleResourcesFolder): SampleResource[] {
  return Object.entries(kinds).flatMap(([kind, read]) => {
    const inside = join(folder, kind);
    if (!existsSync(inside)) return [];
    const entries = readdirSync(inside, { withFileTypes: true });
    const slugs = entries.flatMap((entry) => {
      if (kind === 'courses') return entry.isDirectory() ? [entry.name] : [];
      return entry.name.endsWith('.md') && entry.name !== 'README.md' ? [entry.name.slice(0, -3)] : [];
    });
    return slugs.toSorted().map((slug) => {
      try {
        return read(inside, slug);
      } catch (error) {
        throw new Error(`${kind}/${slug}：${error instanceof Error ? error.message : ''}`, { cause: error });
      }
    });
  });
}

/** A column (专栏) as its file says; steps name articles by their slug and resources by folder and name. */
export interface SampleSeries {
  key: string;
  title: string;
  summary: string;
  field: ResourceCard['field'];
  author: string;
  updateTime: string;
  items: string[];
}

/** The columns of the sample. */
export function readSampleSeries(folder = sampleResourcesFolder): SampleSeries[] {
  const file = join(folder, 'series.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SampleSeries[]) : [];
}
