// Names each story in the sidebar by the beginning of its caption: the comment above it, up to the first stop.
import { readFile } from 'node:fs/promises';
import type { Indexer } from 'storybook/internal/types';
import { shortCaption } from './shortCaption.ts';

/** Wraps Storybook's own indexer. Ids still come from titles and export names. */
export function withCaptions(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(fileName, options) {
      const [entries, source] = await Promise.all([indexer.createIndex(fileName, options), readFile(fileName, 'utf8')]);
      return entries.map((entry) => {
        const caption = entry.exportName && captionOf(source, entry.exportName);
        return entry.type === 'story' && caption ? { ...entry, name: caption } : entry;
      });
    },
  };
}

function captionOf(source: string, exportName: string): string | undefined {
  const comment = new RegExp(`/\\*\\*((?:[^*]|\\*(?!/))*)\\*/\\s*export const ${exportName}\\b`).exec(source)?.[1];
  return comment && shortCaption(comment.replaceAll(/^\s*\*/gm, ''));
}
