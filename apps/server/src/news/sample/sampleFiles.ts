import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleBlock } from '@chippage/api/types';
import type { WrittenPicture } from '../../site/blocks.ts';
import { type ArticleText, readArticle } from '../articles/articleText.ts';
import { type FrontMatter, readFrontMatter } from './frontMatter.ts';
import { readSvg } from '../articles/svgFigure.ts';

/** The articles that come with the portal. */
export const sampleNewsFolder = join(import.meta.dirname, '../../../sample/news');

/** A drawn figure of the sample. */
export interface SampleFigure {
  name: string;
  svg: Buffer;
  sha256: string;
  width: number;
  height: number;
}

/** An article of the sample, read and checked. */
export interface SampleArticle extends FrontMatter, ArticleText {
  slug: string;
  markdown: string;
  coverUrl: string | null;
  figures: SampleFigure[];
  /** Changes when the file or one of its figures does. */
  contentHash: string;
}

/** A channel as its file says. */
export interface SampleChannel {
  key: string;
  name: string;
  description: string;
  parent: string | null;
}

/** An author as their file says. */
export interface SampleAuthor {
  key: string;
  name: string;
  field: string;
  intro: string;
}

/** Where a figure is on this site. */
const figurePath = (sha256: string): string => `/api/news/figure/${sha256}`;

/** Raise it when blocks are read in another way: then every article is read anew. */
const FORMAT = 1;
const sha256Of = (...contents: (string | Buffer)[]) =>
  contents.reduce((hash, content) => hash.update(content).update('\0'), createHash('sha256')).digest('hex');

const readJson = <T>(folder: string, name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
/** Channels in their order; those above come first. */
export const readSampleChannels = (folder = sampleNewsFolder): SampleChannel[] => readJson(folder, 'channels.json');
/** Authors. */
export const readSampleAuthors = (folder = sampleNewsFolder): SampleAuthor[] => readJson(folder, 'authors.json');

function readFigure(folder: string, name: string): SampleFigure {
  if (!/^[a-z0-9-]+\.svg$/.test(name)) throw new Error(`${name} 不是这里的图`);
  let svg: Buffer;
  try {
    svg = readFileSync(join(folder, name));
  } catch {
    throw new Error(`没有图 ${name}`);
  }
  try {
    return { name, svg, sha256: createHash('sha256').update(svg).digest('hex'), ...readSvg(svg.toString('utf8')) };
  } catch (error) {
    throw new Error(`${name}：${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

/**
 * Reads one article with its figures.
 * @throws Error whose message names the file and says what is wrong.
 */
export function readSampleArticle(slug: string, folder = sampleNewsFolder): SampleArticle {
  try {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new Error('文件名应是小写英文、数字和短横');
    const file = readFileSync(join(folder, `${slug}.md`), 'utf8');
    const { matter, markdown } = readFrontMatter(file);
    const figures = new Map<string, SampleFigure>();
    const figureOf = (name: string) => {
      const known = figures.get(name) ?? readFigure(folder, name);
      figures.set(name, known);
      return known;
    };
    const picture = ({ href, alt, caption }: WrittenPicture): ArticleBlock => {
      if (alt === '') throw new Error(`图 ${href} 没有给看不见的人的说明`);
      const { sha256, width, height } = figureOf(href);
      return { kind: 'figure', src: figurePath(sha256), alt, caption, width, height };
    };
    const text = readArticle(markdown, picture);
    const coverUrl = matter.cover === null ? null : figurePath(figureOf(matter.cover).sha256);
    const contentHash = sha256Of(`${FORMAT}`, file, ...[...figures.values()].map(({ sha256 }) => sha256));
    return { ...matter, ...text, slug, markdown, coverUrl, figures: [...figures.values()], contentHash };
  } catch (error) {
    throw new Error(`${slug}.md：${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

/** Names of the articles' files, without their ending. */
export const listSampleSlugs = (folder = sampleNewsFolder): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -3))
    .toSorted();
